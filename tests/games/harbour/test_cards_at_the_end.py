"""Laurel cards: what they are worth in the final scoring, and that they do nothing before it."""

import pytest

from games.harbour.account import lines, scored
from games.harbour.build import GAME, let, offered, table
from mokum.games.harbour.agenda import EndRound
from mokum.games.harbour.deck import LAUREL
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.bits import members
from mokum.kernel.event import WATCHER

LAURELS = "HAR-273"
BRIDGES, MOUTH, PENALTIES = "HAR-050", "HAR-052", "HAR-272"


def ended(state: State) -> State:
    """The same table after its final scoring."""
    let(state, EndRound(NOBODY))
    return state


def worth(*cards: int, **lying: object) -> list[int]:
    """What the laurel cards among these score for a seat, by number of the card."""
    return lines(ended(table(round=12, tableau=cards, **lying)), LAURELS)  # type: ignore[arg-type]


@pytest.mark.rule("HAR-205", "HAR-E34", "HAR-C008")
def test_laurel_cards_are_never_used_in_a_turn() -> None:
    cards = members(LAUREL)
    assert cards == (*range(7, 13), 67, 68, 69, 85, 86, 87, *range(103, 109))
    assert offered(table(tableau=cards, pool="pink9 grey9", florins=9), "use") == []


@pytest.mark.rule("HAR-C007", "HAR-E50")
@pytest.mark.parametrize(
    ("others", "points"),
    [((), 2), ((8, 10), 2), ((1, 2, 13), 6), ((55, 109), 2), ((1, 13, 19, 25, 31, 37, 43, 49), 18)],
)
def test_007_counts_artisan_types_its_own_included(others: tuple[int, ...], points: int) -> None:
    assert worth(7, *others)[0] == points


@pytest.mark.rule("HAR-C008", "HAR-271", "HAR-V96", "HAR-CV10")
def test_008_saves_the_tokens_for_the_rack() -> None:
    with_it = ended(table(round=12, tableau=(8,), rack=(1, 2, 3), tokens=1))
    assert scored(with_it, PENALTIES) == -3
    without = ended(table(round=12, rack=(1, 2, 3), tokens=1))
    assert scored(without, PENALTIES) == -22
    assert GAME.view(without, WATCHER).at[0].tokens == 4


@pytest.mark.rule("HAR-C008", "HAR-C086", "HAR-CV10", "HAR-275")
def test_086_counts_008() -> None:
    assert worth(8, 86) == [4]
    assert worth(8, rack=(1, 2)) == []


@pytest.mark.rule("HAR-C009", "HAR-274", "HAR-CV09", "HAR-V97", "HAR-C105")
@pytest.mark.parametrize(
    ("begins", "ends", "bridges", "mouth", "for_105"),
    [(12, 17, 5, 0, 8), (13, 18, 5, 10, 8), (10, 15, 4, 0, 6), (15, 18, 5, 10, 8), (0, 5, 2, 0, 2), (18, 18, 0, 0, 8)],
)
def test_009_moves_five_spaces_before_105_counts(
    begins: int, ends: int, bridges: int, mouth: int, for_105: int
) -> None:
    state = ended(table(round=12, tableau=(9, 105), river={0: begins}))
    assert GAME.view(state, WATCHER).sides[0].pawn == ends
    assert scored(state, BRIDGES) == bridges
    assert scored(state, MOUTH) == mouth
    assert lines(state, LAURELS) == [for_105]


@pytest.mark.rule("HAR-C010", "HAR-E51", "HAR-CV11")
def test_010_counts_dockers_and_goods_in_the_hold() -> None:
    assert worth(10, aboard="pink", hold="beer lace", store="beer", arms="P1 P2 P3") == [3]
    assert worth(10, store="beer", arms="P1") == []


@pytest.mark.rule("HAR-C010", "HAR-279")
def test_nothing_is_handed_in_for_010() -> None:
    state = ended(table(round=12, tableau=(10,), aboard="pink", hold="beer lace", florins=1, arms="P1 P2"))
    assert lines(state, LAURELS) == [3]
    assert lines(state, "HAR-279") == [2]


@pytest.mark.rule("HAR-C011")
def test_011_counts_the_dockers_in_the_building() -> None:
    assert worth(11, building="pink2 white brown") == [4]
    assert worth(11, aboard="pink2") == []


@pytest.mark.rule("HAR-C012")
def test_012_counts_the_goods_on_the_black_market() -> None:
    assert worth(12, sold="beer tulip lace crystal coffee") == [5]
    assert worth(12) == []


