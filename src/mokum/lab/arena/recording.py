"""A game whose events are kept as they come, so that it can be written as a record."""

from collections.abc import Iterator, Sequence
from typing import Any

from mokum.kernel.event import Event, Seat
from mokum.kernel.fair import Deal
from mokum.kernel.game import AnyGame
from mokum.kernel.record import Entry, Record, write


class Recorded:
    """The game itself, except that it remembers one playing of it."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._setup: list[Event[Any]] = []
        self._entries: list[Entry] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def setup(self, state: Any, chance: Any) -> Iterator[Event[Any]]:
        for event in self._game.setup(state, chance):
            self._setup.append(event)
            yield event

    def play(self, state: Any, seat: Seat, move: Any, chance: Any) -> Iterator[Event[Any]]:
        events = []
        for event in self._game.play(state, seat, move, chance):
            events.append(event)
            yield event
        self._entries.append(Entry(seat, str(move), tuple(events)))

    def text(self, bots: Sequence[str], options: object, deal: Deal) -> str:
        """The record. Bots are numbered by their seats, because several may have one name."""
        record = Record(
            game=self._game.meta.slug,
            rules_version=self._game.meta.rules_version,
            names=tuple(f"{bot} {seat}" for seat, bot in enumerate(bots, 1)),
            options=options,
            deal=deal,
            setup=tuple(self._setup),
            entries=tuple(self._entries),
        )
        return write(record, self._game)
