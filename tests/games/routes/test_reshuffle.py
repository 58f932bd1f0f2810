"""An empty draw pile: when the discards are shuffled, and market slots that stay empty until then."""

import pytest

from games.routes.build import BLACK, BLUE, GREEN, ORANGE, PINK, RED, WILD, cards, offered, play, table
from games.routes.look import discards, hand, market, pile, public
from games.scripted_luck import ScriptedChance
from mokum.games.routes.events import (
    CardDrawn,
    CardTaken,
    DiscardsShuffled,
    MarketFilled,
    MarketSwept,
    RouteClaimed,
    TradeCardTaken,
    TurnBegan,
)
from mokum.games.routes.game import GAME
from mokum.kernel.chance import KeyedChance, Stream, subkey


@pytest.mark.rule("ROU-035")
def test_the_discards_are_not_shuffled_before_a_card_is_needed() -> None:
    state = table(pile="orange", discards="red blue", rest=1)
    assert play(state, "draw deck") == [CardDrawn(0, ORANGE)]
    assert (pile(state), discards(state)) == ("", "red blue")
    assert offered(state)[-1] == "draw deck"


@pytest.mark.rule("ROU-016", "ROU-035", "ROU-072")
def test_an_unseen_card_is_drawn_from_the_shuffled_discards() -> None:
    state = table(discards="red blue wild pink", rest=1)
    luck = ScriptedChance({"deck|3": cards("wild pink red blue")})
    assert play(state, "draw deck", chance=luck) == [DiscardsShuffled((WILD, PINK, RED, BLUE)), CardDrawn(0, WILD)]
    assert luck.asked == [("deck|3", (RED, BLUE, WILD, PINK))]
    assert (pile(state), discards(state)) == ("pink red blue", "")


@pytest.mark.rule("ROU-031", "ROU-035")
def test_a_taken_card_is_replaced_from_the_shuffled_discards() -> None:
    state = table(market="pink blue green black red", discards="red orange", rest=1)
    luck = ScriptedChance({"deck|3": cards("orange red")})
    assert play(state, "draw 4", chance=luck) == [
        CardTaken(0, 3, BLACK),
        DiscardsShuffled((ORANGE, RED)),
        MarketFilled(3, ORANGE),
    ]
    assert market(state) == "pink blue green orange red"
    assert pile(state) == "red"


@pytest.mark.rule("ROU-035", "ROU-049")
def test_a_claim_does_not_shuffle_while_the_market_is_full() -> None:
    state = table(hands=["green"], rest=1)
    assert play(state, "claim 13 green1") == [RouteClaimed(0, 12, GREEN, 1, 0, 1), TurnBegan(1, -1)]
    assert (pile(state), discards(state)) == ("", "green")


@pytest.mark.rule("ROU-072")
def test_reshuffles_are_labelled_in_the_order_in_which_they_happen() -> None:
    state = table(discards="red", rest=1)
    seed = b"seed"
    luck = KeyedChance(seed)
    play(state, "draw deck", chance=luck)
    play(state, "draw 1", chance=luck)
    assert public(state).shuffles == 3
    shuffles = play(state, "claim 7 green2", chance=luck)
    expected = Stream(subkey(seed, "deck|4"), "deck|4").shuffled([GREEN, GREEN])
    assert DiscardsShuffled(tuple(expected)) in shuffles
    assert public(state).shuffles == 4


@pytest.mark.rule("ROU-035", "ROU-V18")
def test_a_slot_stays_empty_until_cards_are_discarded() -> None:
    state = table(hands=["", "black3"], market="red red blue green pink", pile="orange", rest=1)
    assert play(state, "draw 2") == [CardTaken(0, 1, RED), MarketFilled(1, ORANGE)]
    assert market(state) == "red orange blue green pink"
    assert play(state, "draw 4") == [CardTaken(0, 3, GREEN), TurnBegan(1, -1)]
    assert market(state) == "red orange blue - pink"
    luck = ScriptedChance({"deck|3": cards("wild black2")})
    assert play(state, "claim 35 black2 wild1", chance=luck) == [
        RouteClaimed(1, 34, BLACK, 2, 1, 4),
        DiscardsShuffled((WILD, BLACK, BLACK)),
        MarketFilled(3, WILD),
        TurnBegan(0, -1),
    ]
    assert luck.asked == [("deck|3", (BLACK, BLACK, WILD))]
    assert market(state) == "red orange blue wild pink"
    assert (pile(state), discards(state)) == ("black black", "")


@pytest.mark.rule("ROU-035", "ROU-048")
def test_empty_slots_are_filled_lowest_first_as_far_as_the_cards_go() -> None:
    state = table(hands=["orange2"], market="- red - blue -", rest=1)
    assert play(state, "claim 8 orange2", chance=ScriptedChance({"deck|3": cards("orange2")})) == [
        RouteClaimed(0, 7, ORANGE, 2, 0, 2),
        TradeCardTaken(0),
        DiscardsShuffled((ORANGE, ORANGE)),
        MarketFilled(0, ORANGE),
        MarketFilled(2, ORANGE),
        TurnBegan(1, -1),
    ]
    assert market(state) == "orange red orange blue -"
    assert (pile(state), discards(state)) == ("", "")


@pytest.mark.rule("ROU-034", "ROU-035")
def test_the_wilds_are_counted_after_the_slots_are_filled() -> None:
    state = table(hands=["pink wild"], market="wild wild - red blue", rest=1)
    luck = ScriptedChance({"deck|3": cards("wild pink"), "deck|4": cards("red blue wild3")})
    assert play(state, "claim 15 pink1 wild1", chance=luck) == [
        RouteClaimed(0, 14, PINK, 1, 1, 2),
        DiscardsShuffled((WILD, PINK)),
        MarketFilled(2, WILD),
        MarketSwept((WILD, WILD, WILD, RED, BLUE)),
        MarketFilled(0, PINK),
        DiscardsShuffled((RED, BLUE, WILD, WILD, WILD)),
        MarketFilled(1, RED),
        MarketFilled(2, BLUE),
        MarketFilled(3, WILD),
        MarketFilled(4, WILD),
        TurnBegan(1, -1),
    ]


@pytest.mark.rule("ROU-035", "ROU-070", "ROU-071")
def test_a_shuffle_starts_the_count_of_unseen_cards_anew_and_hides_the_order() -> None:
    state = table(hands=["green2"], discards="red blue", rest=1)
    assert public(state).unseen == (2, 35)
    shuffled, _ = play(state, "draw deck", chance=ScriptedChance({"deck|3": cards("blue red")}))
    assert public(state).unseen == (1, 0)
    assert public(state).pool == (0, 0, 1, 0, 0, 1, 0)
    assert GAME.view(state, 0).drew == (0, 0, 1, 0, 0, 0, 0)
    assert GAME.view(state, 1).drew == (0,) * 7
    assert shuffled.reveals
    assert hand(state, 0) == "blue green2"
