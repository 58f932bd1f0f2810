"""The last scoring, told sector by sector: what clients need to show it in steps without working anything out."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from mokum.games.merchants import tallies
from mokum.games.merchants.board import LAST_SPACE
from mokum.games.merchants.cards import HOURGLASS, KIND, is_passed_over
from mokum.games.merchants.rules.scoring import best_two, ranked, shares
from mokum.games.merchants.rules.strength import Strengths, houses_in, strengths, tiles_in, weights_of
from mokum.games.merchants.state import State
from mokum.games.merchants.tallies import TALLIES
from mokum.games.merchants.timeline import EXCHANGE, QUARTERS, SCORINGS, SQUARES
from mokum.kernel.event import WATCHER, Seat, Viewer

MOST_SINCE = 1
"""Cards that may have been drawn since: the one that is asked about comes after the hourglass that scored."""


class AreaPaid(msgspec.Struct, frozen=True):
    """One area of a scoring, column by column; all but `sums` are by rank, first to fourth (MER-190 to MER-206)."""

    area: int
    sectors: tuple[int, ...]
    weights: tuple[int, ...]
    """What a sector ranks by: the furthest space, or how many tiles."""
    pays: tuple[tuple[int, int], ...]
    """What its rank pays for the first and the second place."""
    strengths: tuple[tuple[int, ...], ...]
    """By seat."""
    first: tuple[tuple[Seat, ...], ...]
    """Nobody where nobody is present."""
    second: tuple[tuple[Seat, ...], ...]
    """Nobody where several share the first place."""
    paid: tuple[tuple[int, ...], ...]
    """By seat."""
    purses: tuple[tuple[int, ...], ...]
    """By seat: its money once it was paid."""
    bank: tuple[int, ...]
    """What nobody was paid of the two sums."""
    sums: tuple[int, ...]
    """By seat: what all its sectors paid."""


class OneMore(msgspec.Struct, frozen=True):
    """What one more step, house or colony would have brought to a viewer."""

    area: int
    sector: int
    gain: int


class Scored(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last scoring, for as long as the tiles that it counted are still there."""

    square: int
    had: tuple[int, ...]
    """By seat: its money before."""
    areas: tuple[AreaPaid, ...]
    """Those that the square scores, in order."""
    together: tuple[int, ...]
    """By seat: what all of them paid."""
    most: tuple[Seat, ...]
    """All who were paid most."""
    purses: tuple[int, ...]
    """By seat: its money after all that."""
    repaid: tuple[int, ...] = ()
    """By seat: what it repaid for loans, where that followed at once (MER-263)."""
    following: int | None = None
    """The next square that scores anything."""
    more: OneMore | None = None


def _run(now: int) -> tuple[int, ...]:
    """The last square up to this one that scores anything, then those right before it that do."""
    run: list[int] = []
    for square in range(now, -1, -1):
        if SQUARES[square].areas:
            run.append(square)
        elif run:
            break
    return tuple(run)


_RUN = tuple(map(_run, range(len(SQUARES))))
_FOLLOWING = tuple(next((later for later, _ in SCORINGS if later > now), None) for now in range(len(SQUARES)))
_TALLY = {scoring: tallies.SCORING + number for number, scoring in enumerate(SCORINGS)}


class _Sector(msgspec.Struct, frozen=True):
    sector: int
    weight: int
    sums: tuple[int, int]
    strengths: tuple[int, ...]
    paid: tuple[int, ...]


def _sectors(
    tiles: Sequence[int], area: int, strength: Strengths, weights: Sequence[int], square: int
) -> list[_Sector]:
    return [
        _Sector(sector, weights[sector], sums, strength[sector], _paid(strength[sector], *sums))
        for sector, sums in ranked(tiles, area, strength, square)
    ]


def _paid(strength: tuple[int, ...], first: int, second: int) -> tuple[int, ...]:
    paid = dict(shares(strength, first, second))
    return tuple([paid.get(seat, 0) for seat in range(len(strength))])


def _together(paid: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*paid, strict=True)))


_Area = tuple[int, tuple[_Sector, ...], tuple[int, ...]]
"""An area, its sectors by rank, and by seat what they pay."""


@lru_cache(1 << 5)
def _counted(area: int, tiles: tuple[int, ...], square: int) -> _Area:
    """What an area pays on a square."""
    strength = strengths(tiles, area)
    weights = houses_in(sum(tiles)) if area == QUARTERS else weights_of(area, strength)
    sectors = _sectors(tiles, area, strength, weights, square)
    return area, tuple(sectors), _together([sector.paid for sector in sectors])


