"""A seat's turn: what it may do next, and what each action does."""

from collections.abc import Iterator

from mokum.games.harbour import goods
from mokum.games.harbour.agenda import (
    DiscardPlan,
    EndTurn,
    Frame,
    Give,
    MoveBarge,
    MoveOnRiver,
    PayCube,
    WaiveCube,
)
from mokum.games.harbour.board import DOCKERS_ABOARD, MOUTH, PONTOON_AT, SPACE_NEIGHBOURS, START
from mokum.games.harbour.deck import CARDS, COST, MARKET, PLANS, CardSet, cards_with, mask, packed
from mokum.games.harbour.effects.gains import PayActivePlan, PayAnyCubes, PayCubes, PayFlorins, Price
from mokum.games.harbour.effects.occasions import Use
from mokum.games.harbour.events import (
    CardUsed,
    CubesPaid,
    DockerTaken,
    ExchangeUsed,
    FlorinsGained,
    FlorinsPaid,
    FreeStepsChanged,
    GoodLoaded,
    HarbourEvent,
    MarketUsed,
    PlanUsed,
    RiverTaken,
)
from mokum.games.harbour.knobs import cards_of, value
from mokum.games.harbour.moves import WORD, HarbourMove, OfBlock, OfCard, OfDocker, OfGood, OfSpace, bits
from mokum.games.harbour.rules.activation import activate, can_activate, discount
from mokum.games.harbour.rules.city import (
    FLORINS_FOR_BLOCK,
    affordable,
    block_price,
    may_buy,
    may_pay_florins,
    take_block,
)
from mokum.games.harbour.rules.counting import holds
from mokum.games.harbour.rules.giving import can_pay, free_blocks, would_change_something
from mokum.games.harbour.rules.port import arrive, deliver, deliverable
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

_ACTIVATE, _USE = bits("activate"), bits("use")
_BUY, _BUY_WITH_FLORINS = bits("buy"), bits("buy with florins")
_LOAD, _DELIVER, _DOCKER = bits("load"), bits("deliver"), bits("docker")
_STEP = bits("step")
_STEPS: tuple[int, ...] = tuple(sum(_STEP[there] for there in neighbours) for neighbours in SPACE_NEIGHBOURS)

_USABLE: CardSet = cards_with(Use)
_WITHOUT_LIMIT: CardSet = mask(timing="permanent")
_MANY_PLANS = cards_of("plan_limit")
_MORE_MARKET = cards_of("market_limit")
_MANY_PLANS_ARE: int = value("plan_limit")
_MORE_MARKET_IS: int = value("market_limit")


def plan_may_be_used(state: State, seat: Seat, plan: int) -> bool:
    """Once a turn; one plan of choice up to three times with the card for it (HAR-230, HAR-231)."""
    times = state.paid_plans.count(plan)
    if times == 0:
        return True
    if not state.tableaus[seat] & _MANY_PLANS or state.many_plan not in (0, plan):
        return False
    return times < _MANY_PLANS_ARE


def usable(state: State, seat: Seat) -> list[int]:
    """Active cards that the seat can use now (HAR-088, HAR-203, HAR-208)."""
    found = []
    for number in members(state.tableaus[seat] & _USABLE & ~state.used[seat]):
        if PLANS >> number & 1 and not plan_may_be_used(state, seat, number):
            continue
        effect = CARDS[number].effect
        assert isinstance(effect, Use)
        if (
            can_pay(effect.pay, state, seat)
            and holds(effect.when, state, seat, number)
            and would_change_something(number, state, seat)
        ):
            found.append(number)
    return found


def may_use_market(state: State, seat: Seat) -> bool:
    """Whether the tile of the round can be used (HAR-180)."""
    limit = _MORE_MARKET_IS if state.tableaus[seat] & _MORE_MARKET else 1
    tile = state.tiles[state.tile_next - 1]
    return (
        state.market_uses < limit
        and can_pay(MARKET[tile].effect.pay, state, seat)
        and would_change_something(-tile, state, seat)
    )


def actions(state: State, seat: Seat) -> int:
    """Everything that the seat may do next in its turn (HAR-380)."""
    found = WORD["end"] | _at_the_barge(state, seat)
    for card in state.racks[seat]:
        if can_activate(state, seat, card):
            found |= _ACTIVATE[card]
    for card in usable(state, seat):
        found |= _USE[card]
    if may_buy(state, seat):
        found |= _purchases(state, seat)
    if state.pools[seat] and not state.river_taken and state.pawns[seat] != MOUTH:
        found |= WORD["river"]
    if may_use_market(state, seat):
        found |= WORD["market"]
    return found


