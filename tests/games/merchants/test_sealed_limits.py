"""The auction by sealed limits: who is asked, what may be said, and which press comes of it."""

import pytest

from games.merchants.build import auction_off, is_stopped, kinds, offered, only, play, refused, table, use_card
from games.merchants.sealing import bought, hand_in
from games.scripted_luck import ScriptedChance
from mokum.games.merchants.auction import Mode
from mokum.games.merchants.events import (
    DialEnded,
    LimitHandedIn,
    LimitSealed,
    Pressed,
    RoundBegan,
)
from mokum.games.merchants.game import GAME
from mokum.kernel.chance import KeyedChance


@pytest.mark.rule("MER-100", "MER-101", "MER-140", "MER-141")
def test_everybody_is_asked_for_one_number() -> None:
    state = table(3, mayor=1)
    auction_off(state)
    assert GAME.waiting(state) == (0, 1, 2)
    assert state.auction.eligible == (2, 0, 1), "in all-player order, the mayor last"
    assert offered(state, 0) == ["pass", *(f"limit {price}" for price in range(50, 201, 10)), "open"]


@pytest.mark.rule("MER-103", "MER-117", "MER-142")
def test_the_highest_limit_buys_and_pays_itself() -> None:
    state = table(3)
    auction_off(state)
    events = hand_in(state, {1: "limit 90", 2: "limit 130", 3: "limit 120"})
    assert bought(events) == (2, 130)
    assert only(events, Pressed)[0].needle == 130
    assert state.money == [400, 270, 400]
    assert GAME.waiting(state) == (1,), "the buyer uses the card at once"
    assert offered(state, 1)[0] == "found am01"


@pytest.mark.rule("MER-060", "MER-117", "MER-E11")
def test_a_buyer_may_decline_and_gets_no_money_back() -> None:
    state = table(3)
    auction_off(state)
    hand_in(state, {1: "limit 120"})
    play(state, 0, "decline")
    assert state.money[0] == 280
    assert is_stopped(state)


@pytest.mark.rule("MER-119", "MER-142", "MER-284", "MER-E57")
def test_equal_limits_are_decided_by_lot() -> None:
    buyers = set()
    for seed in range(16):
        results = []
        for _ in range(2):
            state, chance = table(), KeyedChance(bytes([seed]))
            auction_off(state, chance=chance)
            events = hand_in(state, {2: "limit 120", 4: "limit 120"}, chance)
            assert only(events, Pressed)[0].between == (1, 3)
            results.append(bought(events))
        assert results[0] == results[1], "the same seed gives the same buyer"
        buyers.add(results[0])
    assert buyers == {(2, 120), (4, 120)}


@pytest.mark.rule("MER-119", "MER-284")
def test_a_lot_has_the_number_of_its_round() -> None:
    state = table()
    state.lot = 6
    chance = ScriptedChance({"tie|7": 1})
    auction_off(state, chance=chance)
    hand_in(state, {1: "limit 60", 3: "limit 60"}, chance)
    assert state.auction.buyer == 2
    assert chance.asked == [("tie|7", 2)]


@pytest.mark.rule("MER-142", "MER-143", "MER-E58")
def test_the_doubled_round_is_a_second_auction() -> None:
    state = table()
    auction_off(state)
    events = hand_in(state, {3: "open", 2: "limit 200"})
    assert [(press.seat + 1, press.needle) for press in only(events, Pressed)] == [(3, 250)]
    assert state.auction.mode is Mode.DOUBLE
    assert GAME.waiting(state) == (0, 1, 2, 3), "the opener is asked too"
    assert offered(state, 0) == ["pass", *(f"limit {price}" for price in range(220, 401, 20))]
    events = hand_in(state, {2: "limit 260", 4: "limit 220"})
    assert [(press.seat + 1, press.needle) for press in only(events, Pressed)] == [(2, 130)]
    assert bought(events) == (2, 260)


@pytest.mark.rule("MER-143", "MER-108", "MER-E59")
def test_without_a_press_the_opener_pays_200() -> None:
    state = table()
    auction_off(state)
    hand_in(state, {3: "open", 2: "limit 200"})
    events = hand_in(state, {})
    assert len(only(events, DialEnded)) == 1
    assert bought(events) == (3, 200)


@pytest.mark.rule("MER-118", "MER-141", "MER-E60")
def test_a_limit_never_exceeds_the_money() -> None:
    state = table(cash=(400, 150, 400, 400))
    auction_off(state)
    assert refused(state, 1, "limit 160") == "MER-118"
    assert refused(state, 1, "open") == "MER-118"
    assert refused(state, 1, "limit 150") is None
    assert refused(state, 1, "limit 220") == "MER-141"
    assert refused(state, 1, "borrow") == "MER-141"


