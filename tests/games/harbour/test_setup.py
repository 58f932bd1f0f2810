"""From the box to the first round (HAR-020 to HAR-031)."""

from collections import Counter
from itertools import pairwise

import pytest

from games.harbour.build import GAME, asked, deal, offered, play, refused
from games.harbour.look import discards, on_the_river, rose
from games.harbour.luck import Luck
from mokum.games.harbour.agenda import PlaceBailiff, PlaceForeman, PlacePawn, StartCard, StartCube, TakeCard
from mokum.games.harbour.board import PONTOON_COLOUR
from mokum.games.harbour.deck import KIND, MARKET
from mokum.games.harbour.game import Options
from mokum.games.harbour.goods import members, total
from mokum.games.harbour.state import State
from mokum.kernel.event import WATCHER


def waiting(state: State) -> int:
    """The one seat that must decide."""
    (seat,) = GAME.waiting(state)
    return seat


def past_the_cards(seats: int) -> State:
    """A game whose starting cards are taken, each seat the first that it could."""
    state = deal(seats)
    while asked(state) is StartCard:
        play(state, offered(state)[0])
    return state


@pytest.mark.rule("HAR-020", "HAR-410")
def test_a_shuffled_good_lies_on_each_block_in_data_order() -> None:
    order = [good for good in range(9) for _ in range(4)][::-1]
    luck = Luck(shuffles={"deck|1": order})
    assert deal(2, chance=luck).goods_on == order
    assert luck.asked[0] == "deck|1"


@pytest.mark.rule("HAR-021", "HAR-006")
def test_two_dockers_on_each_pontoon_in_data_order() -> None:
    line = [0, 1, 2, 3, 4, 5, 0, 1, 2, 4, 3, 5]
    state = deal(4, chance=Luck(shuffles={"deck|2": line}))
    assert [members(packed) for packed in state.pontoons] == [(0, 1), (2, 3), (4, 5), (0, 1), (2, 4), (3, 5)]


@pytest.mark.rule("HAR-021")
@pytest.mark.parametrize(
    "line",
    [
        pytest.param([0, 0, 2, 3, 4, 5, 1, 1, 2, 4, 3, 5], id="two of a colour"),
        pytest.param([0, 5, 2, 3, 4, 1, 0, 1, 2, 4, 3, 5], id="its own colour"),
    ],
)
def test_dockers_are_dealt_again_if_a_pontoon_breaks_a_condition(line: list[int]) -> None:
    allowed = [0, 1, 2, 3, 4, 5, 0, 1, 2, 4, 3, 5]
    luck = Luck(shuffles={"deck|2": line, "deck|3": allowed})
    state = deal(2, chance=luck)
    assert members(state.pontoons[0]) == (0, 1)
    assert luck.items["deck|2"] == luck.items["deck|3"]
    assert len(luck.items["deck|3"]) == 12


@pytest.mark.rule("HAR-V51", "HAR-021")
def test_no_pontoon_ever_has_two_of_a_colour_or_its_own() -> None:
    for seed in range(10_000):
        state = GAME.new(2, Options())
        story = GAME.setup(state, Luck(seed=seed))
        for _ in range(2):
            next(story).apply(state)
        assert all(
            len(members(packed)) == total(packed) == 2 and own not in members(packed)
            for packed, own in zip(state.pontoons, PONTOON_COLOUR, strict=True)
        )


