"""Whose turn it is and what is asked."""

from collections.abc import Sequence

from mokum.games.merchants import agenda as a
from mokum.games.merchants.view import View
from mokum.games.merchants.words.phrases import card, listing

ASKED: dict[type, str] = {
    a.PlaceCard: "put the drawn card on a disc",
    a.SingleLimit: "seal the price at which to press",
    a.DoubleLimit: "seal the doubled price at which to press",
    a.ChooseGoods: "choose three goods",
    a.FoundColony: "found a colony",
    a.BuildHouse: "build a house",
    a.AdvanceGood: "advance a good",
    a.Ship: "advance a good",
    a.Globe: "found a colony anywhere",
    a.Arms: "place a house anywhere",
    a.Credit: "take a loan or not",
    a.CrossedArms: "remove a house",
    a.CrossedGlobe: "remove a colony",
    a.CrossedShip: "move a good back",
    a.FreeHouse: "build the free house of the goods bonus",
    a.ReturnHouse: "give a house back for the lost goods bonus",
}
"""By decision: what the awaited seats are to do."""


def ask(view: View, names: Sequence[str]) -> str:
    """Whose turn it is and what is asked, in one sentence."""
    if not view.agenda:
        return "The game is over."
    asked = view.agenda[-1]
    what = ASKED[type(asked)]
    if isinstance(asked, a.PlaceCard):
        what = f"{what}: {card(asked.card)}"
    elif isinstance(asked, a.SingleLimit | a.DoubleLimit):
        what = f"{what} for {card(view.discs[-1])}"
    if view.viewer in view.waiting:
        return f"{names[view.viewer]}, {what}."
    waiting = [names[seat] for seat in view.waiting]
    return f"{listing(waiting)} {'is' if len(waiting) == 1 else 'are'} to {what}."
