"""What is measured of each seat: numbers from which a linear function can tell its final score."""

from mokum.games.routes.advice.land import Land, land_with
from mokum.games.routes.advice.measures import POINT, TIME_OF_A_CARD, TURN
from mokum.games.routes.advice.paying import pay
from mokum.games.routes.advice.plans import Plan, plans_for
from mokum.games.routes.advice.position import DOUBT, carts_time
from mokum.games.routes.advice.trade import bonus_then
from mokum.games.routes.board import CONTRACT_VALUE, WILD
from mokum.games.routes.cards import counts
from mokum.games.routes.rules.scoring import trade_bonuses
from mokum.games.routes.state import NOT_BEGUN, State
from mokum.kernel.agenda import awaited
from mokum.kernel.bits import members

FEATURES = (
    "route points",
    "trade bonus now",
    "trade bonus in the end",
    "the same with another trade card",
    "contracts fulfilled",
    "contracts hoped for",
    "contracts in doubt",
    "contracts given up",
    "claims to make",
    "cards lacking",
    "time to spare",
    "time",
    "carts",
    "cards",
    "wilds",
    "best colour",
    "colours squared",
    "turns before",
)
"""Contracts by their value, and time in turns. Those that a plan is for are hoped for or in doubt by its odds."""

WORTH_OF_SPARE_TIME = 2
"""What a hundredth of a turn to spare counts, where plans are compared."""
NO_DOUBT = 1

Clock = tuple[int, int]
"""The time that a seat has left, and how far from that the end may be."""


def measure(state: State) -> list[list[float]]:
    """By seat, in the order of FEATURES."""
    seats, trade = state.seats, tuple(state.trade)
    taken = 0
    for own in state.claimed:
        taken |= own
    hands = [*map(counts, state.hands)]
    sizes = [*map(sum, hands)]
    times = [*map(carts_time, state.carts, sizes)]
    bonuses = trade_bonuses(state.trade)
    waiting = awaited(state.agenda)
    is_last_round = state.turns_left != NOT_BEGUN
    doubt = NO_DOUBT if is_last_round else DOUBT
    found = []
    for seat, own in enumerate(state.claimed):
        before = (seat - waiting[0]) % seats if waiting else 0
        if is_last_round:
            time = TURN if before < state.turns_left else 0
        else:
            time = min(times[:seat] + times[seat + 1 :]) + TURN
        land = land_with(own, taken & ~own, seats)
        contracts = members(state.contracts[seat]) + state.offers[seat]
        then, with_another = bonus_then(trade, seat, (time - TURN // 2) // TURN)
        hand = hands[seat]
        found.append(
            [
                state.points[seat],
                bonuses[seat],
                then,
                with_another,
                *_contracts(land, contracts, state.carts[seat], hand, (time, doubt)),
                time / TURN,
                state.carts[seat],
                sizes[seat],
                hand[WILD],
                max(hand[WILD + 1 :]),
                sum(map(int.__mul__, hand, hand)),
                before,
            ]
        )
    return found


def _contracts(
    land: Land, contracts: tuple[int, ...], carts: int, hand: tuple[int, ...], clock: Clock
) -> tuple[float, ...]:
    """From the contracts fulfilled to the time to spare: what is said of the best plan for this hand."""
    time, doubt = clock
    most = 0.0
    best: tuple[float, ...] = ()
    total = sum([CONTRACT_VALUE[contract] for contract in contracts])
    for plan in plans_for(contracts, land.open, land.shut, carts):
        claims, lack, points = _takes(land, plan, hand)
        spare = time - claims * TURN - lack * TIME_OF_A_CARD
        odds = min(max((spare + doubt) / (2 * doubt), 0.0), 1.0)
        worth = (plan.hoped + points) * odds + WORTH_OF_SPARE_TIME * max(spare, 0)
        if worth >= most:  # to give up comes last: nothing is in doubt that brings nothing
            most = worth
            fulfilled = (plan.sure // POINT + total) / 2  # what is sure is what they bring, less what the others cost
            planned = plan.hoped / (2 * POINT)
            best = (
                fulfilled,
                planned * odds,
                planned * (1 - odds),
                total - fulfilled - planned,
                claims,
                lack,
                spare / TURN,
            )
    return best


def _takes(land: Land, plan: Plan, hand: tuple[int, ...]) -> tuple[int, int, int]:
    """How many claims a plan takes, and how many cards that are not at hand; and the points of its routes."""
    if not plan.ways:
        return 0, 0, 0
    wanted = land.needs(plan.ways)
    left = [0, *hand[WILD + 1 :]]
    return wanted.claims, max(pay(wanted, left) - hand[WILD], 0), wanted.points * POINT
