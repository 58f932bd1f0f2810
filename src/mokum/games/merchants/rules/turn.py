"""The mayor's turn: drawing, covering the discs, resolving the cards; the squares of the timeline; the end."""

from collections.abc import Callable
from functools import cache

from mokum.games.merchants import agenda as a
from mokum.games.merchants.board import TURNS
from mokum.games.merchants.cards import BUCKET, CLOCK, HOURGLASS, KIND, MAYOR, NO_CARD, is_passed_over
from mokum.games.merchants.events import (
    CardDiscarded,
    CardDrawn,
    CardPassedOver,
    CardPlaced,
    GameEnded,
    LoansRepaid,
    MarkerMoved,
    TurnBegan,
)
from mokum.games.merchants.events.money import REPAID
from mokum.games.merchants.rules.bidding import hold_auction
from mokum.games.merchants.rules.bonuses import settle
from mokum.games.merchants.rules.scoring import WHY_ENDED, score
from mokum.games.merchants.rules.using import Events, Story, use, withdraw
from mokum.games.merchants.state import ROWS, State, all_player_order
from mokum.games.merchants.timeline import LAST_SQUARE, SQUARES, Icon
from mokum.kernel.agenda import Pending
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat
from mokum.kernel.machine import StepRule

_ASKED_OF_ALL: dict[Icon, Callable[..., a.AnyPending]] = {
    Icon.SHIP: a.Ship,
    Icon.GLOBE: a.Globe,
    Icon.ARMS: a.Arms,
    Icon.CREDIT: a.Credit,
    Icon.CROSSED_ARMS: a.CrossedArms,
    Icon.CROSSED_GLOBE: a.CrossedGlobe,
    Icon.CROSSED_SHIP: a.CrossedShip,
}
"""Squares that every seat decides on, in all-player order (MER-151)."""
_ASKED_ON: tuple[Callable[..., a.AnyPending] | None, ...] = tuple(_ASKED_OF_ALL.get(square.icon) for square in SQUARES)


@cache
def _asked_in_turn(ask: Callable[..., a.AnyPending], order: tuple[Seat, ...]) -> tuple[a.AnyPending, ...]:
    """Who is asked first comes on top."""
    return tuple([ask((seat,)) for seat in reversed(order)])


def first_turn(state: State, step: a.FirstTurn, chance: Chance) -> Story:
    """The first player is the first mayor (MER-029)."""
    yield TurnBegan(state.first, 1)
    return (a.DRAW_CARD,)


def draw_card(state: State, step: a.DrawCard, chance: Chance) -> Story:
    """One card at a time until all discs are covered, then the cards are resolved (MER-040 to MER-046)."""
    mayor, card, discs = state.mayor, state.deck[state.deck_next], state.discs
    yield CardDrawn(mayor, card)
    if KIND[card] == HOURGLASS:
        return step, *(yield from move_marker(state))
    if is_passed_over(card, state.seats):
        yield CardPassedOver(card)
        return (step,)
    if discs.count(NO_CARD) > 1:
        return (a.PlaceCard((mayor,), card),)
    yield CardPlaced(mayor, card, discs.index(NO_CARD))
    yield CardDiscarded(BUCKET, discs[BUCKET])
    return a.END_TURN, a.HOLD_AUCTION, *use(mayor, discs[MAYOR])


def end_turn(state: State, step: a.EndTurn, chance: Chance) -> Story:
    """Sold or unsold, the card is discarded, and the discs pass to the left neighbour (MER-049, MER-050, MER-052)."""
    yield CardDiscarded(CLOCK, state.discs[CLOCK])
    if state.turn == TURNS[state.seats]:
        return (a.LAST_CARDS,)
    yield TurnBegan((state.mayor + 1) % state.seats, state.turn + 1)
    return (a.DRAW_CARD,)


def move_marker(state: State) -> Story:
    """One square on, and its instruction (MER-090, MER-150)."""
    number = state.square + 1
    square, ask = SQUARES[number], _ASKED_ON[number]
    yield MarkerMoved(number)
    if ask is not None:
        return _asked_in_turn(ask, all_player_order(state))
    if square.icon is Icon.ARROWED_SHIP:
        yield from _leaders_back(state)
        return tuple([a.Settle(who=seat) for seat in reversed(all_player_order(state))])
    for area in square.areas:
        yield score(state, number, area)
    return ()


def _leaders_back(state: State) -> Events:
    """In every row the most advanced tile moves back by one, tied leaders all do (MER-162)."""
    for good in range(ROWS):
        row = state.exchange[good::ROWS]
        furthest = max(row)
        for seat, space in enumerate(row):
            if space and space == furthest:
                yield withdraw(state, seat, good)


def owed(state: State, seat: Seat) -> int:
    """What a seat repays at the end (MER-263)."""
    return state.loans[seat] * REPAID


def last_cards(state: State, step: a.LastCards, chance: Chance) -> Story:
    """The last mayor turns up what is left; then the last square, the loans, and the end (MER-261 to MER-263)."""
    if state.deck_next < len(state.deck):
        card = state.deck[state.deck_next]
        yield CardDrawn(state.mayor, card)
        if KIND[card] == HOURGLASS:
            return step, *(yield from move_marker(state))
        yield CardPassedOver(card)
        return (step,)
    assert state.square == LAST_SQUARE - 1, "every hourglass card has been turned"
    yield from move_marker(state)
    for seat, loans in enumerate(state.loans):
        if loans:
            yield LoansRepaid(seat, owed(state, seat))
    yield GameEnded(WHY_ENDED)
    return ()


STEPS: dict[type[Pending], StepRule[State]] = {
    a.FirstTurn: first_turn,
    a.DrawCard: draw_card,
    a.HoldAuction: hold_auction,
    a.EndTurn: end_turn,
    a.LastCards: last_cards,
    a.Settle: settle,
}
"""What goes on by itself."""