def _purchases(state: State, seat: Seat) -> int:
    found = affordable(state, seat) * _BUY[0]  # the moves of all blocks stand in a row
    if may_pay_florins(state, seat):
        found |= free_blocks(state) * _BUY_WITH_FLORINS[0]
    return found


def _at_the_barge(state: State, seat: Seat) -> int:
    """Loading, stepping on, dockers and deliveries, by where the barge is."""
    found, space = 0, state.barges[seat]
    pontoon = PONTOON_AT.get(space)
    if state.stores[seat] and (space == START or pontoon is not None):
        for good in goods.members(state.stores[seat]):
            found |= _LOAD[good]
    if state.pools[seat] or state.free_steps:
        found |= _STEPS[space]
    if pontoon is not None and not state.docker_taken and goods.total(state.aboard[seat]) < DOCKERS_ABOARD:
        for docker in goods.members(state.pontoons[pontoon]):
            found |= _DOCKER[docker]
    for good in deliverable(state, seat):
        found |= _DELIVER[good]
    return found


def act(state: State, seat: Seat, move: HarbourMove, frames: list[Frame]) -> Iterator[HarbourEvent]:
    """Carry out an action. The decision `act` stays on the stack below it until the turn is ended."""
    match move:
        case OfCard("activate", card):
            if discount(state, seat, card):
                frames.append(WaiveCube((seat,), card))
            else:
                yield CubesPaid(seat, COST[card])
                yield from activate(state, seat, card, frames)
        case OfCard("use", card):
            yield from _use(state, seat, card, frames)
        case OfBlock("buy", block):
            price = block_price(state, seat, block)
            if price:
                yield CubesPaid(seat, price)
            yield from take_block(state, seat, block, bought=True, frames=frames)
        case OfBlock("buy with florins", block):
            yield FlorinsPaid(seat, FLORINS_FOR_BLOCK)
            yield from take_block(state, seat, block, bought=True, frames=frames)
        case OfGood("load", good):
            yield GoodLoaded(seat, good)
        case OfGood("deliver", good):
            yield from deliver(state, seat, good, frames)
        case OfDocker("docker", colour):
            yield DockerTaken(seat, PONTOON_AT[state.barges[seat]], colour)
            yield FlorinsGained(seat, 1)
        case OfSpace("step", space):
            if state.free_steps:
                yield FreeStepsChanged(seat, -1)
                yield from arrive(state, seat, space, 1)
            else:
                frames += (MoveBarge(NOBODY, seat, space), PayCube((seat,), 1))
        case _:
            yield from _plain_action(state, seat, str(move), frames)


def _plain_action(state: State, seat: Seat, word: str, frames: list[Frame]) -> Iterator[HarbourEvent]:
    if word == "river":
        yield RiverTaken(seat)
        frames += (MoveOnRiver(NOBODY, seat), PayCube((seat,), 1))
    elif word == "market":
        tile = state.tiles[state.tile_next - 1]
        yield MarketUsed(seat)
        yield from _pay(state, seat, MARKET[tile].effect.pay, frames)
        if state.market_uses == _MORE_MARKET_IS:
            for card in members(state.tableaus[seat] & _MORE_MARKET):
                yield CardUsed(seat, card)
        frames.append(Give(NOBODY, seat, -tile))
    else:
        frames.pop()
        frames.append(EndTurn(NOBODY, seat))


def _use(state: State, seat: Seat, card: int, frames: list[Frame]) -> Iterator[HarbourEvent]:
    """Pay, choose, take, mark (HAR-220). The mark comes first in the log; nothing can tell the difference."""
    effect = CARDS[card].effect
    assert isinstance(effect, Use)
    if PLANS >> card & 1:
        yield PlanUsed(seat, card, paid=True)
    elif _WITHOUT_LIMIT >> card & 1:
        yield ExchangeUsed(seat, card)
    else:
        yield CardUsed(seat, card)
    frames.append(Give(NOBODY, seat, card))
    yield from _pay(state, seat, effect.pay, frames)


def _pay(state: State, seat: Seat, price: Price | None, frames: list[Frame]) -> Iterator[HarbourEvent]:
    match price:
        case PayFlorins(florins):
            yield FlorinsPaid(seat, florins)
        case PayCubes():
            yield CubesPaid(seat, packed(price))  # type: ignore[arg-type]
        case PayAnyCubes(count):
            frames.append(PayCube((seat,), count))
        case PayActivePlan():
            frames.append(DiscardPlan((seat,)))