@pytest.mark.rule("MER-134", "MER-145")
def test_a_limit_that_cannot_be_paid_leaves_no_trace() -> None:
    state = table(3, cash=(100, 400, 400))
    auction_off(state)
    before = state.copy()
    assert refused(state, 0, "limit 160") == "MER-118"
    assert state == before
    events = hand_in(state, {1: "limit 100"})
    assert bought(events) == (1, 100)


@pytest.mark.rule("MER-119", "MER-142", "MER-E66")
def test_two_openers_are_decided_by_lot() -> None:
    state = table(3)
    chance = ScriptedChance({"tie|1": 1})
    auction_off(state, chance=chance)
    hand_in(state, {2: "open", 3: "open"}, chance)
    assert state.auction.opener == 2
    assert state.auction.eligible == (1, 2, 0)
    assert GAME.waiting(state) == (0, 1, 2), "the loser takes part like everybody"


@pytest.mark.rule("MER-143", "MER-146", "MER-E68")
def test_who_can_only_pass_is_not_asked() -> None:
    state = table(3, cash=(210, 400, 400))
    auction_off(state)
    hand_in(state, {1: "open"})
    assert GAME.waiting(state) == (1, 2)
    assert refused(state, 0, "pass") == "MER-146"
    events = hand_in(state, {})
    assert bought(events) == (1, 200)


@pytest.mark.rule("MER-146")
def test_a_poor_seat_is_not_asked_and_a_doubled_round_may_ask_nobody() -> None:
    state = table(3, cash=(40, 210, 200))
    auction_off(state)
    assert GAME.waiting(state) == (1, 2)
    events = hand_in(state, {2: "open"})
    assert kinds(events)[-5:] == ["Pressed", "RoundBegan", "DialEnded", "CardBought", "Awaited"]
    assert bought(events) == (2, 200)


@pytest.mark.rule("MER-105", "MER-146", "MER-E69")
def test_when_all_pass_the_card_is_unsold() -> None:
    state = table(3)
    auction_off(state)
    events = hand_in(state, {})
    assert len(only(events, DialEnded)) == 1
    assert state.auction.mode is Mode.UNSOLD
    assert state.money == [400, 400, 400]
    assert is_stopped(state)


@pytest.mark.rule("MER-116")
def test_nobody_is_asked_when_nobody_can_pay() -> None:
    state = table(3, cash=(40, 0, 30))
    events = auction_off(state)
    assert kinds(events) == ["CardDiscarded", "AuctionBegan", "Awaited"]
    assert is_stopped(state)


@pytest.mark.rule("MER-146")
def test_a_round_closes_when_the_last_has_answered() -> None:
    state = table(3)
    auction_off(state)
    assert kinds(play(state, 1, "limit 90")) == ["LimitSealed"]
    assert GAME.waiting(state) == (0, 2)
    assert refused(state, 1, "limit 100") == "MER-146"
    assert kinds(play(state, 0, "pass")) == ["LimitSealed"]
    assert kinds(play(state, 2, "limit 80"))[:3] == ["LimitSealed", "Pressed", "CardBought"]


@pytest.mark.rule("MER-147", "MER-283")
def test_a_limit_is_seen_by_its_own_seat_alone() -> None:
    state = table(3)
    auction_off(state)
    (sealed,) = play(state, 1, "limit 90")
    assert sealed.seen_by(1) == LimitSealed(1, 90)
    assert sealed.seen_by(0) == LimitHandedIn(1)
    assert sealed.seen_by(-1) == LimitHandedIn(1)
    assert GAME.view(state, 1).limit == 90
    assert GAME.view(state, 0).limit == GAME.view(state, -1).limit == -1
    assert GAME.view(state, 0).handed_in == (1,)


@pytest.mark.rule("MER-147")
def test_losing_limits_are_forgotten() -> None:
    state = table(3)
    auction_off(state)
    hand_in(state, {1: "limit 90", 2: "limit 130", 3: "limit 120"})
    assert set(state.limits) == {-1}


@pytest.mark.rule("MER-148", "MER-149")
def test_the_log_of_an_auction_is_its_presses() -> None:
    """Replaying the events needs no limits, no bots and no luck."""
    state = table()
    auction_off(state)
    shadow = state.copy()
    events = hand_in(state, {2: "limit 120", 4: "limit 120"})
    for event in events:
        event.apply(shadow)
    assert shadow == state


@pytest.mark.rule("MER-284")
def test_every_round_is_a_lot_of_its_own() -> None:
    state = table()
    first = auction_off(state)
    second = hand_in(state, {1: "open"})
    hand_in(state, {})
    play(state, 0, "decline")
    third = auction_off(state)
    assert [begun.lot for begun in only([*first, *second, *third], RoundBegan)] == [1, 2, 3]
    use_card(state, 0, "G01")