@lru_cache(1 << 6)
def _one_more(area: int, tiles: tuple[int, ...], square: int, seat: Seat) -> OneMore | None:
    """The sector where one more would have brought most; sectors keep their ranks, so that one thing is told."""
    _, sectors, _ = _counted(area, tiles, square)
    best: OneMore | None = None
    for told in sectors:
        own = told.strengths[seat]
        if area == EXCHANGE and own == LAST_SPACE:
            continue
        stronger = (*told.strengths[:seat], own + 1, *told.strengths[seat + 1 :])
        gain = _paid(stronger, *told.sums)[seat] - told.paid[seat]
        if gain > (best.gain if best else 0):
            best = OneMore(area, told.sector, gain)
    return best


def scored_of(state: State, viewer: Viewer) -> tuple[Scored, ...]:
    """The last scoring, and those on the squares right before it: one draw may bring two.

    Nothing before the first, and nothing once it is long past or the tiles would no longer pay what was paid.
    """
    if not _is_recent(state):
        return ()
    told: list[Scored] = []
    repaid = _repaid(state)
    purses = [money + back for money, back in zip(state.money, repaid, strict=True)] if repaid else list(state.money)
    for square in _RUN[state.square]:
        areas = [(area, tuple(tiles_in(state, area))) for area in SQUARES[square].areas]
        counted = [_counted(area, tiles, square) for area, tiles in areas]
        if any(sums != _was_paid(state, square, area) for area, _, sums in counted):
            break
        together = _together([sums for *_, sums in counted])
        had = [purse - paid for purse, paid in zip(purses, together, strict=True)]
        chances = [_one_more(area, tiles, square, viewer) for area, tiles in areas] if viewer != WATCHER else []
        scored = Scored(
            square,
            tuple(had),
            _told(counted, had),
            together,
            _most(together),
            tuple(purses),
            following=_FOLLOWING[square],
            more=max([one for one in chances if one], key=lambda one: one.gain, default=None),
        )
        told.append(scored)
        purses = had
    if told and repaid:
        told[0] = msgspec.structs.replace(told[0], repaid=repaid, purses=tuple(state.money))
    return tuple(reversed(told))


def _is_recent(state: State) -> bool:
    """Whether the last scoring came with the last card: each message holds it, so it is not kept for long."""
    run = _RUN[state.square]
    if not run or state.why_ended:
        return bool(run)
    since, hourglasses = 0, state.square - run[0]
    for card in state.deck[: state.deck_next][::-1]:
        if KIND[card] == HOURGLASS:
            hourglasses -= 1
            if hourglasses < 0:
                return True
        elif not is_passed_over(card, state.seats):
            since += 1
            if since > MOST_SINCE:
                break
    return False


def _repaid(state: State) -> tuple[int, ...]:
    """By seat; nothing before the end."""
    return (
        tuple([-state.tally[seat * TALLIES + tallies.REPAID] for seat in range(state.seats)]) if state.why_ended else ()
    )


def _was_paid(state: State, square: int, area: int) -> tuple[int, ...]:
    return tuple(state.tally[_TALLY[square, area] :: TALLIES])


def _most(together: tuple[int, ...]) -> tuple[Seat, ...]:
    most = max(together)
    return tuple([seat for seat, paid in enumerate(together) if paid == most]) if most else ()


def _told(counted: Sequence[_Area], had: Sequence[int]) -> tuple[AreaPaid, ...]:
    """Area by area, sector by sector, with what is in each purse afterwards."""
    told, purse = [], tuple(had)
    for area, sectors, sums in counted:
        purses = []
        for one in sectors:
            purse = tuple([money + paid for money, paid in zip(purse, one.paid, strict=True)])
            purses.append(purse)
        first, second = zip(*[best_two(one.strengths) for one in sectors], strict=True)
        told.append(
            AreaPaid(
                area=area,
                sectors=tuple([one.sector for one in sectors]),
                weights=tuple([one.weight for one in sectors]),
                pays=tuple([one.sums for one in sectors]),
                strengths=tuple([one.strengths for one in sectors]),
                first=first,
                second=second,
                paid=tuple([one.paid for one in sectors]),
                purses=tuple(purses),
                bank=tuple([sum(one.sums) - sum(one.paid) for one in sectors]),
                sums=sums,
            )
        )
    return tuple(told)
