"""Claiming a route: how it is paid, what it costs and what it brings."""

import pytest

from games.routes.build import BLACK, GREEN, LEAVING, ORANGE, PINK, RED, WILD, offered, play, refused, table
from games.routes.look import discards, hand, public
from mokum.games.routes.events import RouteClaimed, TurnBegan
from mokum.games.routes.game import GAME
from mokum.games.routes.state import State
from mokum.kernel.event import WATCHER
from mokum.kernel.moves import UnknownMove


@pytest.mark.rule("ROU-040", "ROU-047", "ROU-049")
def test_a_claim_costs_cards_and_carts_and_scores_at_once() -> None:
    state = table(3, turn=1, hands=["pink2", "pink3 wild2 red"], discards="blue")
    assert play(state, "claim 15 pink1 wild1") == [RouteClaimed(1, 14, PINK, 1, 1, 2), TurnBegan(2, -1)]
    seen = public(state)
    assert hand(state, 1) == "wild pink2 red"
    assert hand(state, 0) == "pink2"
    assert discards(state) == "blue pink wild"
    assert seen.carts == (16, 14, 16)
    assert seen.points == (0, 2, 0)
    assert seen.owners[14] == 1
    assert [owner for owner in seen.owners if owner != -1] == [1]


@pytest.mark.rule("ROU-040", "ROU-047")
@pytest.mark.parametrize(
    ("move", "claimed"),
    [
        ("claim 13 wild1", RouteClaimed(0, 12, WILD, 0, 1, 1)),
        ("claim 43 green2", RouteClaimed(0, 42, GREEN, 2, 0, 2)),
        ("claim 34 green1 wild2", RouteClaimed(0, 33, GREEN, 1, 2, 4)),
        ("claim 3 green3 wild1", RouteClaimed(0, 2, GREEN, 3, 1, 7)),
    ],
)
def test_one_card_and_one_cart_for_each_space(move: str, claimed: RouteClaimed) -> None:
    state = table(hands=["green3 wild2"])
    assert play(state, move)[0] == claimed
    spaces = claimed.coloured + claimed.wilds
    assert public(state).carts == (16 - spaces, 16)
    assert public(state).hand_sizes[0] == 5 - spaces
    assert public(state).points == (claimed.points, 0)


@pytest.mark.rule("ROU-047", "ROU-049", "ROU-070")
def test_everybody_sees_a_claim_and_how_it_was_paid() -> None:
    state = table(3, hands=["green"])
    claimed = play(state, "claim 13 green1")[0]
    assert [claimed.seen_by(viewer) for viewer in (0, 1, 2, WATCHER)] == [claimed] * 4


@pytest.mark.rule("ROU-041", "ROU-V01")
def test_the_ways_to_pay_for_a_green_route_of_three() -> None:
    state = table(hands=["green3 wild3 red5 blue3"])
    assert offered(state, start="claim 34 ") == [
        "claim 34 green3",
        "claim 34 green2 wild1",
        "claim 34 green1 wild2",
        "claim 34 wild3",
    ]


@pytest.mark.rule("ROU-041", "ROU-V01")
@pytest.mark.parametrize("payment", ["red3", "green2", "green4", "green2 red1", "green3 wild1", "wild2", ""])
def test_no_other_payment_is_even_a_move(payment: str) -> None:
    with pytest.raises(UnknownMove):
        GAME.catalogue.parse(f"claim 34 {payment}")


@pytest.mark.rule("ROU-041", "ROU-049")
@pytest.mark.parametrize(
    ("held", "ways"),
    [
        ("green3", ["green3"]),
        ("green2 wild1", ["green2 wild1"]),
        ("green1 wild2", ["green1 wild2"]),
        ("wild3", ["wild3"]),
        ("green2 wild2", ["green2 wild1", "green1 wild2"]),
        ("green1 wild3", ["green1 wild2", "wild3"]),
        ("green2", []),
        ("wild2", []),
        ("red5 blue5", []),
    ],
)
def test_only_what_the_hand_holds_pays(held: str, ways: list[str]) -> None:
    state = table(hands=[held])
    assert offered(state, start="claim 34 ") == [f"claim 34 {way}" for way in ways]
    for way in {"green3", "green2 wild1", "green1 wild2", "wild3"} - set(ways):
        assert refused(state, f"claim 34 {way}") == "ROU-041"


@pytest.mark.rule("ROU-042", "ROU-V02")
def test_a_grey_route_is_paid_in_one_colour() -> None:
    state = table(hands=["red2 blue wild"])
    assert offered(state, start="claim 10 ") == ["claim 10 blue1 wild1", "claim 10 red2", "claim 10 red1 wild1"]
    assert refused(state, "claim 10 blue2") == "ROU-042"
    assert refused(state, "claim 10 wild2") == "ROU-042"
    assert refused(state, "claim 10 pink2") == "ROU-042"
    with pytest.raises(UnknownMove):
        GAME.catalogue.parse("claim 10 red1 blue1")


@pytest.mark.rule("ROU-042", "ROU-V22")
def test_wilds_alone_are_one_way_to_pay() -> None:
    assert offered(table(hands=["wild3"]), start="claim 10 ") == ["claim 10 wild2"]
    assert offered(table(hands=["red wild2"]), start="claim 10 ") == ["claim 10 red1 wild1", "claim 10 wild2"]


