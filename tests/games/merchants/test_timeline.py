"""The timeline: its squares, what each calls for, and in which order."""

import pytest

from games.merchants.build import (
    draw_on,
    enter,
    is_stopped,
    kinds,
    offered,
    only,
    play,
    refused,
    sites,
    spaces_of,
    table,
)
from mokum.games.merchants.board import ALL_HOUSES, HOUSE_SITES
from mokum.games.merchants.events import AreaScored, CardDrawn, LoanTaken, MarkerMoved
from mokum.games.merchants.game import GAME
from mokum.games.merchants.timeline import COLONIES, EXCHANGE, LAST_SQUARE, QUARTERS, SQUARES, Icon


@pytest.mark.rule("MER-152", "MER-165", "MER-166")
def test_the_squares() -> None:
    icons = [square.icon for square in SQUARES]
    assert len(SQUARES) == 26
    assert (SQUARES[0].year, SQUARES[-1].year) == ("1579", "1666")
    assert [icons.count(icon) for icon in (Icon.EXCHANGE, Icon.QUARTERS, Icon.COLONIES)] == [3, 2, 2]
    assert icons.count(Icon.BLANK) == 4
    assert icons[0] is Icon.START
    assert icons[LAST_SQUARE] is Icon.FINAL
    assert SQUARES[LAST_SQUARE].areas == (EXCHANGE, QUARTERS, COLONIES)
    assert SQUARES[21].grid == ((180, 110), (140, 80), (110, 60), (80, 50))
    totals = [sum(map(sum, square.grid)) for square in SQUARES if square.grid]
    assert totals == [390, 440, 520, 580, 670, 740, 810, 930]


@pytest.mark.rule("MER-154")
@pytest.mark.parametrize("year", ["1585", "1596-97", "1600", "1665"])
def test_on_a_blank_square_nothing_happens(year: str) -> None:
    state = table()
    assert kinds(enter(state, year)) == ["MarkerMoved", "Awaited"]
    assert is_stopped(state)


@pytest.mark.rule("MER-153", "MER-024")
def test_the_start_square_pays_nothing_more() -> None:
    assert SQUARES[0].grid == ()
    state = table()
    assert state.square == 0
    assert state.money == [400] * 4


@pytest.mark.rule("MER-042", "MER-090", "MER-092", "MER-150", "MER-E13")
def test_hourglass_cards_are_resolved_one_after_the_other() -> None:
    state = table(top="H H G01", year="1596-97")
    events = draw_on(state)
    assert only(events, MarkerMoved) == [MarkerMoved(4)]
    assert GAME.waiting(state) == (1,)
    for seat in (1, 2, 3):
        assert not only(play(state, seat, "decline"), MarkerMoved)
    events = play(state, 0, "advance silk")
    assert only(events, MarkerMoved) == [MarkerMoved(5)]
    assert len(only(events, CardDrawn)) == 2
    assert is_stopped(state)


@pytest.mark.rule("MER-015", "MER-151", "MER-155")
def test_a_ship_for_each_in_order() -> None:
    state = table(mayor=2)
    enter(state, "1588")
    for seat in (3, 0, 1, 2):
        assert GAME.waiting(state) == (seat,)
        assert offered(state, seat) == ["advance sugar", "advance gems", "advance spice", "advance silk", "decline"]
        assert refused(state, (seat + 1) % 4, "decline") == "MER-151"
        play(state, seat, "advance gems")
    assert [spaces_of(state, seat) for seat in range(4)] == [(0, 1, 0, 0)] * 4
    assert is_stopped(state)


@pytest.mark.rule("MER-016", "MER-302", "MER-E15")
def test_a_good_on_the_last_space_may_be_named() -> None:
    state = table(ex={1: (8, 8, 8, 8)})
    enter(state, "1588")
    declined = state.copy()
    play(state, 1, "advance spice")
    play(declined, 1, "decline")
    assert state == declined
    assert refused(state, 2, "build gr01") == "MER-155"


@pytest.mark.rule("MER-151", "MER-235")
def test_bonuses_are_finished_before_the_next_chooses() -> None:
    state = table(ex={1: (2, 2, 2, 1)})
    enter(state, "1588")
    play(state, 1, "advance silk")
    assert GAME.waiting(state) == (1,), "the free house comes first"
    play(state, 1, "build gr01")
    assert GAME.waiting(state) == (2,)


@pytest.mark.rule("MER-156")
def test_a_globe_allows_any_vacant_site() -> None:
    state = table(colonies={0: "AM01"})
    enter(state, "1619")
    assert len(offered(state, 1)) == 36
    assert refused(state, 1, "found am01") == "MER-013"
    play(state, 1, "found eu07")
    assert spaces_of(state, 1) == (0, 0, 0, 1)
    play(state, 2, "decline")
    assert refused(state, 3, "build gr01") == "MER-156"


