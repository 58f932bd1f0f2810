"""Setup: the first player, the deal, the market, and the order in which all that happens."""

import pytest

from games.routes.build import BLACK, BLUE, GREEN, ORANGE, PINK, RED, WILD, deal, deck, in_words, play
from games.routes.look import contract_pile, discards, hand, market, offer, pile, public
from games.scripted_luck import ScriptedChance
from mokum.games.routes.board import ALL_CARDS
from mokum.games.routes.events import (
    CardDealt,
    ContractsDealt,
    ContractsShuffled,
    DiscardsShuffled,
    FirstChoiceBegan,
    FirstPlayerChosen,
    MarketFilled,
    MarketSwept,
)
from mokum.games.routes.game import GAME, Options
from mokum.games.routes.view import Asked
from mokum.kernel.chance import KeyedChance, Stream, subkey
from mokum.kernel.story import begin


@pytest.mark.rule("ROU-010", "ROU-012", "ROU-014", "ROU-016")
def test_setup_happens_in_one_order() -> None:
    top = "red blue green black pink2 orange2 wild"
    state, events = deal(2, top, "5 6 7 8", first=1)
    assert events == [
        FirstPlayerChosen(1),
        DiscardsShuffled(tuple(deck(top))),
        ContractsShuffled((4, 5, 6, 7, 0, 1, 2, 3, *range(8, 24))),
        CardDealt(1, RED),
        CardDealt(1, BLUE),
        CardDealt(0, GREEN),
        CardDealt(0, BLACK),
        MarketFilled(0, PINK),
        MarketFilled(1, PINK),
        MarketFilled(2, ORANGE),
        MarketFilled(3, ORANGE),
        MarketFilled(4, WILD),
        ContractsDealt(1, (4, 5)),
        ContractsDealt(0, (6, 7)),
        FirstChoiceBegan(),
    ]
    assert hand(state, 1) == "blue red"
    assert hand(state, 0) == "green black"
    assert market(state) == "pink pink orange orange wild"
    assert pile(state) == in_words(deck(top)[9:])
    assert discards(state) == ""
    assert offer(state, 1) == [5, 6]
    assert offer(state, 0) == [7, 8]
    assert contract_pile(state) == [1, 2, 3, 4, *range(9, 25)]


@pytest.mark.rule("ROU-010", "ROU-012")
@pytest.mark.parametrize(("seats", "cards_left", "contracts_left"), [(2, 35, 20), (3, 33, 18), (4, 31, 16)])
def test_the_rest_is_the_pile(seats: int, cards_left: int, contracts_left: int) -> None:
    state, _ = deal(seats, "red6")
    assert public(state).pile == cards_left
    assert public(state).contract_pile == contracts_left
    assert public(state).hand_sizes == (2,) * seats


@pytest.mark.rule("ROU-014", "ROU-016")
def test_cards_and_contracts_are_dealt_in_turn_order_from_the_first_player() -> None:
    state, events = deal(4, "pink2 blue2 green2 black2", "1 2 3 4 5 6 7 8", first=2)
    assert [hand(state, seat) for seat in (2, 3, 0, 1)] == ["pink2", "blue2", "green2", "black2"]
    assert [offer(state, seat) for seat in (2, 3, 0, 1)] == [[1, 2], [3, 4], [5, 6], [7, 8]]
    assert [event.seat for event in events if isinstance(event, CardDealt)] == [2, 2, 3, 3, 0, 0, 1, 1]


@pytest.mark.rule("ROU-014", "ROU-072")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_from_all_seats(seats: int) -> None:
    for first in range(seats):
        luck = ScriptedChance({"order": first, "deck|1": deck("red6"), "deck|2": range(24)})
        state, _ = begin(GAME, seats, None, luck)
        assert luck.asked[0] == ("order", seats)
        assert public(state).first == first


