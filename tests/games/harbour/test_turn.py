"""Phase III: what a turn is (HAR-085 to HAR-090)."""

import pytest

from games.harbour.build import GAME, asked, end_turn, let, offered, play, refused, table
from games.harbour.look import hold, pool, rose, tableau, used
from mokum.games.harbour.agenda import Act, BeginTurn
from mokum.kernel.agenda import NOBODY


@pytest.mark.rule("HAR-085")
def test_a_turn_is_any_mixture_of_actions_in_any_order() -> None:
    state = table(
        pool="pink5 grey", rack=(109,), tile="A2", store="beer", goods={"P6": "lace"}, tableau=(24,), florins=1
    )
    play(state, "load beer", "activate 109", "buy p6", "store", "use 109", "use 24", "step w08", "pay pink", "market")
    play(state, "step start", "pay grey", "load lace", "river")
    assert (hold(state), pool(state), state.pawns[0]) == ("beer lace", "", 1)
    assert (state.points[0], state.florins[0]) == (1 + 1 + 2, 1)


@pytest.mark.rule("HAR-085")
def test_doing_nothing_is_allowed() -> None:
    state = table(pool="pink", florins=5, tableau=(24,))
    assert "end" in offered(state)
    end_turn(state)
    assert (GAME.waiting(state), asked(state)) == ((1,), Act)
    assert used(state) == ()


@pytest.mark.rule("HAR-085", "HAR-362")
def test_a_turn_is_never_ended_for_a_seat() -> None:
    state = table(florins=0)
    assert offered(state) == ["end"]


@pytest.mark.rule("HAR-086")
def test_what_is_gained_can_be_spent_at_once_and_goes_to_the_pool() -> None:
    state = table(tableau=(46, 48), florins=0, tile="A2", rose={1: "black"})
    play(state, "use 46", "gain grey")
    assert (pool(state), rose(state)) == ("grey", {1: "black"})
    play(state, "use 48")
    assert (pool(state), state.florins[0]) == ("", 1)
    play(state, "market")
    assert (state.florins[0], state.points[0]) == (0, 2)


@pytest.mark.rule("HAR-086")
def test_a_seat_spends_nothing_of_the_others() -> None:
    state = table(pool={1: "pink9"}, florins={0: 0, 1: 9}, rack=(109,), tile="A2")
    assert offered(state) == ["end"]


@pytest.mark.rule("HAR-087")
def test_a_seat_with_an_empty_pool_still_has_its_turn() -> None:
    state = table(store="beer", hold="lace", barge="pontoon-pink", pontoons={"pink": "white"}, tableau=(24,), tile="A2")
    assert offered(state) == ["end", "market", "load beer", "docker white", "use 24"]
    at_anchor = table(hold="lace", barge="lace")
    assert "deliver lace" in offered(at_anchor)


@pytest.mark.rule("HAR-088", "HAR-V73")
@pytest.mark.parametrize(
    ("move", "rule", "without", "with_it"),
    [
        ("use 19", "HAR-088", {"tableau": (19,)}, {"tableau": (19,), "arms": "P1"}),
        ("use 21", "HAR-088", {"tableau": (21,)}, {"tableau": (21, 109)}),
        ("use 22", "HAR-220", {"tableau": (22,), "florins": 0}, {"tableau": (22,), "florins": 1}),
        ("market", "HAR-088", {"tile": "CB24", "florins": 6}, {"tile": "CB24", "florins": 6, "rack": (109,)}),
        ("market", "HAR-088", {"tile": "CA20", "florins": 3}, {"tile": "CA20", "florins": 3, "rack": (109,)}),
        ("market", "HAR-180", {"tile": "A2", "florins": 0}, {"tile": "A2", "florins": 1}),
        ("use 38", "HAR-088", {"tableau": (38,), "florins": 3}, {"tableau": (38,), "florins": 3, "rack": (109,)}),
        ("activate 109", "HAR-100", {"rack": (109,), "pool": "grey"}, {"rack": (109,), "pool": "pink"}),
        ("use 47", "HAR-220", {"tableau": (47,)}, {"tableau": (47, 109)}),
    ],
)
def test_an_action_is_offered_only_if_it_can_be_carried_out_and_changes_something(
    move: str,
    rule: str,
    without: dict[str, object],
    with_it: dict[str, object],
) -> None:
    assert refused(table(**without), move) == rule  # type: ignore[arg-type]
    assert move in offered(table(**with_it))  # type: ignore[arg-type]


@pytest.mark.rule("HAR-089", "HAR-363")
def test_an_action_is_finished_before_another_begins() -> None:
    state = table(pool="pink grey", tableau=(24, 46), goods={"P6": "coffee"})
    play(state, "buy p6")
    assert offered(state) == ["store", "sell florins", "sell cube"]
    play(state, "sell cube")
    assert offered(state, "gain") == offered(state)
    play(state, "gain black")
    assert "use 24" in offered(state)


@pytest.mark.rule("HAR-089")
def test_anything_may_happen_between_two_barge_steps() -> None:
    state = table(pool="pink3", barge="w10", hold="tulip", tableau=(24,))
    play(state, "step tulip", "deliver tulip", "use 24", "step w11")
    assert (pool(state), state.points[0]) == ("pink", 5 + 1)


@pytest.mark.rule("HAR-090", "HAR-181")
def test_a_new_turn_remembers_nothing() -> None:
    state = table(
        pool={0: "pink5", 1: "pink5"},
        tableau={0: (22, 110), 1: (23, 111)},
        tile="A2",
        florins={0: 2, 1: 2},
        barge={0: "pontoon-pink", 1: "pontoon-pink"},
        pontoons={"pink": "white yellow"},
        goods={"P6": "beer", "P3": "beer"},
        sold="beer",
    )
    blank = GAME.view(state, 0).turn
    limited = ("market", "use 22", "docker white", "use 110", "buy p6", "river")
    play(state, *limited, "stop")
    assert all(refused(state, move) for move in limited)
    assert offered(state, "buy") == offered(state, "docker") == []
    end_turn(state)
    assert GAME.view(state, 1).turn == blank
    assert {"market", "use 23", "docker yellow", "use 111", "buy p3", "river"} <= set(offered(state))


@pytest.mark.rule("HAR-090", "HAR-216")
def test_conditions_on_the_turn_do_not_see_the_turn_before() -> None:
    state = table(2, pool="pink9", tableau={0: (110,), 1: (1, 14, 16)}, barge="w10")
    play(state, "use 110", "river", "stop", "step tulip", "step w11")
    end_turn(state)
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-090")
def test_each_seat_has_exactly_one_turn_a_round() -> None:
    state = table(4, order=(2, 0, 3, 1), turn=2)
    turns = []
    while state.round == 8:
        turns.append(GAME.waiting(state)[0])
        end_turn(state)
    assert turns == [2, 0, 3, 1]


@pytest.mark.rule("HAR-100", "HAR-203")
def test_a_turn_begins_with_what_is_in_the_tableau() -> None:
    state = table(tableau=(24,))
    let(state, BeginTurn(NOBODY, 0))
    assert "use 24" in offered(state)
    assert tableau(state) == (24,)