@pytest.mark.rule("MER-157")
def test_arms_are_compulsory() -> None:
    state = table()
    enter(state, "1613")
    assert len(offered(state, 1)) == 40
    assert refused(state, 1, "decline") == "MER-157"
    play(state, 1, "build la08")
    assert spaces_of(state, 1) == (0, 0, 0, 0), "no good advances"


@pytest.mark.rule("MER-015", "MER-151", "MER-157", "MER-286", "MER-E14")
def test_the_last_vacant_site_goes_to_the_first_in_order() -> None:
    state = table(mayor=1, houses={0: " ".join(HOUSE_SITES[1:])})
    events = enter(state, "1613")
    assert state.houses[2] == sites("GR01"), "one option is taken without asking"
    assert kinds(events).count("HouseBuilt") == 1
    assert sum(state.houses) == ALL_HOUSES
    assert is_stopped(state)


@pytest.mark.rule("MER-004", "MER-157")
def test_without_a_tile_no_house_is_placed() -> None:
    state = table(supply={1: 0})
    enter(state, "1632")
    assert GAME.waiting(state) == (2,)


@pytest.mark.rule("MER-158", "MER-W14")
def test_the_credit_square() -> None:
    state = table()
    enter(state, "1609")
    assert offered(state, 1) == ["borrow", "decline"]
    assert refused(state, 1, "build gr01") == "MER-158"
    events = play(state, 1, "borrow")
    assert only(events, LoanTaken) == [LoanTaken(1, forced=False)]
    for seat in (2, 3, 0):
        play(state, seat, "decline")
    assert state.money == [400, 520, 400, 400]
    assert state.loans == [0, 1, 0, 0]


@pytest.mark.rule("MER-159", "MER-163", "MER-164", "MER-286", "MER-E18")
def test_crossed_arms() -> None:
    state = table(houses={1: "GR01 GR02", 3: "LA01"})
    enter(state, "1664")
    assert offered(state, 1) == ["remove gr01", "remove gr02"]
    assert refused(state, 1, "remove la01") == "MER-159"
    play(state, 1, "remove gr02")
    assert state.houses == [0, sites("GR01"), 0, 0], "the only house of a seat goes without a question"
    assert state.supply == [24, 23, 24, 24]
    assert is_stopped(state)


@pytest.mark.rule("MER-160", "MER-163", "MER-164")
def test_crossed_globe_leaves_the_exchange() -> None:
    state = table(colonies={1: "AM01 AM02"}, ex={1: (0, 0, 1, 1)})
    enter(state, "1662")
    assert refused(state, 1, "remove fe01") == "MER-160"
    play(state, 1, "remove am01")
    assert state.colonies[1] == sites("AM02")
    assert spaces_of(state, 1) == (0, 0, 1, 1)
    assert is_stopped(state)


@pytest.mark.rule("MER-017", "MER-161", "MER-164", "MER-E16")
def test_crossed_ship_takes_the_only_tile_by_itself() -> None:
    state = table(ex={0: (0, 0, 0, 1), 2: (3, 0, 1, 0)})
    enter(state, "1652-54")
    assert GAME.waiting(state) == (2,)
    assert offered(state, 2) == ["back sugar", "back spice"]
    assert refused(state, 2, "back gems") == "MER-161"
    play(state, 2, "back sugar")
    assert spaces_of(state, 2) == (2, 0, 1, 0)
    assert spaces_of(state, 0) == (0, 0, 0, 0)
    assert state.supply[0] == 24
    assert is_stopped(state)


@pytest.mark.rule("MER-017", "MER-162", "MER-E17")
def test_the_leaders_of_every_row_move_back() -> None:
    state = table(ex={0: (4, 0, 0, 1), 1: (4, 0, 0, 0), 2: (3, 0, 0, 0)})
    enter(state, "1636-37")
    assert [spaces_of(state, seat)[0] for seat in range(3)] == [3, 3, 3]
    assert [spaces_of(state, seat)[3] for seat in range(4)] == [0] * 4
    assert state.supply[0] == 23
    assert is_stopped(state)


@pytest.mark.rule("MER-165")
@pytest.mark.parametrize(
    ("year", "area"), [("1609-21", EXCHANGE), ("1611", QUARTERS), ("1621", COLONIES), ("c. 1640", QUARTERS)]
)
def test_interim_scorings(year: str, area: int) -> None:
    (scored,) = only(enter(table(), year), AreaScored)
    assert scored.area == area
