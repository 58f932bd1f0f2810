"""What a seat wants to spend cubes on: cards of its rack, uses of its plans, blocks."""

from mokum.games.harbour.advice.cards import activation_worth, worth_of_gains
from mokum.games.harbour.advice.city import block_worths
from mokum.games.harbour.advice.position import CUBE, Position
from mokum.games.harbour.advice.spending import Want, Wants
from mokum.games.harbour.board import BLOCK_COLOUR, BLOCK_COST, DISTRICT_COLOUR
from mokum.games.harbour.cubes import MOST, ONE, SHIFT, Cubes, colours_of, covers
from mokum.games.harbour.deck import CARDS, COST, DISTRICT_OF_PLAN, KIND, TYPE_MASK
from mokum.games.harbour.effects.occasions import Use
from mokum.games.harbour.knobs import cards_of, value, value_of
from mokum.games.harbour.moves import OfBlock, OfCard
from mokum.kernel.bits import members

_ACTIVATIONS = {card: OfCard("activate", card) for card in CARDS}
_USES = {card: OfCard("use", card) for card in CARDS}
_PURCHASES = {block: OfBlock("buy", block) for block in range(len(BLOCK_COST))}
_DISCOUNTS = cards_of("activate_discount")
_CHEAPER_BLOCKS = cards_of("block_discount")
_MANY_PLANS = cards_of("plan_limit")
_MANY_PLANS_ARE: int = value("plan_limit")
_MORE_BLOCKS = cards_of("block_limit")
_MORE_BLOCKS_ARE: int = value("block_limit")


def wants_of(position: Position, in_turn: bool) -> Wants:
    """All that cubes could buy: in the seat's own turn what it still may, before it what a turn allows."""
    uses = tuple(
        Want(_USES[plan], ONE[DISTRICT_COLOUR[DISTRICT_OF_PLAN[plan]]], _plan_worth(position, plan), again=True)
        for plan in position.mine.tableau
        if plan in DISTRICT_OF_PLAN and not (in_turn and _is_spent(position, plan))
    )
    cards = tuple(
        Want(_ACTIVATIONS[card], cost_of(position, card), activation_worth(position, card))
        for card in position.mine.rack
    )
    limit = _MORE_BLOCKS_ARE if position.active & _MORE_BLOCKS else 1
    if in_turn:
        limit -= position.view.turn.bought
    return Wants(cards + uses, _blocks(position) if limit > 0 else (), max(limit, 0))


def _is_spent(position: Position, plan: int) -> bool:
    """Whether the plan was used as often as it may be in this turn (HAR-230, HAR-231)."""
    turn = position.view.turn
    times = turn.paid_plans.count(plan)
    many = position.active & _MANY_PLANS and turn.many_plan in (0, plan)
    return times >= (_MANY_PLANS_ARE if many else 1)


def _plan_worth(position: Position, plan: int) -> int:
    effect = CARDS[plan].effect
    assert isinstance(effect, Use)
    return worth_of_gains(position, effect.gain, plan)


def cost_of(position: Position, card: int) -> Cubes:
    """What a card costs this seat; a cube that it lacks is waived first (HAR-102)."""
    cost, pool = COST[card], position.pool
    for number in members(position.active & _DISCOUNTS):
        discount = value_of(number)
        if discount["kind"] != KIND[card] or (discount.get("first_of_type") and position.active & TYPE_MASK[card]):
            continue
        colours = colours_of(cost)
        lacking = [colour for colour in colours if not covers(pool, cost & MOST << SHIFT[colour])]
        if colours:
            cost -= ONE[(lacking or colours)[0]]
    return cost


def _blocks(position: Position) -> tuple[Want, ...]:
    """For each colour and cost the best block, the best for their cubes first."""
    less = 1 if position.active & _CHEAPER_BLOCKS else 0
    best: dict[Cubes, tuple[int, int]] = {}
    for block, worth in block_worths(position).items():
        cost = max(BLOCK_COST[block] - less - (block == position.view.bailiff), 0)
        packed = cost << SHIFT[BLOCK_COLOUR[block]]
        if worth - cost * CUBE > best.get(packed, (0, 0))[0]:
            best[packed] = worth - cost * CUBE, block
    found = sorted(((net, block, cost) for cost, (net, block) in best.items()), reverse=True)
    return tuple(
        Want(_PURCHASES[block], cost, net + CUBE * (cost >> SHIFT[BLOCK_COLOUR[block]]), block=True)
        for net, block, cost in found
    )
