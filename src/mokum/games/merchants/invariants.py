"""What holds at every moment of every game."""

from collections.abc import Iterator

from mokum.games.merchants import tallies
from mokum.games.merchants.agenda import DoubleLimit, SingleLimit
from mokum.games.merchants.auction import OPENING_PRICE, Mode
from mokum.games.merchants.board import LAST_SPACE, TILES, TURNS
from mokum.games.merchants.cards import CARDS, HOURGLASS, KIND, NO_CARD
from mokum.games.merchants.events.money import LOAN, REPAID
from mokum.games.merchants.moves import DOUBLE_LIMITS, OPEN, PASS, SINGLE_LIMITS
from mokum.games.merchants.rules.bonuses import met_by
from mokum.games.merchants.state import GOODS_BONUS, HOUSE_OWED, NO_LIMIT, ROWS, State
from mokum.games.merchants.tallies import TALLIES
from mokum.games.merchants.timeline import LAST_SQUARE
from mokum.kernel.agenda import awaited
from mokum.kernel.game import Broken


def check(state: State) -> None:
    """Raise Broken with the rule that does not hold."""
    for rule, holds in _claims(state):
        if not holds:
            raise Broken(rule)


def _claims(state: State) -> Iterator[tuple[str, bool]]:
    if state.deck:
        yield from _cards(state)
    for sets, what in ((state.houses, "house"), (state.colonies, "colony")):
        union = 0
        for sites in sets:
            union |= sites
        single = sum(sites.bit_count() for sites in sets) == union.bit_count()
        yield f"MER-013 a {what} site holds one tile", single
    for seat in range(state.seats):
        yield from _seat(state, seat)
    yield from _auction(state)
    most = TURNS[state.seats]
    yield "MER-052 every seat has as many turns", state.turn == most if state.why_ended else state.turn <= most
    if state.why_ended:
        yield (
            "MER-262 the game ends on the last square with an empty deck",
            (state.square == LAST_SQUARE and state.deck_next == len(state.deck) and not state.agenda),
        )


def _cards(state: State) -> Iterator[tuple[str, bool]]:
    drawn = state.deck[: state.deck_next]
    yield "MER-027 every card is in the deck once", sorted(state.deck) == list(range(len(CARDS)))
    turned = sum(KIND[card] == HOURGLASS for card in drawn)
    yield "MER-150 the marker moves one square a card", state.square == turned + bool(state.why_ended)
    lying = [card for card in state.discs if card != NO_CARD]
    yield "MER-044 what lies on a disc was drawn", len(set(lying)) == len(lying) and set(lying) <= set(drawn)
    yield "MER-042 no hourglass card lies on a disc", all(KIND[card] != HOURGLASS for card in lying)


def _seat(state: State, seat: int) -> Iterator[tuple[str, bool]]:
    spaces = state.exchange[seat * ROWS : (seat + 1) * ROWS]
    placed = state.houses[seat].bit_count() + state.colonies[seat].bit_count() + sum(space > 0 for space in spaces)
    yield "MER-002 tiles add up", state.supply[seat] == TILES - placed and state.supply[seat] >= 0
    yield "MER-011 a tile is on one of eight spaces", all(0 <= space <= LAST_SPACE for space in spaces)
    tally = state.tally[seat * TALLIES : (seat + 1) * TALLIES]
    yield "MER-281 money adds up", sum(tally) == state.money[seat]
    yield "MER-001 money is counted in tens", all(money % 10 == 0 for money in tally)
    yield (
        "MER-237 nobody owes what was not lent",
        tally[tallies.LOANS] + tally[tallies.FORCED_LOANS] == state.loans[seat] * LOAN,
    )
    if state.why_ended:
        yield "MER-263 loans are repaid at the end", tally[tallies.REPAID] == -state.loans[seat] * REPAID
    else:
        yield "MER-118 money is never negative before the end", state.money[seat] >= 0
    owed = state.held[seat] & HOUSE_OWED
    yield "MER-239 a house is owed for a goods bonus that is held", not owed or state.held[seat] >> GOODS_BONUS & 1 == 1
    if seat not in awaited(state.agenda):
        yield "MER-234 a bonus is held while its condition is true", _is_settled(state, seat)


def _is_settled(state: State, seat: int) -> bool:
    """Whether the seat holds what it meets; it need not while it still waits to be settled (MER-162)."""
    waits = any(getattr(pending, "who", None) == seat for pending in state.agenda)
    return waits or state.held[seat] & ~HOUSE_OWED == met_by(state, seat)


def _auction(state: State) -> Iterator[tuple[str, bool]]:
    auction, asked = state.auction, state.agenda[-1] if state.agenda else None
    if auction.mode is Mode.SOLD:
        doubled = auction.price == OPENING_PRICE or auction.price in DOUBLE_LIMITS
        yield "MER-127 a sold price is one of the dial", doubled or auction.price in SINGLE_LIMITS
    if auction.mode is Mode.DOUBLE:
        yield "MER-127 the opener can pay", state.money[auction.opener] >= OPENING_PRICE
    if not isinstance(asked, SingleLimit | DoubleLimit):
        yield "MER-147 limits are forgotten when the round is closed", set(state.limits) == {NO_LIMIT}
    if not isinstance(asked, SingleLimit):
        yield "MER-144 what was sealed ahead is used or forgotten", set(state.ahead) <= {NO_LIMIT}
    for seat, limit in enumerate(state.ahead):
        payable = limit in DOUBLE_LIMITS and limit <= state.money[seat // 2]
        yield "MER-144 what is sealed ahead can be paid", limit in (NO_LIMIT, PASS) or payable
    if not isinstance(asked, SingleLimit | DoubleLimit):
        return
    kinds = SINGLE_LIMITS if isinstance(asked, SingleLimit) else DOUBLE_LIMITS
    for seat, limit in enumerate(state.limits):
        if limit != NO_LIMIT:
            payable = limit in kinds and limit <= state.money[seat]
            opens = limit == OPEN and kinds is SINGLE_LIMITS and state.money[seat] >= OPENING_PRICE
            yield "MER-141 a limit can be paid", limit == PASS or payable or opens
            yield "MER-146 who has answered is not asked", seat not in asked.seats and seat in auction.eligible