@pytest.mark.rule("ROU-042")
@pytest.mark.parametrize("colour", ["pink", "blue", "green", "black", "red", "orange"])
def test_any_colour_pays_for_a_grey_route(colour: str) -> None:
    state = table(hands=[f"{colour}4"])
    assert offered(state, start="claim 3 ") == [f"claim 3 {colour}4"]


@pytest.mark.rule("ROU-043")
def test_a_claimed_route_is_claimed_for_good() -> None:
    state = table(3, hands=["black"] * 3, claimed={1: [9]})
    assert refused(state, "claim 9 black1") == "ROU-043"
    play(state, "claim 11 black1")
    assert refused(state, "claim 9 black1") == "ROU-043"
    assert refused(state, "claim 11 black1") == "ROU-043"


@pytest.mark.rule("ROU-043")
def test_a_route_need_not_join_the_others_of_its_seat() -> None:
    far_away = table(hands=["orange2"], claimed={0: [42]})
    assert "claim 22 orange2" in offered(far_away)


@pytest.mark.rule("ROU-043")
def test_one_route_a_turn() -> None:
    state = table(hands=["black5"])
    play(state, "claim 11 black1")
    assert offered(state, 0) == []
    assert refused(state, "claim 26 black1", 0) == "ROU-020"


@pytest.mark.rule("ROU-044")
@pytest.mark.parametrize("carts", [0, 1, 2, 3, 4])
def test_a_route_needs_as_many_carts_as_it_has_spaces(carts: int) -> None:
    state = table(4, turn=3, hands=["", "", "", "red5 black4 wild4"], claimed={3: LEAVING[carts]})
    assert public(state).carts == (16, 16, 16, carts)
    possible = {"claim 12 red1": 1, "claim 31 black2": 2, "claim 29 red3": 3}
    for move, spaces in possible.items():
        if spaces <= carts:
            assert move in offered(state)
        else:
            assert refused(state, move) == "ROU-044"


@pytest.mark.rule("ROU-044")
def test_too_few_carts_for_a_route_of_four() -> None:
    state = table(hands=["red4"], claimed={0: [24, 42, 19, 10]})
    assert public(state).carts[0] == 3
    assert refused(state, "claim 3 red4") == "ROU-044"
    enough = table(hands=["red4"], claimed={0: [24, 42, 19, 9]})
    assert public(enough).carts[0] == 4
    assert "claim 3 red4" in offered(enough)


@pytest.mark.rule("ROU-044", "ROU-V07")
def test_one_cart_in_the_last_round() -> None:
    state = table(hands=["red wild", ""], claimed={0: LEAVING[1]}, turns_left=2)
    assert "claim 12 red1" in offered(state)
    assert refused(state, "claim 20 red1 wild1") == "ROU-044"
    assert play(state, "claim 12 red1")[-1] == TurnBegan(1, 1)
    assert public(state).carts == (0, 16)


def known(state: State, seat: int) -> tuple[int, ...]:
    """What everybody knows to be in a hand."""
    return public(state).shown[seat]


@pytest.mark.rule("ROU-037", "ROU-049")
def test_the_cards_that_were_seen_to_enter_a_hand_leave_it_first() -> None:
    state = table(hands=["red2 wild"], shown=["red2 wild pink"])
    assert known(state, 0) == (1, 1, 0, 0, 0, 2, 0)
    play(state, "claim 20 red1 wild1")
    assert known(state, 0) == (0, 1, 0, 0, 0, 1, 0)
    assert hand(state, 0) == "wild pink red3"


@pytest.mark.rule("ROU-037", "ROU-049")
def test_a_payment_beyond_what_was_seen_leaves_nothing_known() -> None:
    state = table(hands=["red2 wild2", "orange"], shown=["red wild", "orange"])
    play(state, "claim 29 red2 wild1")
    assert known(state, 0) == (0, 0, 0, 0, 0, 0, 0)
    assert known(state, 1) == (0, 0, 0, 0, 0, 0, 1)
    assert hand(state, 0) == "wild2 red"


@pytest.mark.rule("ROU-040")
def test_the_payment_is_taken_from_the_right_kinds() -> None:
    everything = "wild2 pink2 blue2 green2 black2 red2 orange2"
    for route, colour in ((8, ORANGE), (31, BLACK), (38, RED), (7, GREEN)):
        name = ["wild", "pink", "blue", "green", "black", "red", "orange"][colour]
        state = table(hands=[everything], shown=[everything])
        play(state, f"claim {route} {name}1 wild1")
        assert GAME.view(state, 0).hand == tuple(4 - (card in (WILD, colour)) for card in range(7))
        assert known(state, 0) == tuple(2 - (card in (WILD, colour)) for card in range(7))


@pytest.mark.rule("ROU-041", "ROU-043", "ROU-044")
def test_who_only_lacks_the_cards_is_told_so() -> None:
    assert refused(table(hands=["green"]), "claim 1 pink2") == "ROU-041"
    assert refused(table(hands=["green"], claimed={0: LEAVING[2]}), "claim 1 pink2") == "ROU-041"
    assert refused(table(hands=["green"], claimed={0: LEAVING[1]}), "claim 1 pink2") == "ROU-044"
