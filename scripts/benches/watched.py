"""A game of `harbour` whose events are read as they come."""

from collections.abc import Iterator
from typing import Any

from card_accounts import Ledger

from mokum.kernel.event import Seat
from mokum.kernel.game import AnyGame


class Watched:
    """A game that shows every event to a ledger before it is applied, and is otherwise the game itself."""

    def __init__(self, game: AnyGame, ledger: Ledger) -> None:
        self._game = game
        self._ledger = ledger

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def setup(self, state: Any, chance: Any) -> Iterator[Any]:
        return self._shown(state, self._game.setup(state, chance))

    def play(self, state: Any, seat: Seat, move: Any, chance: Any) -> Iterator[Any]:
        if str(move) == "end":
            self._ledger.turn_is_over()
        return self._shown(state, self._game.play(state, seat, move, chance))

    def _shown(self, state: Any, story: Iterator[Any]) -> Iterator[Any]:
        for event in story:
            self._ledger.note(state, event)
            yield event
