"""Bonuses and loans: earned once, held while the condition is true, returned when it is not."""

import pytest

from games.merchants.build import (
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
    use_card,
)
from mokum.games.merchants.board import BRIDGES, HOUSE_SITES
from mokum.games.merchants.events import BonusEarned, BonusReturned, LoanTaken
from mokum.games.merchants.moves import CATALOGUE
from mokum.games.merchants.rules.bonuses import WORTH, met_by
from mokum.games.merchants.state import (
    CONTINENTS_BONUS,
    FIRST_BRIDGE,
    GOODS_BONUS,
    HOUSE_OWED,
    QUARTERS_BONUS,
    State,
)

ANYWHERE = f"build {HOUSE_SITES[0].lower()}"


def bridge(number: int) -> int:
    return FIRST_BRIDGE + number - 1


def holds(state: State, seat: int, bonus: int) -> bool:
    return bool(state.held[seat] >> bonus & 1)


@pytest.mark.rule("MER-230", "MER-231", "MER-232", "MER-233", "MER-235", "MER-241", "MER-242", "MER-E31")
def test_a_free_house_earns_more_bonuses() -> None:
    state = table(ex={0: (2, 2, 2, 1)}, houses={0: "NZ08 OZ04 LA03"})
    use_card(state, 0, "G01")
    play(state, 0, "goods sugar sugar silk")
    assert holds(state, 0, GOODS_BONUS)
    events = play(state, 0, "build gr02")
    assert [earned.bonus for earned in only(events, BonusEarned)] == [QUARTERS_BONUS, bridge(2)]
    assert state.money[0] == 540
    assert (0, 100, 100, *[40] * len(BRIDGES)) == WORTH


@pytest.mark.rule("MER-239", "MER-E32")
def test_a_declined_free_house_is_not_owed() -> None:
    state = table(ex={0: (2, 2, 2, 1)}, houses={0: "NZ01"})
    use_card(state, 0, "A10")
    play(state, 0, "decline")
    play(state, 0, "advance silk")
    play(state, 0, "decline")
    assert holds(state, 0, GOODS_BONUS)
    enter(state, "1652-54")
    play(state, 0, "back silk")
    assert not holds(state, 0, GOODS_BONUS)
    assert state.houses[0] == sites("NZ01")
    assert spaces_of(state, 0) == (2, 2, 2, 1)


def after_the_crash() -> State:
    state = table(
        3, cash=(30, 400, 400), ex={0: (2, 5, 5, 5), 1: (1, 0, 0, 0), 2: (2, 0, 0, 0)}, houses={0: "NZ03 OZ03"}
    )
    state.held[0] |= HOUSE_OWED
    enter(state, "1636-37")
    assert offered(state, 0) == ["remove nz03", "remove oz03"]
    play(state, 0, "remove oz03")
    return state


@pytest.mark.rule("MER-162", "MER-236", "MER-237", "MER-240", "MER-242", "MER-E33")
def test_a_lost_goods_bonus_costs_a_house_and_the_house_a_bridge() -> None:
    state = after_the_crash()
    assert spaces_of(state, 0) == (1, 4, 4, 4)
    assert spaces_of(state, 2)[0] == 1
    assert spaces_of(state, 1)[0] == 1
    assert not holds(state, 0, GOODS_BONUS)
    assert not holds(state, 0, bridge(5))
    assert state.loans == [1, 0, 0]
    assert state.money[0] == 110
    assert is_stopped(state)


@pytest.mark.rule("MER-061", "MER-157", "MER-232", "MER-286")
def test_what_is_done_without_a_question_earns_its_bonus_too() -> None:
    *others, last = HOUSE_SITES
    in_lastage = [site for site in others if site.startswith("LA")]
    elsewhere = [site for site in others if not site.startswith("LA")]
    taken = {0: elsewhere[::2], 1: elsewhere[1::2], 2: in_lastage}
    state = table(mayor=3, houses={seat: " ".join(own) for seat, own in taken.items()})
    events = enter(state, "1613")
    assert state.houses[0] == sites(" ".join([*elsewhere[::2], last])), "one site is left, and seat 1 is first"
    assert BonusEarned(0, QUARTERS_BONUS, 100) in only(events, BonusEarned)
    assert is_stopped(state)


@pytest.mark.rule("MER-238", "MER-E34")
def test_a_returned_bonus_is_earned_again() -> None:
    state = after_the_crash()
    use_card(state, 0, "G01")
    play(state, 0, "goods sugar sugar gems")
    play(state, 0, "build oz03")
    assert holds(state, 0, GOODS_BONUS)
    assert holds(state, 0, bridge(5))
    assert state.money[0] == 150


@pytest.mark.rule("MER-234", "MER-E35")
def test_a_bonus_is_kept_while_its_condition_is_true() -> None:
    state = table(cash=30, colonies={0: "AM01 AM02 AF01 EU01 FE01"})
    enter(state, "1662")
    play(state, 0, "remove am02")
    assert holds(state, 0, CONTINENTS_BONUS)
    assert state.money[0] == 30