@pytest.mark.rule("ROU-014")
@pytest.mark.parametrize("first", [0, 2])
def test_the_host_may_name_the_first_player_and_nothing_is_drawn(first: int) -> None:
    luck = ScriptedChance({"deck|1": deck("red6"), "deck|2": range(24)})
    state, events = begin(GAME, 3, Options(first=first), luck)
    assert events[0] == FirstPlayerChosen(first)
    for seat in range(3):
        play(state, "keep both", seat)
    assert GAME.waiting(state) == (first,)


@pytest.mark.rule("ROU-014")
@pytest.mark.parametrize("first", [-2, 3, 4])
def test_only_a_seat_of_the_table_can_be_named(first: int) -> None:
    with pytest.raises(ValueError, match="must be one of the seats"):
        GAME.new(3, Options(first=first))


@pytest.mark.rule("ROU-014")
def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="must be one of the seats"):
        GAME.new(2, {"first": 1})


@pytest.mark.rule("ROU-016", "ROU-072")
def test_the_shuffles_start_from_the_order_of_the_data() -> None:
    luck = ScriptedChance({"order": 0, "deck|1": deck("red6"), "deck|2": range(24)})
    begin(GAME, 2, None, luck)
    assert luck.asked == [("order", 2), ("deck|1", ALL_CARDS), ("deck|2", tuple(range(24)))]


@pytest.mark.rule("ROU-016", "ROU-072")
def test_whoever_knows_the_seed_can_check_the_setup() -> None:
    seed = b"a seed that was opened after it"
    _, events = begin(GAME, 4, Options(), KeyedChance(seed))
    assert events[0] == FirstPlayerChosen(Stream(subkey(seed, "order"), "order").uniform(4))
    assert events[1] == DiscardsShuffled(tuple(Stream(subkey(seed, "deck|1"), "deck|1").shuffled(ALL_CARDS)))
    assert events[2] == ContractsShuffled(tuple(Stream(subkey(seed, "deck|2"), "deck|2").shuffled(range(24))))


@pytest.mark.rule("ROU-011", "ROU-083")
@pytest.mark.parametrize("swept", ["wild3 red2", "red wild blue wild2", "wild4 red", "wild5"])
def test_three_or_more_wilds_are_swept_away(swept: str) -> None:
    state, events = deal(2, f"pink4 {swept} blue2 green3")
    assert market(state) == "blue blue green green green"
    assert events[12] == MarketSwept(tuple(deck(swept)[:5]))
    assert public(state).pile == 30


@pytest.mark.rule("ROU-011", "ROU-083")
def test_two_wilds_stay() -> None:
    state, events = deal(2, "pink4 wild2 red3")
    assert market(state) == "wild wild red red red"
    assert not any(isinstance(event, MarketSwept) for event in events)


@pytest.mark.rule("ROU-011", "ROU-V15")
def test_a_sweep_in_setup_with_four_seats() -> None:
    state, _ = deal(4, "pink6 blue2 wild3 red2 green5")
    assert market(state) == "green green green green green"
    assert public(state).pile == 26
    assert discards(state) == "wild wild wild red red"


@pytest.mark.rule("ROU-011", "ROU-V15")
def test_two_sweeps_in_setup_with_four_seats() -> None:
    state, _ = deal(4, "pink6 blue2 wild3 red2 red wild3 red green5")
    assert market(state) == "green green green green green"
    assert public(state).pile == 21
    assert discards(state) == "wild wild wild red red red wild wild wild red"


@pytest.mark.rule("ROU-015", "ROU-070")
def test_what_everybody_sees_after_setup() -> None:
    state, _ = deal(3, "red6", "1 2 3 4 5 6", first=1)
    seen = public(state)
    assert seen.asked is Asked.FIRST_CONTRACTS
    assert seen.waiting == (0, 1, 2)
    assert seen.contract_counts == (0, 0, 0)
    assert set(seen.owners) == {-1}
    assert len(seen.owners) == 44
    assert (seen.passes, seen.turns_left, seen.why_ended) == (0, -1, "")
