"""What a seat wants to spend cubes on: cards of its rack, uses of its plans, blocks."""

from functools import lru_cache

from mokum.games.harbour.advice.cards import card_worth, rack_relief, worth_of_gains
from mokum.games.harbour.advice.city import City, block_worths, city_of
from mokum.games.harbour.advice.position import Position
from mokum.games.harbour.advice.prices import CUBE
from mokum.games.harbour.advice.spending import Want, Wants
from mokum.games.harbour.board import BLOCK_COLOUR, BLOCK_COST, DISTRICT_COLOUR
from mokum.games.harbour.cubes import MOST, ONE, SHIFT, Cubes, colours_of, covers
from mokum.games.harbour.deck import CARDS, COST, DISTRICT_OF_PLAN
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.moves import OfBlock, OfCard
from mokum.games.harbour.rules.acting import plan_has_uses_left
from mokum.games.harbour.rules.activation import discount_with
from mokum.games.harbour.rules.city import block_costs, blocks_a_turn
from mokum.games.harbour.rules.giving import gains_of

_ACTIVATIONS = {card: OfCard("activate", card) for card in CARDS}
_USES = {card: OfCard("use", card) for card in CARDS}
_PURCHASES = {block: OfBlock("buy", block) for block in range(len(BLOCK_COST))}
_CUBE_FOR = {plan: ONE[DISTRICT_COLOUR[district]] for plan, district in DISTRICT_OF_PLAN.items()}
_SHIFT_OF_BLOCK = tuple(SHIFT[colour] for colour in BLOCK_COLOUR)
_DISCOUNTS = cards_of("activate_discount")

Costed = tuple[int, Cubes, int]
"""A card, what it costs and what it is worth."""


def wants_of(position: Position, in_turn: bool) -> Wants:
    """All that cubes could buy: in the seat's own turn what it still may, before it what a turn allows."""
    uses = [
        (plan, _CUBE_FOR[plan], worth_of_gains(position, gains_of(plan), plan))
        for plan in position.mine.tableau
        if plan in DISTRICT_OF_PLAN and not (in_turn and _is_spent(position, plan))
    ]
    now, relief = position.round, rack_relief(position)
    cards = [(card, cost_of(position, card), card_worth(position, card, now) + relief) for card in position.mine.rack]
    limit = blocks_a_turn(position.active)
    if in_turn:
        limit -= position.view.turn.bought
    return _wants(tuple(cards), tuple(uses), city_of(position) if limit > 0 else None, max(limit, 0))


@lru_cache(maxsize=2048)
def _wants(cards: tuple[Costed, ...], uses: tuple[Costed, ...], city: City | None, block_limit: int) -> Wants:
    """The same object for the same wants: whatever follows from it can be remembered with it."""
    activations = [Want(_ACTIVATIONS[card], cost, worth) for card, cost, worth in cards]
    used = [Want(_USES[plan], cost, worth, again=True) for plan, cost, worth in uses]
    return Wants(activations + used, _blocks(city) if city else (), block_limit)


def _is_spent(position: Position, plan: int) -> bool:
    """Whether the plan was used as often as it may be in this turn."""
    turn = position.view.turn
    return not plan_has_uses_left(position.active, turn.paid_plans, turn.many_plan, plan)


def cost_of(position: Position, card: int) -> Cubes:
    """What a card costs this seat; a cube that it lacks is waived first (HAR-102)."""
    cost, pool = COST[card], position.pool
    if not position.active & _DISCOUNTS:  # as in nearly every position
        return cost
    for _ in range(discount_with(position.active, card)):
        colours = colours_of(cost)
        lacking = [colour for colour in colours if not covers(pool, cost & MOST << SHIFT[colour])]
        cost -= ONE[(lacking or colours)[0]]
    return cost


@lru_cache(maxsize=2048)
def _blocks(city: City) -> tuple[Want, ...]:
    """For each colour and cost the best block, the best for their cubes first."""
    costs = block_costs(city.cheaper, city.bailiff) or BLOCK_COST
    best: dict[Cubes, tuple[int, int]] = {}
    for block, worth in block_worths(city).items():
        cost = costs[block]
        net, packed = worth - cost * CUBE, cost << _SHIFT_OF_BLOCK[block]
        if net > (best[packed][0] if packed in best else 0):
            best[packed] = net, block
    found = sorted(((net, block, cost) for cost, (net, block) in best.items()), reverse=True)
    return tuple(
        Want(_PURCHASES[block], cost, net + CUBE * (cost >> _SHIFT_OF_BLOCK[block]), block=True)
        for net, block, cost in found
    )
