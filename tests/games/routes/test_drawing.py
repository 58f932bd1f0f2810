"""Drawing transport cards: two of them, from the market or unseen, and what wilds change."""

import pytest

from games.routes.build import BLUE, GREEN, ORANGE, PINK, RED, WILD, cards, offered, play, refused, table
from games.routes.look import hand, market, pile, public
from mokum.games.routes.events import CardDrawn, CardTaken, MarketFilled, TurnBegan, UnseenCardDrawn
from mokum.games.routes.game import GAME
from mokum.games.routes.view import Asked
from mokum.kernel.event import WATCHER

ALL_DRAWS = ["draw 1", "draw 2", "draw 3", "draw 4", "draw 5", "draw deck"]


@pytest.mark.rule("ROU-030", "ROU-031")
def test_a_market_card_and_then_an_unseen_one() -> None:
    state = table(market="pink blue green black red", pile="orange pink")
    assert play(state, "draw 3") == [CardTaken(0, 2, GREEN), MarketFilled(2, ORANGE)]
    assert public(state).asked is Asked.SECOND_CARD
    assert GAME.waiting(state) == (0,)
    assert market(state) == "pink blue orange black red"
    assert play(state, "draw deck") == [CardDrawn(0, PINK), TurnBegan(1, -1)]
    assert hand(state, 0) == "pink green"
    assert hand(state, 1) == ""


@pytest.mark.rule("ROU-030", "ROU-031")
def test_an_unseen_card_and_then_a_market_card() -> None:
    state = table(3, turn=2, market="pink blue green black red", pile="orange pink")
    assert play(state, "draw deck") == [CardDrawn(2, ORANGE)]
    assert market(state) == "pink blue green black red"
    assert play(state, "draw 5") == [CardTaken(2, 4, RED), MarketFilled(4, PINK), TurnBegan(0, -1)]
    assert hand(state, 2) == "red orange"


@pytest.mark.rule("ROU-031")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_a_taken_card_is_replaced_in_its_slot_before_the_second_choice(slot: int) -> None:
    state = table(market="pink blue green black red", pile="orange")
    play(state, f"draw {slot}")
    expected = ["pink", "blue", "green", "black", "red"]
    taken, expected[slot - 1] = expected[slot - 1], "orange"
    assert hand(state, 0) == taken
    assert market(state).split() == expected
    assert offered(state) == ALL_DRAWS
    play(state, f"draw {slot}")
    assert hand(state, 0).split() == [taken, "orange"]


@pytest.mark.rule("ROU-030")
@pytest.mark.parametrize("move", ["contracts", "claim 13 green1", "keep 1", "keep both", "pass"])
def test_the_second_card_is_not_optional(move: str) -> None:
    state = table(hands=["green"])
    play(state, "draw 1")
    assert offered(state) == ALL_DRAWS
    assert refused(state, move) == "ROU-030"


@pytest.mark.rule("ROU-032")
@pytest.mark.parametrize("slot", [1, 5])
def test_a_market_wild_as_the_first_card_ends_the_action(slot: int) -> None:
    state = table(market="wild pink pink pink wild", pile="orange")
    assert play(state, f"draw {slot}") == [
        CardTaken(0, slot - 1, WILD),
        MarketFilled(slot - 1, ORANGE),
        TurnBegan(1, -1),
    ]
    assert hand(state, 0) == "wild"


@pytest.mark.rule("ROU-033")
@pytest.mark.parametrize("first", ["draw 1", "draw deck"])
def test_a_market_wild_is_never_the_second_card(first: str) -> None:
    state = table(market="red wild blue wild pink", pile="green black")
    play(state, first)
    assert offered(state) == ["draw 1", "draw 3", "draw 5", "draw deck"]
    assert refused(state, "draw 2") == "ROU-033"
    assert refused(state, "draw 4") == "ROU-033"


@pytest.mark.rule("ROU-031", "ROU-033")
def test_a_wild_that_replaces_the_first_card_may_not_be_taken_either() -> None:
    state = table(market="red blue blue pink pink", pile="wild")
    play(state, "draw 1")
    assert market(state) == "wild blue blue pink pink"
    assert refused(state, "draw 1") == "ROU-033"


@pytest.mark.rule("ROU-033", "ROU-V05")
def test_an_unseen_card_first_and_a_market_wild_second_is_illegal() -> None:
    state = table(market="wild blue blue pink pink", pile="red")
    play(state, "draw deck")
    assert refused(state, "draw 1") == "ROU-033"


