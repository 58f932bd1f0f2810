"""The mayor's turn: drawing, the three discs, and what becomes of each card."""

import pytest

from games.merchants.build import card, draw_on, kinds, offered, only, play, refused, table
from mokum.games.merchants.cards import BUCKET, CLOCK, MAYOR, NO_CARD
from mokum.games.merchants.events import CardDiscarded, CardDrawn, CardPassedOver, CardPlaced, MarkerMoved, TurnBegan
from mokum.games.merchants.game import GAME


@pytest.mark.rule("MER-040", "MER-041", "MER-044", "MER-045", "MER-029")
def test_three_cards_on_three_discs() -> None:
    state = table(top="G01 C01 A01")
    events = draw_on(state)
    assert only(events, CardDrawn) == [CardDrawn(0, card("G01"))]
    assert all(event.seen_by(viewer) == event for event in events for viewer in (-1, 0, 3))
    assert offered(state, 0) == ["cover bucket", "cover mayor", "cover clock"]
    assert refused(state, 0, "decline") == "MER-044"
    assert refused(state, 1, "cover mayor") == "MER-300"
    play(state, 0, "cover mayor")
    assert offered(state, 0) == ["cover bucket", "cover clock"]
    assert refused(state, 0, "cover mayor") == "MER-045"
    events = play(state, 0, "cover bucket")
    assert CardPlaced(0, card("A01"), CLOCK) in events, "the third goes on the last disc without a choice"
    assert state.discs == [NO_CARD, card("G01"), card("A01")]


@pytest.mark.rule("MER-046", "MER-047", "MER-048", "MER-049", "MER-050", "MER-053", "MER-100", "MER-300")
def test_bucket_then_mayor_then_clock() -> None:
    state = table(3, top="G01 C01 A01 G02")
    draw_on(state)
    play(state, 0, "cover bucket")
    events = play(state, 0, "cover mayor")
    assert only(events, CardDiscarded) == [CardDiscarded(BUCKET, card("G01"))]
    assert offered(state, 0)[0] == "found am01", "the mayor uses the card free of charge"
    events = play(state, 0, "found am01")
    assert state.money[0] == 400
    assert only(events, CardDiscarded) == [CardDiscarded(MAYOR, card("C01"))]
    assert GAME.waiting(state) == (0, 1, 2), "then the auction"
    assert not only(events, CardDrawn), "no card is drawn during resolution"
    play(state, 0, "pass")
    play(state, 1, "limit 70")
    play(state, 2, "pass")
    assert GAME.waiting(state) == (1,)
    assert state.discs[CLOCK] == card("A01")
    play(state, 1, "build gr01")
    events = play(state, 1, "advance silk")
    assert only(events, CardDiscarded) == [CardDiscarded(CLOCK, card("A01"))]
    assert only(events, TurnBegan) == [TurnBegan(1, 2)], "the discs pass to the left"
    assert state.discs == [NO_CARD] * 3
    assert GAME.waiting(state) == (1,)


@pytest.mark.rule("MER-043", "MER-W13")
def test_marked_cards_are_passed_over_with_three() -> None:
    state = table(3, top="G07 G01")
    events = draw_on(state)
    assert kinds(events) == ["CardDrawn", "CardPassedOver", "CardDrawn", "Awaited"]
    assert CardPassedOver(card("G07")) in events
    state = table(4, top="G07 G01")
    assert kinds(draw_on(state)) == ["CardDrawn", "Awaited"]
    assert offered(state, 0) == ["cover bucket", "cover mayor", "cover clock"]


@pytest.mark.rule("MER-042", "MER-091", "MER-E12")
def test_an_hourglass_card_touches_no_disc() -> None:
    state = table(top="C01 H A10")
    draw_on(state)
    events = play(state, 0, "cover clock")
    assert kinds(events) == ["CardPlaced", "CardDrawn", "MarkerMoved", "CardDrawn", "Awaited"]
    assert state.square == 1
    assert state.discs == [NO_CARD, NO_CARD, card("C01")]


@pytest.mark.rule("MER-042", "MER-045", "MER-300", "MER-E62")
def test_hourglass_cards_before_between_and_after() -> None:
    state = table(top="H C01 H A10 H G01")
    first = draw_on(state)
    assert len(only(first, MarkerMoved)) == 1
    assert len(offered(state, 0)) == 3
    second = play(state, 0, "cover mayor")
    assert state.square == 2, "a ship: everybody may advance a good"
    for seat in (1, 2, 3, 0):
        second += play(state, seat, "decline")
    assert len(offered(state, 0)) == 2
    third = play(state, 0, "cover bucket")
    assert len(only(third, MarkerMoved)) == 1
    assert CardPlaced(0, card("G01"), CLOCK) in third
    assert offered(state, 0)[0] == "found am01"


@pytest.mark.rule("MER-051")
def test_discarded_cards_never_return() -> None:
    state = table(3, top="G01 G02 G03 G04")
    draw_on(state)
    play(state, 0, "cover bucket")
    play(state, 0, "cover mayor")
    play(state, 0, "decline")
    for seat in range(3):
        play(state, seat, "pass")
    assert state.deck_next == 4
    assert GAME.view(state, 0).drawn == tuple(map(card, ("G01", "G02", "G03", "G04")))