@pytest.mark.rule("MER-236", "MER-237", "MER-E36")
def test_a_returned_bonus_may_force_a_loan() -> None:
    state = table(cash=30, colonies={0: "AM01 AF01 EU01 FE01"})
    enter(state, "1662")
    events = play(state, 0, "remove fe01")
    assert kinds(events)[:3] == ["ColonyRemoved", "LoanTaken", "BonusReturned"]
    assert only(events, LoanTaken) == [LoanTaken(0, forced=True)]
    assert (state.loans[0], state.money[0]) == (1, 50)


@pytest.mark.rule("MER-237", "MER-006", "MER-E37")
def test_loans_are_forced_until_the_payment_is_possible() -> None:
    state = table(cash=0, houses={0: "NZ03 OZ03 GR03 LA03"})
    enter(state, "1664")
    events = play(state, 0, "remove oz03")
    assert {returned.bonus for returned in only(events, BonusReturned)} == {QUARTERS_BONUS, bridge(5)}
    assert (state.loans[0], state.money[0]) == (2, 100)


@pytest.mark.rule("MER-232", "MER-233", "MER-235", "MER-E38")
def test_a_square_can_earn_two_bonuses() -> None:
    state = table(houses={0: "GR03 OZ05 LA03"}, mayor=3)
    enter(state, "1613")
    play(state, 0, "build nz05")
    assert holds(state, 0, bridge(6))
    assert state.money[0] == 540


@pytest.mark.rule("MER-156", "MER-231", "MER-E39")
def test_colonies_on_all_continents() -> None:
    state = table(colonies={0: "AM01 AF01 EU01"}, mayor=3)
    enter(state, "1602")
    play(state, 0, "found fe09")
    assert state.money[0] == 500
    assert spaces_of(state, 0) == (0, 0, 1, 0)


@pytest.mark.rule("MER-239", "MER-E40")
def test_without_a_tile_the_goods_bonus_has_no_house() -> None:
    state = table(ex={0: (2, 2, 2, 1)}, supply={0: 0})
    use_card(state, 0, "G01")
    play(state, 0, "goods sugar sugar silk")
    assert holds(state, 0, GOODS_BONUS)
    assert not state.held[0] & HOUSE_OWED
    assert is_stopped(state)


@pytest.mark.rule("MER-234", "MER-E41")
def test_a_held_bonus_is_not_paid_again() -> None:
    state = table(houses={0: "NZ03 OZ03"})
    use_card(state, 0, "A01")
    play(state, 0, "build gr03")
    assert state.money[0] == 400


@pytest.mark.rule("MER-234", "MER-E61")
def test_a_second_set_pays_nothing() -> None:
    state = table(colonies={0: "AM01 AF01 EU01 FE01"})
    for name, site in (("C01", "am02"), ("C04", "af02"), ("C07", "eu02"), ("C10", "fe02")):
        use_card(state, 0, name)
        play(state, 0, f"found {site}")
    assert state.money[0] == 400


@pytest.mark.rule("MER-240", "MER-236", "MER-E42")
def test_any_house_is_owed() -> None:
    state = table(3, ex={0: (2, 5, 5, 5)}, houses={0: "GR01 NZ07"})
    state.held[0] |= HOUSE_OWED
    enter(state, "1664")
    play(state, 0, "remove gr01")
    enter(state, "1636-37")
    assert state.houses[0] == 0, "the only other house is removed without a question"
    assert is_stopped(state)


@pytest.mark.rule("MER-240")
def test_without_houses_nothing_is_owed() -> None:
    state = table(3, ex={0: (2, 5, 5, 5)})
    state.held[0] |= HOUSE_OWED
    events = enter(state, "1636-37")
    assert [returned.bonus for returned in only(events, BonusReturned)] == [GOODS_BONUS]
    assert is_stopped(state)


@pytest.mark.rule("MER-230")
def test_the_free_house_may_stand_anywhere_or_nowhere() -> None:
    state = table(ex={0: (2, 2, 2, 1)}, houses={1: "GR02"})
    use_card(state, 0, "G01")
    play(state, 0, "goods sugar sugar silk")
    assert len(offered(state, 0)) == len(HOUSE_SITES)
    assert ANYWHERE in offered(state, 0)
    assert refused(state, 0, "build gr02") == "MER-013"
    assert refused(state, 0, "found am01") == "MER-230"


@pytest.mark.rule("MER-243")
def test_loans_cannot_be_repaid_early() -> None:
    state = table()
    enter(state, "1609")
    for seat in (1, 2, 3, 0):
        play(state, seat, "borrow")
    assert state.money == [520] * 4
    words = {str(move).split()[0] for move in CATALOGUE}
    assert "repay" not in words


@pytest.mark.rule("MER-233")
@pytest.mark.parametrize("number", range(1, 11))
def test_every_bridge_has_its_bonus(number: int) -> None:
    state = table()
    state.houses[2] = BRIDGES[number - 1]
    assert met_by(state, 2) == 1 << bridge(number)
