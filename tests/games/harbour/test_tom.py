"""TOM's steps after the roll: river, dockers, blocks, market."""

from typing import Any

import pytest

from games.harbour.build import let, play, table
from games.harbour.luck import Luck
from games.harbour.whole_games import game_at_random
from games.harbour.words import blocks_in_words
from mokum.games.harbour.agenda import RollDice
from mokum.games.harbour.board import BLOCKS, DOCKERS, PONTOON_COLOUR
from mokum.games.harbour.events import (
    BlockTaken,
    DockerTaken,
    FlorinsGained,
    GoodDelivered,
    PointsScored,
    TomHoused,
)
from mokum.games.harbour.events.gains import DOCKER
from mokum.games.harbour.game import Options
from mokum.games.harbour.goods import members
from mokum.games.harbour.state import TOM, State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.event import Event

DEAR = "B16"
"""A market tile that TOM cannot pay, so that he takes 1 florin."""


def rolled(state: State, dice: str) -> list[Event[State]]:
    """The roll of the round and all of TOM's steps."""
    return [*let(state, RollDice(NOBODY), chance=Luck(dice=dice))]


def tom_after(dice: str, **given: Any) -> State:
    """A table after a roll; TOM has 0 florins before it and the tile is too dear for him."""
    usual: dict[str, Any] = {"florins": {0: 1, 1: 0}, "tile": DEAR}
    state = table(1, **{**usual, **given})
    rolled(state, dice)
    return state


@pytest.mark.rule("HAR-330", "HAR-V29")
def test_tom_moves_one_space_for_each_one() -> None:
    state = tom_after("1 2 3 4 5 5", river={1: 3})
    assert (state.pawns[TOM], state.points[TOM]) == (4, 2)
    assert tom_after("2 2 3 4 5 5", river={1: 3}).pawns[TOM] == 3


@pytest.mark.rule("HAR-330", "HAR-053")
def test_tom_loses_steps_beyond_the_mouth() -> None:
    state = tom_after("1 1 2 3 4 5", river={1: 17})
    assert (state.pawns[TOM], state.points[TOM], state.berths) == (18, 10, (TOM,))


TRIPLES = [
    ("1 1 1 2 3 5", "light-blue"),
    ("2 2 2 3 4 5", "white"),
    ("3 3 3 2 4 5", "yellow"),
    ("4 4 4 2 3 5", "brown"),
    ("5 5 5 2 3 4", "pink"),
    ("6 6 6 2 3 4", "light-green"),
]


@pytest.mark.rule("HAR-331")
@pytest.mark.parametrize(("dice", "pontoon"), TRIPLES)
def test_three_equal_dice_bring_the_docker_of_a_pontoon_to_the_building(dice: str, pontoon: str) -> None:
    state = table(1, florins={0: 1, 1: 0}, tile=DEAR)
    number = PONTOON_COLOUR.index(DOCKERS.index(pontoon))
    (docker,) = members(state.pontoons[number])
    assert docker != DOCKERS.index(pontoon), "his own colour does not matter"
    happened = rolled(state, dice)
    assert [event for event in happened if isinstance(event, TomHoused)] == [TomHoused(number, docker)]
    at = happened.index(TomHoused(number, docker))
    assert happened[at + 1 : at + 3] == [PointsScored(TOM, 9, DOCKER), FlorinsGained(TOM, 1)]
    assert state.building == (docker,)


@pytest.mark.rule("HAR-331")
def test_two_equal_dice_are_not_enough() -> None:
    state = tom_after("2 2 3 3 4 4")
    assert (state.building, state.points[TOM], state.florins[TOM]) == ((), 0, 1)


@pytest.mark.rule("HAR-332", "HAR-V106")
def test_an_empty_pontoon_brings_nothing() -> None:
    state = tom_after("4 4 4 2 3 5", pontoons={"brown": ""})
    assert (state.building, state.points[TOM], state.florins[TOM]) == ((), 0, 1)


@pytest.mark.rule("HAR-332")
def test_the_same_triple_again_does_nothing() -> None:
    state = tom_after("4 4 4 2 3 5")
    points = state.points[TOM]
    rolled(state, "4 4 4 2 3 5")
    assert (len(state.building), state.points[TOM]) == (1, points)


@pytest.mark.rule("HAR-332")
def test_a_docker_that_the_seat_took_first_brings_tom_nothing() -> None:
    state = table(1, barge="pontoon-brown", pontoons={"brown": "pink"}, tile=DEAR)
    happened = play(state, "docker pink")
    assert any(isinstance(event, DockerTaken) for event in happened)
    rolled(state, "4 4 4 2 3 5")
    assert (state.building, state.points[TOM]) == ((), 0)


@pytest.mark.rule("HAR-333")
@pytest.mark.parametrize("dice", ["4 4 4 4 2 3", "4 4 4 4 4 2", "4 4 4 4 4 4"])
def test_more_than_three_equal_dice_count_once(dice: str) -> None:
    state = tom_after(dice)
    assert (len(state.building), state.points[TOM]) == (1, 9)


@pytest.mark.rule("HAR-333", "HAR-V106")
def test_two_triples_are_both_carried_out_the_lower_number_first() -> None:
    state = table(1, florins={0: 1, 1: 0}, tile=DEAR, pontoons={"white": "yellow", "pink": "brown"})
    rolled(state, "5 2 5 2 5 2")
    assert [DOCKERS[docker] for docker in state.building] == ["yellow", "brown"]
    assert (state.points[TOM], state.florins[TOM]) == (9 + 7, 2 + 1)


