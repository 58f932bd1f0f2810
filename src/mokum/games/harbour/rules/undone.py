"""The list of a turn: what cannot be done in it any more, or not now, and why not."""

from collections.abc import Callable

from mokum.games.harbour import goods
from mokum.games.harbour.board import DOCKERS_ABOARD, MOUTH, PONTOON_AT
from mokum.games.harbour.rules.acting import market_is_used_up, may_pay_tile, may_use_market, usable
from mokum.games.harbour.rules.activation import activatable
from mokum.games.harbour.rules.city import affordable, may_buy, may_pay_florins
from mokum.games.harbour.rules.giving import free_blocks
from mokum.games.harbour.rules.port import deliverable
from mokum.games.harbour.state import State
from mokum.kernel.event import Seat

Why = Callable[[State, Seat], str]


def _block(state: State, seat: Seat) -> str:
    if not may_buy(state, seat):
        return "done"
    if not free_blocks(state):
        return "none"
    return "" if affordable(state, seat) or may_pay_florins(state, seat) else "cubes"


def _market(state: State, seat: Seat) -> str:
    if may_use_market(state, seat):
        return ""
    if market_is_used_up(state, seat):
        return "done"
    return "nothing" if may_pay_tile(state, seat) else "price"


def _card(state: State, seat: Seat) -> str:
    if not state.racks[seat]:
        return "none"
    return "" if activatable(state, seat) else "cubes"


def _docker(state: State, seat: Seat) -> str:
    pontoon = PONTOON_AT.get(state.barges[seat])
    if state.docker_taken:
        return "done"
    if pontoon is None:
        return "place"
    if goods.total(state.aboard[seat]) >= DOCKERS_ABOARD:
        return "full"
    return "" if state.pontoons[pontoon] else "none"


def _sail(state: State, seat: Seat) -> str:
    return "" if state.pools[seat] or state.free_steps else "cubes"


def _river(state: State, seat: Seat) -> str:
    if state.pawns[seat] == MOUTH:
        return "mouth"
    if state.river_taken:
        return "done"
    return "" if state.pools[seat] else "cubes"


def _use(state: State, seat: Seat) -> str:
    if usable(state, seat):
        return ""
    return "done" if state.used[seat] else "none"


def _deliver(state: State, seat: Seat) -> str:
    if not state.holds[seat]:
        return "empty"
    return "" if deliverable(state, seat) else "place"


_THINGS: dict[str, Why] = {
    "block": _block,
    "market": _market,
    "card": _card,
    "docker": _docker,
    "sail": _sail,
    "river": _river,
    "use": _use,
    "deliver": _deliver,
}


def shut(state: State, seat: Seat) -> dict[str, str]:
    """What is not open in a seat's own turn: `done`, or why it cannot be done."""
    return {thing: found for thing, why in _THINGS.items() if (found := why(state, seat))}
