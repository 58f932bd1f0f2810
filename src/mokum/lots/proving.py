"""What a record says of a lot that was sold on a clock, and whether every winner follows from the presses."""

from typing import Any

import msgspec

from mokum.kernel.codec import Reader, Unreadable
from mokum.kernel.game import AnyGame
from mokum.kernel.lot import Lot, lot_on_block
from mokum.kernel.record import Entry, Record, RecordFault
from mokum.kernel.story import carry_out
from mokum.lots.presses import AnyPress
from mokum.lots.resolving import Resolution, resolve
from mokum.lots.terms import Terms


class Sold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a lot was sold: its announced path, what was pressed, and what that came to."""

    number: int
    terms: Terms
    presses: tuple[AnyPress, ...]
    resolution: Resolution


_read_sold = Reader(Sold)


def moves_of(lot: Lot, resolution: Resolution) -> tuple[str, ...]:
    """By seat of the lot: the move that it comes to. The game draws between those who were first together."""
    step = resolution.step
    return tuple(lot.silence if step is None or seat not in resolution.first else lot.moves[step] for seat in lot.seats)


def check_lots(record: Record, game: AnyGame) -> int:
    """Recomputes every lot of a record; says how many there are, or raises RecordFault."""
    state = game.new(len(record.names), record.options)
    carry_out(state, record.setup)
    lots = 0
    for number, entry in enumerate(record.entries):
        if entry.lot:
            _check(state, game, entry, record.entries[number:])
            lots += 1
        carry_out(state, entry.events)
    return lots


def _check(state: Any, game: AnyGame, entry: Entry, following: tuple[Entry, ...]) -> None:
    lot = lot_on_block(game, state)
    if lot is None:
        raise RecordFault("something was sold when nothing was on the block")
    try:
        sold: Sold = _read_sold(entry.lot)
    except Unreadable as error:
        raise RecordFault(f"lot {lot.number} cannot be read: {error}") from error
    if sold.number != lot.number or sold.terms.steps != len(lot.prices):
        raise RecordFault(f"what was sold is not lot {lot.number}")
    if resolve(sold.terms, sold.presses) != sold.resolution:
        raise RecordFault(f"the end of lot {lot.number} does not follow from what was pressed")
    made = tuple((each.seat, each.move) for each in following[: len(lot.seats)])
    if made != tuple(zip(lot.seats, moves_of(lot, sold.resolution), strict=True)):
        raise RecordFault(f"the moves of lot {lot.number} are not those that it came to")
