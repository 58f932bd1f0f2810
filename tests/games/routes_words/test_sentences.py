"""Every event has its sentence, and a sentence tells no more than its reader may know."""

from typing import Any, get_args

import pytest

from games.routes.build import BLACK, BLUE, GREEN, ORANGE, PINK, RED, WILD
from mokum.games.routes.board import CARDS, CONTRACTS, PLACE_NAMES
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
from mokum.games.routes.game import GAME
from mokum.games.routes.state import NOT_BEGUN
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import WATCHER, Event, Redacted
from mokum.kernel.story import begin, carry_out

NAMES = ("Anna", "Ben", "Cees")

CASES: list[tuple[Event[Any] | Redacted, str]] = [
    (FirstPlayerChosen(1), "Ben is the first player."),
    (DiscardsShuffled((RED, BLUE, WILD)), "3 cards are shuffled into a new draw pile."),
    (PileShuffled(1), "1 card is shuffled into a new draw pile."),
    (ContractsShuffled(tuple(range(24))), "The contracts are shuffled."),
    (ContractPileShuffled(), "The contracts are shuffled."),
    (CardDealt(0, RED), "Anna is dealt a red card."),
    (CardDealt(0, ORANGE), "Anna is dealt an orange card."),
    (CardDealt(0, WILD), "Anna is dealt a wild."),
    (UnseenCardDealt(0), "Anna is dealt a card."),
    (CardDrawn(2, BLACK), "Cees draws a black card from the draw pile."),
    (CardDrawn(2, WILD), "Cees draws a wild from the draw pile."),
    (UnseenCardDrawn(2), "Cees draws a card from the draw pile."),
    (CardTaken(0, 4, GREEN), "Anna takes the green card from slot 5 of the market."),
    (CardTaken(0, 0, WILD), "Anna takes the wild from slot 1 of the market."),
    (MarketFilled(2, ORANGE), "An orange card is turned up in slot 3 of the market."),
    (MarketFilled(2, WILD), "A wild is turned up in slot 3 of the market."),
    (MarketSwept((WILD, RED, WILD, WILD, RED)), "3 wilds lie in the market: all its cards are discarded."),
    (RouteClaimed(0, 14, PINK, 2, 0, 2), "Anna claims Dam–Oude Kerk with 2 pink and scores 2."),
    (RouteClaimed(1, 14, PINK, 1, 1, 2), "Ben claims Dam–Oude Kerk with 1 pink and 1 wild and scores 2."),
    (RouteClaimed(1, 2, WILD, 0, 4, 7), "Ben claims Haringpakkerstoren–Oude Waal with 4 wild and scores 7."),
    (TradeCardTaken(1), "Ben takes a trade card."),
    (ContractsDealt(0, (1, 19)), "Anna is dealt the contracts Dam–Waag (3) and Jordaan–Waag (8)."),
    (UnseenContractsDealt(0, 2), "Anna is dealt 2 contracts."),
    (FirstChoiceBegan(), "Everybody chooses which of the first contracts to keep."),
    (FirstChoiceEnded(), "Everybody has chosen."),
    (FirstContractsChosen(0, (1,)), "Anna chooses to keep Dam–Waag (3)."),
    (FirstContractsChosen(0, (1, 19)), "Anna chooses to keep Dam–Waag (3) and Jordaan–Waag (8)."),
    (FirstChoiceMade(0), "Anna has chosen."),
    (ContractsDrawn(1, (1, 19)), "Ben draws the contracts Dam–Waag (3) and Jordaan–Waag (8)."),
    (ContractsDrawn(1, (19,)), "Ben draws the contract Jordaan–Waag (8)."),
    (UnseenContractsDrawn(1, 2), "Ben draws 2 contracts."),
    (UnseenContractsDrawn(1, 1), "Ben draws 1 contract."),
    (ContractsKept(1, (1,), (19,)), "Ben keeps Dam–Waag (3) and returns Jordaan–Waag (8)."),
    (ContractsKept(1, (1, 19), ()), "Ben keeps Dam–Waag (3) and Jordaan–Waag (8)."),
    (UnseenContractsKept(1, 1, 1), "Ben keeps 1 contract and returns 1."),
    (UnseenContractsKept(1, 2, 0), "Ben keeps 2 contracts."),
    (TurnBegan(2, NOT_BEGUN), "It is Cees's turn."),
    (TurnBegan(2, 3), "It is Cees's turn; 3 turns are left, this one included."),
    (TurnBegan(2, 1), "It is Cees's turn, the last of the game."),
    (TurnPassed(0), "Anna can do nothing and passes."),
    (
        LastRoundBegan(0, 3),
        "Anna has two carts or fewer: the last round begins, and everybody has one more turn.",
    ),
    (
        GameEnded("ROU-060", ((1,), (), ())),
        "The game is over: the last round has been played, and all contracts are laid open.",
    ),
    (GameEnded("ROU-022", ((1,), (), ())), "The game is over: everybody passed, and all contracts are laid open."),
]


