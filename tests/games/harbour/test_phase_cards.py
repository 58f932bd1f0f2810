"""Phase I: the offer, and the rack (HAR-060 to HAR-065)."""

from collections import Counter

import pytest

from games.harbour.build import GAME, asked, end_turn, let, offered, play, refused, table
from games.harbour.look import discards, pool, tableau
from games.harbour.luck import Luck
from mokum.games.harbour.agenda import BeginRound, ChooseDie, DropCard, TakeCard
from mokum.games.harbour.deck import KIND
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.event import WATCHER

FULL = (1, 2, 3, 4, 5)


def phase_one(before: State) -> State:
    """The next round, with its offer revealed."""
    let(before, BeginRound(NOBODY))
    return before


@pytest.mark.rule("HAR-060", "HAR-V40", "HAR-325")
@pytest.mark.parametrize(
    ("seats", "number", "plans", "buildings", "artisans"),
    [
        (1, 5, 2, 1, 1),
        (2, 5, 2, 1, 1),
        (2, 6, 2, 1, 1),
        (3, 5, 2, 1, 2),
        (3, 6, 2, 2, 1),
        (4, 5, 2, 2, 2),
        (4, 6, 2, 2, 2),
    ],
)
def test_the_offer_by_seats_and_round(seats: int, number: int, plans: int, buildings: int, artisans: int) -> None:
    # In the solo game the seat leads, so that TOM discards nothing.
    state = phase_one(table(seats, round=number - 1))
    assert state.round == number
    kinds = Counter(KIND[card] for card in state.offer)
    assert kinds == {"plan": plans, "building": buildings, "artisan": artisans}


@pytest.mark.rule("HAR-060")
def test_the_offer_comes_from_the_tops_of_the_piles() -> None:
    state = phase_one(table(2, piles=(41, 7, 90, 56, 130, 110, 109)))
    assert sorted(state.offer) == [41, 90, 110, 130]
    for card in state.offer:
        assert refused(state, f"discard {card}") == "HAR-370"


@pytest.mark.rule("HAR-061", "HAR-040", "HAR-370")
def test_each_seat_takes_one_card_in_order_of_play() -> None:
    state = table(3, river={0: 2, 1: 5, 2: 3}, piles=(10, 20, 60, 70, 110, 120))
    phase_one(state)
    assert state.order == (1, 2, 0)
    assert offered(state) == [f"take {card}" for card in sorted(state.offer)]
    assert GAME.waiting(state) == (1,)
    play(state, "take 110")
    assert GAME.waiting(state) == (2,)
    assert "take 110" not in offered(state)
    play(state, "take 60")
    assert GAME.waiting(state) == (0,)
    play(state, "take 120", chance=Luck())
    assert state.racks == [(120,), (110,), (60,)]
    assert asked(state) is ChooseDie


@pytest.mark.rule("HAR-V03", "HAR-061", "HAR-065")
def test_a_card_that_is_taken_lies_inactive_in_the_rack() -> None:
    anne = phase_one(table(rack=(60,), piles=(33,)))
    play(anne, "take 33")
    assert sorted(anne.racks[0]) == [33, 60]
    assert 5 - len(anne.racks[0]) == 3
    assert tableau(anne) == ()


@pytest.mark.rule("HAR-062", "HAR-V42", "HAR-201")
def test_card_049_lets_its_owner_take_none() -> None:
    state = phase_one(table(rack=FULL, tableau=(49,)))
    assert "take none" in offered(state)
    play(state, "take none")
    assert (GAME.waiting(state), state.racks[0], state.tokens) == ((1,), FULL, [0, 0])
    assert asked(state) is TakeCard


@pytest.mark.rule("HAR-062", "HAR-V42")
def test_without_card_049_a_card_must_be_taken() -> None:
    state = phase_one(table(rack=(1, 2)))
    assert refused(state, "take none") == "HAR-370"
    in_the_rack = phase_one(table(rack=(1, 49)))
    assert refused(in_the_rack, "take none") == "HAR-370"


@pytest.mark.rule("HAR-062", "HAR-063")
def test_card_049_does_not_spare_who_takes_a_sixth_card() -> None:
    state = phase_one(table(rack=FULL, tableau=(49,), piles=(9,)))
    play(state, "take 9", "discard 1")
    assert (sorted(state.racks[0]), state.tokens[0]) == ([2, 3, 4, 5, 9], 1)


@pytest.mark.rule("HAR-063", "HAR-V41", "HAR-371", "HAR-195")
@pytest.mark.parametrize("dropped", [1, 3, 9])
def test_a_sixth_card_makes_one_go_and_costs_a_token(dropped: int) -> None:
    state = phase_one(table(rack=FULL, piles=(9,)))
    play(state, "take 9")
    assert asked(state) is DropCard
    assert offered(state) == [f"discard {card}" for card in (*FULL, 9)]
    assert state.tokens == [0, 0]
    play(state, f"discard {dropped}")
    assert sorted(state.racks[0]) == sorted({*FULL, 9} - {dropped})
    assert discards(state) == (dropped,)
    assert state.tokens == [1, 0]
    assert GAME.waiting(state) == (1,)


@pytest.mark.rule("HAR-063")
def test_a_fifth_card_costs_nothing() -> None:
    state = phase_one(table(rack=FULL[:4], piles=(9,)))
    play(state, "take 9")
    assert (len(state.racks[0]), state.tokens[0], GAME.waiting(state)) == (5, 0, (1,))


@pytest.mark.rule("HAR-064", "HAR-400")
def test_what_is_left_of_the_offer_is_discarded_face_up() -> None:
    state = phase_one(table(2, discards=(7,), piles=(10, 60, 110, 120)))
    play(state, "take 10", "take 120", chance=Luck())
    assert state.offer == ()
    for viewer in (0, 1, WATCHER):
        assert GAME.view(state, viewer).discards == (7, 60, 110)


@pytest.mark.rule("HAR-065")
def test_a_card_in_the_rack_does_nothing() -> None:
    # 024 would be usable, 025 would make P3 cheaper, 028 would allow a second block, 020 a second market use.
    state = table(rack=(24, 25, 28, 20), florins=2, tile="A2", pool="pink2", goods={"P6": "beer", "P5": "lace"})
    assert refused(state, "use 24") == "HAR-200"
    assert refused(state, "buy p1") == "HAR-121"
    play(state, "market", "buy p6", "store")
    assert pool(state) == "pink"
    assert offered(state, "buy") == []
    assert refused(state, "market") == "HAR-180"


@pytest.mark.rule("HAR-065")
def test_a_card_stays_in_the_rack_through_turns_and_rounds() -> None:
    state = table(rack=(24,), florins=9)
    end_turn(state)
    end_turn(state)
    assert (state.round, state.racks[0]) == (9, (24,))
