"""Recorded games that must stay true: whatever changes in the code, these still verify to the letter."""

from pathlib import Path

import pytest

from mokum.catalog import game as find_game
from mokum.kernel.record import read, verify
from mokum.kernel.story import carry_out

GOLDEN = Path(__file__).parent / "golden"
SCORES = {
    "routes-2.mokum": (37, 13),
    "routes-3.mokum": (27, -17, 34),
    "routes-4.mokum": (31, -4, 33, 32),
}


def test_every_game_has_a_recorded_one_for_each_number_of_seats() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == set(SCORES)


@pytest.mark.rule("ROU-060", "ROU-065", "ROU-072")
@pytest.mark.parametrize("name", SCORES)
def test_a_recorded_game_stays_true(name: str) -> None:
    text = (GOLDEN / name).read_text(encoding="utf-8")
    record = verify(text, find_game)
    game = find_game(record.game)
    state = game.new(len(record.names), record.options)
    carry_out(state, record.setup)
    for entry in record.entries:
        carry_out(state, entry.events)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.totals == SCORES[name]
    assert outcome.why == "ROU-060"


@pytest.mark.parametrize("name", SCORES)
def test_its_story_has_these_chapters(name: str) -> None:
    text = (GOLDEN / name).read_text(encoding="utf-8")
    chapters = [line for line in text.splitlines() if line.startswith("==")]
    assert chapters == ["== The deal ==", "== The game ==", "== The end ==", "== The fair deal ==", "== The log =="]
    assert read(text, find_game).game == name.partition("-")[0]
