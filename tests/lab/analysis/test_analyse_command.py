"""`mokum analyse`: a table for people, data for programs, a picture; and why a record is refused."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lab.analysis.played import played
from mokum.catalog import game as find_game
from mokum.cli.app import app
from mokum.kernel.record import Record, read, write


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("analysis") / "game.mokum"
    place.write_text(played("routes", ("greedy", "beginner"), "command"), encoding="utf-8")
    return place


def run(*typed: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["analyse", *typed, "--processes", "1"])
    return done.exit_code, done.stdout, done.stderr


def test_data_and_a_picture(file: Path) -> None:
    picture = file.with_suffix(".svg")
    code, told, _ = run(str(file), "--quick", "--json", "--picture", str(picture))
    found = json.loads(told)
    assert code == 0
    assert [seat["name"] for seat in found["seats"]] == ["greedy 1", "beginner 2"]
    for seat in found["seats"]:
        parts = sum(seat[part] for part in ("start", "luck", "skill", "rest"))
        assert parts == pytest.approx(seat["result"])
        assert {"chance", "decisions", "draws", "level", "score", "rank"} <= seat.keys()
    assert found["moments"]
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.startswith("<svg ")
    assert all(seat["name"] in drawn for seat in found["seats"])
    assert drawn.count("<title>") == len(found["moments"])


def test_a_table_and_the_moments_in_words(file: Path) -> None:
    code, told, _ = run(str(file), "--quick")
    assert code == 0
    assert "Own decisions" in told
    assert "slip: " in told
    assert "Better: " in told


def test_a_game_that_is_not_over_is_refused(file: Path) -> None:
    record = read(file.read_text(encoding="utf-8"), find_game)
    fields = {field: getattr(record, field) for field in record.__struct_fields__}
    cut = file.with_name("cut.mokum")
    cut.write_text(write(Record(**fields | {"entries": record.entries[:9]}), find_game("routes")), encoding="utf-8")
    assert run(str(cut)) == (1, "", "The game was not played to its end.\n")
