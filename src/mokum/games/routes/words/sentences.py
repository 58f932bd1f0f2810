"""What happened, one sentence an event. An event that was redacted for a viewer has a sentence of its own."""

from collections.abc import Sequence
from functools import singledispatch

from mokum.games.routes.board import WILD, route_name
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
    TradeCardTaken,
    TurnBegan,
    TurnPassed,
    UnseenCardDealt,
    UnseenCardDrawn,
    UnseenContractsDealt,
    UnseenContractsDrawn,
    UnseenContractsKept,
)
from mokum.games.routes.state import NOT_BEGUN
from mokum.games.routes.words.phrases import a_card, card, contracts, count, payment

Names = Sequence[str]


@singledispatch
def sentence(event: object, names: Names) -> str:
    """What happened, as a sentence."""
    raise TypeError(f"{type(event).__name__} is nothing that can happen in this game")


# Transport cards.


def _shuffled(cards: int) -> str:
    return f"{count(cards, 'card')} {'is' if cards == 1 else 'are'} shuffled into a new draw pile."


@sentence.register
def _(event: DiscardsShuffled, names: Names) -> str:
    return _shuffled(len(event.order))


@sentence.register
def _(event: PileShuffled, names: Names) -> str:
    return _shuffled(event.cards)


@sentence.register
def _(event: CardDealt, names: Names) -> str:
    return f"{names[event.seat]} is dealt {a_card(event.card)}."


@sentence.register
def _(event: UnseenCardDealt, names: Names) -> str:
    return f"{names[event.seat]} is dealt a card."


@sentence.register
def _(event: CardDrawn, names: Names) -> str:
    return f"{names[event.seat]} draws {a_card(event.card)} from the draw pile."


@sentence.register
def _(event: UnseenCardDrawn, names: Names) -> str:
    return f"{names[event.seat]} draws a card from the draw pile."


@sentence.register
def _(event: CardTaken, names: Names) -> str:
    return f"{names[event.seat]} takes the {card(event.card)} from slot {event.slot + 1} of the market."


@sentence.register
def _(event: MarketFilled, names: Names) -> str:
    return f"{a_card(event.card).capitalize()} is turned up in slot {event.slot + 1} of the market."


@sentence.register
def _(event: MarketSwept, names: Names) -> str:
    wilds = event.cards.count(WILD)
    return f"{count(wilds, 'wild')} lie in the market: all its cards are discarded."


# Routes.


@sentence.register
def _(event: RouteClaimed, names: Names) -> str:
    paid = payment(event.colour, event.coloured, event.wilds)
    return f"{names[event.seat]} claims {route_name(event.route)} with {paid} and scores {event.points}."


@sentence.register
def _(event: TradeCardTaken, names: Names) -> str:
    return f"{names[event.seat]} takes a trade card."


# Contracts.


@sentence.register
def _(event: ContractsShuffled | ContractPileShuffled, names: Names) -> str:
    return "The contracts are shuffled."


@sentence.register
def _(event: ContractsDealt, names: Names) -> str:
    return f"{names[event.seat]} is dealt the contracts {contracts(event.contracts)}."


@sentence.register
def _(event: UnseenContractsDealt, names: Names) -> str:
    return f"{names[event.seat]} is dealt {count(event.count, 'contract')}."


@sentence.register
def _(event: FirstChoiceBegan, names: Names) -> str:
    return "Everybody chooses which of the first contracts to keep."


@sentence.register
def _(event: FirstChoiceEnded, names: Names) -> str:
    return "Everybody has chosen."


@sentence.register
def _(event: FirstContractsChosen, names: Names) -> str:
    return f"{names[event.seat]} chooses to keep {contracts(event.kept)}."


@sentence.register
def _(event: FirstChoiceMade, names: Names) -> str:
    return f"{names[event.seat]} has chosen."


@sentence.register
def _(event: ContractsDrawn, names: Names) -> str:
    noun = "contract" if len(event.contracts) == 1 else "contracts"
    return f"{names[event.seat]} draws the {noun} {contracts(event.contracts)}."


@sentence.register
def _(event: UnseenContractsDrawn, names: Names) -> str:
    return f"{names[event.seat]} draws {count(event.count, 'contract')}."


@sentence.register
def _(event: ContractsKept, names: Names) -> str:
    returned = f" and returns {contracts(event.returned)}" if event.returned else ""
    return f"{names[event.seat]} keeps {contracts(event.kept)}{returned}."


@sentence.register
def _(event: UnseenContractsKept, names: Names) -> str:
    returned = f" and returns {event.returned}" if event.returned else ""
    return f"{names[event.seat]} keeps {count(event.kept, 'contract')}{returned}."


# The course of the game.


@sentence.register
def _(event: FirstPlayerChosen, names: Names) -> str:
    return f"{names[event.seat]} is the first player."


@sentence.register
def _(event: TurnBegan, names: Names) -> str:
    turn = f"It is {names[event.seat]}'s turn"
    match event.turns_left:
        case left if left == NOT_BEGUN:
            return f"{turn}."
        case 1:
            return f"{turn}, the last of the game."
        case left:
            return f"{turn}; {left} turns are left, this one included."


@sentence.register
def _(event: TurnPassed, names: Names) -> str:
    return f"{names[event.seat]} can do nothing and passes."


@sentence.register
def _(event: LastRoundBegan, names: Names) -> str:
    return f"{names[event.seat]} has two carts or fewer: the last round begins, and everybody has one more turn."


_WHY_ENDED = {"ROU-022": "everybody passed", "ROU-060": "the last round has been played"}


@sentence.register
def _(event: GameEnded, names: Names) -> str:
    return f"The game is over: {_WHY_ENDED[event.why]}, and all contracts are laid open."
