"""The mayor's turn: drawing, covering the discs, resolving the cards; the squares of the timeline; the end."""

from collections.abc import Callable, Iterator
from typing import Any

from mokum.games.merchants import agenda as a
from mokum.games.merchants.board import TURNS_EACH
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
from mokum.games.merchants.rules.using import use, withdraw
from mokum.games.merchants.state import ROWS, State, all_player_order
from mokum.games.merchants.timeline import LAST_SQUARE, SQUARES, Icon
from mokum.kernel.chance import Chance

Story = Iterator[MerchantsEvent]

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


def first_turn(state: State, frame: a.FirstTurn, frames: list[a.Frame], chance: Chance) -> Story:
    """The first player is the first mayor (MER-029)."""
    yield TurnBegan(state.first, 1)
    frames.append(a.DRAW_CARD)


def draw_card(state: State, frame: a.DrawCard, frames: list[a.Frame], chance: Chance) -> Story:
    """One card at a time until all discs are covered, then the cards are resolved (MER-040 to MER-046)."""
    discs = state.discs
    while free := discs.count(NO_CARD):
        card = state.deck[state.deck_next]
        yield CardDrawn(state.mayor, card)
        if KIND[card] == HOURGLASS:
            frames.append(frame)
            yield from move_marker(state, frames)
            if frames[-1] is not frame:
                return
            frames.pop()
        elif is_passed_over(card, state.seats):
            yield CardPassedOver(card)
        elif free == 1:
            yield CardPlaced(state.mayor, card, discs.index(NO_CARD))
        else:
            frames.append(a.PlaceCard((state.mayor,), card))
            return
    yield CardDiscarded(BUCKET, discs[BUCKET])
    frames += (a.END_TURN, a.HOLD_AUCTION)
    use(frames, state.mayor, discs[MAYOR])


def end_turn(state: State, frame: a.EndTurn, frames: list[a.Frame], chance: Chance) -> Story:
    """Sold or unsold, the card is discarded, and the discs pass to the left neighbour (MER-049, MER-050, MER-052)."""
    yield CardDiscarded(CLOCK, state.discs[CLOCK])
    if state.turn == TURNS_EACH[state.seats] * state.seats:
        frames.append(a.LAST_CARDS)
    else:
        yield TurnBegan((state.mayor + 1) % state.seats, state.turn + 1)
        frames.append(a.DRAW_CARD)


def move_marker(state: State, frames: list[a.Frame]) -> Story:
    """One square on, and its instruction (MER-090, MER-150)."""
    yield MarkerMoved(state.square + 1)
    square, ask = SQUARES[state.square], _ASKED_ON[state.square]
    if ask is not None:
        frames += [ask((seat,)) for seat in reversed(all_player_order(state))]
    elif square.icon is Icon.ARROWED_SHIP:
        yield from _leaders_back(state)
        frames += [a.Settle(who=seat) for seat in reversed(all_player_order(state))]
    for area in square.areas:
        yield score(state, state.square, area)


def _leaders_back(state: State) -> Story:
    """In every row the most advanced tile moves back by one, tied leaders all do (MER-162)."""
    for good in range(ROWS):
        row = state.exchange[good::ROWS]
        furthest = max(row)
        for seat, space in enumerate(row):
            if space and space == furthest:
                yield withdraw(state, seat, good)


def last_cards(state: State, frame: a.LastCards, frames: list[a.Frame], chance: Chance) -> Story:
    """The last mayor turns up what is left; then the last square, the loans, and the end (MER-261 to MER-263)."""
    if state.deck_next < len(state.deck):
        frames.append(frame)
        card = state.deck[state.deck_next]
        yield CardDrawn(state.mayor, card)
        if KIND[card] == HOURGLASS:
            yield from move_marker(state, frames)
        else:
            yield CardPassedOver(card)
        return
    assert state.square == LAST_SQUARE - 1, "every hourglass card has been turned"
    yield from move_marker(state, frames)
    for seat, loans in enumerate(state.loans):
        if loans:
            yield LoansRepaid(seat, loans * REPAID)
    yield GameEnded(WHY_ENDED)


def _settle(state: State, frame: a.Settle, frames: list[a.Frame], chance: Chance) -> Story:
    return settle(state, frame.who, frames)


CARRIED_ON: dict[type, Callable[[State, Any, list[a.Frame], Chance], Story]] = {
    a.FirstTurn: first_turn,
    a.DrawCard: draw_card,
    a.HoldAuction: hold_auction,
    a.EndTurn: end_turn,
    a.LastCards: last_cards,
    a.Settle: _settle,
}
"""By step: what goes on by itself."""
