"""The auction driven by sealed limits: every seat says at which price it would press (MER-140 to MER-147)."""

from collections.abc import Iterator

from mokum.games.merchants import agenda as a
from mokum.games.merchants import auction as machine
from mokum.games.merchants.auction import DOUBLE, LAST_MARK, LOWEST_DOUBLE, SOLD, UNSOLD, Auction
from mokum.games.merchants.cards import CLOCK, MAYOR
from mokum.games.merchants.events import (
    AuctionBegan,
    CardBought,
    CardDiscarded,
    DialEnded,
    LimitsBrought,
    LimitSealed,
    MerchantsEvent,
    Pressed,
    RoundBegan,
)
from mokum.games.merchants.moves import PASS
from mokum.games.merchants.rules.using import Told, use
from mokum.games.merchants.state import NO_LIMIT, State, ahead_at, all_player_order
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat


def hold_auction(state: State, frame: a.HoldAuction, frames: list[a.Frame], chance: Chance) -> Told:
    """The mayor has used the free card or declined it; now everybody takes part (MER-048, MER-100, MER-101)."""
    discs = state.discs
    auction = machine.begin(all_player_order(state), state.money)
    discarded, began = CardDiscarded(MAYOR, discs[MAYOR]), AuctionBegan(discs[CLOCK], auction)
    if auction.mode is UNSOLD:
        return discarded, began
    frames.append(a.SingleLimit(_asked(auction, state.money, LAST_MARK)))
    return discarded, began, RoundBegan(state.lot + 1)


def _asked(auction: Auction, money: list[int], least: int) -> tuple[Seat, ...]:
    """All who can do more than pass (MER-146)."""
    return tuple(sorted([seat for seat in auction.eligible if money[seat] >= least]))


def close(state: State, seat: Seat, limit: int, frames: list[a.Frame], chance: Chance) -> Iterator[MerchantsEvent]:
    """The last limit is handed in: the round is decided, and after an opening the next begins (MER-142, MER-143).

    It is handed in before a lot may be drawn between equal ones: who asks what follows must not learn of that.
    """
    limits = state.limits[:]
    limits[seat] = limit
    yield LimitSealed(seat, limit)
    decided = _decided(state, state.auction, state.lot, limits, chance)
    after = decided.auction
    told: list[MerchantsEvent] = [decided]
    if after.mode is DOUBLE:
        lot = state.lot + 1
        told.append(RoundBegan(lot))
        asked = _asked(after, state.money, LOWEST_DOUBLE)
        limits = [NO_LIMIT] * state.seats
        if state.ahead:
            limits = _brought(state, asked, after.opener)
            asked = tuple([seat for seat in asked if limits[seat] == NO_LIMIT])
            if max(limits) != NO_LIMIT:
                told.append(LimitsBrought(tuple(limits)))
        if asked:
            frames.append(a.DoubleLimit(asked))
        else:
            decided = _decided(state, after, lot, limits, chance)
            after = decided.auction
            told.append(decided)
    if after.mode is SOLD:
        card = state.discs[CLOCK]
        told.append(CardBought(after.buyer, card, after.price))
        use(frames, after.buyer, card)
    yield from told


def _brought(state: State, asked: tuple[Seat, ...], opener: Seat) -> list[int]:
    """By seat: what it sealed in case of this opening, if it is asked at all (MER-144)."""
    return [
        state.ahead[ahead_at(seat, opener=seat == opener)] if seat in asked else NO_LIMIT for seat in range(state.seats)
    ]


def _decided(state: State, auction: Auction, lot: int, limits: list[int], chance: Chance) -> Pressed | DialEnded:
    """The highest limit presses, of equal ones one by lot, or nobody does."""
    highest = max(limits)
    if highest <= PASS:
        after = machine.timeout(auction)
        assert after is not None, "the round was running"
        return DialEnded(after)
    winner = limits.index(highest)
    tied: tuple[Seat, ...] = ()
    if limits.count(highest) > 1:
        tied = tuple([seat for seat, limit in enumerate(limits) if limit == highest])
        winner = tied[chance.uniform(f"tie|{lot}", len(tied))]
    needle = highest // 2 if auction.mode is DOUBLE else highest
    after = machine.press(auction, state.money, winner, needle)
    assert after is not None, "a limit is a press that the machine takes"
    return Pressed(winner, needle, tied, after)
