"""How good it looks to claim a route, and how to pay for it."""

from mokum.games.routes.advice.measures import POINT, TURN
from mokum.games.routes.advice.outlook import Outlook
from mokum.games.routes.advice.plans import Plan
from mokum.games.routes.advice.position import Position
from mokum.games.routes.advice.ways import LINK_OF, Links
from mokum.games.routes.board import ROUTE_CART, ROUTE_POINTS
from mokum.games.routes.cards import ONE, Hand, counts
from mokum.games.routes.moves import Claim

WASTED_CARD = 10
"""What another way of paying is taken to lose, and again for each wild more."""
LATE = 2 * TURN
"""With no more time than this every route is worth a look."""
EVERY_LINK: Links = -1


def claim_promises(outlook: Outlook, plan: Plan, claims: list[Claim], least: int) -> list[int]:
    """What each claim promises; the least for routes that are not worth a look.

    A route is judged by one way of paying: fewest wilds, since a wild can stand for any card, and then the colour of
    which the hand holds most. For the best route the other colours are tried as well.
    """
    have = counts(outlook.position.hand)
    worth_a_look = EVERY_LINK if outlook.position.time <= LATE else plan.ways | outlook.promising
    payments: dict[int, list[int]] = {}
    for index, claim in enumerate(claims):
        if worth_a_look >> LINK_OF[claim.route] & 1:
            payments.setdefault(claim.route, []).append(index)
    promises = [least - WASTED_CARD * claim.wilds for claim in claims]
    best, others = least, []
    for indices in payments.values():
        chosen = min(indices, key=lambda index: (claims[index].wilds, -have[claims[index].colour]))
        promise = _promise(outlook, plan, claims[chosen])
        for index in indices:
            promises[index] = promise - WASTED_CARD * (1 + claims[index].wilds - claims[chosen].wilds)
        promises[chosen] = promise
        if promise > best:
            best = promise
            others = [i for i in indices if i != chosen and claims[i].wilds == claims[chosen].wilds]
    for index in others:
        promises[index] = _promise(outlook, plan, claims[index])
    return promises


def _promise(outlook: Outlook, plan: Plan, claim: Claim) -> int:
    after, hand, link = claimed(outlook.position, plan, claim)
    return outlook.promise(after, hand, outlook.position.time - TURN, link)


def claimed(position: Position, plan: Plan, claim: Claim) -> tuple[Plan, Hand, int]:
    """What is left of a plan and of the hand after a claim, and the link that it claims."""
    route = claim.route
    link = LINK_OF[route]
    sure = plan.sure + ROUTE_POINTS[route] * POINT + ROUTE_CART[route] * position.trade[1]
    ways_left = plan.ways & ~(1 << link)
    hoped = plan.hoped
    if not ways_left:
        sure, hoped = sure + hoped, 0
    spent = claim.coloured * ONE[claim.colour] + claim.wilds
    return Plan(ways_left, sure, hoped), position.hand - spent, link
