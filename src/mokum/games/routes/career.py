"""What players of `routes` compare: contracts kept, carts left, trade cards."""

from mokum.games.routes.rules.scoring import is_fulfilled, networks
from mokum.games.routes.state import State
from mokum.kernel.bits import members
from mokum.kernel.career import Figure
from mokum.kernel.event import Seat
from mokum.kernel.outcome import ScoreLine

_SOURCES = {"route": "routes", "contract": "contracts", "contract_missed": "missed", "trade": "trade"}
"""By kind of line."""


class RoutesCareer:
    """See `kernel/career.py`."""

    sources = tuple(_SOURCES.values())
    figures = (
        Figure("kept", "kept", per="contracts", is_share=True),
        Figure("carts", "carts"),
        Figure("trade", "trade"),
    )

    def source(self, line: ScoreLine) -> str:
        return _SOURCES[line.key]

    def counts(self, state: State, seat: Seat) -> dict[str, int]:
        network = networks(state.claimed[seat])
        held = members(state.contracts[seat])
        return {
            "kept": sum(is_fulfilled(contract, network) for contract in held),
            "contracts": len(held),
            "carts": state.carts[seat],
            "trade": state.trade[seat],
        }
