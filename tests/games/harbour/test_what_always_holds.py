"""What holds after every decision of every game, recounted from the pieces on the table."""

from collections import Counter

import pytest

from games.harbour.build import table
from games.harbour.whole_games import RULES, TABLES, game_at_random, replayed, states
from mokum.games.harbour import goods
from mokum.games.harbour.agenda import DropCard, PlaceGood
from mokum.games.harbour.board import GOODS, MOUTH
from mokum.games.harbour.cubes import ONE, counts
from mokum.games.harbour.events import FinalScored, PointsScored
from mokum.games.harbour.game import Options
from mokum.games.harbour.state import NOTHING, State
from mokum.kernel.bits import members
from mokum.kernel.game import Broken
from mokum.kernel.story import carry_out

SEEDS = range(3)
every_table = pytest.mark.parametrize(("seats", "options"), TABLES)
every_seed = pytest.mark.parametrize("seed", SEEDS)


@pytest.mark.rule("HAR-V113", "HAR-270", "HAR-262")
@every_table
@pytest.mark.parametrize("seed", range(8))
def test_every_game_ends_and_its_invariants_hold_after_every_decision(seats: int, options: Options, seed: int) -> None:
    state = None
    for state in states(seats, options, seed):
        RULES.invariants(state)
    assert state is not None
    assert state.round == 12
    assert RULES.outcome(state) is not None


@pytest.mark.rule("HAR-430", "HAR-V113")
@every_table
@every_seed
def test_the_cards_are_the_132_each_once_and_racks_hold_five(seats: int, options: Options, seed: int) -> None:
    for state in states(seats, options, seed):
        cards = [*state.offer, *members(state.discards)]
        for pile, drawn in zip((state.artisans, state.buildings, state.plans), state.drawn, strict=True):
            cards += pile[drawn:]
        for rack, tableau in zip(state.racks, state.tableaus, strict=True):
            cards += (*rack, *members(tableau))
        assert sorted(cards) == list(range(1, 133))
        most = max(map(len, state.racks))
        assert most <= (6 if state.agenda and isinstance(state.agenda[-1], DropCard) else 5)


def goods_of(state: State) -> Counter[int]:
    """All goods on the table; the one that is just being taken is in the question about it."""
    lying = Counter(good for good in (*state.goods_on, *state.depots) if good != NOTHING)
    lying.update(pending.good for pending in state.agenda if isinstance(pending, PlaceGood))
    for good in range(len(GOODS)):
        lying[good] += state.roofs[good] + (state.sold >> good & 1)
        lying[good] += sum(goods.count(packed, good) for packed in (*state.stores, *state.holds))
    return lying


@pytest.mark.rule("HAR-431", "HAR-V113")
@every_table
@every_seed
def test_the_goods_are_the_36_until_the_final_scoring(seats: int, options: Options, seed: int) -> None:
    for state in states(seats, options, seed):
        if state.final:
            break
        assert goods_of(state) == dict.fromkeys(range(9), 4)
        assert max(state.roofs) <= 3
        owned = 0
        for arms in state.arms:
            assert not owned & arms, "a block has one owner"
            owned |= arms
        assert all((good == NOTHING) == (owned >> block & 1) for block, good in enumerate(state.goods_on))


@pytest.mark.rule("HAR-432", "HAR-V113")
@every_table
@every_seed
def test_the_dockers_are_twelve_or_six_until_the_final_scoring(seats: int, options: Options, seed: int) -> None:
    for state in states(seats, options, seed):
        if state.final:
            break
        standing = Counter(state.building)
        for packed in (*state.pontoons, *state.aboard):
            standing.update({colour: goods.count(packed, colour) for colour in range(6)})
        assert standing == dict.fromkeys(range(6), 1 if seats == 1 else 2)
        assert all(goods.total(packed) <= 2 for packed in state.aboard)


