"""Every kind of event: who sees what of it, and whether something hidden came to light with it."""

from typing import get_args

import pytest

from games.routes.build import BLUE, PINK, RED
from mokum.games.routes.events import (
    CardDealt,
    CardDrawn,
    CardTaken,
    ContractPileShuffled,
    ContractsDealt,
    ContractsDrawn,
    ContractsKept,
    ContractsShuffled,
    DiscardsShuffled,
    FirstChoiceBegan,
    FirstChoiceEnded,
    FirstChoiceMade,
    FirstContractsChosen,
    FirstPlayerChosen,
    GameEnded,
    LastRoundBegan,
    MarketFilled,
    MarketSwept,
    PileShuffled,
    RouteClaimed,
    RoutesEvent,
    RoutesRedacted,
    TradeCardTaken,
    TurnBegan,
    TurnPassed,
    UnseenCardDealt,
    UnseenCardDrawn,
    UnseenContractsDealt,
    UnseenContractsDrawn,
    UnseenContractsKept,
)
from mokum.games.routes.state import State
from mokum.kernel.event import WATCHER, Event, Redacted

SEATS = (0, 1, 2, 3)

PUBLIC: list[Event[State]] = [
    FirstPlayerChosen(1),
    CardTaken(1, 2, RED),
    MarketFilled(2, RED),
    MarketSwept((0, 0, 0, RED, BLUE)),
    RouteClaimed(1, 14, PINK, 1, 1, 2),
    TradeCardTaken(1),
    FirstChoiceBegan(),
    FirstChoiceEnded(),
    TurnPassed(1),
    LastRoundBegan(1, 4),
    TurnBegan(1, 3),
    GameEnded("ROU-060", ((1, 2), (), (3,), (4,))),
]

FOR_ITS_SEAT: list[tuple[Event[State], Redacted]] = [
    (CardDealt(1, RED), UnseenCardDealt(1)),
    (CardDrawn(1, RED), UnseenCardDrawn(1)),
    (ContractsDealt(1, (4, 5)), UnseenContractsDealt(1, 2)),
    (FirstContractsChosen(1, (4,)), FirstChoiceMade(1)),
    (ContractsDrawn(1, (4,)), UnseenContractsDrawn(1, 1)),
    (ContractsKept(1, (4, 5), ()), UnseenContractsKept(1, 2, 0)),
    (ContractsKept(1, (4,), (5,)), UnseenContractsKept(1, 1, 1)),
]

FOR_NOBODY: list[tuple[Event[State], Redacted]] = [
    (DiscardsShuffled((RED, BLUE, RED)), PileShuffled(3)),
    (ContractsShuffled((2, 0, 1)), ContractPileShuffled()),
]


@pytest.mark.rule("ROU-070")
@pytest.mark.parametrize("event", PUBLIC, ids=lambda event: type(event).__name__)
def test_everybody_sees_what_is_public(event: Event[State]) -> None:
    assert [event.seen_by(viewer) for viewer in (*SEATS, WATCHER)] == [event] * 5


@pytest.mark.rule("ROU-071")
@pytest.mark.parametrize(("event", "redacted"), FOR_ITS_SEAT, ids=lambda event: type(event).__name__)
def test_one_seat_sees_it_whole_and_the_others_only_that_it_happened(event: Event[State], redacted: Redacted) -> None:
    assert [event.seen_by(viewer) for viewer in (*SEATS, WATCHER)] == [redacted, event, redacted, redacted, redacted]


@pytest.mark.rule("ROU-071")
@pytest.mark.parametrize(("event", "redacted"), FOR_NOBODY, ids=lambda event: type(event).__name__)
def test_nobody_sees_the_order_of_a_pile(event: Event[State], redacted: Redacted) -> None:
    assert [event.seen_by(viewer) for viewer in (*SEATS, WATCHER)] == [redacted] * 5


@pytest.mark.rule("ROU-072")
def test_where_luck_or_a_hidden_thing_comes_to_light_nothing_can_be_taken_back() -> None:
    revealing = {kind.__name__ for kind in get_args(RoutesEvent) if kind.reveals}
    assert revealing == {
        "CardDealt",
        "CardDrawn",
        "ContractsDealt",
        "ContractsDrawn",
        "ContractsShuffled",
        "DiscardsShuffled",
        "FirstChoiceEnded",
        "FirstPlayerChosen",
        "GameEnded",
        "MarketFilled",
    }


def test_what_happened_cannot_be_changed() -> None:
    for kind in (*get_args(RoutesEvent), *get_args(RoutesRedacted)):
        assert kind.__struct_config__.frozen, kind.__name__


@pytest.mark.rule("ROU-070", "ROU-071")
def test_no_kind_of_event_is_left_out() -> None:
    whole = [*PUBLIC, *(event for event, _ in (*FOR_ITS_SEAT, *FOR_NOBODY))]
    assert {type(event) for event in whole} == set(get_args(RoutesEvent))
    hidden = {type(redacted) for _, redacted in (*FOR_ITS_SEAT, *FOR_NOBODY)}
    assert hidden == set(get_args(RoutesRedacted))
