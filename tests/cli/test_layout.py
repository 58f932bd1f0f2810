"""`mokum layout` as it is typed."""

import json

import pytest
from typer.testing import CliRunner

from mokum.catalog import game, shipped
from mokum.cli.app import app
from mokum.kernel.encoding import encoding_of


@pytest.mark.parametrize("slug", shipped())
def test_every_field_is_told(slug: str) -> None:
    encoding = encoding_of(game(slug))
    assert encoding is not None
    seats = game(slug).meta.seats[0]
    layout = encoding.layout(seats)
    told = CliRunner().invoke(app, ["layout", slug, "--seats", str(seats)])
    assert told.exit_code == 0
    assert told.stdout.splitlines() == list(layout.describe())
    for_programs = CliRunner().invoke(app, ["layout", slug, "--seats", str(seats), "--json"])
    assert json.loads(for_programs.stdout)["size"] == layout.size


def test_what_is_not_there_is_refused() -> None:
    assert CliRunner().invoke(app, ["layout", "routes", "--seats", "9"]).exit_code != 0
    assert CliRunner().invoke(app, ["layout", "chess"]).exit_code != 0
