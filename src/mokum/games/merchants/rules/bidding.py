"""The auction driven by sealed limits: every seat says at which price it would press (MER-140 to MER-147)."""

from collections.abc import Generator

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
    MerchantsEvent,
    Pressed,
    RoundBegan,
)
from mokum.games.merchants.moves import PASS
from mokum.games.merchants.rules.using import Story, use
from mokum.games.merchants.state import NO_LIMIT, State, ahead_at, all_player_order
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat


def hold_auction(state: State, step: a.HoldAuction, chance: Chance) -> Story:
    """The mayor has used the free card or declined it; now everybody takes part (MER-048, MER-100, MER-101)."""
    yield CardDiscarded(MAYOR, state.discs[MAYOR])
    auction = machine.begin(all_player_order(state), state.money)
    yield AuctionBegan(state.discs[CLOCK], auction)
    if auction.mode is UNSOLD:
        return ()
    yield RoundBegan(state.lot + 1)
    return (a.SingleLimit(_asked(auction, state.money, LAST_MARK)),)


def _asked(auction: Auction, money: list[int], least: int) -> tuple[Seat, ...]:
    """All who can do more than pass (MER-146)."""
    return tuple(sorted([seat for seat in auction.eligible if money[seat] >= least]))


def close(state: State, chance: Chance) -> Story:
    """The last limit is handed in: the round is decided, and after an opening the next begins (MER-142, MER-143).

    It is handed in before a lot may be drawn between equal ones: who asks what follows must not learn of that.
    """
    ahead = state.ahead
    yield _decided(state, chance)  # and what was sealed is forgotten
    if state.auction.mode is DOUBLE:
        asked = yield from _begin_doubled(state, ahead)
        if asked:
            return (a.DoubleLimit(asked),)
        yield _decided(state, chance)
    sold = state.auction
    if sold.mode is not SOLD:
        return ()
    card = state.discs[CLOCK]
    yield CardBought(sold.buyer, card, sold.price)
    return use(sold.buyer, card)


def _begin_doubled(state: State, ahead: tuple[int, ...]) -> Generator[MerchantsEvent, None, tuple[Seat, ...]]:
    """The round after an opening, and who is still to be asked in it."""
    yield RoundBegan(state.lot + 1)
    asked = _asked(state.auction, state.money, LOWEST_DOUBLE)
    if not ahead:
        return asked
    limits = _brought(ahead, asked, state)
    if max(limits) != NO_LIMIT:
        yield LimitsBrought(tuple(limits))
    return tuple([seat for seat in asked if limits[seat] == NO_LIMIT])


def _brought(ahead: tuple[int, ...], asked: tuple[Seat, ...], state: State) -> list[int]:
    """By seat: what it sealed in case of this opening, if it is asked at all (MER-144)."""
    opener = state.auction.opener
    return [ahead[ahead_at(seat, opener=seat == opener)] if seat in asked else NO_LIMIT for seat in range(state.seats)]


def _decided(state: State, chance: Chance) -> Pressed | DialEnded:
    """The highest limit presses, of equal ones one by lot, or nobody does."""
    auction, limits = state.auction, state.limits
    highest = max(limits)
    if highest <= PASS:
        after = machine.timeout(auction)
        assert after is not None, "the round was running"
        return DialEnded(after)
    winner = limits.index(highest)
    tied: tuple[Seat, ...] = ()
    if limits.count(highest) > 1:
        tied = tuple([seat for seat, limit in enumerate(limits) if limit == highest])
        winner = tied[chance.uniform(f"tie|{state.lot}", len(tied))]
    needle = highest // 2 if auction.mode is DOUBLE else highest
    after = machine.press(auction, state.money, winner, needle)
    assert after is not None, "a limit is a press that the machine takes"
    return Pressed(winner, needle, tied, after)
