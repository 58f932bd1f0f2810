"""Recorded games that must stay true: whatever changes in the code, these still verify to the letter.

`scripts/golden` makes those of harbour and merchants anew after their rules or cards have changed.
"""

import json
from functools import cache
from pathlib import Path

import pytest

from mokum.catalog import game as find_game
from mokum.catalog import shipped
from mokum.kernel.outcome import Outcome
from mokum.kernel.record import Record, read
from mokum.kernel.story import carry_out
from mokum.kernel.verifying import verify
from record import merchants_usage
from record.usage import EVERYTHING, used

GOLDEN = Path(__file__).parent / "golden"
SCORES = {name: tuple(scores) for name, scores in json.loads((GOLDEN / "scores.json").read_text()).items()}
"""By file: the points of every side."""
HARBOUR = [name for name in SCORES if name.startswith("harbour")]
MERCHANTS = [name for name in SCORES if name.startswith("merchants")]
ENDS = {"routes": {"ROU-060"}, "harbour": {"HAR-270", "HAR-341"}, "merchants": {"MER-260"}}
"""By game: the rules by which it can end."""


@cache
def text_of(name: str) -> str:
    return (GOLDEN / name).read_text(encoding="utf-8")


@cache
def record_of(name: str) -> Record:
    return read(text_of(name), find_game)


@cache
def outcome_of(name: str) -> Outcome:
    """How a recorded game ended, by its events alone."""
    record = record_of(name)
    game = find_game(record.game)
    state = game.new(len(record.names), record.options)
    carry_out(state, record.setup)
    for entry in record.entries:
        carry_out(state, entry.events)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


def test_the_recorded_games_are_those_that_are_listed() -> None:
    assert {path.name for path in GOLDEN.glob("*.mokum")} == set(SCORES)


def test_every_game_has_a_recorded_one_for_each_number_of_seats_and_each_end() -> None:
    for slug in shipped():
        mine = [name for name in SCORES if record_of(name).game == slug]
        assert {len(record_of(name).names) for name in mine} == set(find_game(slug).meta.seats)
        assert {outcome_of(name).why for name in mine} == ENDS[slug]


@pytest.mark.rule("ROU-060", "ROU-065", "ROU-072", "HAR-270", "HAR-280", "HAR-341", "MER-260", "MER-285")
@pytest.mark.parametrize("name", SCORES)
def test_a_recorded_game_stays_true(name: str) -> None:
    assert verify(text_of(name), find_game) == record_of(name)
    assert outcome_of(name).totals == SCORES[name]


@pytest.mark.parametrize("name", SCORES)
def test_its_story_has_these_chapters(name: str) -> None:
    chapters = [line for line in text_of(name).splitlines() if line.startswith("==")]
    assert chapters == ["== The deal ==", "== The game ==", "== The end ==", "== The fair deal ==", "== The log =="]
    assert record_of(name).game == name.partition("-")[0]


def test_both_shapes_of_an_event_are_recorded() -> None:
    """What the browser checks, too; records of older shapes are also kept in `older/`."""
    shapes = [f'"type":"{tag}{version}",' for tag in find_game("harbour").types.older for version in ("", ".2")]
    assert [shape for shape in shapes if not any(shape in text_of(name) for name in HARBOUR)] == []


def test_both_lengths_of_harbour_are_recorded_and_a_lone_player_wins_and_loses() -> None:
    assert {record_of(name).options.short for name in HARBOUR} == {False, True}
    alone = [outcome_of(name) for name in HARBOUR if len(record_of(name).names) == 1]
    assert {outcome.ranks for outcome in alone} == {(1, 2), (2, 1)}
    for outcome in alone:
        assert (outcome.ranks == (1, 2)) is (outcome.totals[0] > outcome.totals[1])


def test_every_card_market_tile_and_task_is_used_in_a_recorded_game() -> None:
    found = set[str]().union(*(used(record_of(name)) for name in HARBOUR))
    assert [name for name in EVERYTHING if name not in found] == []
    assert found <= set(EVERYTHING)


def test_every_card_square_bonus_and_decision_of_merchants_comes_up_in_a_recorded_game() -> None:
    found = set[str]().union(*(merchants_usage.used(record_of(name)) for name in MERCHANTS))
    assert [name for name in merchants_usage.EVERYTHING if name not in found] == []
    assert found == set(merchants_usage.EVERYTHING)
