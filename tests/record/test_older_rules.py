"""A record of older rules is not refused: it is checked as far as today's code can, and says so in a sentence."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from mokum.catalog import game as find_game
from mokum.catalog import games
from mokum.kernel.chance import Chance
from mokum.kernel.codec import encode
from mokum.kernel.event import Event, Seat
from mokum.kernel.game import AnyGame
from mokum.kernel.outcome import Outcome, ScoreLine
from mokum.kernel.record import Record, RecordFault, sealed, unsealed, write
from mokum.kernel.verifying import check
from record.games import fair_deal, recorded


class NewRules:
    """A game whose rules have changed since: from a certain point of the game on its moves bring nothing about."""

    def __init__(self, game: AnyGame, changed_from: int = 1_000_000, more_points: int = 0) -> None:
        self._game, self._changed_from, self._more_points, self._played = game, changed_from, more_points, 0
        self.meta = msgspec.structs.replace(game.meta, rules_version=game.meta.rules_version + 1)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def play(self, state: Any, seat: Seat, move: Any, chance: Chance) -> Iterator[Event[Any]]:
        self._played += 1
        return iter(()) if self._played > self._changed_from else self._game.play(state, seat, move, chance)

    def outcome(self, state: Any) -> Outcome | None:
        outcome = self._game.outcome(state)
        if outcome is None:
            return None
        more = ScoreLine(outcome.why, "new", self._more_points)
        return msgspec.structs.replace(outcome, sheets=tuple((*sheet, more) for sheet in outcome.sheets))


def said(record: Record, **changes: int) -> str:
    """What is said of a record once the rules have changed."""
    new: Any = NewRules(find_game(record.game), **changes)
    checked = check(write(record, find_game(record.game)), lambda _: new)
    assert checked.record == record
    return checked.older


@pytest.mark.parametrize("slug", games())
def test_what_today_s_rules_say_is_told(slug: str) -> None:
    record = recorded(slug, 3, 1)
    moves = len(record.entries)
    known = (
        "It was played by version 1 of the rules, and this program has version 2: the deal is as it was promised and "
        "every event can follow on the one before it; today's rules agree with "
    )
    assert said(record) == f"{known}all {moves} moves and count the same score."
    assert said(record, changed_from=5) == f"{known}the first 5 of {moves} moves and count the same score."
    assert said(record, more_points=1) == f"{known}all {moves} moves and count another score."


def test_by_today_s_rules_nothing_is_said() -> None:
    record = recorded("routes", 2, 1)
    assert check(write(record, find_game("routes")), find_game).older == ""


@pytest.mark.parametrize("slug", games())
def test_what_can_be_seen_to_be_untrue_is_refused(slug: str) -> None:
    record = recorded(slug, 3, 1)
    deal = fair_deal(3, 2)
    lying = msgspec.structs.replace(record.deal, commitment=deal.commitment)
    with pytest.raises(RecordFault, match="does not match its commitment"):
        said(msgspec.structs.replace(record, deal=lying))


def test_events_that_cannot_follow_are_refused() -> None:
    record = recorded("routes", 2, 1)
    text = write(record, find_game("routes"))
    setup, first = (encode(events).decode() for events in (record.setup, record.setup[:1]))
    forged = sealed(unsealed(text).replace(setup, first))
    new: Any = NewRules(find_game("routes"))
    with pytest.raises(RecordFault, match="what is told of move 1 cannot have happened there"):
        check(forged, lambda _: new)
