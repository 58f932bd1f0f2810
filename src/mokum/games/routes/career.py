"""What players of `routes` compare: contracts fulfilled, carts left, trade cards."""

from mokum.games.routes.rules.scoring import fulfilled
from mokum.games.routes.state import State
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
        return {
            "kept": fulfilled(state, seat),
            "contracts": state.contracts[seat].bit_count(),
            "carts": state.carts[seat],
            "trade": state.trade[seat],
        }
