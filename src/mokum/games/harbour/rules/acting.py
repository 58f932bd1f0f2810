"""A seat's turn: what it may do next, and what each action does."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from mokum.games.harbour import goods
from mokum.games.harbour.agenda import (
    Act,
    AnyPending,
    DiscardPlan,
    EndTurn,
    Give,
    MoveBarge,
    MoveOnRiver,
    PayCube,
    WaiveCube,
)
from mokum.games.harbour.board import DOCKER_FLORINS, DOCKERS_ABOARD, MOUTH, PONTOON_AT, SPACE_NEIGHBOURS, START
from mokum.games.harbour.cubes import counts
from mokum.games.harbour.deck import CARDS, COST, MARKET, PLANS, CardSet, by_colour, cards_with, mask
from mokum.games.harbour.effects.gains import PayActivePlan, PayAnyCubes, PayCubes, PayFlorins, Price
from mokum.games.harbour.effects.occasions import Use
from mokum.games.harbour.events import (
    CardUsed,
    CubesPaid,
    DockerTaken,
    ExchangeUsed,
    FlorinsGained,
    FlorinsPaid,
    GoodLoaded,
    MarketUsed,
    PlanUsed,
    RiverTaken,
    Story,
)
from mokum.games.harbour.knobs import cards_of, value
from mokum.games.harbour.moves import WORD, HarbourMove, OfBlock, OfCard, OfDocker, OfGood, OfSpace, Plain, bits, row
from mokum.games.harbour.rules.activation import activatable, activate, discount
from mokum.games.harbour.rules.city import (
    FLORINS_FOR_BLOCK,
    affordable,
    block_price,
    may_buy,
    may_pay_florins,
    take_block,
)
from mokum.games.harbour.rules.counting import Condition, condition
from mokum.games.harbour.rules.giving import SURE, free_blocks, payable, would_change_something
from mokum.games.harbour.rules.port import arrive, deliver, deliverable
from mokum.games.harbour.rules.river import RIVER_COST
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.bits import members
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

_ACTIVATE, _USE = bits("activate"), bits("use")
_BUY, _BUY_WITH_FLORINS = row("buy"), row("buy with florins")
_LOAD, _DELIVER, _DOCKER = row("load"), row("deliver"), row("docker")
_END, _RIVER, _MARKET = WORD["end"], WORD["river"], WORD["market"]
_STEP = bits("step")
_STEPS: tuple[int, ...] = tuple(sum(_STEP[there] for there in neighbours) for neighbours in SPACE_NEIGHBOURS)

_USABLE: CardSet = cards_with(Use)
_USES: dict[int, Use] = {number: card.effect for number, card in CARDS.items() if isinstance(card.effect, Use)}
_WITHOUT_LIMIT: CardSet = mask(timing="permanent")
_MANY_PLANS = cards_of("plan_limit")
_MORE_MARKET = cards_of("market_limit")
_MANY_PLANS_ARE = value("plan_limit", int)
_MORE_MARKET_IS = value("market_limit", int)
_CAN_PAY_TILE = {number: payable(tile.effect.pay) for number, tile in MARKET.items()}


def plan_has_uses_left(active: CardSet, paid_plans: Sequence[int], many_plan: int, plan: int) -> bool:
    """Once a turn; one plan of choice up to three times with the card for it (HAR-230, HAR-231)."""
    times = paid_plans.count(plan)
    if times == 0:
        return True
    if not active & _MANY_PLANS or many_plan not in (0, plan):
        return False
    return times < _MANY_PLANS_ARE


def plan_may_be_used(state: State, seat: Seat, plan: int) -> bool:
    """Whether a seat may still use an active plan this turn."""
    return plan_has_uses_left(state.tableaus[seat], state.paid_plans, state.many_plan, plan)


def _conditions(card: int, effect: Use) -> Iterator[Condition]:
    """All that must be so for a card to be used. What is so in any case is left out: this is asked all the time."""
    if effect.pay is not None:
        yield payable(effect.pay)
    yield from map(condition, effect.when)
    if PLANS >> card & 1:
        yield plan_may_be_used
    if card not in SURE:
        yield lambda state, seat, card: would_change_something(card, state, seat)


_CONDITIONS = {card: tuple(_conditions(card, effect)) for card, effect in _USES.items()}


def usable(state: State, seat: Seat) -> list[int]:
    """Active cards that the seat can use now (HAR-088, HAR-203, HAR-208)."""
    unmarked = state.tableaus[seat] & _USABLE & ~state.used[seat]
    found = []
    for card in members(unmarked) if unmarked else ():
        for is_so in _CONDITIONS[card]:
            if not is_so(state, seat, card):
                break
        else:
            found.append(card)
    return found


def market_is_used_up(state: State, seat: Seat) -> bool:
    """Whether the seat has used the tile of the round as often as it may (HAR-180)."""
    return state.market_uses >= (_MORE_MARKET_IS if state.tableaus[seat] & _MORE_MARKET else 1)


def may_pay_tile(state: State, seat: Seat) -> bool:
    """Whether the seat has what the tile of the round asks for."""
    tile = state.tiles[state.tile_next - 1]
    return _CAN_PAY_TILE[tile](state, seat, -tile)


def may_use_market(state: State, seat: Seat) -> bool:
    """Whether the tile of the round can be used (HAR-180)."""
    return (
        not market_is_used_up(state, seat)
        and may_pay_tile(state, seat)
        and would_change_something(-state.tiles[state.tile_next - 1], state, seat)
    )


def actions(state: State, asked: Act, seat: Seat) -> int:
    """Everything that the seat may do next in its turn (HAR-380)."""
    found = _END | _at_the_barge(state, seat)
    for card in activatable(state, seat):
        found |= _ACTIVATE[card]
    for card in usable(state, seat):
        found |= _USE[card]
    if may_buy(state, seat):
        found |= _purchases(state, seat)
    if state.pools[seat] and not state.river_taken and state.pawns[seat] != MOUTH:
        found |= _RIVER
    if may_use_market(state, seat):
        found |= _MARKET
    return found


def _purchases(state: State, seat: Seat) -> int:
    found = affordable(state, seat) << _BUY
    if may_pay_florins(state, seat):
        found |= free_blocks(state) << _BUY_WITH_FLORINS
    return found


def _at_the_barge(state: State, seat: Seat) -> int:
    """Loading, stepping on, dockers and deliveries, by where the barge is."""
    found, space = 0, state.barges[seat]
    pontoon = PONTOON_AT.get(space)
    if state.stores[seat] and (space == START or pontoon is not None):
        found |= goods.type_set(state.stores[seat]) << _LOAD
    if state.pools[seat] or state.free_steps:
        found |= _STEPS[space]
    if pontoon is not None and not state.docker_taken and goods.total(state.aboard[seat]) < DOCKERS_ABOARD:
        found |= goods.type_set(state.pontoons[pontoon]) << _DOCKER
    return found | deliverable(state, seat) << _DELIVER if state.holds[seat] else found


def act(state: State, asked: Act, seat: Seat, move: HarbourMove, chance: Chance) -> Story:
    """Carry out an action. The question comes again after it, unless it was the end of the turn."""
    return _ACTIONS[type(move)](state, asked, seat, move)


def _with_card(state: State, asked: Act, seat: Seat, move: OfCard) -> Story:
    act_with = _use if move.verb == "use" else _activate
    return act_with(state, asked, seat, move.card)


def _activate(state: State, asked: Act, seat: Seat, card: int) -> Story:
    if discount(state, seat, card):
        return asked, WaiveCube((seat,), card)
    yield CubesPaid(seat, counts(COST[card]))
    return asked, *(yield from activate(state, seat, card))


def _buy(state: State, asked: Act, seat: Seat, move: OfBlock) -> Story:
    if move.verb == "buy with florins":
        yield FlorinsPaid(seat, FLORINS_FOR_BLOCK)
    else:
        price = block_price(state, seat, move.block)
        if price:
            yield CubesPaid(seat, counts(price))
    return asked, *(yield from take_block(state, seat, move.block, bought=True))


def _load_or_deliver(state: State, asked: Act, seat: Seat, move: OfGood) -> Story:
    if move.verb == "deliver":
        return asked, *(yield from deliver(state, seat, move.good))
    yield GoodLoaded(seat, move.good)
    return (asked,)


def _take_docker(state: State, asked: Act, seat: Seat, move: OfDocker) -> Story:
    yield DockerTaken(seat, PONTOON_AT[state.barges[seat]], move.docker)
    yield FlorinsGained(seat, DOCKER_FLORINS)
    return (asked,)


def _step(state: State, asked: Act, seat: Seat, move: OfSpace) -> Story:
    if not state.free_steps:
        return asked, MoveBarge(NOBODY, seat, move.space), PayCube((seat,), 1)
    yield from arrive(state, seat, move.space, 1, free=-1)
    return (asked,)


def _plain_action(state: State, asked: Act, seat: Seat, move: Plain) -> Story:
    if move.word == "end":
        return (EndTurn(NOBODY, seat),)
    if move.word == "market":
        return asked, *(yield from _use_market(state, seat))
    yield RiverTaken(seat)
    return asked, MoveOnRiver(NOBODY, seat), PayCube((seat,), RIVER_COST)


_ACTIONS: dict[type, Callable[[State, Act, Seat, Any], Story]] = {
    OfCard: _with_card,
    OfBlock: _buy,
    OfGood: _load_or_deliver,
    OfDocker: _take_docker,
    OfSpace: _step,
    Plain: _plain_action,
}
"""By what the move names."""


def _use_market(state: State, seat: Seat) -> Story:
    tile = state.tiles[state.tile_next - 1]
    yield MarketUsed(seat)
    price = MARKET[tile].effect.pay
    paid = _paid(seat, price)
    if paid is not None:
        yield paid
    if state.market_uses == _MORE_MARKET_IS:
        for card in members(state.tableaus[seat] & _MORE_MARKET):
            yield CardUsed(seat, card)
    return *_to_choose(seat, price), Give(NOBODY, seat, -tile)


def _use(state: State, asked: Act, seat: Seat, card: int) -> Story:
    """Pay, choose, take, mark (HAR-220). The mark comes first in the log; nothing can tell the difference."""
    if PLANS >> card & 1:
        yield PlanUsed(seat, card, paid=True)
    elif _WITHOUT_LIMIT >> card & 1:
        yield ExchangeUsed(seat, card)
    else:
        yield CardUsed(seat, card)
    price = _USES[card].pay
    paid = _paid(seat, price)
    if paid is not None:
        yield paid
    return asked, Give(NOBODY, seat, card), *_to_choose(seat, price)


def _paid(seat: Seat, price: Price | None) -> FlorinsPaid | CubesPaid | None:
    """What is paid at once, if nothing is to be chosen."""
    match price:
        case PayFlorins(florins):
            return FlorinsPaid(seat, florins)
        case PayCubes():
            return CubesPaid(seat, by_colour(price))
    return None


def _to_choose(seat: Seat, price: Price | None) -> tuple[AnyPending, ...]:
    """What the seat is asked to pay with."""
    match price:
        case PayAnyCubes(count):
            return (PayCube((seat,), count),)
        case PayActivePlan():
            return (DiscardPlan((seat,)),)
    return ()
