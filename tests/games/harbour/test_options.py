"""What a table may choose (HAR-015 to HAR-018)."""

from collections import Counter

import pytest

from games.harbour.build import GAME, deal, offered, play, whole_game
from games.harbour.luck import Luck
from games.harbour.words import goods_of, space
from mokum.games.harbour.agenda import Act, TakeCard
from mokum.games.harbour.deck import KIND, MARKET, NUMBERS, PRINTED
from mokum.games.harbour.game import TASK_DEALS, Options
from mokum.games.harbour.state import State


@pytest.mark.rule("HAR-016")
@pytest.mark.parametrize(("short", "first"), [(False, 1), (True, 3)])
def test_a_game_has_twelve_rounds_or_ten_and_ends_with_the_twelfth(short: bool, first: int) -> None:
    seen: list[int] = []

    def watch(state: State) -> None:
        if state.round not in seen:
            seen.append(state.round)

    whole_game(2, Options(short=short), seed=5, watch=watch)
    assert seen == list(range(first - 1, 13))


@pytest.mark.rule("HAR-024", "HAR-016", "HAR-V50")
@pytest.mark.parametrize(("short", "last_early"), [(False, 6), (True, 7)])
def test_early_tiles_serve_the_first_half_of_the_rounds(short: bool, last_early: int) -> None:
    groups: dict[int, str] = {}

    def watch(state: State) -> None:
        if state.agenda and isinstance(state.agenda[-1], TakeCard):
            groups[state.round] = MARKET[GAME.view(state, 0).tiles[-1]].group

    whole_game(3, Options(short=short), seed=3, watch=watch)
    first = 3 if short else 1
    assert groups == {number: "A" if number <= last_early else "B" for number in range(first, 13)}


@pytest.mark.rule("HAR-V50", "HAR-016", "HAR-060", "HAR-163")
def test_the_short_game_begins_with_round_three() -> None:
    state = deal(3, Options(short=True))
    while not isinstance(state.agenda[-1], TakeCard):
        play(state, offered(state)[0])
    assert state.round == 3
    assert Counter(KIND[card] for card in state.offer) == {"plan": 2, "building": 1, "artisan": 2}
    luck = Luck(dice="2 2 2 2 2 2")
    while not isinstance(state.agenda[-1], Act):
        play(state, offered(state)[0], chance=luck)
    seat = state.agenda[-1].seats[0]
    state.barges[seat], state.holds[seat] = space("tulip"), goods_of("tulip")
    play(state, "deliver tulip")
    assert state.points[seat] == 5 + 5


@pytest.mark.rule("HAR-017")
@pytest.mark.parametrize("extensions", [(1,), (2, 3), (1, 2, 3, 4), (4,)])
def test_any_set_of_extensions_with_two_to_four_seats(extensions: tuple[int, ...]) -> None:
    for seats in (2, 3, 4):
        state = deal(seats, Options(extensions=extensions))
        assert state.extensions == sum(1 << extension for extension in extensions)
    with pytest.raises(ValueError, match="none in the solo game"):
        GAME.new(1, Options(extensions=extensions))


@pytest.mark.rule("HAR-017", "HAR-320")
@pytest.mark.parametrize("extensions", [(0,), (5,), (2, 1), (1, 1)])
def test_there_are_no_other_extensions(extensions: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="extensions are some of 1 to 4"):
        GAME.new(2, Options(extensions=extensions))


@pytest.mark.rule("HAR-018", "HAR-300")
@pytest.mark.parametrize(
    ("tasks", "each", "laid_open"),
    [("three hidden", 3, False), ("five hidden", 5, False), ("one open", 1, True), ("two open", 2, True)],
)
def test_four_ways_to_deal_the_tasks(tasks: str, each: int, laid_open: bool) -> None:
    state = deal(4, Options(extensions=(2,), tasks=tasks))
    assert [len(dealt) for dealt in state.tasks] == [each] * 4
    assert len({task for dealt in state.tasks for task in dealt}) == 4 * each
    assert (GAME.view(state, 0).tasks[1] != ()) == laid_open
    assert len(TASK_DEALS) == 4


@pytest.mark.rule("HAR-018")
def test_other_ways_to_deal_the_tasks_are_refused() -> None:
    with pytest.raises(ValueError, match="one of these ways"):
        GAME.new(2, Options(extensions=(2,), tasks="four hidden"))


@pytest.mark.rule("HAR-018")
def test_without_extension_two_there_are_no_tasks() -> None:
    assert deal(3, Options(extensions=(1,), tasks="five hidden")).tasks == [(), (), ()]


@pytest.mark.rule("HAR-019")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_house_cards_are_shuffled_in_only_where_the_table_wants_them(seats: int) -> None:
    for wanted, cards in ((False, PRINTED), (True, NUMBERS)):
        state = deal(seats, Options(house_cards=wanted))
        piles = {"artisan": state.artisans, "building": state.buildings, "plan": state.plans}
        for kind, pile in piles.items():
            assert sorted(pile) == [number for number in cards if KIND[number] == kind]


@pytest.mark.rule("HAR-019", "HAR-430")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_whole_game_with_house_cards(seats: int) -> None:
    state = whole_game(seats, Options(house_cards=True), seed=9, watch=GAME.invariants)
    assert GAME.outcome(state) is not None


@pytest.mark.rule("HAR-019")
def test_house_cards_change_the_number_of_no_other_move() -> None:
    moves = [move for move in GAME.catalogue if getattr(move, "card", 0) not in {*NUMBERS} - {*PRINTED}]
    assert [GAME.catalogue.number(move) for move in moves] == list(range(len(moves)))
