"""The auction as a machine: presses and the end of the dial, and nothing else."""

from itertools import product

import pytest

from mokum.games.merchants.auction import NO_SEAT, START, Auction, Mode, begin, press, price, timeout

ORDER = (1, 2, 0)
"""Three seats, the first is the mayor."""


def machine(cash: tuple[int, ...] = (400, 400, 400)) -> Auction:
    return begin(ORDER, cash)


def through(cash: tuple[int, ...], *inputs: tuple[int, int] | None) -> tuple[Auction, list[bool]]:
    """The machine after these presses (seats from 1; None is the end of the dial), and which of them it took."""
    auction, taken = machine(cash), []
    for one in inputs:
        after = timeout(auction) if one is None else press(auction, cash, one[0] - 1, one[1])
        taken.append(after is not None)
        auction = after or auction
    return auction, taken


def sold(auction: Auction) -> tuple[int, int]:
    assert auction.mode is Mode.SOLD
    return auction.buyer + 1, auction.price


@pytest.mark.rule("MER-121", "MER-101")
def test_it_begins_with_everybody() -> None:
    assert machine() == Auction(Mode.SINGLE, ORDER, NO_SEAT, NO_SEAT, 0)


@pytest.mark.rule("MER-103", "MER-W11")
def test_the_first_press_buys() -> None:
    auction, _ = through((400, 400, 400), (2, 90))
    assert sold(auction) == (2, 90)


@pytest.mark.rule("MER-106", "MER-108", "MER-W12")
def test_an_opening_is_an_offer_of_200() -> None:
    auction, _ = through((400, 400, 400), (1, 201))
    assert (auction.mode, auction.opener, auction.eligible) == (Mode.DOUBLE, 0, ORDER)
    auction, _ = through((400, 400, 400), (1, 201), None)
    assert sold(auction) == (1, 200)


@pytest.mark.rule("MER-102", "MER-104", "MER-120", "MER-E45", "MER-E46")
def test_between_two_marks_the_higher_is_the_price() -> None:
    for needle, paid in ((200, 200), (199, 200), (191, 200), (190, 190), (51, 60), (50, 50)):
        auction, _ = through((400, 400, 400), (1, needle))
        assert sold(auction) == (1, paid)
    assert {price(needle) for needle in range(50, 201)} == set(range(50, 201, 10))


@pytest.mark.rule("MER-105", "MER-E46")
def test_past_the_last_mark_the_card_is_unsold() -> None:
    auction, _ = through((400, 400, 400), None)
    assert auction.mode is Mode.UNSOLD


@pytest.mark.rule("MER-107", "MER-E47")
def test_the_doubled_price() -> None:
    auction, _ = through((400, 400, 400), (1, 230), (2, 101))
    assert sold(auction) == (2, 220)


@pytest.mark.rule("MER-110", "MER-111", "MER-E48")
def test_in_the_doubled_round_100_is_too_late_and_before_200_is_200() -> None:
    auction, taken = through((400, 400, 400), (1, 230), (2, 100), (3, 240))
    assert taken == [True, False, True]
    assert sold(auction) == (3, 400)


@pytest.mark.rule("MER-106", "MER-107", "MER-E49")
def test_the_opener_may_press() -> None:
    auction, _ = through((400, 400, 400), (1, 230), (1, 120))
    assert sold(auction) == (1, 240)


@pytest.mark.rule("MER-112", "MER-E50")
def test_who_cannot_pay_200_cannot_open() -> None:
    auction, _ = through((190, 400, 400), (1, 250))
    assert auction == Auction(Mode.SINGLE, (1, 2))


@pytest.mark.rule("MER-113", "MER-E51")
def test_the_offer_stands_when_another_cannot_pay() -> None:
    auction, _ = through((250, 280, 90), (1, 210), (2, 150))
    assert auction == Auction(Mode.DOUBLE, (2, 0), 0)
    auction, _ = through((250, 280, 90), (1, 210), (2, 150), None)
    assert sold(auction) == (1, 200)


