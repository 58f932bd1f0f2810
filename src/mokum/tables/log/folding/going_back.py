"""Where a game stood before a move that is taken back: the log says which move, and the fold finds the state."""

from typing import Any

import msgspec
from msgspec.structs import replace

from mokum.kernel.codec import Unreadable
from mokum.kernel.story import carry_out
from mokum.store import BrokenChain
from mokum.tables.log.standing import Past, PastMove, Standing, codec_of, events_of, options_of

AT_HAND = 32
"""The last moves of such a table whose states are kept. Who goes further back has moves carried out again."""


class Forgotten(LookupError):
    """What was folded begins behind the move that is taken back: only from the first row on can it be told."""


def opened(standing: Standing, opening: msgspec.Raw) -> Any:
    """Where the game began: from the events of its deal, or as it was laid out."""
    made = standing.made
    if made.tried_from is not None:
        try:
            return codec_of(made.game).state(bytes(opening))
        except Unreadable as error:  # states change their shape, and nothing leads older ones on
            raise BrokenChain(standing.table, standing.version + 1) from error
    position = standing.game.new(made.seats, options_of(made))
    carry_out(position, events_of(made.game, opening))
    return position


def went_on(standing: Standing, events: msgspec.Raw, version: int) -> Past | None:
    """The past with one more move, where it is kept."""
    past = standing.past
    if past is None:
        return None
    moves = (*past.moves, PastMove(version, standing.lasts, events, standing.position))
    return replace(past, moves=_trimmed(moves))


def _trimmed(moves: tuple[PastMove, ...]) -> tuple[PastMove, ...]:
    """With states for the last moves alone: each new move puts one other out of reach."""
    if len(moves) <= AT_HAND:
        return moves
    return (*moves[: -AT_HAND - 1], forget(moves[-AT_HAND - 1]), *moves[-AT_HAND:])


def forget(move: PastMove) -> PastMove:
    """The move without the state before it."""
    return move if move.before is None else replace(move, before=None)


def back_to(standing: Standing, version: int) -> tuple[Any, tuple[int, ...], Past | None]:
    """The game's state after this version, whose last moves stood there, and what is the past then."""
    past = standing.past
    if past is not None:
        return _back_over(standing, past, version)
    for step in standing.steps:
        if step.version == version + 1:
            return step.before, step.lasts, None
    raise Forgotten(standing.table)


def _back_over(standing: Standing, past: Past, version: int) -> tuple[Any, tuple[int, ...], Past]:
    undone = next((number for number, move in enumerate(past.moves) if move.version == version + 1), None)
    if undone is None:
        raise Forgotten(standing.table)
    moves = past.moves[: undone + 1]
    if moves[-1].before is None:
        moves = _recalled(standing, past.opening, moves)
    taken = moves[-1]
    return taken.before, taken.lasts, replace(past, moves=moves[:-1])


def _recalled(standing: Standing, opening: msgspec.Raw, moves: tuple[PastMove, ...]) -> tuple[PastMove, ...]:
    """The same moves, with the states before the last of them: from the deal on they are carried out again."""
    made = standing.made
    position = opened(standing, opening)
    recalled: list[PastMove] = []
    for number, move in enumerate(moves):
        at_hand = number >= len(moves) - AT_HAND
        recalled.append(replace(move, before=position.copy() if at_hand else None))
        carry_out(position, events_of(made.game, move.events))
    return tuple(recalled)
