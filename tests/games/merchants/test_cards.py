"""Using cards: goods, colonies, Amsterdam, and what may be declined."""

import pytest

from games.merchants.build import is_stopped, kinds, offered, play, refused, sites, spaces_of, table, use_card
from mokum.games.merchants.board import COLONY_GOOD, GOODS, HOUSE_SITES, WITH_GOOD
from mokum.games.merchants.events import Declined, GoodMoved

ALL_SILK = " ".join(f"{name}" for name in ("AM01", "AM03", "AF02", "AF03", "EU07", "EU09", "FE01", "FE02", "FE04"))
LASTAGE = " ".join(name for name in HOUSE_SITES if name.startswith("LA"))


@pytest.mark.rule("MER-063", "MER-064", "MER-W01")
def test_three_goods_are_three_steps() -> None:
    state = table(ex={3: (1, 0, 1, 0)})
    use_card(state, 3, "G01")
    before = state.supply[3]
    play(state, 3, "goods spice spice silk")
    assert spaces_of(state, 3) == (1, 0, 3, 1)
    assert state.supply[3] == before - 1
    assert is_stopped(state)


@pytest.mark.rule("MER-063", "MER-E01")
def test_sixteen_combinations_and_declining() -> None:
    state = table()
    use_card(state, 0, "G01")
    moves = offered(state, 0)
    assert len([move for move in moves if move.startswith("goods")]) == 16
    assert "decline" in moves
    assert len(moves) == 17
    assert "goods silk silk silk" not in moves


@pytest.mark.rule("MER-016", "MER-065", "MER-302", "MER-E02")
def test_steps_beyond_the_last_space_are_lost() -> None:
    state = table(ex={0: (7, 8, 0, 0)})
    use_card(state, 0, "G01")
    events = play(state, 0, "goods sugar sugar gems")
    assert spaces_of(state, 0) == (8, 8, 0, 0)
    assert [event for event in events if isinstance(event, GoodMoved)] == [GoodMoved(0, 0, 8)]


@pytest.mark.rule("MER-016", "MER-012", "MER-E03")
def test_a_row_is_entered_with_a_tile_of_the_supply() -> None:
    state = table(ex={1: (1, 0, 0, 0)})
    use_card(state, 0, "G01")
    play(state, 0, "goods sugar silk silk")
    assert spaces_of(state, 0) == (1, 0, 0, 2)
    assert state.supply[0] == 22
    assert spaces_of(state, 1)[0] == 1, "any number of players may share a space"


@pytest.mark.rule("MER-066", "MER-061", "MER-230")
def test_three_goods_are_one_step() -> None:
    """Bonuses are checked after the third: the bonus comes once all rows are far enough."""
    state = table(ex={0: (1, 1, 1, 2)})
    use_card(state, 0, "G01")
    events = play(state, 0, "goods sugar gems spice")
    assert kinds(events)[:4] == ["GoodMoved", "GoodMoved", "GoodMoved", "BonusEarned"]


@pytest.mark.rule("MER-070", "MER-072", "MER-W02")
def test_a_continent_card_allows_any_site_there() -> None:
    state = table()
    use_card(state, 0, "C01")
    assert offered(state, 0) == [*(f"found am0{number}" for number in range(1, 10)), "decline"]
    assert refused(state, 0, "found af01") == "MER-070"
    play(state, 0, "found am08")
    assert state.colonies[0] == sites("AM08")
    assert spaces_of(state, 0) == (0, 1, 0, 0)


@pytest.mark.rule("MER-071", "MER-072", "MER-W03")
def test_a_good_card_allows_its_sites_on_all_continents() -> None:
    state = table(ex={0: (0, 0, 0, 4)})
    use_card(state, 0, "C22")
    assert offered(state, 0) == [*(f"found {site.lower()}" for site in ALL_SILK.split()), "decline"]
    assert refused(state, 0, "found af01") == "MER-071"
    play(state, 0, "found af03")
    assert state.colonies[0] == sites("AF03")
    assert spaces_of(state, 0) == (0, 0, 0, 5)


@pytest.mark.rule("MER-013", "MER-070", "MER-071")
def test_an_occupied_site_is_not_offered() -> None:
    state = table(colonies={1: "AM01"})
    use_card(state, 0, "C01")
    assert refused(state, 0, "found am01") == "MER-013"


@pytest.mark.rule("MER-073", "MER-286", "MER-E04")
def test_nothing_is_asked_where_nothing_is_vacant() -> None:
    assert sites(ALL_SILK) == WITH_GOOD[GOODS.index("silk")]
    state = table(colonies={1: ALL_SILK})
    assert kinds(use_card(state, 0, "C22")) == ["Awaited"]
    assert is_stopped(state)
    assert spaces_of(state, 0) == (0, 0, 0, 0)


@pytest.mark.rule("MER-073", "MER-004")
def test_a_colony_needs_a_tile() -> None:
    state = table(supply={0: 0})
    use_card(state, 0, "C01")
    assert is_stopped(state)


