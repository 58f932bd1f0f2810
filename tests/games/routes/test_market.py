"""The market: swept when too many wilds lie open."""

import pytest

from games.routes.build import BLACK, BLUE, GREEN, ORANGE, PINK, RED, WILD, cards, offered, play, table
from games.routes.look import discards, market, pile
from games.scripted_luck import ScriptedChance
from mokum.games.routes.events import (
    CardTaken,
    DiscardsShuffled,
    MarketFilled,
    MarketSwept,
    RouteClaimed,
    TurnBegan,
)


@pytest.mark.rule("ROU-034", "ROU-V04")
def test_a_third_wild_sweeps_the_market_before_the_second_draw() -> None:
    state = table(market="red wild wild blue green", pile="wild pink pink orange orange black")
    assert play(state, "draw 1") == [
        CardTaken(0, 0, RED),
        MarketFilled(0, WILD),
        MarketSwept((WILD, WILD, WILD, BLUE, GREEN)),
        MarketFilled(0, PINK),
        MarketFilled(1, PINK),
        MarketFilled(2, ORANGE),
        MarketFilled(3, ORANGE),
        MarketFilled(4, BLACK),
    ]
    assert market(state) == "pink pink orange orange black"
    assert discards(state) == "wild wild wild blue green"
    assert offered(state) == ["draw 1", "draw 2", "draw 3", "draw 4", "draw 5", "draw deck"]


@pytest.mark.rule("ROU-034")
def test_the_market_is_swept_after_the_last_card_of_the_action() -> None:
    state = table(market="red wild wild blue green", pile="black wild pink pink orange orange black")
    play(state, "draw deck")
    events = play(state, "draw 5")
    assert events[:3] == [CardTaken(0, 4, GREEN), MarketFilled(4, WILD), MarketSwept((RED, WILD, WILD, BLUE, WILD))]
    assert events[-1] == TurnBegan(1, -1)
    assert market(state) == "pink pink orange orange black"


@pytest.mark.rule("ROU-032", "ROU-034")
def test_a_wild_that_a_wild_replaces_leaves_two() -> None:
    state = table(market="wild wild red blue green", pile="wild red red")
    assert play(state, "draw 1") == [CardTaken(0, 0, WILD), MarketFilled(0, WILD), TurnBegan(1, -1)]
    assert market(state) == "wild wild red blue green"


@pytest.mark.rule("ROU-034", "ROU-083")
def test_a_sweep_may_follow_a_sweep_at_once() -> None:
    state = table(
        market="red wild wild blue green",
        pile="wild wild pink wild orange wild black black red red red",
    )
    events = play(state, "draw 1")
    swept = [event.cards for event in events if isinstance(event, MarketSwept)]
    assert swept == [(WILD, WILD, WILD, BLUE, GREEN), (WILD, PINK, WILD, ORANGE, WILD)]
    assert market(state) == "black black red red red"


@pytest.mark.rule("ROU-034")
def test_two_wilds_stay() -> None:
    state = table(market="red wild green blue green", pile="wild")
    assert play(state, "draw 1") == [CardTaken(0, 0, RED), MarketFilled(0, WILD)]
    assert market(state) == "wild wild green blue green"


@pytest.mark.rule("ROU-034", "ROU-V16")
def test_no_sweep_while_only_two_coloured_cards_are_outside_the_hands() -> None:
    state = table(market="wild wild pink red blue", pile="wild", rest=1)
    assert play(state, "draw 3") == [CardTaken(0, 2, PINK), MarketFilled(2, WILD)]
    assert market(state) == "wild wild wild red blue"
    assert (pile(state), discards(state)) == ("", "")
    assert offered(state) == ["draw 4", "draw 5"]


@pytest.mark.rule("ROU-034", "ROU-V16")
def test_a_market_of_three_wilds_that_cannot_be_helped_stays_through_other_actions() -> None:
    state = table(market="wild wild wild red blue", rest=1)
    play(state, "contracts")
    play(state, "keep both")
    assert market(state) == "wild wild wild red blue"


