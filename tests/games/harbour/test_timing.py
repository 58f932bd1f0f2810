"""When a card works: timings, marks, and the order of one use."""

import pytest

from games.harbour.build import asked, end_turn, let, offered, play, refused, table
from games.harbour.luck import Luck
from games.harbour.words import cubes_in_words, cubes_of
from mokum.games.harbour.agenda import BeginRound, ChooseDie, EndRound, GainCube, PayCube, TakeCard
from mokum.games.harbour.events import CardUsed, FlorinsGained, FlorinsPaid, PawnMoved, PointsScored
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY

CARDS_THAT_ARE_NEVER_USED = [
    *range(7, 13), 20, *range(25, 32), 33, 34, 35, 37, 40, 41, 42, 49, 50, 51, 52, 53, 54, *range(67, 70),
    *range(71, 88), *range(103, 109),
]  # fmt: skip


def uses(state: State) -> list[int]:
    """The cards that can be used now."""
    return [int(text.split()[1]) for text in offered(state, "use ")]


@pytest.mark.rule("HAR-200")
@pytest.mark.parametrize("card", [24, 46, 48, 91, 32, 109])
def test_a_card_works_only_while_active(card: int) -> None:
    pool = "pink3 black2 brown2"
    assert uses(table(rack=(card,), pool=pool)) == []
    assert uses(table(tableau={1: (card,)}, pool=pool)) == [], "nor for another seat"
    assert uses(table(tableau=(card,), pool=pool)) == [card]


@pytest.mark.rule("HAR-200", "HAR-204", "HAR-205", "HAR-207")
@pytest.mark.parametrize("card", CARDS_THAT_ARE_NEVER_USED)
def test_modifiers_triggers_and_laurel_cards_are_never_offered_as_a_use(card: int) -> None:
    state = table(tableau=(card,), pool="pink3 black3 grey3", florins=9, rack=(55,))
    assert uses(state) == []


@pytest.mark.rule("HAR-201", "HAR-062")
def test_card_049_works_at_the_choice_of_a_card_and_nowhere_else() -> None:
    state = table(tableau=(49,), offer=(1, 55, 109, 113))
    assert "take none" not in offered(state)
    let(state, TakeCard((0,)))
    assert offered(state) == ["take none", "take 1", "take 55", "take 109", "take 113"]


@pytest.mark.rule("HAR-202", "HAR-206", "HAR-V77")
def test_a_card_of_phase_two_works_from_the_next_round_on() -> None:
    state = table(round=3, rack=(51,), pool="brown2 grey2", dice="1 1 1 1 1 1", florins=0)
    play(state, "activate 51")
    assert state.florins[0] == 0, "the dice of this round are chosen already"
    end_turn(state)
    end_turn(state, Luck(dice="1 2 3 4 5 6"))
    while asked(state) is not ChooseDie:
        play(state, offered(state)[0], chance=Luck(dice="1 2 3 4 5 6"))
    before = state.florins[0]
    play(state, "die black", "die brown")
    assert state.florins[0] == before + 2


@pytest.mark.rule("HAR-203", "HAR-191", "HAR-V77")
def test_a_used_card_is_marked_until_the_next_round() -> None:
    state = table(round=3, tableau=(24,))
    play(state, "use 24")
    assert state.used[0] == 1 << 24
    assert refused(state, "use 24") == "HAR-203"
    end_turn(state)
    end_turn(state, Luck())
    assert state.round == 4
    assert state.used == [0, 0]


@pytest.mark.rule("HAR-203")
def test_a_card_may_be_used_in_the_turn_in_which_it_is_activated() -> None:
    state = table(rack=(24,), pool="brown2 orange2", florins=0)
    happened = play(state, "activate 24")
    assert not any(isinstance(event, FlorinsGained) for event in happened), "never by itself"
    play(state, "use 24")
    assert (state.florins[0], state.points[0]) == (1, 1)


@pytest.mark.rule("HAR-204", "HAR-208")
@pytest.mark.parametrize(
    ("card", "pool", "florins", "answers", "after"),
    [
        (32, "pink6", 0, [], ("", 2)),
        (36, "pink4", 0, ["gain grey"], ("grey2", 0)),
        (39, "", 4, ["gain grey", "gain brown"], ("brown2 grey2", 0)),
    ],
)
def test_an_exchange_is_never_marked(
    card: int, pool: str, florins: int, answers: list[str], after: tuple[str, int]
) -> None:
    state = table(tableau=(card,), pool=pool, florins=florins)
    for _ in range(2):
        play(state, f"use {card}")
        while asked(state) is PayCube:
            play(state, "pay pink")
        play(state, *answers)
    assert state.used[0] == 0
    assert (cubes_in_words(state.pools[0]), state.florins[0]) == after


@pytest.mark.rule("HAR-208")
def test_the_prices_of_the_exchanges() -> None:
    assert uses(table(tableau=(32,), pool="pink grey")) == []
    assert uses(table(tableau=(32,), pool="pink grey brown")) == [32]
    assert uses(table(tableau=(36,), pool="pink")) == []
    assert uses(table(tableau=(36,), pool="pink grey")) == [36]
    assert uses(table(tableau=(38,), florins=2, rack=(1,))) == []
    assert uses(table(tableau=(38,), florins=3, rack=(1,))) == [38]
    assert uses(table(tableau=(39,), florins=1)) == []
    assert uses(table(tableau=(39,), florins=2)) == [39]


