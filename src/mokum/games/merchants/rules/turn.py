"""The mayor's turn: drawing, covering the discs, resolving the cards; the squares of the timeline; the end."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

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
    MerchantsEvent,
    TurnBegan,
)
from mokum.games.merchants.events.money import REPAID
from mokum.games.merchants.rules.bidding import hold_auction
from mokum.games.merchants.rules.bonuses import settle
from mokum.games.merchants.rules.scoring import WHY_ENDED, score
from mokum.games.merchants.rules.using import Story, Told, use, withdraw
from mokum.games.merchants.state import ROWS, State, all_player_order
from mokum.games.merchants.timeline import LAST_SQUARE, SQUARES, Icon
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

_ASKED_OF_ALL: dict[Icon, Callable[..., a.Frame]] = {
    Icon.SHIP: a.Ship,
    Icon.GLOBE: a.Globe,
    Icon.ARMS: a.Arms,
    Icon.CREDIT: a.Credit,
    Icon.CROSSED_ARMS: a.CrossedArms,
    Icon.CROSSED_GLOBE: a.CrossedGlobe,
    Icon.CROSSED_SHIP: a.CrossedShip,
}
"""Squares that every seat decides on, in all-player order (MER-151)."""
_ASKED_ON: tuple[Callable[..., a.Frame] | None, ...] = tuple(_ASKED_OF_ALL.get(square.icon) for square in SQUARES)


@cache
def _asked_in_turn(ask: Callable[..., a.Frame], order: tuple[Seat, ...]) -> tuple[a.Frame, ...]:
    """Who is asked first comes on top."""
    return tuple([ask((seat,)) for seat in reversed(order)])


def first_turn(state: State, frame: a.FirstTurn, frames: list[a.Frame], chance: Chance) -> Told:
    """The first player is the first mayor (MER-029)."""
    frames.append(a.DRAW_CARD)
    return (TurnBegan(state.first, 1),)


def draw_card(state: State, frame: a.DrawCard, frames: list[a.Frame], chance: Chance) -> Told:
    """One card at a time until all discs are covered, then the cards are resolved (MER-040 to MER-046)."""
    mayor, card = state.mayor, state.deck[state.deck_next]
    drawn = CardDrawn(mayor, card)
    if KIND[card] == HOURGLASS:
        frames.append(frame)
        return drawn, *move_marker(state, frames)
    if is_passed_over(card, state.seats):
        frames.append(frame)
        return drawn, CardPassedOver(card)
    discs = state.discs
    if discs.count(NO_CARD) > 1:
        frames.append(a.PlaceCard((mayor,), card))
        return (drawn,)
    last = discs.index(NO_CARD)
    covered = discs[:]
    covered[last] = card
    frames += (a.END_TURN, a.HOLD_AUCTION)
    use(frames, mayor, covered[MAYOR])
    return drawn, CardPlaced(mayor, card, last), CardDiscarded(BUCKET, covered[BUCKET])


def end_turn(state: State, frame: a.EndTurn, frames: list[a.Frame], chance: Chance) -> Told:
    """Sold or unsold, the card is discarded, and the discs pass to the left neighbour (MER-049, MER-050, MER-052)."""
    discarded = CardDiscarded(CLOCK, state.discs[CLOCK])
    if state.turn == TURNS[state.seats]:
        frames.append(a.LAST_CARDS)
        return (discarded,)
    frames.append(a.DRAW_CARD)
    return discarded, TurnBegan((state.mayor + 1) % state.seats, state.turn + 1)


def move_marker(state: State, frames: list[a.Frame]) -> Told:
    """One square on, and its instruction (MER-090, MER-150)."""
    number = state.square + 1
    square, ask = SQUARES[number], _ASKED_ON[number]
    moved = MarkerMoved(number)
    if ask is not None:
        frames += _asked_in_turn(ask, all_player_order(state))
    elif square.icon is Icon.ARROWED_SHIP:
        frames += [a.Settle(who=seat) for seat in reversed(all_player_order(state))]
        return moved, *_leaders_back(state)
    return moved, *[score(state, number, area) for area in square.areas]


def _leaders_back(state: State) -> Story:
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


def last_cards(state: State, frame: a.LastCards, frames: list[a.Frame], chance: Chance) -> Told:
    """The last mayor turns up what is left; then the last square, the loans, and the end (MER-261 to MER-263)."""
    if state.deck_next < len(state.deck):
        frames.append(frame)
        card = state.deck[state.deck_next]
        drawn = CardDrawn(state.mayor, card)
        return drawn, *(move_marker(state, frames) if KIND[card] == HOURGLASS else (CardPassedOver(card),))
    assert state.square == LAST_SQUARE - 1, "every hourglass card has been turned"
    repaid = [LoansRepaid(seat, owed(state, seat)) for seat, loans in enumerate(state.loans) if loans]
    return *move_marker(state, frames), *repaid, GameEnded(WHY_ENDED)


def _settle(state: State, frame: a.Settle, frames: list[a.Frame], chance: Chance) -> Story:
    return settle(state, frame.who, frames)


CARRIED_ON: dict[type, Callable[[State, Any, list[a.Frame], Chance], Iterable[MerchantsEvent]]] = {
    a.FirstTurn: first_turn,
    a.DrawCard: draw_card,
    a.HoldAuction: hold_auction,
    a.EndTurn: end_turn,
    a.LastCards: last_cards,
    a.Settle: _settle,
}
"""By step: what goes on by itself."""
