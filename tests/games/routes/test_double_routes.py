"""Double routes: one seat never has both halves, and with two seats the second half is closed."""

import pytest

from games.routes.build import offered, play, refused, table

DAM_OUDE_KERK, ITS_TWIN = "claim 15 pink2", "claim 16 orange2"
HAND = "pink2 orange2"


@pytest.mark.rule("ROU-046", "ROU-V09")
@pytest.mark.parametrize(("first", "second"), [(DAM_OUDE_KERK, ITS_TWIN), (ITS_TWIN, DAM_OUDE_KERK)])
def test_with_two_seats_the_other_half_is_closed_to_everybody(first: str, second: str) -> None:
    state = table(hands=[HAND, HAND])
    assert {first, second} <= set(offered(state))
    play(state, first)
    assert offered(state, start=second[:8]) == []
    assert refused(state, second) == "ROU-046"
    play(state, "contracts")
    play(state, "keep both")
    assert offered(state, start=second[:8]) == []
    assert refused(state, second) == "ROU-045"


@pytest.mark.rule("ROU-045", "ROU-046")
def test_the_very_first_route_closes_its_twin_too() -> None:
    state = table(turn=1, hands=["", "pink2"], claimed={0: [1]})
    assert refused(state, "claim 2 pink2") == "ROU-046"
    state = table(turn=0, hands=["pink2", ""], claimed={0: [1]})
    assert refused(state, "claim 2 pink2") == "ROU-045"


@pytest.mark.rule("ROU-045", "ROU-046", "ROU-V09")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_every_other_seat_may_claim_the_other_half(seats: int) -> None:
    hands, market = [HAND, HAND, HAND], "blue blue green green black"
    state = table(seats, hands=hands, market=market)
    play(state, DAM_OUDE_KERK)
    assert offered(state, start="claim 16") == [ITS_TWIN]
    assert refused(state, DAM_OUDE_KERK) == "ROU-043"
    third = table(seats, turn=2, hands=hands, market=market, claimed={0: [15]})
    assert offered(third, start="claim 16") == [ITS_TWIN]
    owner = table(seats, turn=0, hands=hands, market=market, claimed={0: [15]})
    assert offered(owner, start="claim 16") == []
    assert refused(owner, ITS_TWIN) == "ROU-045"


@pytest.mark.rule("ROU-043", "ROU-045")
def test_both_halves_can_have_owners_with_three_seats() -> None:
    state = table(3, turn=1, hands=["", HAND, HAND], claimed={0: [15]})
    play(state, ITS_TWIN)
    assert refused(state, DAM_OUDE_KERK) == "ROU-043"
    assert refused(state, ITS_TWIN) == "ROU-043"


@pytest.mark.rule("ROU-045", "ROU-046")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_single_route_closes_nothing_else(seats: int) -> None:
    hand = "red5 black5 wild4"
    before = offered(table(seats, hands=["", hand], turn=1), start="claim")
    after = offered(table(seats, hands=["", hand], turn=1, claimed={0: [10]}), start="claim")
    assert [move for move in before if move not in after] == [move for move in before if move.startswith("claim 10 ")]


@pytest.mark.rule("ROU-045", "ROU-046")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        *((1, 2), (4, 5), (11, 12), (13, 14), (15, 16), (17, 18), (25, 26), (27, 28)),
        *((32, 33), (34, 35), (38, 39), (40, 41), (43, 44)),
    ],
)
def test_every_double_route_of_the_map(one: int, other: int) -> None:
    for claimed, closed in ((one, other), (other, one)):
        for seats in (2, 3):
            rich = table(seats, turn=1, hands=["", "wild3"], claimed={0: [claimed]})
            assert bool(offered(rich, start=f"claim {closed} ")) == (seats == 3)
            owner = table(seats, hands=["wild3"], claimed={0: [claimed]})
            assert offered(owner, start=f"claim {closed} ") == []
