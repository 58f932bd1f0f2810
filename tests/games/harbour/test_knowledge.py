"""Who knows what: nearly everything is public; piles, removed tiles and the tasks of others are not."""

import pytest

from games.harbour.build import GAME, deal, let, offered, play, table
from games.harbour.luck import Luck
from games.harbour.whole_games import ALL_FOUR, TABLES, game_at_random, replayed, states
from mokum.games.harbour import goods
from mokum.games.harbour.agenda import EndRound
from mokum.games.harbour.events import DistrictsDrawn, PileShuffled, TasksDealt, TasksShuffled, TilesStacked
from mokum.games.harbour.game import Options
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.bits import mask_of
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import WATCHER, Redacted, Viewer

VIEWERS: list[Viewer] = [0, 1, WATCHER]


@pytest.mark.rule("HAR-400")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_lies_open_is_seen_by_everybody(viewer: Viewer) -> None:
    state = table(
        pool={0: "pink2", 1: "grey"}, house={1: "black"}, roses={0: {3: "brown3"}, 1: {1: "violet"}},
        florins={0: 3, 1: 4}, points={0: 7, 1: 9}, tokens={0: 1, 1: 2}, rack={0: (1, 55), 1: (109,)},
        tableau={0: (24, 46), 1: (72,)}, used={0: (24,)}, store={0: "beer", 1: "lace"}, hold={0: "tile", 1: "tulip"},
        aboard={0: "pink", 1: "white"}, barge={0: "w10", 1: "lace"}, arms={0: "P1 P2", 1: "G1 G2"},
        discards=(2, 56), tile="A4", districts="pink", round=4, building="brown", river={0: 4, 1: 2},
    )  # fmt: skip
    view = GAME.view(state, viewer)
    assert [side.points for side in view.sides] == [7, 9]
    assert [side.florins for side in view.sides] == [3, 4]
    assert [mask_of(side.arms) for side in view.sides] == state.arms
    assert [side.pawn for side in view.sides] == [4, 2]
    assert [seat.tokens for seat in view.at] == [1, 2]
    assert [seat.rack for seat in view.at] == [(1, 55), (109,)]
    assert [seat.tableau for seat in view.at] == [(24, 46), (72,)]
    assert [seat.used for seat in view.at] == [(24,), ()]
    assert [seat.pool for seat in view.at] == [(0, 0, 0, 2, 0, 0), (0, 0, 0, 0, 0, 1)]
    assert view.at[1].house == (1, 0, 0, 0, 0, 0)
    assert view.at[0].rose[2] == (0, 3, 0, 0, 0, 0)
    assert [goods.pack(seat.store) for seat in view.at] == state.stores
    assert [goods.pack(seat.hold) for seat in view.at] == state.holds
    assert [goods.pack(seat.aboard) for seat in view.at] == state.aboard
    assert [seat.barge for seat in view.at] == state.barges
    assert view.discards == (2, 56)
    assert view.goods_on == tuple(state.goods_on)
    assert view.building == state.building
    assert (view.stack, view.berths) == (state.stack, state.berths)
    assert view.tiles[-1] == 4
    assert view.waiting == (0,)


@pytest.mark.rule("HAR-400")
def test_the_sizes_of_the_piles_are_public() -> None:
    state = deal(3, Options())
    view = GAME.view(state, WATCHER)
    assert view.drawn == tuple(state.drawn)
    assert view.tiles_left == 12 - len(view.tiles)
    assert view.offer == state.offer


@pytest.mark.rule("HAR-400")
def test_every_choice_is_public_as_it_is_made() -> None:
    for seats, options in TABLES:
        _, told = game_at_random(seats, options, 1)
        for decision in told:
            for event in decision.events:
                if not isinstance(event, TasksDealt):
                    assert event.seen_by(WATCHER) == event


def with_hidden_things_changed(state: State) -> State:
    """Another state that differs in what everybody may not know."""
    other = state.copy()
    for name, pile in (("artisans", 0), ("buildings", 1), ("plans", 2)):
        order = getattr(state, name)
        drawn = state.drawn[pile]
        setattr(other, name, order[:drawn] + order[drawn:][::-1])
    up = state.tile_next
    other.tiles = state.tiles[:up] + state.tiles[up:][::-1]
    other.task_pile = state.task_pile[::-1]
    other.districts = state.districts[: state.districts_up] + state.districts[state.districts_up :][::-1]
    return other


@pytest.mark.rule("HAR-401")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nobody_sees_the_order_of_the_piles_or_the_tiles_face_down(seats: int, options: Options) -> None:
    for state in states(seats, options, 5):
        other = with_hidden_things_changed(state)
        for viewer in (*range(seats), WATCHER):
            assert GAME.view(state, viewer) == GAME.view(other, viewer)


@pytest.mark.rule("HAR-401", "HAR-412")
def test_shuffles_are_shown_without_their_result() -> None:
    piles = PileShuffled("plan", (131, 117, 123)), PileShuffled("plan", (117, 123, 131))
    tiles = TilesStacked((7, 3, 12)), TilesStacked((12, 3, 7))
    districts = DistrictsDrawn((4, 2, 1, 0, 3, 5), 1), DistrictsDrawn((4, 5, 3, 0, 1, 2), 1)
    tasks = TasksShuffled((42, 7, 11)), TasksShuffled((7, 42, 11))
    for one, other in (piles, tiles, districts, tasks):
        for viewer in VIEWERS:
            assert one.seen_by(viewer) == other.seen_by(viewer)
            assert isinstance(one.seen_by(viewer), Redacted)