@pytest.mark.rule("HAR-433", "HAR-V113")
@every_table
@every_seed
def test_arms_only_increase_and_pawns_never_move_back(seats: int, options: Options, seed: int) -> None:
    arms, pawns = [0] * max(seats, 2), [0] * max(seats, 2)
    berths: tuple[int, ...] = ()
    for state in states(seats, options, seed):
        assert all(now & before == before for now, before in zip(state.arms, arms, strict=True))
        assert all(now >= before for now, before in zip(state.pawns, pawns, strict=True))
        assert max(state.pawns) <= MOUTH
        assert state.berths[: len(berths)] == berths
        assert len(set(state.berths)) == len(state.berths)
        assert min(state.florins) >= 0
        arms, pawns, berths = state.arms[:], state.pawns[:], state.berths


@pytest.mark.rule("HAR-433")
@every_table
@every_seed
def test_cubes_are_never_negative(seats: int, options: Options, seed: int) -> None:
    for state in states(seats, options, seed):
        for seat in range(seats):
            for cubes in (state.pools[seat], state.houses[seat], *state.roses[seat]):
                assert cubes >= 0
                assert sum(count * one for count, one in zip(counts(cubes), ONE, strict=True)) == cubes
                assert max(counts(cubes)) < 128, "a colour that was overpaid would borrow from the next"
            assert sum(counts(state.houses[seat])) <= 1


@pytest.mark.rule("HAR-434", "HAR-V113")
@every_table
@every_seed
def test_points_recounted_from_the_events_are_the_score(seats: int, options: Options, seed: int) -> None:
    setup, told = game_at_random(seats, options, seed)
    state = replayed(seats, options, list(setup))
    counted = [0] * state.sides
    for decision in told:
        for event in decision.events:
            if isinstance(event, PointsScored | FinalScored):
                counted[event.side] += event.points
            carry_out(state, [event])
            assert counted == state.points


def a_table() -> State:
    """A quiet table that keeps all rules."""
    return table(rack=(1,), tableau={1: (24,)}, hold="beer", aboard="pink", arms={1: "G6"}, points={0: 3, 1: 5})


def lose_a_card(state: State) -> None:
    state.racks[0] = ()


def hold_six_cards(state: State) -> None:
    state.racks[0] += state.artisans[state.drawn[0] : state.drawn[0] + 5]
    state.drawn[0] += 5


def find_a_good(state: State) -> None:
    state.holds[0] += goods.ONE[1]


def lose_a_docker(state: State) -> None:
    state.aboard[0] = 0


def own_a_block_with_its_good(state: State) -> None:
    state.arms[0] |= 1


def own_a_block_twice(state: State) -> None:
    state.arms[0] |= state.arms[1]


def owe_a_cube(state: State) -> None:
    state.pools[0] -= ONE[2]


def owe_a_florin(state: State) -> None:
    state.florins[0] = -1


def stand_in_the_mouth_without_a_berth(state: State) -> None:
    state.pawns[0] = MOUTH


def score_from_nowhere(state: State) -> None:
    state.points[0] += 1


BREAKS = [
    (lose_a_card, "HAR-430"),
    (hold_six_cards, "HAR-430"),
    (find_a_good, "HAR-431"),
    (own_a_block_with_its_good, "HAR-431"),
    (own_a_block_twice, "HAR-123"),
    (lose_a_docker, "HAR-432"),
    (owe_a_cube, "HAR-433"),
    (owe_a_florin, "HAR-433"),
    (stand_in_the_mouth_without_a_berth, "HAR-433"),
    (score_from_nowhere, "HAR-434"),
]


@pytest.mark.rule("HAR-430", "HAR-431", "HAR-432", "HAR-433", "HAR-434")
@pytest.mark.parametrize(("spoil", "rule"), BREAKS, ids=[spoil.__name__ for spoil, _ in BREAKS])
def test_a_broken_table_is_found_out(spoil: object, rule: str) -> None:
    state = a_table()
    RULES.invariants(state)
    assert callable(spoil)
    spoil(state)
    with pytest.raises(Broken, match=rule):
        RULES.invariants(state)