@pytest.mark.rule("HAR-334", "HAR-335", "HAR-336", "HAR-V30")
def test_the_worked_example_of_two_blocks() -> None:
    state = tom_after(
        "6 2 6 3 4 5", round=8, arms={1: "P6 P1"}, goods={"G1": "lace", "N6": "beer"}, sold="lace", roofs={"lace": 1}
    )
    assert blocks_in_words(state.arms[TOM]) == "P1 P6 N6 G1"
    assert state.points[TOM] == 5
    assert state.florins[TOM] == 2 + 1


@pytest.mark.rule("HAR-334")
@pytest.mark.parametrize(
    ("dice", "owned", "taken"),
    [
        ("2 6 3 4 5 5", {}, "B1"),
        ("2 6 3 4 5 5", {0: "B1"}, "B3"),
        ("2 2 6 4 5 5", {}, "N2"),
        ("2 2 6 4 5 5", {1: "P6"}, "N6"),
        ("2 2 3 6 5 5", {}, "P6"),
        ("2 2 3 4 6 5", {}, "J3"),
        ("2 2 3 4 6 5", {0: "J3"}, "J1"),
        ("2 2 3 4 5 6", {}, "H3"),
        ("6 2 3 4 5 5", {}, "G1"),
        ("6 2 3 4 5 5", {1: "G5"}, "G4"),
    ],
)
def test_the_cheapest_then_next_to_an_own_one_then_leftmost(dice: str, owned: dict[int, str], taken: str) -> None:
    state = table(1, arms=owned, store={0: "beer"} if owned else "", tile=DEAR)
    happened = rolled(state, dice)
    assert [BLOCKS[event.block] for event in happened if isinstance(event, BlockTaken)] == [taken]


@pytest.mark.rule("HAR-335")
def test_a_block_just_taken_counts_for_the_next() -> None:
    state = table(1, arms={0: "G1 G4"}, store={0: "beer lace"}, tile=DEAR)
    happened = rolled(state, "6 2 6 3 4 5")
    taken = [BLOCKS[event.block] for event in happened if isinstance(event, BlockTaken)]
    assert taken == ["G6", "N6"], "without G6 the leftmost violet block would be N2"


@pytest.mark.rule("HAR-335")
def test_sixes_go_in_the_order_of_the_dice() -> None:
    happened = rolled(table(1, tile=DEAR), "6 6 6 6 6 6")
    taken = [BLOCKS[event.block][0] for event in happened if isinstance(event, BlockTaken)]
    assert taken == ["G", "B", "N", "P", "J", "H"]


@pytest.mark.rule("HAR-335", "HAR-V111")
def test_a_district_without_free_blocks_gives_nothing() -> None:
    state = tom_after("6 2 3 4 5 5", arms={0: "G1 G2 G3 G4 G5 G6"}, store={0: "beer2 lace2 tile2"})
    assert (state.arms[TOM], state.florins[TOM], state.points[TOM]) == (0, 1, 0)


@pytest.mark.rule("HAR-336", "HAR-V109")
def test_a_good_that_is_sold_already_goes_to_the_best_roof_with_the_bonus_of_the_round() -> None:
    state = tom_after(
        "6 2 3 4 5 5", round=3, tile="A8", goods={"G1": "cheese"}, sold="cheese", roofs={"cheese": 1},
        arms={0: "P1 P2"},
    )  # fmt: skip
    assert state.points[TOM] == 6 + 5
    assert state.florins[TOM] == 1


@pytest.mark.rule("HAR-336")
def test_tom_never_uses_a_depot() -> None:
    for seed in range(5):
        _, told = game_at_random(1, Options(), seed)
        assert not any(
            isinstance(event, GoodDelivered) and event.seat == TOM for decision in told for event in decision.events
        )


@pytest.mark.rule("HAR-337", "HAR-V31")
def test_tom_pays_for_the_tile_and_takes_its_points_but_no_cube() -> None:
    state = table(1, round=6, tile="A4", florins={0: 1, 1: 2})
    rolled(state, "2 2 3 3 4 4")
    assert (state.florins[TOM], state.points[TOM]) == (0, 2)


@pytest.mark.rule("HAR-337")
def test_tom_takes_the_river_spaces_of_the_tile() -> None:
    state = table(1, round=6, tile="A1", florins={0: 1, 1: 1}, river={1: 2})
    rolled(state, "2 2 3 3 4 4")
    assert (state.florins[TOM], state.pawns[TOM], state.points[TOM]) == (0, 4, 1 + 2)


@pytest.mark.rule("HAR-337", "HAR-V108")
def test_without_the_florins_tom_takes_one() -> None:
    state = table(1, round=6, tile="A5", florins={0: 1, 1: 1})
    rolled(state, "2 2 3 3 4 4")
    assert (state.florins[TOM], state.points[TOM]) == (2, 0)
    rolled(state, "2 2 3 3 4 4")
    assert (state.florins[TOM], state.points[TOM]) == (0, 3)


@pytest.mark.rule("HAR-338", "HAR-051", "HAR-055")
@pytest.mark.parametrize(("tableau", "top"), [((), TOM), ((34,), 0)])
def test_tom_goes_on_top_unless_034_is_active(tableau: tuple[int, ...], top: int) -> None:
    state = tom_after("1 2 3 4 5 5", river={0: 1, 1: 0}, tableau=tableau)
    assert state.pawns == [1, 1]
    assert state.stack[-1] == top