@pytest.mark.rule("MER-114", "MER-E52")
def test_the_offer_lapses_with_the_opener() -> None:
    auction, _ = through((250, 280, 90), (1, 210), (1, 130))
    assert auction == Auction(Mode.SINGLE, (1, 2))
    auction, _ = through((250, 280, 90), (1, 210), (1, 130), (3, 90))
    assert sold(auction) == (3, 90)


@pytest.mark.rule("MER-109", "MER-115", "MER-E53")
def test_when_nobody_is_left_the_card_is_unsold() -> None:
    auction, taken = through((60, 60, 60), (1, 70), (2, 200), (3, 61))
    assert taken == [True, True, True]
    assert auction.mode is Mode.UNSOLD
    assert auction.eligible == ()


@pytest.mark.rule("MER-116", "MER-E54")
def test_where_nobody_can_pay_it_is_over_at_once() -> None:
    assert machine((40, 0, 30)).mode is Mode.UNSOLD


@pytest.mark.rule("MER-113", "MER-116", "MER-E55")
def test_an_opener_alone_buys_at_once() -> None:
    auction, taken = through((250, 210, 100), (1, 249), (2, 120), (3, 110))
    assert taken == [True, True, True]
    assert sold(auction) == (1, 200)


@pytest.mark.rule("MER-122", "MER-124", "MER-E56")
def test_after_the_sale_nothing_is_taken() -> None:
    auction, taken = through((400, 400, 400), (2, 250), (3, 150), (2, 90))
    assert taken == [True, True, False]
    assert sold(auction) == (3, 300)
    assert timeout(auction) is None


@pytest.mark.rule("MER-106", "MER-109", "MER-E64")
def test_who_is_out_stays_out_in_the_doubled_round() -> None:
    auction, taken = through((190, 400, 400), (1, 250), (2, 240), (1, 110), None)
    assert taken == [True, True, False, True]
    assert sold(auction) == (2, 200)


@pytest.mark.rule("MER-110", "MER-113", "MER-E65")
def test_an_early_press_in_the_doubled_round_costs_400() -> None:
    auction, _ = through((250, 390, 400), (1, 230), (2, 220), None)
    assert sold(auction) == (1, 200)


@pytest.mark.rule("MER-124")
@pytest.mark.parametrize("needle", [49, 251, 0, -10])
def test_a_press_off_the_dial_is_rejected(needle: int) -> None:
    assert press(machine(), (400, 400, 400), 0, needle) is None


@pytest.mark.rule("MER-126")
def test_only_some_presses_differ() -> None:
    cash = (400, 400, 400)
    singles = {press(machine(), cash, 0, needle) for needle in range(50, 251)}
    assert len(singles) == 17
    doubled = Auction(Mode.DOUBLE, ORDER, 1)
    assert len({press(doubled, cash, 0, needle) for needle in range(101, 251)}) == 10
    assert press(doubled, cash, 0, 250) == press(doubled, cash, 0, 200)


@pytest.mark.rule("MER-123", "MER-125", "MER-127")
def test_it_always_ends_and_keeps_its_promises() -> None:
    """Every way through a small auction: each repetition removes a seat, prices are on the dial, the buyer can pay."""
    cash = (60, 210, 230)
    inputs = [None, *product(range(3), (START, 200, 130, 110, 60, 50))]
    seen: set[Auction] = set()
    fresh = {begin(ORDER, cash)}
    while fresh:
        seen |= fresh
        after = set()
        for auction in fresh:
            for one in inputs:
                end = timeout(auction) if one is None else press(auction, cash, *one)
                if end is not None:
                    shorter = len(end.eligible) < len(auction.eligible)
                    opened = auction.mode is Mode.SINGLE and end.mode is Mode.DOUBLE
                    assert end.is_over or shorter or opened
                    after.add(end)
        fresh = after - seen
    for auction in seen:
        if auction.mode is Mode.SOLD:
            assert cash[auction.buyer] >= auction.price
            assert auction.price in {*range(50, 201, 10), *range(220, 401, 20)}
        if auction.mode is Mode.DOUBLE:
            assert cash[auction.opener] >= 200
