"""The final score: contracts, trade cards, routes, ranks."""

from mokum.games.routes.board import (
    CONTRACT_ENDS,
    CONTRACT_VALUE,
    PLACE_NAMES,
    ROUTE_ENDS,
    ROUTE_POINTS,
    TRADE_BONUS,
)
from mokum.games.routes.state import State
from mokum.kernel.bits import members
from mokum.kernel.event import Seat
from mokum.kernel.outcome import Outcome, ScoreLine, ranks


def networks(claimed: int) -> list[int]:
    """By place: the number of the network that the claimed routes make it part of."""
    network = list(range(len(PLACE_NAMES)))
    for route in members(claimed):
        one, other = (network[end] for end in ROUTE_ENDS[route])
        if one != other:
            network = [one if number == other else number for number in network]
    return network


def is_fulfilled(contract: int, network: list[int]) -> bool:
    """Whether the two places of a contract are joined (ROU-061)."""
    start, goal = CONTRACT_ENDS[contract]
    return network[start] == network[goal]


def fulfilled(state: State, seat: Seat) -> int:
    """How many of its contracts a seat has fulfilled."""
    network = networks(state.claimed[seat])
    return sum(is_fulfilled(contract, network) for contract in members(state.contracts[seat]))


def trade_bonuses(trade: list[int]) -> list[int]:
    """By seat: the bonus for the rank in trade cards (ROU-062 to ROU-064)."""
    bonus = TRADE_BONUS[len(trade)]
    return [bonus[rank - 1] if held else 0 for held, rank in zip(trade, ranks([(n,) for n in trade]), strict=True)]


def _sheet(state: State, seat: Seat, bonus: int) -> tuple[ScoreLine, ...]:
    lines = [
        ScoreLine("ROU-047", "route", ROUTE_POINTS[route], {"route": route}) for route in members(state.claimed[seat])
    ]
    network = networks(state.claimed[seat])
    for contract in members(state.contracts[seat]):
        done = is_fulfilled(contract, network)
        value = CONTRACT_VALUE[contract]
        key = "contract" if done else "contract_missed"
        lines.append(ScoreLine("ROU-061", key, value if done else -value, {"contract": contract}))
    cards = state.trade[seat]
    lines.append(ScoreLine("ROU-062" if cards else "ROU-063", "trade", bonus, {"count": cards}))
    return tuple(lines)


def outcome(state: State) -> Outcome | None:
    """The score sheet of a game that is over (ROU-060 to ROU-066)."""
    if not state.why_ended:
        return None
    bonuses = trade_bonuses(state.trade)
    sheets = tuple(_sheet(state, seat, bonuses[seat]) for seat in range(state.seats))
    keys = [(sum(line.points for line in sheet), fulfilled(state, seat)) for seat, sheet in enumerate(sheets)]
    return Outcome(state.why_ended, sheets, ranks(keys))
