"""`mokum simulate` as it is typed."""

import json
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from mokum.cli.simulate import simulate

APP = typer.Typer()
APP.command()(simulate)


def run(*words: str) -> Result:
    return CliRunner().invoke(APP, list(words), env={"COLUMNS": "200"})


def report(*words: str) -> dict[str, Any]:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    told: dict[str, Any] = json.loads(result.stdout)
    return told


def test_tables_for_people() -> None:
    result = run("routes", "--games", "12", "--bots", "greedy,random", "--processes", "1")
    assert result.exit_code == 0
    for words in (
        "12 games of routes with 4 seats",
        "games a second",
        "greedy",
        "random",
        "Seat",
        "The first player wins",
    ):
        assert words in result.stdout
    assert "ROU-060 in 100.0%" in result.stdout


def test_nobody_sees_a_bar_where_there_is_no_terminal() -> None:
    assert run("routes", "--games", "2", "--processes", "1").stderr == ""


def test_figures_for_programs() -> None:
    told = report("routes", "--seats", "2", "--games", "9", "--seed", "here", "--processes", "1")
    assert told["series"] == {
        "game": "routes",
        "seats": 2,
        "games": 9,
        "bots": ["random"],
        "seed": "here",
        "check": True,
        "options": {},
    }
    assert told["summary"]["games"] == 9
    assert sum(told["summary"]["ends"].values()) == 9
    assert len(told["summary"]["seats"]) == 2
    assert told["games_per_second"] > 0


def test_a_table_may_choose() -> None:
    words = ("--option", "short=true", "--option", "extensions=2, 4", "--option", "tasks=two open")
    told = report("harbour", "--seats", "2", "--games", "3", *words, "--processes", "1")
    assert told["series"]["options"] == {"short": True, "extensions": [2, 4], "tasks": "two open"}
    usual = report("harbour", "--seats", "2", "--games", "3", "--processes", "1")
    assert told["summary"]["decisions"] != usual["summary"]["decisions"]
    assert usual["summary"]["first"] is None


def test_the_first_seat_is_1() -> None:
    told = report("routes", "--seats", "2", "--games", "2", "--option", "first=1", "--processes", "1")
    assert told["series"]["options"] == {"first": 0}


def test_alone_against_an_opponent_of_the_game() -> None:
    told = report("harbour", "--seats", "1", "--games", "6", "--bots", "greedy", "--processes", "1")
    assert 0 <= told["summary"]["bots"]["greedy"]["wins"]["value"] <= 1
    assert told["summary"]["bots"]["greedy"]["even"] == 1


def test_the_same_seed_tells_the_same_on_any_number_of_processes() -> None:
    words = ("routes", "--games", "130", "--no-check", "--seed", "7")
    assert report(*words, "--processes", "1")["summary"] == report(*words, "--processes", "2")["summary"]


def test_a_single_game_has_no_interval_for_its_score() -> None:
    result = run("routes", "--games", "1", "--processes", "1")
    assert result.exit_code == 0
    assert report("routes", "--games", "1", "--processes", "1")["summary"]["seats"][0]["score"]["low"] is None


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("cathedrals",), "Unknown game 'cathedrals'. Choose harbour, merchants"),
        (
            ("routes", "--bots", "clairvoyant"),
            "Unknown bot 'clairvoyant': choose beginner, casual, expert, fallible",
        ),
        (("routes", "--seats", "5"), "routes needs 2 to 4 players, not 5."),
        (("routes", "--option", "second=1"), "Unknown option 'second'. routes has: first."),
        (("routes", "--option", "first"), "Option 'first' needs a value: first=SEAT."),
        (("routes", "--option", "first=0"), "'first' must be a seat (the first is 1), not '0'."),
        (("routes", "--option", "first=5"), "The first player must be one of the seats."),
        (("harbour", "--option", "short=perhaps"), "'short' must be true or false, not 'perhaps'."),
        (("harbour", "--option", "extensions=1,9"), "Extensions are some of 1 to 4"),
        (("harbour", "--seats", "1", "--option", "extensions=1"), "none in the solo"),
        (("routes", "--games", "0"), "--games"),
        (("routes", "--processes", "0"), "--processes"),
    ],
)
def test_what_can_not_be_played_is_refused(words: tuple[str, ...], why: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert why in result.stderr
