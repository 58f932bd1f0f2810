"""The phrases that the sentences of this game are made of."""

from collections.abc import Iterable, Sequence

from mokum.games.routes.board import CARDS, CONTRACT_VALUE, WILD, contract_name


def count(number: int, noun: str) -> str:
    """A number and its noun: 1 space, 2 spaces."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listing(items: Iterable[str]) -> str:
    """The items with commas, and an `and` before the last."""
    *others, last = items
    return f"{', '.join(others)} and {last}" if others else last


def card(kind: int) -> str:
    """A transport card by its face: red card, wild."""
    return CARDS[kind] if kind == WILD else f"{CARDS[kind]} card"


def a_card(kind: int) -> str:
    """A transport card with its article: a red card, an orange card."""
    face = card(kind)
    return f"an {face}" if face[0] in "aeiou" else f"a {face}"


def payment(colour: int, coloured: int, wilds: int) -> str:
    """What a claim costs: 1 pink and 1 wild."""
    parts = [(coloured, CARDS[colour]), (wilds, CARDS[WILD])]
    return listing(f"{number} {face}" for number, face in parts if number)


def contracts(held: Sequence[int]) -> str:
    """Contracts by their places and their value."""
    return listing(f"{contract_name(contract)} ({CONTRACT_VALUE[contract]})" for contract in held)
