"""What of `merchants` a recorded game shows: cards that were used, squares, bonuses, decisions, ends of auctions."""

from collections.abc import Iterator
from typing import Any, get_args

from mokum.catalog import game as find_game
from mokum.games.merchants import agenda as a
from mokum.games.merchants.auction import Mode
from mokum.games.merchants.board import BRIDGE_NAMES
from mokum.games.merchants.cards import CARDS, CLOCK, HOURGLASS, KIND, MARKED, MAYOR, NO_CARD
from mokum.games.merchants.events import (
    BonusEarned,
    BonusReturned,
    CardDrawn,
    CardPassedOver,
    DialEnded,
    LimitsBrought,
    LimitSealedAhead,
    LoanTaken,
    MarkerMoved,
    Pressed,
)
from mokum.games.merchants.moves import Decline
from mokum.games.merchants.state import State
from mokum.games.merchants.timeline import SQUARES
from mokum.kernel.event import Event
from mokum.kernel.record import Record
from mokum.kernel.story import carry_out

_USING = (a.ChooseGoods, a.FoundColony, a.BuildHouse, a.AdvanceGood)
_DECISIONS = [kind for kind in get_args(a.AnyPending) if not issubclass(kind, a.Step)]
_BONUSES = ("goods bonus", "continents bonus", "quarters bonus", *(f"bridge {name}" for name in BRIDGE_NAMES))
_KINDS_OF_BONUSES = (*_BONUSES[:3], "bridge")

EVERYTHING = (
    *(f"card {card}" for card in CARDS),
    *(f"card {card} passed over" for card, marked in zip(CARDS, MARKED, strict=True) if marked),
    *(f"square {square.year}" for square in SQUARES[1:]),
    *(f"{bonus} earned" for bonus in _BONUSES),
    *(f"{bonus} returned" for bonus in _KINDS_OF_BONUSES),
    *(kind.__name__ for kind in _DECISIONS),
    "loan taken",
    "loan forced",
    "declined",
    "opened",
    "sold single",
    "sold double",
    "sold to the opener",
    "unsold",
    "drawn between equal limits",
    "sealed ahead",
    "brought",
)


def used(record: Record) -> set[str]:
    """What one game shows."""
    game = find_game(record.game)
    state = game.new(len(record.names), record.options)
    carry_out(state, record.setup)
    found = {shown for event in record.setup for shown in _shown(event)}
    for entry in record.entries:
        found |= _answered(state, game.catalogue.parse(entry.move))
        found |= {shown for event in entry.events for shown in _shown(event)}
        carry_out(state, entry.events)
    return found


def _answered(state: State, move: Any) -> set[str]:
    """Which decision this was, and which card was made use of: the mayor's as long as it lies on its disc."""
    asked = state.agenda[-1]
    decision = type(asked).__name__
    if isinstance(move, Decline):
        return {decision, "declined"}
    if not isinstance(asked, _USING):
        return {decision}
    disc = MAYOR if state.discs[MAYOR] != NO_CARD else CLOCK
    return {decision, f"card {CARDS[state.discs[disc]]}"}


def _shown(event: Event[Any]) -> Iterator[str]:
    match event:
        case CardDrawn(card=card) if KIND[card] == HOURGLASS:
            yield f"card {CARDS[card]}"
        case CardPassedOver(card):
            yield f"card {CARDS[card]} passed over"
        case MarkerMoved(square):
            yield f"square {SQUARES[square].year}"
        case BonusEarned(bonus=bonus):
            yield f"{_BONUSES[bonus]} earned"
        case BonusReturned(bonus=bonus):
            yield f"{_KINDS_OF_BONUSES[min(bonus, len(_KINDS_OF_BONUSES) - 1)]} returned"
        case LoanTaken(forced=forced):
            yield "loan forced" if forced else "loan taken"
        case Pressed(between=between, auction=auction):
            yield from ("drawn between equal limits",) if between else ()
            if auction.mode is Mode.DOUBLE:
                yield "opened"
            else:
                yield "sold double" if auction.opener >= 0 else "sold single"
        case LimitSealedAhead():
            yield "sealed ahead"
        case LimitsBrought():
            yield "brought"
        case DialEnded(auction=auction):
            yield "unsold" if auction.mode is Mode.UNSOLD else "sold to the opener"
