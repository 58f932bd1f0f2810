"""What lies where on a table, in words: the hidden parts too, which no view shows."""

from games.routes.build import in_words
from mokum.games.routes.board import CARDS
from mokum.games.routes.game import GAME
from mokum.games.routes.state import State
from mokum.games.routes.view import Public
from mokum.kernel.event import WATCHER, Seat


def public(state: State) -> Public:
    """What everybody knows."""
    return GAME.view(state, WATCHER).public


def hand(state: State, seat: Seat) -> str:
    """A hand as kinds and numbers, wild first: `wild red2`."""
    held = zip(CARDS, GAME.view(state, seat).hand, strict=True)
    return " ".join(f"{name}{count if count > 1 else ''}" for name, count in held if count)


def market(state: State) -> str:
    """The market from slot 1 to 5; `-` is an empty slot."""
    return in_words(public(state).market)


def discards(state: State) -> str:
    """The discards, first discarded first."""
    return in_words(public(state).discards)


def pile(state: State) -> str:
    """The draw pile from the top."""
    return in_words(state.pile[state.pile_next :])


def contracts(state: State, seat: Seat) -> list[int]:
    """The contracts that a seat holds, as people number them."""
    return [contract + 1 for contract in GAME.view(state, seat).contracts]


def offer(state: State, seat: Seat) -> list[int]:
    """The contracts that a seat has still to choose from, as people number them."""
    return [contract + 1 for contract in GAME.view(state, seat).offer]


def contract_pile(state: State) -> list[int]:
    """The pile of contracts from the top, as people number them."""
    return [contract + 1 for contract in state.contract_pile[state.contract_next :]]