@pytest.mark.rule("HAR-401", "HAR-022")
def test_the_face_up_districts_are_shown() -> None:
    one, other = DistrictsDrawn((4, 2, 1, 0, 3, 5), 1), DistrictsDrawn((2, 4, 1, 0, 3, 5), 1)
    assert one.seen_by(WATCHER) != other.seen_by(WATCHER)


@pytest.mark.rule("HAR-402", "HAR-403")
def test_hidden_tasks_are_seen_by_their_seat_alone_and_counted_by_all() -> None:
    state = table(extensions=(2,), tasks={0: (4, 9, 30), 1: (5, 10, 31)})
    assert GAME.view(state, 0).tasks == ((4, 9, 30), ())
    assert GAME.view(state, 1).tasks == ((), (5, 10, 31))
    assert GAME.view(state, WATCHER).tasks == ((), ())
    for viewer in VIEWERS:
        assert [seat.tasks for seat in GAME.view(state, viewer).at] == [3, 3]


@pytest.mark.rule("HAR-402")
@pytest.mark.parametrize("seed", range(3))
def test_the_tasks_of_others_change_nothing_that_a_viewer_sees_before_the_end(seed: int) -> None:
    for state in states(2, ALL_FOUR, seed):
        if state.final or not state.tasks[1]:
            continue
        other = state.copy()
        other.tasks[1] = tuple(task for task in range(1, 43) if task not in (*state.tasks[0], *state.tasks[1]))[:3]
        assert GAME.view(other, 0) == GAME.view(state, 0)
        assert GAME.view(other, WATCHER) == GAME.view(state, WATCHER)
        assert GAME.view(other, 1) != GAME.view(state, 1)


@pytest.mark.rule("HAR-402", "HAR-403")
def test_the_setup_tells_each_seat_its_own_tasks() -> None:
    setup, _ = game_at_random(2, Options(extensions=(2,)), 1)
    dealt = [event for event in setup if isinstance(event, TasksDealt)]
    assert [event.seat for event in dealt] == [0, 1]
    assert [event.seen_by(0) == event for event in dealt] == [True, False]
    assert [event.seen_by(WATCHER) == event for event in dealt] == [False, False]


@pytest.mark.rule("HAR-402")
@pytest.mark.parametrize("way", ["one open", "two open"])
def test_with_open_tasks_nothing_is_hidden(way: str) -> None:
    state = deal(3, Options(extensions=(2,), tasks=way))
    for viewer in (*range(3), WATCHER):
        assert GAME.view(state, viewer).tasks == tuple(state.tasks)


@pytest.mark.rule("HAR-402", "HAR-301", "HAR-413")
def test_at_the_end_all_see_all_tasks() -> None:
    state = table(round=12, extensions=(2,), tasks={0: (33,), 1: (31,)}, pool="pink grey")
    let(state, EndRound(NOBODY))
    for viewer in VIEWERS:
        assert GAME.view(state, viewer).tasks == ((33,), (31,))


@pytest.mark.rule("HAR-403")
def test_what_is_returned_is_public_when_done() -> None:
    state = table(round=12, extensions=(2,), tasks={0: (33,)}, pool="pink grey")
    let(state, EndRound(NOBODY))
    for event in play(state, "return pink"):
        assert event.seen_by(1) == event
    assert GAME.view(state, 1).at[0].pool == (0, 0, 0, 0, 0, 1)


@pytest.mark.rule("HAR-401", "HAR-402")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_viewer_imagines_looks_the_same_to_it(seats: int, options: Options) -> None:
    chance = QuickChance("imagine")
    for number, state in enumerate(states(seats, options, 6)):
        if number % 7:
            continue
        for viewer in (*range(seats), WATCHER):
            view = GAME.view(state, viewer)
            imagined = GAME.imagine(view, chance)
            GAME.invariants(imagined)
            assert GAME.view(imagined, viewer) == view


@pytest.mark.rule("HAR-401")
def test_imagined_piles_differ_from_one_time_to_the_next() -> None:
    state = deal(2, ALL_FOUR, Luck())
    view = GAME.view(state, 0)
    chance = QuickChance("imagine")
    one, other = GAME.imagine(view, chance), GAME.imagine(view, chance)
    assert one.plans != other.plans
    assert one.tiles != other.tiles
    assert one.districts != other.districts


@pytest.mark.rule("HAR-400", "HAR-360")
def test_the_options_of_a_decision_follow_from_the_view_alone() -> None:
    setup, told = game_at_random(2, ALL_FOUR, 3)
    state = replayed(2, ALL_FOUR, list(setup))
    chance = QuickChance("imagine")
    for decision in told:
        imagined = GAME.imagine(GAME.view(state, decision.seat), chance)
        assert offered(imagined) == offered(state)
        for event in decision.events:
            event.apply(state)
