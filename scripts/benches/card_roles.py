"""Which cards of `harbour` answer what: found by their declared effects, not by number."""

from mokum.games.harbour.board import GOODS
from mokum.games.harbour.deck import CARDS, KIND, cards_with
from mokum.games.harbour.effects import gains as g
from mokum.games.harbour.effects.occasions import AtTheEnd, OnActivation, OnBlockTaken, OnCardGain, OnDelivery, OnDie
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.rules.giving import gains_of
from mokum.kernel.bits import members


def _only(cards: int) -> int:
    """The one printed card of a set."""
    (card,) = [card for card in members(cards) if CARDS[card].printed]
    return card


ANSWERS = {kind: cards_with(OnActivation, kind=kind) for kind in set(KIND[1:])}
DELIVERIES = [cards_with(OnDelivery, good="") | cards_with(OnDelivery, good=good) for good in GOODS]
BLOCKS = cards_with(OnBlockTaken, optional=False)
MORE = {what: _only(cards_with(OnCardGain, what=what)) for what in ("florins", "points")}
DICE = cards_with(OnDie)
DIE_CUBES = [card for card in members(DICE) if isinstance(gains_of(card)[0], g.DieCubes)]
DIE_FLORINS = _only(DICE & ~sum(1 << card for card in DIE_CUBES))
RIVER_AT_THE_END = _only(
    sum(1 << card for card in members(cards_with(AtTheEnd)) if isinstance(gains_of(card)[0], g.OnTheRiver))
)
DISCOUNTS = cards_of("activate_discount")
RACK, SECOND_MARKET, PLANS, DOCKERS = (
    _only(cards_of(knob)) for knob in ("rack_penalty", "market_limit", "plan_limit", "docker_factor")
)
CHEAPER, FOR_FLORINS, BLOCK_LIMIT = (_only(cards_of(knob)) for knob in ("block_discount", "block_price", "block_limit"))
SALES, STEPS = _only(cards_of("sale_reward")), _only(cards_of("steps_per_cube"))


def answers_die(card: int, face: int) -> bool:
    """Whether a card gives cubes for a die with this face."""
    effect = CARDS[card].effect
    return card in DIE_CUBES and isinstance(effect, OnDie) and effect.face in (0, face)
