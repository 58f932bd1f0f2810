"""Small changes to a standing that several happenings share."""

from typing import Any, TypeVar

from msgspec.structs import replace

from mokum.kernel.event import Seat
from mokum.store import Row
from mokum.tables.log.standing import PaceWish, Standing, TakeBackWish


def put(by_seat: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    """The same by seat, but for one."""
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])


def change_place(standing: Standing, seat: Seat, **changes: Any) -> Standing:
    """Something is different about one place."""
    return replace(standing, places=put(standing.places, seat, replace(standing.places[seat], **changes)))


W = TypeVar("W", bound=TakeBackWish | PaceWish)


def answered(wish: W | None, seat: Seat, *, agreed: bool) -> W | None:
    """A wish with one more who agrees; one who does not ends it."""
    assert wish is not None
    return replace(wish, agreed=(*wish.agreed, seat)) if agreed else None


def ask(standing: Standing, row: Row) -> Standing:
    """Whoever is awaited now and was not before is asked from this row on."""
    awaited = standing.game.waiting(standing.position)
    if awaited == standing.awaited and all(standing.turns[seat] for seat in awaited):
        return standing
    turns, since = [0] * len(standing.places), list(standing.since)
    begun = [0] * len(standing.places)
    for seat in awaited:
        turns[seat] = standing.turns[seat] or row.version
        begun[seat] = (seat in standing.awaited and standing.begun[seat]) or row.version
        if turns[seat] == row.version:
            since[seat] = row.at
    return replace(standing, awaited=awaited, turns=tuple(turns), since=tuple(since), begun=tuple(begun))


def ask_anew(standing: Standing, row: Row) -> Standing:
    """All who are awaited are asked from this row on."""
    return ask(replace(standing, awaited=(), turns=(0,) * len(standing.places)), row)
