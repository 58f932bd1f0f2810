"""The auction driven by sealed limits: every seat says at which price it would press (MER-140 to MER-147)."""

from collections.abc import Iterator

from mokum.games.merchants import agenda as a
from mokum.games.merchants import auction as machine
from mokum.games.merchants.auction import DOUBLE, LAST_MARK, LOWEST_DOUBLE, SOLD
from mokum.games.merchants.cards import CLOCK, MAYOR
from mokum.games.merchants.events import (
    AuctionBegan,
    CardBought,
    CardDiscarded,
    DialEnded,
    LimitSealed,
    MerchantsEvent,
    Pressed,
    RoundBegan,
)
from mokum.games.merchants.moves import PASS
from mokum.games.merchants.rules.using import use
from mokum.games.merchants.state import State, all_player_order
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

Story = Iterator[MerchantsEvent]


def hold_auction(state: State, frame: a.HoldAuction, frames: list[a.Frame], chance: Chance) -> Story:
    """The mayor has used the free card or declined it; now everybody takes part (MER-048, MER-100, MER-101)."""
    yield CardDiscarded(MAYOR, state.discs[MAYOR])
    yield AuctionBegan(state.discs[CLOCK], machine.begin(all_player_order(state), state.money))
    if not state.auction.is_over:
        yield RoundBegan(state.lot + 1)
        asked = _asked(state, LAST_MARK)
        assert asked, "somebody can pay the last mark"
        frames.append(a.SingleLimit(asked))


def _asked(state: State, least: int) -> tuple[Seat, ...]:
    """All who can do more than pass (MER-146)."""
    money = state.money
    return tuple(sorted([seat for seat in state.auction.eligible if money[seat] >= least]))


def close(state: State, seat: Seat, limit: int, frames: list[a.Frame], chance: Chance) -> Story:
    """The last limit is handed in: the highest presses, of equal ones one by lot, or nobody does (MER-142, MER-143)."""
    yield LimitSealed(seat, limit)
    auction, limits = state.auction, state.limits
    highest = max(limits)
    if highest > PASS:
        tied = tuple([seat for seat, limit in enumerate(limits) if limit == highest])
        winner = tied[0] if len(tied) == 1 else tied[chance.uniform(f"tie|{state.lot}", len(tied))]
        needle = highest // 2 if auction.mode is DOUBLE else highest
        after = machine.press(auction, state.money, winner, needle)
        assert after is not None, "a limit is a press that the machine takes"
        yield Pressed(winner, needle, tied if len(tied) > 1 else (), after)
        if after.mode is DOUBLE:
            yield RoundBegan(state.lot + 1)
            asked = _asked(state, LOWEST_DOUBLE)
            if asked:
                frames.append(a.DoubleLimit(asked))
            else:
                yield _dial_ended(state)
    else:
        yield _dial_ended(state)
    if state.auction.mode is SOLD:
        card = state.discs[CLOCK]
        yield CardBought(state.auction.buyer, card, state.auction.price)
        use(frames, state.auction.buyer, card)


def _dial_ended(state: State) -> DialEnded:
    after = machine.timeout(state.auction)
    assert after is not None, "the round was running"
    return DialEnded(after)
