"""`mokum migrate` brings a database up to date, as often as it is asked."""

import sqlite3
from contextlib import closing
from pathlib import Path

from typer.testing import CliRunner

from mokum.cli.app import app
from mokum.database.migrating import newest_revision


def test_a_new_database_and_the_same_again(tmp_path: Path) -> None:
    file = tmp_path / "mokum.db"
    for _ in range(2):
        done = CliRunner().invoke(app, ["migrate", "--database", f"sqlite:///{file}"])
        assert done.exit_code == 0, done.output
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(newest_revision(),)]


def test_an_address_that_is_none() -> None:
    done = CliRunner().invoke(app, ["migrate", "--database", "mysql://nowhere"])
    assert done.exit_code == 2
