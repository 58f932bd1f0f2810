"""`mokum arena` as it is typed, and killed while it runs."""

import csv
import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from cli.processes import PATIENCE, environment
from mokum.cli.app import app

SMALL = ("arena", "routes", "--bots", "greedy", "--against", "random", "--seats", "2", "--processes", "1")
COMMAND = (sys.executable, "-c", "from mokum.cli.app import app; app()")
"""`mokum`, from whichever checkout is tested."""
TIMES = 10
"""How often it is killed."""


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words), env={"COLUMNS": "200"})


def report(*words: str) -> dict[str, Any]:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def test_a_table_for_people() -> None:
    result = run(*SMALL, "--games", "60")
    assert result.exit_code == 0
    for words in ("Rating", "Share of wins", "Margin", "greedy", "random", "50.0%"):
        assert words in result.stdout
    assert "rounds: greedy wins more than its even share of 50.0%." in result.stdout
    assert result.stderr == ""


def test_options_of_a_bot_are_shown() -> None:
    result = run("arena", "routes", "--bots", "shaken[noise=2],shaken[noise=3]", "--games", "2", "--processes", "1")
    assert "│ shaken[noise=2] " in result.stdout
    assert "│ shaken[noise=3] " in result.stdout


def test_too_few_games_leave_it_open() -> None:
    assert "Not decided after 4 games in 2 rounds" in run(*SMALL, "--games", "5").stdout


def test_figures_for_programs() -> None:
    told = report(*SMALL, "--games", "24", "--all")
    assert (told["games"], told["rounds"], told["even"]) == (24, 12, 0.5)
    assert list(told["bots"]) == ["greedy", "random"]
    bot = told["bots"]["greedy"]
    assert set(bot) == {
        "wins", "share", "low", "high", "margin", "margin_low", "margin_high", "rating", "sigma",
    }  # fmt: skip
    assert bot["wins"] == 24 * bot["share"]
    assert bot["low"] <= bot["share"] <= bot["high"]
    assert told["decided"] == "more"


def test_two_challengers_on_the_same_deals() -> None:
    words = ("arena", "routes", "--bots", "greedy", "--versus", "random", "--against", "shaken", "--seats", "2")
    told = report(*words, "--games", "40", "--all", "--processes", "1")
    assert list(told["bots"]) == ["greedy", "random", "shaken"]
    shares = [told["bots"][name]["share"] for name in ("greedy", "random")]
    assert told["difference"]["value"] == pytest.approx(shares[0] - shares[1])
    assert "than random on the same deals (difference +" in run(*words, "--games", "4", "--processes", "1").stdout


def test_fields_fill_the_seats() -> None:
    def line(*words: str) -> list[str]:
        told = report("arena", "routes", *words, "--games", "4", "--processes", "1")["arrangement"]
        return [told["challenger"], *told["field"]]

    assert line("--bots", "random", "--against", "mixed") == ["random", "greedy", "shaken", "older"]
    assert line("--bots", "random,shaken[noise=2]", "--seats", "4") == ["random", *["shaken[noise=2]"] * 3]
    assert line("--bots", "random,shaken", "--against", "random", "--seats", "3") == ["random", "shaken", "random"]
    assert line("--bots", "random,shaken") == ["random", "shaken"]
    assert line("--bots", "random", "--seats", "2") == ["random", "greedy"]


def test_games_records_and_a_picture_are_kept(tmp_path: Path) -> None:
    results, records, picture = tmp_path / "games.csv", tmp_path / "records", tmp_path / "ladder.svg"
    files = ("--results", str(results), "--records", str(records), "--picture", str(picture))
    report(*SMALL, "--games", "4", *files)
    rows = list(csv.DictReader(results.read_text(encoding="utf-8").splitlines()[1:]))
    assert [row["round"] + row["rotation"] for row in rows] == ["00", "01", "10", "11"]
    assert [row["bots"] for row in rows] == ["greedy random", "random greedy"] * 2
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    for file in sorted(records.iterdir()):
        verified = run("verify", str(file))
        assert verified.exit_code == 0, verified.output
    assert len(list(records.iterdir())) == 4


