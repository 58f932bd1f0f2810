"""Buildings that are used in a turn: a Zuiderkerk, the towers, the magazine and De Waag."""

import pytest

from games.harbour.account import change, marked
from games.harbour.build import offered, play, table

FILLER = (47, 73, 85, 97, 103)
"""Five cards that cost one cube each."""


@pytest.mark.rule("HAR-C070", "HAR-C098", "HAR-E54", "HAR-215")
@pytest.mark.parametrize(("card", "gained"), [(70, {"florins": 1}), (98, {"points": 2})])
def test_070_and_098_ask_for_at_most_three_cards_in_the_rack(card: int, gained: dict[str, int]) -> None:
    assert offered(table(tableau=(card,), rack=FILLER[:4]), "use") == []
    for size in range(4):
        state = table(tableau=(card,), rack=FILLER[:size])
        assert change(state, f"use {card}") == gained
        assert marked(state) == (card,)
        assert offered(state, "use") == []


@pytest.mark.rule("HAR-C070", "HAR-C098")
def test_activating_first_makes_room_for_070_and_098() -> None:
    state = table(tableau=(70, 98), rack=FILLER[:4], pool="brown")
    assert offered(state, "use") == []
    play(state, "activate 73")
    assert offered(state, "use") == ["use 70", "use 98"]


@pytest.mark.rule("HAR-C088", "HAR-C089", "HAR-C090", "HAR-CV05", "HAR-E55")
@pytest.mark.parametrize("card", [88, 89, 90])
def test_a_schreierstoren_gives_a_florin_and_another_with_a_montelbaanstoren(card: int) -> None:
    state = table(tableau=(card,), rack=(85,))
    assert change(state, f"use {card}") == {"florins": 1}
    assert offered(state, "use") == []
    for tower in (85, 86, 87):
        assert change(table(tableau=(card, tower)), f"use {card}") == {"florins": 2}
    assert change(table(tableau=(card, 85, 86, 87)), f"use {card}") == {"florins": 2}


@pytest.mark.rule("HAR-C088", "HAR-C071", "HAR-CV05", "HAR-E08")
@pytest.mark.parametrize("card", [88, 89, 90])
def test_both_florins_of_a_schreierstoren_are_one_gain(card: int) -> None:
    assert change(table(tableau=(71, card)), f"use {card}") == {"florins": 2}
    assert change(table(tableau=(71, 85, card)), f"use {card}") == {"florins": 3}


@pytest.mark.rule("HAR-C088", "HAR-C089", "HAR-C090", "HAR-E55")
def test_one_montelbaanstoren_serves_all_three() -> None:
    state = table(tableau=(86, 88, 89, 90))
    assert change(state, "use 88", "use 89", "use 90") == {"florins": 6}


@pytest.mark.rule("HAR-C091", "HAR-C092", "HAR-C093", "HAR-C094", "HAR-C095", "HAR-C096", "HAR-086")
@pytest.mark.parametrize(
    ("card", "colour"), [(91, "pink"), (92, "orange"), (93, "brown"), (94, "grey"), (95, "violet"), (96, "black")]
)
def test_the_magazine_gives_a_cube_of_its_colour_once_a_round(card: int, colour: str) -> None:
    state = table(tableau=(card,))
    assert change(state, f"use {card}") == {colour: 1}
    assert marked(state) == (card,)
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C097", "HAR-218", "HAR-V72")
def test_097_pays_the_one_who_leads_alone() -> None:
    state = table(3, tableau=(97,), points={0: 6, 1: 5, 2: 5})
    assert change(state, "use 97") == {"points": 1}
    assert offered(state, "use") == []
    assert offered(table(3, tableau=(97,), points={0: 6, 1: 6, 2: 5}), "use") == []
    assert offered(table(3, tableau=(97,), points={0: 6, 1: 7, 2: 5}), "use") == []
    assert offered(table(1, tableau=(97,), points={0: 6, 1: 6}), "use") == []


@pytest.mark.rule("HAR-C097", "HAR-C043", "HAR-V72")
def test_two_level_at_the_top_and_at_the_bottom() -> None:
    level = {0: 3, 1: 3}
    assert offered(table(tableau=(43, 97), points=level), "use") == []
    assert offered(table(turn=1, tableau=(43, 97), points=level), "use") == []


@pytest.mark.rule("HAR-C097", "HAR-215")
def test_097_looks_at_the_score_of_the_moment() -> None:
    state = table(tableau=(24, 97))
    assert offered(state, "use") == ["use 24"]
    play(state, "use 24")
    assert change(state, "use 97") == {"points": 1}


@pytest.mark.rule("HAR-C100", "HAR-215")
def test_100_asks_for_three_artisans() -> None:
    assert offered(table(tableau=(100, 25, 26, 55, 109)), "use") == []
    state = table(tableau=(100, 1, 7, 25))
    assert change(state, "use 100") == {"florins": 1}
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C101", "HAR-E50", "HAR-215")
def test_101_counts_itself_among_three_buildings() -> None:
    assert offered(table(tableau=(101, 73, 25, 109)), "use") == []
    state = table(tableau=(101, 73, 74))
    assert change(state, "use 101") == {"points": 2}
    assert offered(state, "use") == []


@pytest.mark.rule("HAR-C101", "HAR-C013", "HAR-C100", "HAR-C102")
@pytest.mark.parametrize("own", [(13, 100, 102), (101,)])
def test_what_lies_before_others_does_not_count(own: tuple[int, ...]) -> None:
    state = table(tableau={0: own, 1: (25, 26, 27, 73, 74, 75, 109, 110, 111)})
    assert offered(state, "use") == []