@pytest.mark.rule("HAR-204")
def test_an_exchange_is_for_the_own_turn_only() -> None:
    state = table(tableau={0: (39,), 1: ()}, florins=4)
    end_turn(state)
    assert uses(state) == [], "it is the other seat's turn now"


@pytest.mark.rule("HAR-205")
def test_a_laurel_card_gives_nothing_before_the_end_and_once_then() -> None:
    state = table(round=12, tableau=(10,), hold="beer lace", arms={1: "G6 G5"}, points={0: 0, 1: 0})
    assert state.points[0] == 0
    end_turn(state)
    end_turn(state)
    assert [line.points for side, line in state.final if side == 0 and line.rule == "HAR-273"] == [2]


@pytest.mark.rule("HAR-207", "HAR-V93")
def test_the_second_use_of_the_market_marks_card_020() -> None:
    state = table(tableau=(20,), florins=6, tile="B9")
    play(state, "market", "gain pink")
    assert state.used[0] == 0
    play(state, "market", "gain pink")
    assert state.used[0] == 1 << 20
    assert (state.florins[0], state.points[0]) == (0, 10)
    assert "market" not in offered(state)


@pytest.mark.rule("HAR-V93", "HAR-181")
def test_without_card_020_the_market_is_used_once_by_each_seat_in_its_turn() -> None:
    state = table(florins={0: 6, 1: 6}, tile="A8", round=6)
    play(state, "market")
    assert "market" not in offered(state)
    end_turn(state)
    play(state, "market")
    assert state.points == [5, 5]


@pytest.mark.rule("HAR-220")
def test_a_card_is_paid_before_it_gives() -> None:
    state = table(tableau=(23,), florins=1)
    happened = [type(event) for event in play(state, "use 23")]
    assert happened.index(FlorinsPaid) < happened.index(PointsScored)
    assert CardUsed in happened


@pytest.mark.rule("HAR-220")
def test_what_a_card_gives_comes_in_the_printed_order() -> None:
    state = table(tableau=(24,))
    happened = [type(event) for event in play(state, "use 24")]
    assert happened.index(FlorinsGained) < happened.index(PointsScored)


@pytest.mark.rule("HAR-221")
def test_the_river_move_of_a_used_card_is_not_optional() -> None:
    state = table(tableau=(17,), river={0: 3, 1: 5}, points=0)
    happened = play(state, "use 17")
    assert any(isinstance(event, PawnMoved) for event in happened)
    assert (state.pawns[0], state.points[0]) == (4, 2)


@pytest.mark.rule("HAR-221", "HAR-053")
def test_card_017_is_not_offered_in_the_mouth() -> None:
    assert uses(table(tableau=(17,), river={0: 18, 1: 18}, berths=(1, 0))) == []


@pytest.mark.rule("HAR-222", "HAR-383")
def test_cubes_of_choice_are_chosen_one_at_a_time() -> None:
    state = table(tableau=(39,), florins=2)
    play(state, "use 39")
    assert offered(state) == [f"gain {c}" for c in ("black", "brown", "violet", "pink", "orange", "grey")]
    play(state, "gain violet")
    assert state.pools[0] == cubes_of("violet")
    assert asked(state) is GainCube
    play(state, "gain pink")
    assert state.pools[0] == cubes_of("violet pink")


@pytest.mark.rule("HAR-088", "HAR-V73")
def test_a_use_that_would_give_nothing_is_not_offered() -> None:
    assert uses(table(tableau=(19, 21, 22), florins=0)) == []
    state = table(tableau=(19,), arms="P1 P2 P3 P4 P5 P6", store={1: "beer2 lace2 tile2"}, florins=0)
    play(state, "use 19")
    assert state.florins[0] == 2


@pytest.mark.rule("HAR-235", "HAR-V68")
def test_card_099_pays_two_points_once_after_three_plans() -> None:
    state = table(tableau=(99, 109, 113, 117), pool="pink grey orange", points=0)
    play(state, "use 109", "use 113", "use 117", "use 99")
    assert state.points[0] == 5
    assert 99 not in uses(state)


@pytest.mark.rule("HAR-203", "HAR-090")
def test_a_new_round_offers_the_card_again() -> None:
    state = table(tableau=(24,), used=(24,))
    assert uses(state) == []
    let(state, BeginRound(NOBODY))
    assert state.used[0] == 0


@pytest.mark.rule("HAR-256", "HAR-205")
def test_071_and_072_add_nothing_in_the_final_scoring() -> None:
    state = table(round=12, tableau=(71, 72, 106), arms="P1", store={1: "beer"}, florins={0: 0, 1: 0}, points=0)
    let(state, EndRound(NOBODY))
    assert [line.points for side, line in state.final if side == 0 and line.rule == "HAR-273"] == [1]
    assert state.florins[0] == 0


@pytest.mark.rule("HAR-204", "HAR-055")
def test_034_works_in_the_turn_of_another_seat() -> None:
    state = table(tableau={1: (34,)}, river={0: 0, 1: 1}, pool="pink")
    play(state, "river")
    assert state.pawns == [1, 1]
    assert state.stack[-1] == 1
