"""The lines between us and a bot that is a program: JSON objects, one in each line."""

from typing import Any

import msgspec

from mokum.bots.attending import Place
from mokum.bots.programs.faults import Fault
from mokum.kernel.codec import encode
from mokum.kernel.event import Seat
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import MoveSet, UnknownMove
from mokum.kernel.outcome import Outcome

PROTOCOL = 1
"""The version of these lines. A further field is no new version; a field that is gone or means something else is."""
_SHOWN = 60
"""So much of an answer that cannot be read is shown to its author."""


class GameLine(msgspec.Struct, frozen=True, tag="game"):
    """A game begins, or goes on with a program that was started again."""

    protocol: int
    game: str
    rules_version: int
    seat: Seat
    seats: int
    options: Any
    seed: str
    """For the bot's own luck: with the same seed the same game should come of it."""


class TurnLine(msgspec.Struct, frozen=True, tag="turn"):
    """The bot is to move."""

    view: Any
    moves: tuple[str, ...]
    facts: Any
    left_ms: int
    """Milliseconds to answer in."""


class OverLine(msgspec.Struct, frozen=True, tag="over"):
    """The game is over."""

    scores: tuple[int, ...]
    """By seat, as are the ranks; 1 is a winner."""
    ranks: tuple[int, ...]
    outcome: Outcome


class Answer(msgspec.Struct, frozen=True):
    """What a bot says when it is to move: a move as it is written, or its place among `moves`, from 0."""

    move: str | int


_read = msgspec.json.Decoder(Answer)


def game_line(game: AnyGame, place: Place, seed: str) -> bytes:
    meta = game.meta
    return _line(GameLine(PROTOCOL, meta.slug, meta.rules_version, place.seat, place.seats, place.options, seed))


def turn_line(view: Any, moves: MoveSet[Any], facts: Any, left_ms: int) -> bytes:
    return _line(TurnLine(view, moves.texts(), facts, left_ms))


def over_line(outcome: Outcome) -> bytes:
    return _line(OverLine(outcome.totals, outcome.ranks, outcome))


def _line(message: msgspec.Struct) -> bytes:
    """JSON is written without line breaks, so the one at the end is the only one."""
    return encode(message) + b"\n"


def chosen(line: bytes, game: AnyGame, moves: MoveSet[Any]) -> Any:
    """The legal move that a line names; a Fault says why it names none."""
    try:
        answer = _read.decode(line).move
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Fault(f"its answer {shown(line)} cannot be read: {error}") from error
    if isinstance(answer, int):
        if not 0 <= answer < len(moves):
            raise Fault(f"its answer {shown(line)} is not a number from 0 to {len(moves) - 1}")
        return moves[answer]
    try:
        move = game.catalogue.parse(answer)
    except UnknownMove:
        raise Fault(f"its answer {shown(line)} is not a move of this game") from None
    if move not in moves:
        raise Fault(f"its move {str(move)!r} is not legal now")
    return move


def shown(line: bytes) -> str:
    """The beginning of a line, with nothing in it that a terminal would obey."""
    return ascii(line[:_SHOWN].decode("utf-8", "replace")) + ("…" if len(line) > _SHOWN else "")
