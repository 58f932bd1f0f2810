"""What a seat wants to spend cubes on: cards of its rack, uses of its plans, blocks."""

from mokum.games.harbour.advice.cards import activation_worth, worth_of_gains
from mokum.games.harbour.advice.city import block_worths
from mokum.games.harbour.advice.position import CUBE, Position
from mokum.games.harbour.advice.spending import Want, Wants
from mokum.games.harbour.board import BLOCK_COLOUR, BLOCK_COST, DISTRICT_COLOUR
from mokum.games.harbour.cubes import MOST, ONE, SHIFT, Cubes, colours_of, covers
from mokum.games.harbour.deck import CARDS, COST, DISTRICT_OF_PLAN
from mokum.games.harbour.effects.occasions import Use
from mokum.games.harbour.moves import OfBlock, OfCard
from mokum.games.harbour.rules.acting import plan_has_uses_left
from mokum.games.harbour.rules.activation import discount_with
from mokum.games.harbour.rules.city import block_cost_with, blocks_a_turn

_ACTIVATIONS = {card: OfCard("activate", card) for card in CARDS}
_USES = {card: OfCard("use", card) for card in CARDS}
_PURCHASES = {block: OfBlock("buy", block) for block in range(len(BLOCK_COST))}


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
    limit = blocks_a_turn(position.active)
    if in_turn:
        limit -= position.view.turn.bought
    return Wants(cards + uses, _blocks(position) if limit > 0 else (), max(limit, 0))


def _is_spent(position: Position, plan: int) -> bool:
    """Whether the plan was used as often as it may be in this turn."""
    turn = position.view.turn
    return not plan_has_uses_left(position.active, turn.paid_plans, turn.many_plan, plan)


def _plan_worth(position: Position, plan: int) -> int:
    effect = CARDS[plan].effect
    assert isinstance(effect, Use)
    return worth_of_gains(position, effect.gain, plan)


def cost_of(position: Position, card: int) -> Cubes:
    """What a card costs this seat; a cube that it lacks is waived first (HAR-102)."""
    cost, pool = COST[card], position.pool
    for _ in range(discount_with(position.active, card)):
        colours = colours_of(cost)
        lacking = [colour for colour in colours if not covers(pool, cost & MOST << SHIFT[colour])]
        cost -= ONE[(lacking or colours)[0]]
    return cost


def _blocks(position: Position) -> tuple[Want, ...]:
    """For each colour and cost the best block, the best for their cubes first."""
    best: dict[Cubes, tuple[int, int]] = {}
    for block, worth in block_worths(position).items():
        cost = block_cost_with(position.active, position.view.bailiff, block)
        packed = cost << SHIFT[BLOCK_COLOUR[block]]
        if worth - cost * CUBE > best.get(packed, (0, 0))[0]:
            best[packed] = worth - cost * CUBE, block
    found = sorted(((net, block, cost) for cost, (net, block) in best.items()), reverse=True)
    return tuple(
        Want(_PURCHASES[block], cost, net + CUBE * (cost >> SHIFT[BLOCK_COLOUR[block]]), block=True)
        for net, block, cost in found
    )
