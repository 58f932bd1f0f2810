"""Bots that follow a game from its beginning to its end, and not only when they are asked."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar

import msgspec

from mokum.bots.bot import Bot
from mokum.kernel.event import Seat
from mokum.kernel.moves import MoveSet
from mokum.kernel.outcome import Outcome


class Place(msgspec.Struct, frozen=True):
    """Where a bot sits, at which game."""

    seat: Seat
    seats: int
    options: Any
    """What the table chose, of the game's own type."""


class Attentive:
    """A bot that is told where it sits, what follows by the rules from its view, and how the game ended.

    A class and no protocol: whether a bot is one is asked for each game, and that must cost nothing.
    """

    looks: ClassVar[bool] = True
    ponders: ClassVar[bool] = True
    lost = 0
    """Turns of this game that were played in its stead."""

    def choose(self, view: Any, moves: MoveSet[Any]) -> Any:
        """One of the legal moves; there is at least one."""
        raise NotImplementedError

    def begin(self, place: Place) -> None:
        """A game begins."""
        raise NotImplementedError

    def hear(self, facts: Any, seconds: float | None = None) -> None:
        """Beside the view that it is asked about next: the facts (`kernel/facts.py`), and what the clock leaves it."""
        raise NotImplementedError

    def over(self, outcome: Outcome) -> None:
        """The game came to its end."""
        raise NotImplementedError

    def leave(self) -> None:
        """Nothing more comes of this game, however it ended."""
        raise NotImplementedError


def lost_turns(bots: Sequence[Bot[Any, Any]]) -> tuple[int, ...]:
    """By seat: the turns of the last game that were played in a bot's stead. Nothing where no bot can lose any."""
    if not any(isinstance(bot, Attentive) for bot in bots):
        return ()
    return tuple(bot.lost if isinstance(bot, Attentive) else 0 for bot in bots)


@contextmanager
def attending(bots: Mapping[Seat, Bot[Any, Any]], seats: int, options: object) -> Iterator[Mapping[Seat, Attentive]]:
    """Those of the bots that follow this game, by seat. They are told of its beginning here, and always let go."""
    attentive = {seat: bot for seat, bot in bots.items() if isinstance(bot, Attentive)}
    try:
        for seat, bot in attentive.items():
            bot.begin(Place(seat, seats, options))
        yield attentive
    finally:
        for bot in attentive.values():
            bot.leave()
