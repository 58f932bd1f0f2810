"""Scenarios that read like the rulebook: a table laid out by events alone, and moves in their notation."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from games.scripted_luck import ScriptedChance
from mokum.games.routes.board import ALL_CARDS, CARDS, CONTRACTS, EMPTY, ROUTE_CART, ROUTE_POINTS
from mokum.games.routes.events import (
    CardDealt,
    CardTaken,
    ContractsDealt,
    ContractsKept,
    ContractsShuffled,
    DiscardsShuffled,
    FirstPlayerChosen,
    GameEnded,
    LastRoundBegan,
    MarketFilled,
    MarketSwept,
    RouteClaimed,
    RoutesEvent,
    TradeCardTaken,
    TurnBegan,
    TurnPassed,
)
from mokum.games.routes.game import GAME, Options
from mokum.games.routes.state import NOT_BEGUN, State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Event, Seat
from mokum.kernel.story import begin, carry_out

WILD, PINK, BLUE, GREEN, BLACK, RED, ORANGE = range(7)
PLAIN_MARKET = "pink blue green black red"
LEAVING: dict[int, list[int]] = {
    4: [3, 24, 42],
    3: [3, 24, 42, 9],
    2: [3, 24, 42, 10],
    1: [3, 24, 42, 19],
    0: [3, 24, 42, 10, 37],
}
"""By carts: routes whose spaces leave a seat so many of its 16."""


def cards(text: str) -> list[int]:
    """The cards in words, one by one: `red2 wild` is two red and a wild, `-` an empty market slot."""
    found = []
    for word in text.split():
        name = word.rstrip("0123456789")
        found += [EMPTY if name == "-" else CARDS.index(name)] * int(word[len(name) :] or 1)
    return found


def in_words(numbers: Iterable[int]) -> str:
    """Cards in their order, one word each."""
    return " ".join("-" if card == EMPTY else CARDS[card] for card in numbers)


def cards_without(named: Iterable[int]) -> list[int]:
    """All transport cards but these: colour by colour, and the wilds last, where they do no harm."""
    left = Counter(ALL_CARDS)
    left.subtract(named)
    assert min(left.values()) >= 0, "there are not so many of a kind"
    return sorted(left.elements(), key=lambda card: (card == WILD, card))


def deck(top: str) -> list[int]:
    """All 44 transport cards with these on top."""
    above = cards(top)
    return above + cards_without(above)


def numbers(text: str) -> list[int]:
    """Contracts as the rules index them, from the numbers that people read."""
    return [int(word) - 1 for word in text.split()]


def table(
    seats: int = 2,
    *,
    turn: Seat = 0,
    first: Seat = 0,
    hands: Sequence[str] = (),
    shown: Sequence[str] = (),
    market: str = PLAIN_MARKET,
    pile: str = "",
    discards: str = "",
    rest: Seat | None = None,
    claimed: Mapping[Seat, Sequence[int]] | None = None,
    trade: Sequence[int] | None = None,
    contracts: Sequence[str] = (),
    contract_pile: str | None = None,
    passes: int = 0,
    turns_left: int = NOT_BEGUN,
    ended: str = "",
) -> State:
    """A table in the middle of a game. What is not mentioned lies where it does no harm.

    Hands were dealt unseen, shown cards were taken from the market; both are in the hand. Transport cards that are
    not named are held by the seat `rest`, or lie at the bottom of the draw pile. Contracts that are not named are at
    the bottom of their pile, or, if that is named, with the seat `rest` or the last one. Carts, points and open routes
    follow from the routes claimed, and trade cards too unless they are named.
    """
    dealt = [cards(text) for text in (*hands, *[""] * (seats - len(hands)))]
    named = [card for text in (*hands, *shown, market, pile, discards) for card in cards(text)]
    others = cards_without(card for card in named if card != EMPTY)
    if rest is not None:
        dealt[rest] += others
        others = []
    held = [numbers(text) for text in (*contracts, *[""] * (seats - len(contracts)))]
    unnamed = sorted({*range(len(CONTRACTS))}.difference(*held, numbers(contract_pile or "")))
    if contract_pile is not None:
        held[seats - 1 if rest is None else rest] += unnamed
        unnamed = []
    events = [
        FirstPlayerChosen(first),
        *_transport(dealt, [cards(text) for text in shown], cards(discards), cards(market), cards(pile) + others),
        *_claims(claimed or {}, trade),
        *_contracts(held, [*numbers(contract_pile or ""), *unnamed]),
        *(TurnPassed((turn - 1) % seats) for _ in range(passes)),
        *([LastRoundBegan((turn - 1) % seats, turns_left)] if turns_left != NOT_BEGUN else []),
        TurnBegan(turn, turns_left),
        *([GameEnded(ended, tuple(map(tuple, held)))] if ended else []),
    ]
    state = GAME.new(seats, Options())
    carry_out(state, events)
    GAME.invariants(state)
    return state


def _transport(
    dealt: list[list[int]], shown: list[list[int]], discards: list[int], market: list[int], pile: list[int]
) -> Iterator[RoutesEvent]:
    """One shuffle of all cards in the order in which they are then needed."""
    needed = [*dealt, *shown, discards, [card for card in market if card != EMPTY], pile]
    yield DiscardsShuffled(tuple(card for group in needed for card in group))
    for seat, hand in enumerate(dealt):
        yield from (CardDealt(seat, card) for card in hand)
    for seat, hand in enumerate(shown):
        for card in hand:
            yield MarketFilled(0, card)
            yield CardTaken(seat, 0, card)
    for start in range(0, len(discards), 5):
        swept = discards[start : start + 5]
        yield from (MarketFilled(slot, card) for slot, card in enumerate(swept))
        yield MarketSwept(tuple(swept))
    yield from (MarketFilled(slot, card) for slot, card in enumerate(market) if card != EMPTY)


def _claims(claimed: Mapping[Seat, Sequence[int]], trade: Sequence[int] | None) -> Iterator[RoutesEvent]:
    """Claims whose cards have long been shuffled into the pile again."""
    for seat, routes in claimed.items():
        for route in (number - 1 for number in routes):
            yield RouteClaimed(seat, route, WILD, 0, 0, ROUTE_POINTS[route])
            if trade is None and ROUTE_CART[route]:
                yield TradeCardTaken(seat)
    for seat, count in enumerate(trade or ()):
        yield from (TradeCardTaken(seat) for _ in range(count))


def _contracts(held: list[list[int]], pile: list[int]) -> Iterator[RoutesEvent]:
    yield ContractsShuffled((*(contract for hand in held for contract in hand), *pile))
    for seat, hand in enumerate(held):
        yield ContractsDealt(seat, tuple(hand))
        yield ContractsKept(seat, tuple(hand), ())


def deal(seats: int, top: str = "", contracts: str = "", *, first: Seat = 0) -> tuple[State, list[Event[State]]]:
    """A new game with these transport cards and these contracts on top, and what happened in its setup."""
    above = numbers(contracts)
    below = [contract for contract in range(len(CONTRACTS)) if contract not in above]
    luck = ScriptedChance({"order": first, "deck|1": deck(top), "deck|2": above + below})
    state, events = begin(GAME, seats, None, luck)
    assert luck.is_used_up
    GAME.invariants(state)
    return state, events


def _mover(state: State, seat: Seat | None) -> Seat:
    if seat is not None:
        return seat
    (only,) = GAME.waiting(state)
    return only


def play(state: State, move: str, seat: Seat | None = None, chance: Chance | None = None) -> list[Event[State]]:
    """Make a legal move, by the seat whose turn it is unless another is named; no luck unless some is given."""
    who, what = _mover(state, seat), GAME.catalogue.parse(move)
    assert GAME.refusal(state, who, what) is None, f"{move} is refused by {GAME.refusal(state, who, what)}"
    assert what in GAME.moves(state, who)
    events = carry_out(state, GAME.play(state, who, what, chance or ScriptedChance()))
    GAME.invariants(state)
    return events


def refused(state: State, move: str, seat: Seat | None = None) -> str:
    """The rule that forbids a move."""
    who, what = _mover(state, seat), GAME.catalogue.parse(move)
    assert what not in GAME.moves(state, who), f"{move} is offered"
    rule = GAME.refusal(state, who, what)
    assert rule is not None
    return rule


def offered(state: State, seat: Seat | None = None, start: str = "") -> list[str]:
    """The legal moves of a seat in their notation; with `start`, only those that begin so."""
    return [text for text in map(str, GAME.moves(state, _mover(state, seat))) if text.startswith(start)]
