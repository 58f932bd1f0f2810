"""Bots that are not ours, wherever a bot is named: programs, classes and entry points."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cli.processes import PATIENCE, environment
from mokum.catalog import game as find_game
from mokum.cli.app import app
from mokum.kernel.verifying import verify

FIRST = """
import sys

for line in sys.stdin:
    if line.startswith('{"type":"turn"'):
        print('{"move":0}', flush=True)
"""
CLASS = """
class First:
    looks = ponders = False

    def __init__(self, game, seed):
        pass

    def choose(self, view, moves):
        return moves[0]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the same bot is a program and a class."""
    (tmp_path / "first.py").write_text(FIRST)
    (tmp_path / "firstclass.py").write_text(CLASS)
    monkeypatch.chdir(tmp_path)
    return tmp_path


PROGRAM = f"exec:{sys.executable} -S first.py"


def run(*words: str, said: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=said, env={"COLUMNS": "300"})


@pytest.mark.usefixtures("folder")
def test_a_program_and_a_class_that_play_alike_have_the_same_table_on_one_process_and_on_two() -> None:
    def bots(name: str, processes: str) -> object:
        words = ("simulate", "routes", "--bots", f"{name},greedy", "--seats", "3", "--games", "30", "--json")
        done = run(*words, "--processes", processes)
        assert done.exit_code == 0, done.output
        told = json.loads(done.stdout)["summary"]
        return told["bots"][name], told["bots"]["greedy"], told["seats"], told["decisions"]

    assert bots(PROGRAM, "1") == bots(PROGRAM, "2") == bots("firstclass:First", "1")


def test_in_the_arena_with_results_records_and_a_break(folder: Path) -> None:
    words = ("arena", "routes", "--bots", f"{PROGRAM},random", "--all", "--processes", "1")
    kept = ("--results", "games.csv", "--records", "games")
    assert run(*words, *kept, "--games", "4").exit_code == 0
    done = run(*words, *kept, "--games", "8", "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["bots"] == json.loads(run(*words, "--games", "8", "--json").stdout)["bots"]
    assert (folder / "games.csv").read_text().count(f"'{PROGRAM}'") == 8
    record = verify((folder / "games" / "00001-1.mokum").read_text(), find_game)
    assert record.names == (f"{PROGRAM} 1", "random 2")


def test_lost_turns_are_told(folder: Path) -> None:
    (folder / "fails.py").write_text(FIRST.replace("print('", "print('no' if '\"claim' in line else '"))
    failing = f"exec:{sys.executable} -S fails.py"
    words = ("arena", "routes", "--bots", f"{failing},random", "--games", "2", "--processes", "1")
    lost = json.loads(run(*words, "--json").stdout)["lost"][failing]
    assert lost > 4
    told = run(*words).stdout
    assert f"Turns of {failing} lost by faults and played by greedy: {lost}." in told
    words = ("simulate", *words[1:])
    assert f"Turns of {failing} lost by faults and played by greedy: " in run(*words, "--seats", "2").stdout


@pytest.mark.usefixtures("folder")
def test_in_tables_for_people() -> None:
    for words in (
        ("simulate", "routes", "--games", "2", "--seats", "2"),
        ("habits", "routes", "--games", "2", "--seats", "2"),
        ("ladder", "routes", "--games", "8", "--seats", "2"),
    ):
        done = run(*words, "--bots", f"random,{PROGRAM}", "--processes", "1")
        assert done.exit_code == 0, done.output
        assert "first.py" in done.stdout


@pytest.mark.usefixtures("folder")
def test_a_fit_learns_from_it() -> None:
    words = ("fit", "routes", "--seats", "2", "--games", "10", "--out", "value.json", "--processes", "1")
    done = run(*words, "--bots", f"greedy,{PROGRAM}")
    assert done.exit_code == 0, done.output


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", [PROGRAM, "firstclass:First", "greedy", "Claes Waaghals", "shaken[noise=2]"])
def test_at_the_terminal(name: str) -> None:
    done = run("play", "routes", "--bots", name, "--seed", "1", said="keep both\n\nq\n")
    assert done.exit_code == 0, done.output
    assert "2 \x20 " in done.stdout or "has chosen" in done.stdout


def test_a_whole_game_at_the_terminal(folder: Path) -> None:
    """Somebody who always chooses the first line of a menu plays it to its end, and the program is told of that."""
    (folder / "first.py").write_text(FIRST.replace("if line.", "sys.stderr.write(line[:16] + '\\n')\n    if line."))
    typed = "1\n1\n\n" * 300
    words = (sys.executable, "-c", "from mokum.cli.app import app; app()", "play", "routes", "--bots", PROGRAM)
    done = subprocess.run(
        [*words, "--seed", "1", "--record", "game.mokum"], cwd=folder, env=environment(), input=typed,
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    told = done.stderr.splitlines()
    assert told[0].startswith('{"type":"game"')
    assert len(verify((folder / "game.mokum").read_text(), find_game).entries) > len(told[1:]) > 10
    assert {line[:14] for line in told[1:]} <= {'{"type":"turn"', '{"type":"over"'}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("play", "routes", "--bots", "nobody"), "Unknown bot 'nobody'. Choose aaltje"),
        (("play", "routes", "--bots", "exec:no-such-program"), "there is no program 'no-such-program'"),
        (("play", "routes", "--bots", "nowhere:Bot"), "The module of nowhere:Bot cannot be imported"),
        (("arena", "routes", "--bots", "exec:no-such-program"), "there is no program 'no-such-program'"),
        (("ladder", "routes", "--bots", "greedy"), "A ladder needs at least 2 bots, each of them once."),
        (("ladder", "routes", "--bots", "a,b", "--out", "x"), "--out is for the five levels, without --bots."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_cannot_be_is_said_in_one_sentence(words: tuple[str, ...], why: str) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert why in done.stderr


@pytest.mark.parametrize("slug", ["routes", "merchants", "harbour"])
def test_the_schema_of_a_game_is_printed(slug: str) -> None:
    done = run("schema", slug)
    assert done.exit_code == 0
    schema = json.loads(done.stdout)
    assert schema["title"] == slug
    assert set(schema["properties"]) >= {"view", "facts", "move", "options", "outcome"}