@pytest.mark.rule("HAR-022", "HAR-V01", "HAR-401", "HAR-322")
@pytest.mark.parametrize(("seats", "up"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_district_tiles_face_up(seats: int, up: int) -> None:
    state = deal(seats)
    assert len(GAME.view(state, WATCHER).districts) == up
    assert sorted(state.districts) == list(range(6))


@pytest.mark.rule("HAR-023")
def test_three_piles_and_no_discards() -> None:
    luck = Luck()
    state = deal(2, chance=luck)
    for pile, first, last in ((state.artisans, 1, 54), (state.buildings, 55, 108), (state.plans, 109, 132)):
        assert sorted(pile) == list(range(first, last + 1))
        assert list(pile) != sorted(pile)
    assert discards(state) == ()


@pytest.mark.rule("HAR-024", "HAR-V50", "HAR-347")
@pytest.mark.parametrize(("short", "each"), [(False, 6), (True, 5)])
def test_early_market_tiles_lie_on_top_of_late_ones(short: bool, each: int) -> None:
    tiles = deal(3, Options(short=short)).tiles
    assert [MARKET[tile].group for tile in tiles] == ["A"] * each + ["B"] * each
    assert len(set(tiles)) == 2 * each


@pytest.mark.rule("HAR-024")
def test_the_first_market_tile_is_turned_up_at_setup() -> None:
    state = deal(2)
    assert GAME.view(state, WATCHER).tiles == state.tiles[:1]


@pytest.mark.rule("HAR-024")
def test_the_tiles_that_are_removed_are_chosen_by_luck() -> None:
    assert len({frozenset(deal(2, chance=Luck(seed=seed)).tiles) for seed in range(10)}) > 1


@pytest.mark.rule("HAR-025", "HAR-041")
def test_the_stack_of_pawns_is_the_first_order_of_play() -> None:
    stacks = {deal(4, chance=Luck(seed=seed)).stack for seed in range(30)}
    assert len(stacks) > 10
    state = deal(4)
    assert state.pawns == [0, 0, 0, 0]
    assert on_the_river(state) == tuple(reversed(state.stack))


@pytest.mark.rule("HAR-026", "HAR-321")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_seat_begins_with_a_florin_and_nothing_else(seats: int) -> None:
    view = GAME.view(deal(seats), WATCHER)
    assert [side.florins for side in view.sides] == ([1, 0] if seats == 1 else [1] * seats)
    assert all((side.points, side.arms, side.pawn) == (0, (), 0) for side in view.sides)
    for seat in view.at:
        assert (seat.tokens, seat.rack, seat.tableau, seat.barge) == (0, (), (), 0)
        assert not any(map(any, (seat.store, seat.hold, seat.aboard, seat.pool, seat.house, *seat.rose)))


@pytest.mark.rule("HAR-027", "HAR-290", "HAR-291", "HAR-310")
def test_extension_pieces_are_placed_before_the_starting_cards() -> None:
    state = deal(3, Options(extensions=(1, 2, 3)))
    first, middle, last = on_the_river(state)
    asked_so_far = []
    while asked(state) is not StartCard:
        asked_so_far.append((asked(state), waiting(state)))
        play(state, offered(state)[0])
    assert asked_so_far == [(PlaceForeman, last), (PlaceBailiff, middle), (PlacePawn, first)]


@pytest.mark.rule("HAR-027")
def test_the_placements_do_not_depend_on_cards() -> None:
    state = deal(2, Options(extensions=(1,)))
    assert asked(state) is PlaceForeman
    assert state.offer == ()


@pytest.mark.rule("HAR-027", "HAR-300")
def test_tasks_are_dealt_after_the_bailiff_and_before_the_market_pawn() -> None:
    state = deal(3, Options(extensions=(1, 2, 3)))
    dealt = {}
    while asked(state) is not StartCard:
        dealt[asked(state)] = any(state.tasks)
        play(state, offered(state)[0])
    assert dealt == {PlaceForeman: False, PlaceBailiff: False, PlacePawn: True}


@pytest.mark.rule("HAR-028", "HAR-322")
@pytest.mark.parametrize(("seats", "artisans", "buildings"), [(1, 2, 1), (2, 2, 1), (3, 2, 2), (4, 3, 2)])
def test_the_starting_cards(seats: int, artisans: int, buildings: int) -> None:
    state = deal(seats)
    assert Counter(KIND[card] for card in state.offer) == {"artisan": artisans, "building": buildings}


@pytest.mark.rule("HAR-029", "HAR-366")
@pytest.mark.parametrize(("seats", "stack"), [(2, [0, 1]), (3, [1, 0, 2]), (4, [2, 0, 3, 1]), (4, [3, 1, 0, 2])])
def test_the_lowest_seat_takes_a_card_first_and_then_clockwise(seats: int, stack: list[int]) -> None:
    state = next(found for seed in range(500) if (found := deal(seats, chance=Luck(seed=seed))).stack == tuple(stack))
    taken = []
    first_offer = set(state.offer)
    while asked(state) is StartCard:
        assert offered(state) == [f"take {card}" for card in sorted(state.offer)]
        taken.append(waiting(state))
        play(state, offered(state)[-1])
    assert taken == [(stack[0] + step) % seats for step in range(seats)]
    assert [len(rack) for rack in state.racks] == [1] * seats
    left = first_offer - {card for rack in state.racks for card in rack}
    assert len(left) == 1
    assert set(discards(state)) == left


@pytest.mark.rule("HAR-322", "HAR-029")
def test_in_the_solo_game_two_starting_cards_are_discarded() -> None:
    state = past_the_cards(1)
    assert (len(state.racks[0]), len(discards(state))) == (1, 2)


@pytest.mark.rule("HAR-030", "HAR-V02", "HAR-367")
def test_starting_cubes_go_on_slots_one_and_two() -> None:
    state = past_the_cards(2)
    anne, other = on_the_river(state)
    assert waiting(state) == anne
    play(state, "cube black", "cube orange")
    assert waiting(state) == anne
    play(state, "cube violet")
    assert rose(state, anne) == {1: "black", 2: "violet2"}
    play(state, "cube orange")
    assert rose(state, other) == {1: "orange", 2: "orange2"}


@pytest.mark.rule("HAR-030", "HAR-367")
def test_starting_cubes_are_chosen_in_two_passes_in_order_of_play() -> None:
    state = past_the_cards(4)
    order = on_the_river(state)
    chosen = []
    while asked(state) is StartCube:
        assert len(offered(state, "cube ")) == len(offered(state)) == 6
        chosen.append(waiting(state))
        play(state, "cube pink")
    assert chosen == [*order, *order]


@pytest.mark.rule("HAR-031", "HAR-042", "HAR-040")
def test_after_the_setup_the_leader_of_the_river_begins_round_one() -> None:
    state = past_the_cards(3)
    play(state, *["cube grey"] * 6)
    assert (asked(state), state.round, state.order) == (TakeCard, 1, on_the_river(state))
    assert waiting(state) == state.order[0]


@pytest.mark.rule("HAR-022", "HAR-023", "HAR-410")
def test_the_draws_of_the_setup_come_in_a_fixed_order() -> None:
    luck = Luck(shuffles={"deck|2": [0, 1, 2, 3, 4, 5, 0, 1, 2, 4, 3, 5]})
    deal(3, Options(extensions=(2,)), chance=luck)
    sizes = [len(luck.items[label]) for label in luck.asked]
    assert sizes == [36, 12, 6, 54, 54, 24, 8, 8, 3, 42]
    assert all(one != other for one, other in pairwise(luck.asked))


@pytest.mark.rule("HAR-029")
def test_a_starting_card_that_was_taken_is_gone() -> None:
    state = deal(3)
    card = state.offer[0]
    play(state, f"take {card}")
    assert refused(state, f"take {card}") == "HAR-366"
