"""Which contracts a seat's routes already join, as anybody can read it from the board."""

from mokum.games.routes.rules.scoring import is_fulfilled, networks
from mokum.games.routes.view import View
from mokum.kernel.event import Seat


def joined(view: View, seat: Seat, contracts: tuple[int, ...]) -> tuple[bool, ...]:
    """For each of these contracts: whether the seat's own routes join its places (ROU-061)."""
    claimed = sum(1 << route for route, owner in enumerate(view.public.owners) if owner == seat)
    network = networks(claimed)
    return tuple(is_fulfilled(contract, network) for contract in contracts)