@pytest.mark.rule("HAR-C067", "HAR-C068", "HAR-C069", "HAR-E53", "HAR-CV07")
@pytest.mark.parametrize(
    ("churches", "points"),
    [
        ((67,), [3]),
        ((68,), [3]),
        ((69,), [3]),
        ((67, 70), [8]),
        ((69, 75), [8]),
        ((68, 72, 73), [15]),
        ((67, 70, 71, 72), [8]),
        ((67, 68, 70, 73), [15, 3]),
        ((67, 68, 70, 71, 73), [15, 8]),
        ((67, 69, 70, 73, 74), [15, 8]),
        ((67, 68, 69), [3, 3, 3]),
        ((67, 68, 69, 70, 71, 72, 73, 74, 75), [15, 15, 15]),
    ],
)
def test_each_oude_kerk_heads_a_set_of_its_own(churches: tuple[int, ...], points: list[int]) -> None:
    assert worth(*churches) == points


@pytest.mark.rule("HAR-C067", "HAR-E01")
def test_companions_in_the_rack_or_with_others_do_not_count() -> None:
    assert worth(67, rack=(70, 73)) == [3]
    state = ended(table(round=12, tableau={0: (67,), 1: (70, 73)}))
    assert lines(state, LAURELS) == [3]


@pytest.mark.rule("HAR-C085")
def test_085_counts_active_plans() -> None:
    assert worth(85, 109, 113, 132) == [3]
    assert worth(85, rack=(109,)) == []


@pytest.mark.rule("HAR-C086", "HAR-275")
def test_086_counts_laurel_cards_itself_included() -> None:
    assert worth(86) == [2]
    assert worth(8, 9, 86) == [6]
    assert worth(25, 86, 109) == [2]


@pytest.mark.rule("HAR-C087", "HAR-E50")
def test_087_counts_buildings_itself_included() -> None:
    assert worth(87) == [2]
    assert worth(25, 55, 73, 87, 109) == [6]


@pytest.mark.rule("HAR-C103", "HAR-E56", "HAR-CV08")
@pytest.mark.parametrize(
    ("artisans", "points"),
    [
        ((19, 20, 21, 22, 23, 43, 44, 45), [6]),
        ((1, 2), [2]),
        ((1, 2, 3), [2]),
        ((1, 2, 3, 4), [4]),
        ((1, 13, 19), []),
        ((1, 2, 13, 14), [4]),
    ],
)
def test_103_counts_pairs_of_artisans(artisans: tuple[int, ...], points: list[int]) -> None:
    assert worth(103, *artisans) == points


@pytest.mark.rule("HAR-C104", "HAR-E56", "HAR-CV08")
@pytest.mark.parametrize(
    ("plans", "points"),
    [((109, 110, 111, 112), [6]), ((109, 110, 111), [3]), ((109, 113), []), ((109, 110, 113, 114), [6])],
)
def test_104_counts_pairs_of_plans(plans: tuple[int, ...], points: list[int]) -> None:
    assert worth(104, *plans) == points


@pytest.mark.rule("HAR-C105", "HAR-E57")
@pytest.mark.parametrize(
    ("space", "points"), [(3, []), (4, [2]), (7, [2]), (8, [4]), (12, [6]), (15, [6]), (16, [8]), (18, [8])]
)
def test_105_counts_the_bridges_behind_the_pawn(space: int, points: list[int]) -> None:
    assert worth(105, river={0: space}) == points


@pytest.mark.rule("HAR-C106")
def test_106_counts_arms() -> None:
    assert worth(106, arms="P1 P2 G1 N1 H1") == [5]
    assert worth(106) == []


@pytest.mark.rule("HAR-C107", "HAR-E58")
def test_107_pays_a_barge_on_the_start() -> None:
    assert worth(107) == [8]
    assert worth(107, barge="w07") == []
    assert worth(107, barge="pontoon-pink") == []


@pytest.mark.rule("HAR-C108", "HAR-V35")
@pytest.mark.parametrize(
    ("artisans", "points"),
    [((31, 32, 33, 19, 20, 49, 50), [6]), ((31, 32, 19, 20), [4]), ((1,), [2]), ((), []), ((1, 2, 3, 4, 5, 6), [12])],
)
def test_108_counts_the_type_that_there_is_most_of(artisans: tuple[int, ...], points: list[int]) -> None:
    assert worth(108, *artisans) == points


@pytest.mark.rule("HAR-C007", "HAR-C011", "HAR-C086", "HAR-V21")
def test_the_worked_example_of_laurel_cards() -> None:
    state = ended(table(round=12, tableau=(7, 11, 86, 25, 31), building="pink2 white2 brown2 yellow"))
    assert lines(state, LAURELS) == [6, 7, 6]


@pytest.mark.rule("HAR-273", "HAR-065")
def test_laurel_cards_in_the_rack_score_nothing() -> None:
    assert worth(rack=(7, 10, 87, 106, 107)) == []
