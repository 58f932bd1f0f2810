"""A move in a hurry: what a seat would be advised, nearly, at a fraction of the cost. It is for looking ahead.

It asks what a seat knows and nothing more: its own hand and contracts, and what lies open.
"""

from mokum.games.routes.advice.claiming import claimed
from mokum.games.routes.advice.contracts import gain_of_others, is_time_for_contracts
from mokum.games.routes.advice.measures import POINT, TURN
from mokum.games.routes.advice.outlook import Outlook
from mokum.games.routes.advice.paying import pay
from mokum.games.routes.advice.plans import Plan, plans_for
from mokum.games.routes.advice.ways import HALVES
from mokum.games.routes.board import EMPTY, WILD
from mokum.games.routes.cards import counts, market_cards
from mokum.games.routes.lookahead.position import position_of
from mokum.games.routes.lookahead.sketch import TIME_IS_WORTH, Gains, sketched, time_of
from mokum.games.routes.moves import CATALOGUE, DECK, DRAWS, KEEPS, Claim, KeepBoth, RoutesMove, TakeContracts
from mokum.games.routes.payable import CLAIMS_OF, EVERY_CLAIM
from mokum.games.routes.rules.legality import DRAW, TAKE_CONTRACTS, legal
from mokum.games.routes.state import DrawSecondCard, State, TakeTurn
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

FILLERS_TRIED = 2
"""So many routes that are on no way of the plan are thought about."""


def hurry(state: State, seat: Seat) -> RoutesMove:
    """What the seat does."""
    outlook = Outlook(position_of(state, seat))
    kind = type(state.agenda[-1])
    contracts = members(state.contracts[seat])
    if kind is TakeTurn:
        return _turn(state, outlook, contracts, legal(state, seat))
    if kind is DrawSecondCard:
        return _second_card(outlook, contracts, market_cards(state.market), legal(state, seat))
    one, other = state.offers[seat]
    kept: dict[RoutesMove, tuple[int, ...]] = {KEEPS[one]: (one,), KEEPS[other]: (other,), KeepBoth(): (one, other)}
    return max(kept, key=lambda move: _best_plan(outlook, contracts + kept[move])[0])


def _best_plan(outlook: Outlook, contracts: tuple[int, ...]) -> tuple[int, Plan]:
    """The most promising plan for these contracts, and what it may promise."""
    position = outlook.position
    land, time = position.land, position.time
    wilds, *coloured = counts(position.hand)
    found = []
    for plan in plans_for(contracts, land.open, land.shut, position.carts):
        guess, took = plan.sure, 0
        if plan.ways:
            wanted = land.needs(plan.ways)
            took = time_of(wanted, pay(wanted, [0, *coloured]) - wilds)
            guess += outlook.along_the_ways(plan, wanted, time, took, 0)
        if took < time:
            guess += (time - took) * TIME_IS_WORTH // TURN
        found.append((guess, plan))
    return found[0] if len(found) == 1 else max(found, key=_guessed)


def _guessed(plan: tuple[int, Plan]) -> int:
    return plan[0]


def _second_card(outlook: Outlook, contracts: tuple[int, ...], market: tuple[int, ...], bits: int) -> RoutesMove:
    gains = Gains(outlook, _best_plan(outlook, contracts)[1])
    best, most = DECK, gains.unseen - 1
    for slot, card in enumerate(market):
        if bits & DRAW[slot] and (gains.of_card[card] > most or not bits & DRAW[best]):
            best, most = slot, gains.of_card[card]
    return DRAWS[best]


def _turn(state: State, outlook: Outlook, contracts: tuple[int, ...], bits: int) -> RoutesMove:
    plan = _best_plan(outlook, contracts)[1]
    gains = Gains(outlook, plan)
    best, most = _best_draw(gains, market_cards(state.market), bits)
    for claim in _claims(outlook, plan, bits):
        promise = _promise_of_claim(outlook, plan, claim)
        if promise > most or best is None:
            best, most = claim, promise
    if bits & TAKE_CONTRACTS and not plan.ways and is_time_for_contracts(outlook.position):
        promise = gains.now + gain_of_others(contracts, outlook.position)
        if promise > most:
            best = TakeContracts()
    # Where there is nothing to draw and nothing worth a claim, whatever may be done: a pass at the last.
    return best or CATALOGUE.moves[(bits & -bits).bit_length() - 1]


def _best_draw(gains: Gains, market: tuple[int, ...], bits: int) -> tuple[RoutesMove | None, int]:
    """The best first card, and what it promises."""
    best, most = None, 0
    if bits & DRAW[DECK]:
        coloured = [gains.of_card[card] for card in market if card not in (WILD, EMPTY)]
        best, most = DRAWS[DECK], gains.unseen + max([gains.unseen, *coloured])
    for slot, card in enumerate(market):
        if bits & DRAW[slot] and card != EMPTY:
            gain = gains.of_two(market, slot)
            if gain >= most or best is None:
                best, most = DRAWS[slot], gain
    return best, gains.now + most


def _claims(outlook: Outlook, plan: Plan, bits: int) -> list[Claim]:
    """One claim for each link on the ways of the plan that can be paid, and for the best fillers."""
    if not bits & EVERY_CLAIM:
        return []
    have = counts(outlook.position.hand)
    on_the_way = [bits & _CLAIMS_OF_LINK[link] for link in members(plan.ways)]
    fillers, trade_card = outlook.fillers_after(plan.ways)
    payable = []
    for offer in fillers:
        claims = bits & _CLAIMS_OF_LINK[offer.link.bit_length() - 1]
        if claims:
            payable.append((offer.points * POINT + trade_card * offer.trade, claims))
    payable.sort(reverse=True)
    fillers_tried = [claims for _, claims in payable[:FILLERS_TRIED]]
    return [_payment(claims, have) for claims in on_the_way + fillers_tried if claims]


def _promise_of_claim(outlook: Outlook, plan: Plan, claim: Claim) -> int:
    after, hand, link = claimed(outlook.position, plan, claim)
    return sketched(outlook, after, hand, outlook.position.time - TURN, link)


def _payment(claims: int, have: tuple[int, ...]) -> Claim:
    """The best of these ways to pay: fewest wilds, and then the colour of which the hand holds most."""
    ways = [move for number in members(claims) if isinstance(move := CATALOGUE.moves[number], Claim)]
    return ways[0] if len(ways) == 1 else min(ways, key=lambda claim: (claim.wilds, -have[claim.colour]))


_CLAIMS_OF_LINK = tuple(sum(CLAIMS_OF[route] for route in members(halves)) for halves in HALVES)
"""By link: every claim of its routes."""
