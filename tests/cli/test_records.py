"""`replay` and `verify`: records told again, and records that lie refused."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cli.tables import typed_game
from mokum.cli.app import app

SEED = "7"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game between Anna and a bot."""
    file = tmp_path_factory.mktemp("records") / "game.txt"
    typed = "".join(f"{line}\n" for line in typed_game(2, SEED))
    arguments = ["play", "routes", "--seed", SEED, "--name", "Anna", "--record", str(file)]
    assert CliRunner().invoke(app, arguments, input=typed).exit_code == 0
    return file


def damaged(record: Path, tmp_path: Path, before: str, after: str) -> Path:
    """A copy in which one text was replaced."""
    text = record.read_text(encoding="utf-8")
    assert before in text
    copy = tmp_path / "damaged.txt"
    copy.write_text(text.replace(before, after, 1), encoding="utf-8")
    return copy


def test_a_true_record_is_verified(record: Path) -> None:
    result = CliRunner().invoke(app, ["verify", str(record)])
    assert result.exit_code == 0
    assert re.fullmatch(r"game\.txt is true: \d+ moves of routes by Anna, Greedy, with the deal .*\n", result.output)


def test_a_damaged_record_is_refused_in_one_sentence(record: Path, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["verify", str(damaged(record, tmp_path, "Anna", "Inge"))])
    assert result.exit_code == 1
    assert result.output == "damaged.txt is refused: the seal is broken: the file is not as it was written.\n"


@pytest.mark.parametrize("content", [b"", b"no record\n", b"\xff\xfe\x00"])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_record_is_refused(content: bytes, command: str, tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    file.write_bytes(content)
    result = CliRunner().invoke(app, [command, str(file)])
    assert result.exit_code == 1
    assert result.output.startswith("other.txt is refused: ")
    assert result.output.count("\n") == 1


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "none.txt")]).exit_code == 2


def replayed(record: Path, *options: str, typed: str = "") -> str:
    """What is told, with its line breaks undone."""
    result = CliRunner().invoke(app, ["replay", str(record), *options], input=typed)
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def test_a_replay_tells_everything_and_shows_what_a_watcher_sees(record: Path) -> None:
    story = replayed(record)
    assert "Greedy is dealt the contracts" in story
    assert "Anna is dealt the contracts" in story
    assert "Your hand" not in story
    assert "Munttoren" in story
    assert "The score sheet" in story


def test_a_replay_for_a_seat_tells_what_that_seat_saw(record: Path) -> None:
    story = replayed(record, "--seat", "2")
    assert "Greedy is dealt the contracts" in story
    assert "Anna is dealt 2 contracts." in story
    assert "Your hand" in story


def test_a_seat_that_is_not_there_is_refused(record: Path) -> None:
    assert CliRunner().invoke(app, ["replay", str(record), "--seat", "3"]).exit_code == 2


def test_a_replay_step_by_step_stops_when_asked_or_when_input_ends(record: Path) -> None:
    stopped = replayed(record, "--step", typed="\n\nq\n\n")
    assert stopped.count("Enter goes on, q stops.") == 3
    assert "The score sheet" not in stopped
    assert replayed(record, "--step", typed="\n").count("Enter goes on, q stops.") == 2


def test_a_game_that_was_left_is_told_as_far_as_it_went(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    typed = CliRunner().invoke(app, ["play", "routes", "--record", str(file)], input="keep both\n\nq\n")
    assert typed.exit_code == 0
    assert "The game was not played to its end." in replayed(file)
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 0