def test_a_class_of_the_folder_in_every_process(tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(
        "class First:\n    looks = False\n\n    def __init__(self, game, seed, place=0):\n        self.place = place\n"
        "    def choose(self, view, moves):\n        return moves[self.place % len(moves)]\n"
    )
    words = ("arena", "routes", "--bots", "mybots:First[place=1]", "--against", "random", "--seats", "2", "--json")
    done = subprocess.run(
        [*COMMAND, *words, "--games", "200", "--all", "--processes", "2"],
        cwd=tmp_path, env=environment(), capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 200


MORTAL = """
import multiprocessing, os, pathlib, signal

LIVES = pathlib.Path("lives")

class Mortal:
    looks = False

    def __init__(self, game, seed, place=0):
        self.chosen = 0

    def choose(self, view, moves):
        self.chosen += 1
        if self.chosen == 5 and LIVES.exists():
            LIVES.write_text(LIVES.read_text()[1:])
            if not LIVES.read_text():
                arena = os.getppid() if multiprocessing.parent_process() else os.getpid()
                os.kill(arena, signal.SIGKILL)
        return moves[self.chosen % len(moves)]
"""
"""In the middle of a game it kills the arena that it plays in, once so many games were begun in a life."""
A_LIFE = 7


def test_killed_ten_times_it_ends_as_if_nothing_had_been(tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(MORTAL)
    arena_of = (*COMMAND, "arena", "routes", "--bots", "mybots:Mortal", "--against", "random", "--seats", "2")
    words = (*arena_of, "--processes", "1", "--games", "80", "--all", "--json", "--results")
    results, lives = tmp_path / "killed.csv", tmp_path / "lives"
    for _ in range(TIMES):
        lives.write_text("x" * A_LIFE)
        arena = subprocess.run(
            [*words, results.name], cwd=tmp_path, env=environment(), capture_output=True, timeout=PATIENCE, check=False
        )
        assert arena.returncode == -signal.SIGKILL, arena.stderr
    lives.unlink()
    games = len(results.read_bytes().splitlines())
    assert TIMES < games < 80, "something was kept in each life, and something is left to play"
    with results.open("ab") as torn:
        torn.write(b"77,0,0|77,gree")
    again, whole = (
        subprocess.run([*words, name], cwd=tmp_path, env=environment(), capture_output=True, text=True, check=True)
        for name in (results.name, "whole.csv")
    )
    assert again.stdout == whole.stdout
    assert results.read_bytes() == (tmp_path / "whole.csv").read_bytes()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("cathedrals", "--bots", "greedy"), "Unknown game 'cathedrals'."),
        (
            ("routes", "--bots", "clairvoyant"),
            "Unknown bot 'clairvoyant': choose beginner, casual, expert, fallible",
        ),
        (("routes", "--bots", "greedy", "--against", "everybody"), "Unknown field 'everybody'. Choose greedy, shaken"),
        (("routes", "--bots", "greedy", "--seats", "5"), "routes needs 2 to 4 players, not 5."),
        (("routes", "--bots", "greedy,random,random", "--seats", "2"), "3 bots, but only 2 seats."),
        (("routes", "--bots", "greedy", "--games", "3"), "A round is 4 games, one for each seat."),
        (("routes", "--bots", "greedy", "--versus", "random,shaken"), "--versus takes one bot."),
        (("routes", "--bots", "greedy", "--versus", "greedy"), "--versus must name another bot"),
        (("harbour", "--bots", "greedy", "--seats", "1"), "An arena needs at least 2 seats."),
        (("routes", "--bots", "greedy", "--option", "first=9"), "The first player must be one of the seats."),
    ],
)
def test_what_can_not_be_played_is_refused(words: tuple[str, ...], why: str) -> None:
    result = run("arena", *words)
    assert result.exit_code == 2
    assert why in result.stderr


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "diary.csv").write_text("dear diary\n")
    result = run(*SMALL, "--results", str(tmp_path / "diary.csv"))
    assert result.exit_code == 2
    assert "is not a file of results" in result.stderr
    assert (tmp_path / "diary.csv").read_text() == "dear diary\n"