@pytest.mark.rule("MER-070", "MER-E05")
def test_the_last_site_or_none() -> None:
    others = " ".join(f"AM0{number}" for number in (1, 2, 4, 5, 6, 7, 8, 9))
    state = table(colonies={1: others})
    use_card(state, 0, "C01")
    assert offered(state, 0) == ["found am03", "decline"]
    play(state, 0, "found am03")
    assert spaces_of(state, 0) == (0, 0, 0, 1)


@pytest.mark.rule("MER-074", "MER-003", "MER-E06")
def test_the_colony_takes_the_last_tile() -> None:
    state = table(supply={0: 1})
    use_card(state, 0, "C04")
    play(state, 0, "found af05")
    assert state.colonies[0] == sites("AF05")
    assert state.supply[0] == 0
    assert spaces_of(state, 0) == (0, 0, 0, 0)


@pytest.mark.rule("MER-080", "MER-081", "MER-082", "MER-W04")
def test_an_amsterdam_card_is_a_house_and_then_a_good() -> None:
    state = table()
    use_card(state, 0, "A16")
    assert {move[:8] for move in offered(state, 0)} == {"build gr", "build oz", "decline"}
    assert refused(state, 0, "build nz01") == "MER-080"
    assert refused(state, 0, "build la01") == "MER-080"
    play(state, 0, "build oz02")
    assert offered(state, 0) == ["advance gems", "decline"]
    assert refused(state, 0, "advance silk") == "MER-081"
    play(state, 0, "advance gems")
    assert state.houses[0] == sites("OZ02")
    assert spaces_of(state, 0) == (0, 1, 0, 0)


@pytest.mark.rule("MER-080", "MER-081", "MER-W05")
def test_a_card_of_one_quarter_has_a_free_good() -> None:
    state = table(ex={0: (0, 0, 0, 2)})
    use_card(state, 0, "A10")
    play(state, 0, "build la03")
    assert offered(state, 0) == ["advance sugar", "advance gems", "advance spice", "advance silk", "decline"]
    play(state, 0, "advance silk")
    assert state.houses[0] == sites("LA03")
    assert spaces_of(state, 0) == (0, 0, 0, 3)


@pytest.mark.rule("MER-060", "MER-082")
def test_either_part_may_be_declined() -> None:
    state = table()
    use_card(state, 0, "A10")
    assert Declined(0) in play(state, 0, "decline")
    assert offered(state, 0)[0] == "advance sugar", "the good is offered all the same"
    play(state, 0, "decline")
    assert is_stopped(state)
    assert state.houses[0] == 0


@pytest.mark.rule("MER-082", "MER-061")
def test_the_bonuses_of_the_house_come_before_the_good() -> None:
    state = table(houses={0: "GR01 OZ01 LA01"})
    use_card(state, 0, "A04")
    assert "BonusEarned" in kinds(play(state, 0, "build nz02"))
    assert state.money[0] == 500
    assert offered(state, 0)[0] == "advance sugar"


@pytest.mark.rule("MER-004", "MER-016", "MER-E07")
def test_without_tiles_nothing_enters_a_row() -> None:
    state = table(supply={0: 0})
    use_card(state, 0, "A10")
    assert offered(state, 0)[0] == "advance sugar", "no house is offered"
    play(state, 0, "advance gems")
    assert spaces_of(state, 0) == (0, 0, 0, 0)
    assert state.supply[0] == 0


@pytest.mark.rule("MER-004", "MER-083", "MER-E08")
def test_without_tiles_a_good_still_advances() -> None:
    state = table(ex={0: (0, 5, 0, 0)}, supply={0: 0})
    use_card(state, 0, "A10")
    play(state, 0, "advance gems")
    assert spaces_of(state, 0) == (0, 6, 0, 0)


@pytest.mark.rule("MER-083", "MER-E09")
def test_a_full_quarter_leaves_the_good() -> None:
    state = table(houses={1: LASTAGE})
    use_card(state, 0, "A10")
    play(state, 0, "advance spice")
    assert spaces_of(state, 0) == (0, 0, 1, 0)
    assert state.houses[0] == 0


@pytest.mark.rule("MER-080", "MER-E10")
def test_only_the_quarter_with_room_is_offered() -> None:
    state = table(houses={1: LASTAGE})
    use_card(state, 0, "A17")
    assert {move[:8] for move in offered(state, 0)} == {"build gr", "decline"}


@pytest.mark.rule("MER-060", "MER-063", "MER-072")
@pytest.mark.parametrize("name", ["G01", "C01", "C13"])
def test_a_whole_card_may_be_declined(name: str) -> None:
    state = table()
    use_card(state, 2, name)
    assert kinds(play(state, 2, "decline")) == ["Declined", "Awaited"]
    assert state.supply[2] == 24
    assert len(COLONY_GOOD) == 36
