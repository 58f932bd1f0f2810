"""Sentences about cards: revealed, taken, activated, used, discarded, exchanged."""

from mokum.games.harbour.events import (
    CardActivated,
    CardsRevealed,
    CardTaken,
    CardUsed,
    DiscardTaken,
    ExchangeUsed,
    OfferDiscarded,
    PileCardTaken,
    PlanDiscarded,
    PlanUsed,
    RackCardDiscarded,
)
from mokum.games.harbour.words.phrases import card, cards
from mokum.games.harbour.words.sentences.telling import Names, sentence


@sentence.register
def _(event: CardsRevealed, names: Names) -> str:
    return f"On offer: {cards(event.cards)}." if event.cards else "No cards are on offer."


@sentence.register
def _(event: CardTaken, names: Names) -> str:
    return f"{names[event.seat]} takes {card(event.card)}."


@sentence.register
def _(event: OfferDiscarded, names: Names) -> str:
    if not event.cards:
        return "Nothing of the offer is left."
    return f"{cards(event.cards)} {'is' if len(event.cards) == 1 else 'are'} discarded from the offer."


@sentence.register
def _(event: CardActivated, names: Names) -> str:
    return f"{names[event.seat]} activates {card(event.card)}."


@sentence.register
def _(event: CardUsed | ExchangeUsed, names: Names) -> str:
    return f"{names[event.seat]} uses {card(event.card)}."


@sentence.register
def _(event: PlanUsed, names: Names) -> str:
    return f"{names[event.seat]} uses {card(event.card)}{'' if event.paid else ' without paying for it'}."


@sentence.register
def _(event: RackCardDiscarded, names: Names) -> str:
    return f"{names[event.seat]} discards {card(event.card)} from the rack."


@sentence.register
def _(event: PlanDiscarded, names: Names) -> str:
    return f"{names[event.seat]} discards the active {card(event.card)}."


@sentence.register
def _(event: DiscardTaken, names: Names) -> str:
    return f"{names[event.seat]} takes {card(event.card)} from the discards."


@sentence.register
def _(event: PileCardTaken, names: Names) -> str:
    return f"{names[event.seat]} takes {card(event.card)} from the pile of {event.kind}s."
