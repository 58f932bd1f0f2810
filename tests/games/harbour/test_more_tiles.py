"""Extension 4: the market tiles CA and CB."""

from collections import Counter

import pytest

from games.harbour.build import asked, deal, offered, play, table
from games.harbour.luck import Luck
from games.harbour.words import cubes_in_words
from mokum.games.harbour.agenda import Act
from mokum.games.harbour.deck import MARKET
from mokum.games.harbour.events import CardActivated
from mokum.games.harbour.game import Options

FOUR = (4,)


@pytest.mark.rule("HAR-315", "HAR-316", "HAR-347")
@pytest.mark.parametrize(("short", "extra"), [(False, 3), (True, 2)])
@pytest.mark.parametrize("seed", range(5))
def test_three_usual_tiles_join_the_others_early_ones_on_top(short: bool, extra: int, seed: int) -> None:
    state = deal(2, Options(short=short, extensions=FOUR), Luck(seed=seed))
    groups = [MARKET[tile].group for tile in state.tiles]
    half = 3 + extra
    assert Counter(groups[:half]) == {"CA": extra, "A": 3}
    assert Counter(groups[half:]) == {"CB": extra, "B": 3}
    assert len(set(state.tiles)) == 2 * half


@pytest.mark.rule("HAR-315")
def test_each_group_is_mixed() -> None:
    first = {MARKET[deal(2, Options(extensions=FOUR), Luck(seed=seed)).tiles[0]].group for seed in range(20)}
    assert first == {"A", "CA"}


@pytest.mark.rule("HAR-315", "HAR-024")
def test_without_the_extension_there_are_no_c_tiles() -> None:
    state = deal(2, Options(), Luck())
    assert {MARKET[tile].group for tile in state.tiles} == {"A", "B"}


@pytest.mark.rule("HAR-318", "HAR-105")
def test_ca20_activates_one_card_free_of_charge() -> None:
    state = table(rack=(24, 71), florins=3, tile="CA20", extensions=FOUR)
    play(state, "market")
    assert offered(state) == ["activate 24", "activate 71"]
    play(state, "activate 71")
    assert (state.racks[0], state.florins[0]) == ((24,), 0)
    assert asked(state) is Act


@pytest.mark.rule("HAR-318", "HAR-088")
def test_cb24_with_one_card_activates_that_one_and_with_none_is_not_offered() -> None:
    state = table(rack=(24,), florins=6, tile="CB24", extensions=FOUR)
    happened = play(state, "market")
    assert [event for event in happened if isinstance(event, CardActivated)] == [CardActivated(0, 24)]
    assert "market" not in offered(table(florins=6, tile="CB24", extensions=FOUR))


@pytest.mark.rule("HAR-318", "HAR-088")
@pytest.mark.parametrize("tile", ["CA18", "CA20"])
def test_tiles_that_need_a_card_of_the_rack_are_not_offered_without_one(tile: str) -> None:
    assert "market" not in offered(table(florins=6, tile=tile, extensions=FOUR))


@pytest.mark.rule("HAR-319", "HAR-253")
@pytest.mark.parametrize(
    ("tile", "answers"),
    [
        ("CA17", ()),
        ("CA19", ("gain pink", "gain pink")),
        ("CA20", ("activate 10",)),
        ("CB21", ("jump lace",)),
        ("CB22", ("claim p1", "store")),
        ("CB23", ()),
        ("CB24", ("activate 10", "activate 11")),
    ],
)
def test_c_tiles_give_no_points_and_never_pay_card_045(tile: str, answers: tuple[str, ...]) -> None:
    state = table(tableau=(45,), rack=(10, 11, 12), florins=6, tile=tile, extensions=FOUR)
    play(state, "market", *answers)
    assert asked(state) is Act
    assert state.points[0] == 0
    assert "use 45" not in offered(state)


@pytest.mark.rule("HAR-315", "HAR-146")
def test_the_gifts_of_ca17_ca19_and_cb23() -> None:
    steps = table(florins=1, tile="CA17", extensions=FOUR)
    play(steps, "market", "step w07", "step start", "step w08")
    assert offered(steps, "step") == []
    cubes = table(florins=2, tile="CA19", extensions=FOUR)
    play(cubes, "market", "gain pink", "gain grey")
    assert cubes_in_words(cubes.pools[0]) == "pink grey"
    all_six = table(florins=5, tile="CB23", extensions=FOUR)
    play(all_six, "market")
    assert cubes_in_words(all_six.pools[0]) == "black brown violet pink orange grey"
    assert all_six.florins[0] == 0


@pytest.mark.rule("HAR-317", "HAR-065")
def test_the_swapped_card_is_inactive() -> None:
    state = table(rack=(1,), discards=(24,), florins=2, tile="CA18", extensions=FOUR)
    play(state, "market")
    assert (state.racks[0], state.tableaus[0], state.discards) == ((24,), 0, 1 << 1)
    assert "use 24" not in offered(state)
