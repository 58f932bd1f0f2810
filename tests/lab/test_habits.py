"""What is told of a bot was counted: its moves by kind, and its points by source."""

import json

from typer.testing import CliRunner

from mokum.catalog import game
from mokum.cli.app import app
from mokum.kernel.chance import QuickChance
from mokum.lab.habits import SomeWatched, Watched, habits, watch
from mokum.lab.naming import make_bot
from mokum.lab.playing import play_out

WATCHED = Watched("routes", 3, ("greedy", "random"), "w")


def test_every_move_and_every_point_of_a_game_is_counted_once() -> None:
    (found,) = watch(SomeWatched(WATCHED, 0, 1))
    assert [habit.bot for habit in found] == ["greedy", "random", "greedy"]
    rules = game("routes")
    bots = [make_bot(habit.bot, rules, f"w|0|{seat}") for seat, habit in enumerate(found)]
    outcome, decisions = play_out(rules, bots, rules.types.options(first=0), QuickChance("w|0"), check=True)
    assert sum(sum(habit.moves.values()) for habit in found) == decisions
    assert tuple(sum(habit.points.values()) for habit in found) == outcome.totals
    assert {word for habit in found for word in habit.moves} <= {"draw", "claim", "contracts", "keep", "pass"}


def test_means_are_over_seats_and_games_and_the_same_on_one_process_and_on_two() -> None:
    one = habits(WATCHED, 6, 1)
    assert one == habits(WATCHED, 6, 2)
    by_hand = [habit for game_of in watch(SomeWatched(WATCHED, 0, 6)) for habit in game_of if habit.bot == "greedy"]
    claims = [habit.moves.get("claim", 0) for habit in by_hand]
    assert one["greedy"].moves["claim"].value == sum(claims) / len(claims)


def test_the_command_tells_both_tables_and_json() -> None:
    words = ["habits", "routes", "--bots", "greedy,random", "--seats", "2", "--games", "2", "--processes", "1"]
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 0, shown.output
    assert "Moves of a player in a game" in shown.output
    assert "Points of a player in a game" in shown.output
    told = json.loads(CliRunner().invoke(app, [*words, "--json"]).output)
    assert set(told) == {"greedy", "random"}
    assert told["greedy"]["moves"]["keep"]["value"] == 1