@pytest.mark.rule("ROU-033", "ROU-V05")
def test_an_unseen_wild_is_an_ordinary_card_first_and_second() -> None:
    state = table(pile="wild wild")
    assert play(state, "draw deck") == [CardDrawn(0, WILD)]
    assert offered(state) == ALL_DRAWS
    assert play(state, "draw deck") == [CardDrawn(0, WILD), TurnBegan(1, -1)]
    assert hand(state, 0) == "wild2"


@pytest.mark.rule("ROU-036")
def test_one_card_to_take_is_enough_to_begin() -> None:
    assert offered(table(market="- - blue - -", rest=1, contract_pile="")) == ["draw 3"]
    assert offered(table(market="- - - wild -", rest=1, contract_pile="")) == ["draw 4"]


@pytest.mark.rule("ROU-036", "ROU-V19")
def test_the_action_ends_after_one_card_when_only_wilds_are_left() -> None:
    state = table(market="red wild wild - -", rest=1)
    assert offered(state, start="draw") == ["draw 1", "draw 2", "draw 3"]
    assert play(state, "draw 1") == [CardTaken(0, 0, RED), TurnBegan(1, -1)]
    assert market(state) == "- wild wild - -"


@pytest.mark.rule("ROU-032", "ROU-V19")
def test_a_wild_as_the_only_card_is_legal_and_ends_the_action() -> None:
    state = table(market="red wild wild - -", rest=1)
    assert play(state, "draw 2") == [CardTaken(0, 1, WILD), TurnBegan(1, -1)]
    assert market(state) == "red - wild - -"


@pytest.mark.rule("ROU-036")
def test_the_action_ends_after_the_last_unseen_card_too() -> None:
    state = table(market="wild wild wild wild red", pile="blue", rest=1)
    assert play(state, "draw deck") == [CardDrawn(0, BLUE)]
    assert offered(state) == ["draw 5"]
    state = table(market="wild5", pile="blue", rest=1)
    assert play(state, "draw deck") == [CardDrawn(0, BLUE), TurnBegan(1, -1)]


@pytest.mark.rule("ROU-030", "ROU-V20")
def test_a_second_card_must_be_taken_while_coloured_ones_are_left() -> None:
    state = table(market="red blue green pink -", rest=1)
    assert play(state, "draw 2") == [CardTaken(0, 1, BLUE)]
    assert GAME.waiting(state) == (0,)
    assert offered(state) == ["draw 1", "draw 3", "draw 4"]
    assert refused(state, "pass") == "ROU-030"


@pytest.mark.rule("ROU-035", "ROU-036")
def test_what_is_not_there_cannot_be_drawn() -> None:
    state = table(market="red blue green pink -", rest=1)
    assert refused(state, "draw 5") == "ROU-035"
    assert refused(state, "draw deck") == "ROU-036"
    play(state, "draw 2")
    assert refused(state, "draw 2") == "ROU-035"
    assert refused(state, "draw deck") == "ROU-036"


@pytest.mark.rule("ROU-037")
def test_there_is_no_hand_limit() -> None:
    state = table(hands=["", "wild8 pink5 blue5 green5 black5 red5"], turn=1, pile="orange orange")
    play(state, "draw deck")
    play(state, "draw deck")
    assert public(state).hand_sizes == (0, 35)


@pytest.mark.rule("ROU-037", "ROU-070")
def test_a_market_card_is_public_when_taken_and_stays_known() -> None:
    state = table(3, turn=1, market="pink blue green black red", pile="orange")
    taken, _ = play(state, "draw 2")
    assert [taken.seen_by(viewer) for viewer in (0, 1, 2, WATCHER)] == [taken] * 4
    assert public(state).shown[1] == (0, 0, 1, 0, 0, 0, 0)
    assert public(state).shown[0] == public(state).shown[2] == (0,) * 7
    assert public(state).hand_sizes == (0, 1, 0)


@pytest.mark.rule("ROU-037", "ROU-071")
def test_an_unseen_card_is_known_to_its_taker_only() -> None:
    state = table(3, turn=1, pile="orange")
    (drawn,) = play(state, "draw deck")
    assert drawn.seen_by(1) == drawn
    assert [drawn.seen_by(viewer) for viewer in (0, 2, WATCHER)] == [UnseenCardDrawn(1)] * 3
    assert public(state).shown[1] == (0,) * 7
    assert public(state).unseen == (0, 1, 0)
    assert GAME.view(state, 1).drew == (0, 0, 0, 0, 0, 0, 1)
    assert GAME.view(state, 0).drew == (0,) * 7


@pytest.mark.rule("ROU-030")
def test_the_top_of_the_pile_is_drawn_first() -> None:
    state = table(pile="orange pink blue")
    play(state, "draw deck")
    play(state, "draw deck")
    assert hand(state, 0) == "pink orange"
    assert cards(pile(state))[0] == BLUE
