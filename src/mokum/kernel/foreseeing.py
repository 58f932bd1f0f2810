"""What a move would bring, without making it: its price, and what surely follows for whoever asks."""

from collections.abc import Iterable
from typing import Any, NoReturn, Protocol, runtime_checkable

import msgspec

from mokum.kernel.event import Event, Seat
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import Move
from mokum.kernel.outcome import RuleId

LUCK, SECRET = "luck", "secret"
"""Why not all that follows is known: something is drawn or comes to light, or it is hidden from whoever asks."""


class Amount(msgspec.Struct, frozen=True):
    """So many of something, by the game's own word for it."""

    what: str
    count: int


class Lack(msgspec.Struct, frozen=True):
    """What a seat would need for a move, and what it has for that."""

    what: str
    need: int
    have: tuple[Amount, ...]


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move would bring: its price and what surely follows; or the rule that forbids it, and what is lacking."""

    move: str
    rule: RuleId = ""
    lacks: tuple[Lack, ...] = ()
    price: tuple[Amount, ...] = ()
    events: tuple[Any, ...] = ()
    """The events of the game that surely follow, as this seat will see them."""
    then: str = ""
    """`luck` or `secret` where more follows that can't be told yet."""


@runtime_checkable
class Priced(Protocol):
    """A game whose moves cost something."""

    def price(self, state: Any, seat: Seat, move: Any) -> tuple[Amount, ...]:
        """What a legal move costs the seat."""

    def lacks(self, state: Any, seat: Seat, move: Any, rule: RuleId) -> tuple[Lack, ...]:
        """What the seat lacks for a move that this rule forbids, if that is why."""


class _Drawn(Exception):
    """Luck was asked for."""


class _NoChance:
    """Nobody draws anything in advance."""

    def uniform(self, label: str, n: int) -> NoReturn:
        raise _Drawn

    def shuffled(self, label: str, items: Iterable[Any]) -> NoReturn:
        raise _Drawn


_NO_CHANCE = _NoChance()


def foresee(game: AnyGame, state: Any, seat: Seat, move: Move) -> Prospect:
    """The state stays as it is. Nothing in the answer depends on what the seat may not know."""
    text, priced = str(move), game if isinstance(game, Priced) else None
    rule = game.refusal(state, seat, move)
    if rule is not None:
        return Prospect(text, rule, lacks=priced.lacks(state, seat, move, rule) if priced else ())
    price = priced.price(state, seat, move) if priced else ()
    events, then = _sure(game, state.copy(), seat, move)
    return Prospect(text, price=price, events=tuple(events), then=then)


def _sure(game: AnyGame, after: Any, seat: Seat, move: Move) -> tuple[list[Event[Any]], str]:
    sure: list[Event[Any]] = []
    try:
        for event in game.play(after, seat, move, _NO_CHANCE):
            if event.reveals:
                return sure, LUCK
            if event.seen_by(seat) is not event:
                return sure, SECRET
            event.apply(after)
            sure.append(event)
    except _Drawn:
        return sure, LUCK
    return sure, ""
