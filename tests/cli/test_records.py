"""`replay` and `verify`: records told again, and records that lie refused."""

import hashlib
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
    arguments = ["play", "routes", "--seed", SEED, "--name", "Anna", "--bots", "greedy", "--record", str(file)]
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
    assert re.fullmatch(r"game\.txt is valid: routes, \d+ moves, players Anna, Griet\. Shuffles .*\n", result.output)


def test_a_damaged_record_is_refused_in_one_sentence(record: Path, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["verify", str(damaged(record, tmp_path, "Anna", "Inge"))])
    assert result.exit_code == 1
    assert result.output == (
        "damaged.txt is not a valid record: the seal is broken: the file is not as it was written "
        "(the story is not the one that the log tells).\n"
    )


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_B24_the_move_that_was_changed_is_named(record: Path, tmp_path: Path, command: str) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = 7
    at = lines.index("== The log ==") + 2 + number
    before = lines[at]
    for after, words in (
        (before.replace('"events":[', '"events":[{"type":"Nothing"},', 1), f"move {number} cannot be read: "),
        (re.sub('"events":.*', '"events":[]}', before), "did not bring this about"),
        (re.sub('"move":"[^"]*"', '"move":"fly"', before), f"move {number}: 'fly' is no move of this game"),
    ):
        copy = tmp_path / "changed.txt"
        copy.write_text("\n".join((*lines[:at], after, *lines[at + 1 :], "")), encoding="utf-8")
        result = CliRunner().invoke(app, [command, str(copy)])
        assert result.exit_code == 1
        assert "the seal is broken" in result.output
        assert f"move {number}" in result.output
        assert words in result.output


def test_B24_a_seal_that_was_changed_is_told_from_a_game_that_was(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    seal = text.rpartition("Seal: ")[2].strip()
    result = CliRunner().invoke(app, ["verify", str(damaged(record, tmp_path, seal, seal[::-1]))])
    assert (result.exit_code, "the seal itself is wrong" in result.output) == (1, True)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_B24_rules_from_the_future_are_refused(record: Path, tmp_path: Path, command: str) -> None:
    text = record.read_text(encoding="utf-8").replace('"rules_version":1', '"rules_version":99', 1)
    body = text.rpartition("Seal: ")[0]
    copy = tmp_path / "future.txt"
    copy.write_text(f"{body}Seal: {hashlib.sha256(body.encode()).hexdigest()}\n", encoding="utf-8")
    result = CliRunner().invoke(app, [command, str(copy)])
    assert result.exit_code == 1
    assert "rules version 99; this program knows them up to 1" in result.output


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_B24_a_huge_file_is_refused_before_it_is_read(tmp_path: Path, command: str) -> None:
    file = tmp_path / "huge.txt"
    with file.open("wb") as huge:
        huge.truncate(50 * 1024**3)  # it takes no room on the disk
    result = CliRunner().invoke(app, [command, str(file)])
    assert (result.exit_code, "longer than" in result.output) == (1, True)


@pytest.mark.parametrize("content", [b"", b"no record\n", b"\xff\xfe\x00"])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_record_is_refused(content: bytes, command: str, tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    file.write_bytes(content)
    result = CliRunner().invoke(app, [command, str(file)])
    assert result.exit_code == 1
    assert result.output.startswith("other.txt is not a valid record: it is not a ")
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
    assert "Griet is dealt the contracts" in story
    assert "Anna is dealt the contracts" in story
    assert "Your hand" not in story
    assert "Munttoren" in story
    assert "The score sheet" in story


def test_a_replay_for_a_seat_tells_what_that_seat_saw(record: Path) -> None:
    story = replayed(record, "--seat", "2")
    assert "Griet is dealt the contracts" in story
    assert "Anna is dealt 2 contracts." in story
    assert "Your hand" in story


def test_a_seat_that_is_not_there_is_refused(record: Path) -> None:
    assert CliRunner().invoke(app, ["replay", str(record), "--seat", "3"]).exit_code == 2


def test_a_replay_step_by_step_stops_when_asked_or_when_input_ends(record: Path) -> None:
    stopped = replayed(record, "--step", typed="\n\nq\n\n")
    assert stopped.count("Press Enter to continue, or q to stop.") == 3
    assert "The score sheet" not in stopped
    assert replayed(record, "--step", typed="\n").count("Press Enter to continue, or q to stop.") == 2


def test_a_game_that_was_left_is_told_as_far_as_it_went(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    typed = CliRunner().invoke(app, ["play", "routes", "--record", str(file)], input="keep both\n\nq\n")
    assert typed.exit_code == 0
    assert "The game was not played to its end." in replayed(file)
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 0