@pytest.mark.rule("ROU-034")
@pytest.mark.parametrize("outside", [{"pile": "wild green"}, {"pile": "wild", "discards": "green"}])
def test_a_third_coloured_card_in_pile_or_discards_is_enough_for_a_sweep(outside: dict[str, str]) -> None:
    state = table(market="wild wild pink red blue", rest=1, pile=outside["pile"], discards=outside.get("discards", ""))
    shuffled = cards("red blue wild3") if "green" in outside["pile"] else cards("green red blue wild3")
    events = play(state, "draw 3", chance=ScriptedChance({"deck|3": shuffled}))
    assert MarketSwept((WILD, WILD, WILD, RED, BLUE)) in events
    assert market(state) == "green red blue wild wild"
    assert pile(state) == "wild"


@pytest.mark.rule("ROU-034", "ROU-035", "ROU-016", "ROU-072", "ROU-V17")
def test_the_market_is_redrawn_with_reshuffles_until_it_holds() -> None:
    state = table(market="wild wild pink red blue", pile="wild", discards="green", rest=1)
    luck = ScriptedChance(
        {"deck|3": cards("wild red wild green wild blue"), "deck|4": cards("red wild wild green wild")}
    )
    assert play(state, "draw 3", chance=luck) == [
        CardTaken(0, 2, PINK),
        MarketFilled(2, WILD),
        MarketSwept((WILD, WILD, WILD, RED, BLUE)),
        DiscardsShuffled((WILD, RED, WILD, GREEN, WILD, BLUE)),
        MarketFilled(0, WILD),
        MarketFilled(1, RED),
        MarketFilled(2, WILD),
        MarketFilled(3, GREEN),
        MarketFilled(4, WILD),
        MarketSwept((WILD, RED, WILD, GREEN, WILD)),
        MarketFilled(0, BLUE),
        DiscardsShuffled((RED, WILD, WILD, GREEN, WILD)),
        MarketFilled(1, RED),
        MarketFilled(2, WILD),
        MarketFilled(3, WILD),
        MarketFilled(4, GREEN),
    ]
    assert luck.asked == [
        ("deck|3", tuple(cards("green wild wild wild red blue"))),
        ("deck|4", tuple(cards("wild red wild green wild"))),
    ]
    assert market(state) == "blue red wild wild green"
    assert pile(state) == "wild"
    assert discards(state) == ""


@pytest.mark.rule("ROU-034", "ROU-V17")
def test_a_claim_that_brings_the_third_coloured_card_back_sweeps_a_full_market() -> None:
    state = table(hands=["green"], market="wild wild wild red blue", rest=1)
    assert play(state, "claim 13 green1", chance=ScriptedChance({"deck|3": cards("red green blue wild3")})) == [
        RouteClaimed(0, 12, GREEN, 1, 0, 1),
        MarketSwept((WILD, WILD, WILD, RED, BLUE)),
        DiscardsShuffled((RED, GREEN, BLUE, WILD, WILD, WILD)),
        MarketFilled(0, RED),
        MarketFilled(1, GREEN),
        MarketFilled(2, BLUE),
        MarketFilled(3, WILD),
        MarketFilled(4, WILD),
        TurnBegan(1, -1),
    ]
    assert market(state) == "red green blue wild wild"
    assert pile(state) == "wild"


@pytest.mark.rule("ROU-034")
def test_a_claim_that_brings_too_few_coloured_cards_back_sweeps_nothing() -> None:
    state = table(hands=["wild green"], market="wild wild wild red -", rest=1)
    luck = ScriptedChance({"deck|3": cards("wild green")})
    assert play(state, "claim 7 green1 wild1", chance=luck)[-3:] == [
        DiscardsShuffled((WILD, GREEN)),
        MarketFilled(4, WILD),
        TurnBegan(1, -1),
    ]
    assert market(state) == "wild wild wild red wild"
    assert pile(state) == "green"
