"""The final score of a game of `routes` kept on paper."""

from contract.routes.paper import DATA, ROUTES, Paper
from mokum.kernel.event import Seat


def _joined(paper: Paper, seat: Seat, start: str, goal: str) -> bool:
    """Whether the seat's own routes lead from one place to the other (ROU-061)."""
    own = [ROUTES[number]["ends"] for number, owner in paper.owner.items() if owner == seat]
    reached, border = {start}, [start]
    while border:
        place = border.pop()
        for one, other in own:
            for there in {one, other} - reached if place in (one, other) else ():
                reached.add(there)
                border.append(there)
    return goal in reached


def _trade_bonus(paper: Paper, seat: Seat) -> int:
    """ROU-062 to ROU-064."""
    held = paper.trade[seat]
    bonuses: list[int] = DATA["trade_bonus"][str(paper.seats)]
    return bonuses[sum(other > held for other in paper.trade)] if held else 0


def reckon(paper: Paper) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Totals and ranks by seat (ROU-065)."""
    results = []
    for seat in range(paper.seats):
        routes = (ROUTES[number] for number, owner in paper.owner.items() if owner == seat)
        total = sum(DATA["route_points"][str(route["length"])] for route in routes) + _trade_bonus(paper, seat)
        contracts = [DATA["contracts"][contract] for contract in paper.contracts[seat]]
        fulfilled = [contract for contract in contracts if _joined(paper, seat, *contract["ends"])]
        worth = sum(contract["value"] for contract in fulfilled)
        lost = sum(contract["value"] for contract in contracts) - worth
        results.append((total + worth - lost, len(fulfilled)))
    ranks = tuple(1 + sum(better > result for better in results) for result in results)
    return tuple(total for total, _ in results), ranks