@pytest.mark.parametrize(("event", "sentence"), CASES, ids=lambda case: type(case).__name__)
def test_an_event_is_told_in_one_sentence(event: Event[Any] | Redacted, sentence: str) -> None:
    assert GAME.words.event(event, NAMES) == sentence


def test_every_kind_of_event_was_told_above() -> None:
    told = {type(event) for event, _ in CASES}
    assert told == {*get_args(RoutesEvent), *get_args(RoutesRedacted)}


def test_what_cannot_happen_has_no_sentence() -> None:
    with pytest.raises(TypeError, match="Redacted is nothing that can happen"):
        GAME.words.event(Redacted(), NAMES)


_CARD_KINDS = range(len(CARDS))
_HIDDEN: list[list[Event[Any]]] = [
    [CardDealt(0, card) for card in _CARD_KINDS],
    [CardDrawn(0, card) for card in _CARD_KINDS],
    [DiscardsShuffled((RED, BLUE)), DiscardsShuffled((BLUE, RED))],
    [ContractsShuffled((0, 1, 2)), ContractsShuffled((2, 1, 0))],
    [ContractsDealt(0, (one, 23)) for one in range(23)],
    [ContractsDrawn(0, (one, 23)) for one in range(23)],
    [FirstContractsChosen(0, kept) for kept in [(1,), (2,), (1, 2)]],
    [ContractsKept(0, (one,), (23,)) for one in range(23)],
]


@pytest.mark.rule("ROU-037", "ROU-053", "ROU-071")
@pytest.mark.parametrize("events", _HIDDEN, ids=lambda events: type(events[0]).__name__)
@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_events_that_differ_only_in_what_is_hidden_sound_alike(events: list[Event[Any]], viewer: int) -> None:
    heard = set()
    for event in events:
        shown = event.seen_by(viewer)
        assert shown is not None
        heard.add(GAME.words.event(shown, NAMES))
    assert len(heard) == 1


@pytest.mark.rule("ROU-037", "ROU-053", "ROU-071")
@pytest.mark.parametrize("seed", range(5))
def test_no_redacted_sentence_of_a_whole_game_names_a_card_or_a_place(seed: int) -> None:
    secrets = {*CARDS, *PLACE_NAMES}
    chance = QuickChance(seed)
    state, happened = begin(GAME, 3, None, chance)
    while waiting := GAME.waiting(state):
        moves = GAME.moves(state, waiting[0])
        move = moves[chance.uniform("bot", len(moves))]
        happened += carry_out(state, GAME.play(state, waiting[0], move, chance))
    redacted = [
        shown for event in happened for viewer in (0, 1, 2, WATCHER) if is_redacted(shown := event.seen_by(viewer))
    ]
    assert len(redacted) > len(CONTRACTS)
    for shown in redacted:
        assert shown is not None
        sentence = GAME.words.event(shown, NAMES)
        assert not [secret for secret in secrets if secret in sentence]


def is_redacted(shown: Event[Any] | Redacted | None) -> bool:
    """Whether the viewer was shown less than what happened."""
    return isinstance(shown, Redacted)
