"""Setup: the first player, the deal, the start tiles, and the order of luck."""

import pytest

from games.merchants.build import sites, spaces_of
from games.scripted_luck import ScriptedChance
from mokum.games.merchants.board import BRIDGES, START_COLONY, START_HOUSE
from mokum.games.merchants.cards import CARDS
from mokum.games.merchants.events import DeckMade, DeckShuffled
from mokum.games.merchants.game import GAME, Options
from mokum.games.merchants.state import State, all_player_order
from mokum.kernel.chance import KeyedChance, Stream, subkey
from mokum.kernel.story import begin

ORDER = (*range(12, 84), *range(12))
"""The first card to be drawn is a colony card, so that the mayor is asked at once."""


def dealt(seats: int, first: int = 0) -> State:
    state, _ = begin(GAME, seats, Options(first=first), ScriptedChance({"deck|1": ORDER}))
    return state


@pytest.mark.rule("MER-020")
def test_three_to_five_play() -> None:
    assert GAME.meta.seats == (3, 4, 5)
    for seats in (0, 1, 2, 6):
        with pytest.raises(ValueError, match="3 to 5 seats"):
            GAME.new(seats, None)


@pytest.mark.rule("MER-021", "MER-284")
def test_luck_is_drawn_in_one_order() -> None:
    chance = ScriptedChance({"order": 2, "deck|1": ORDER})
    state, _ = begin(GAME, 4, None, chance)
    assert [label for label, _ in chance.asked] == ["order", "deck|1"]
    assert chance.asked[0][1] == 4
    assert chance.asked[1][1] == tuple(range(84)), "from the order of the data"
    assert state.first == state.mayor == 2
    assert state.deck == ORDER


@pytest.mark.rule("MER-284")
def test_the_deck_follows_from_the_seed() -> None:
    state, _ = begin(GAME, 3, Options(first=0), KeyedChance(b"seed"))
    assert list(state.deck) == Stream(subkey(b"seed", "deck|1"), "deck|1").shuffled(range(84))


@pytest.mark.rule("MER-021")
def test_a_table_may_name_the_first_player() -> None:
    assert dealt(5, 3).mayor == 3
    with pytest.raises(ValueError, match="one of the seats"):
        GAME.new(3, Options(first=3))


@pytest.mark.rule("MER-022", "MER-025", "MER-029", "MER-012")
def test_start_tiles_go_by_position() -> None:
    state = dealt(4, first=2)
    houses = [sites(name) for name in ("NZ07", "GR03", "OZ08", "LA03")]
    colonies = [sites(name) for name in ("EU05", "AF05", "AM07", "FE01")]
    goods = [(0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 0, 1)]
    for position, seat in enumerate((2, 3, 0, 1)):
        assert state.houses[seat] == houses[position]
        assert state.colonies[seat] == colonies[position]
        assert spaces_of(state, seat) == goods[position]
    assert state.mayor == 2
    assert GAME.waiting(state) == (2,)


@pytest.mark.rule("MER-025")
def test_the_fifth_position() -> None:
    state = dealt(5)
    assert state.houses[4] == sites("GR11")
    assert state.colonies[4] == sites("EU04")
    assert spaces_of(state, 4) == (0, 1, 0, 0)


@pytest.mark.rule("MER-023", "MER-024", "MER-005", "MER-281")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_has_the_same(seats: int) -> None:
    state = dealt(seats)
    assert state.money == [400] * seats
    assert state.supply == [21] * seats
    assert state.loans == [0] * seats


@pytest.mark.rule("MER-026")
def test_start_tiles_earn_no_bonus() -> None:
    state = dealt(5)
    assert state.held == [0] * 5
    placed = sum(1 << site for site in START_HOUSE)
    assert all(bridge & placed != bridge for bridge in BRIDGES)
    assert len(set(START_HOUSE)) == len(set(START_COLONY)) == 5


@pytest.mark.rule("MER-027", "MER-028", "MER-280")
def test_all_cards_are_in_one_deck_face_down() -> None:
    state, events = begin(GAME, 4, None, KeyedChance(b"x"))
    assert sorted(state.deck) == list(range(len(CARDS))) == list(range(84))
    (shuffled,) = [event for event in events if isinstance(event, DeckShuffled)]
    assert all(shuffled.seen_by(viewer) == DeckMade(84) for viewer in (-1, 0, 1, 2, 3))
    assert dealt(4).square == 0


@pytest.mark.rule("MER-015")
def test_all_player_order_ends_with_the_mayor() -> None:
    state = dealt(4, first=1)
    assert all_player_order(state) == (2, 3, 0, 1)
