"""All that a viewer is sent, as bytes: at a moment, and of a story."""

from collections.abc import Sequence
from typing import Any

from mokum.kernel.codec import encode
from mokum.kernel.encoding import encoding_of
from mokum.kernel.event import Event, Viewer
from mokum.kernel.facts import facts_of
from mokum.kernel.foreseeing import foresee
from mokum.kernel.game import AnyGame
from mokum.kernel.story import seen
from mokum.kernel.telling import tell

Message = dict[str, bytes]
"""What is sent at one moment, by what it is."""

_OFFERED = 5
"""Every so manyth offered move is asked about, and so many at most."""
_STRIDE = 17
"""Every so manyth move of the catalogue is asked for, beginning with another one at each moment."""
_WORDED = 8
"""At every so manyth step the moment is told in words, too: a board takes milliseconds to draw."""


class LeakError(AssertionError):
    """A viewer can tell two games apart that differ only in what it may not know."""


class Messages:
    """What one viewer is sent. Somebody without a seat is sent no moves and is refused nothing."""

    def __init__(self, game: AnyGame, seats: int, viewer: Viewer) -> None:
        self._game = game
        self._viewer = viewer
        self._seated = 0 <= viewer < seats
        self._encoding = encoding_of(game)
        self._names = [f"Player {seat + 1}" for seat in range(seats)]

    def now(self, state: Any, step: int = 0, *, can_go_on: bool = True) -> Message:
        """View, facts, whom the game waits for, the outcome; to a seat its moves, refusals and what it can foresee.

        At some steps the same in words; for programs as an encoding. A state with impossible values in it cannot go on,
        so that nothing can be foreseen from it, told in words or encoded.
        """
        game, viewer = self._game, self._viewer
        message = {
            "view": encode(game.view(state, viewer)),
            "facts": encode(facts_of(game, state, viewer)),
            "waiting": encode(game.waiting(state)),
            "outcome": encode(game.outcome(state)),
        }
        if can_go_on and step % _WORDED == 0:
            own = game.moves(state, viewer) if self._seated else ()
            message["words"] = encode(tell(game, game.view(state, viewer), own, self._names, game.outcome(state)))
        if self._seated:
            moves = game.catalogue.moves
            message["moves"] = encode([game.catalogue.number(move) for move in game.moves(state, viewer)])
            asked = range(step % _STRIDE, len(moves), _STRIDE)
            message["refusals"] = encode([game.refusal(state, viewer, moves[number]) for number in asked])
        if self._seated and can_go_on:
            offered = list(game.moves(state, viewer))[step % _OFFERED :: _OFFERED][:_OFFERED]
            pondered = (*offered, *(moves[number] for number in asked[::_OFFERED]))
            message["foreseen"] = encode([foresee(game, state, viewer, move) for move in pondered])
            if self._encoding is not None:
                message["encoding"] = self._encoding.encode(state, viewer).hex().encode()
        return message

    def told(self, events: Sequence[Event[Any]]) -> Message:
        """What is seen of a story: content, number and order. Its sentences are made of nothing else."""
        return {"story": encode(seen(events, self._viewer))}

    def compare(self, one: Message, other: Message) -> None:
        """Raise LeakError unless both messages are the same bytes."""
        for name, sent in one.items():
            if sent != other[name]:
                raise LeakError(
                    f"viewer {self._viewer} can tell by the {name}:\n{sent.decode()}\n{other[name].decode()}"
                )
