"""What players of `merchants` compare: what a tile cost them in auctions, how many they placed, what they borrowed."""

from mokum.games.merchants import tallies
from mokum.games.merchants.board import TILES
from mokum.games.merchants.state import State
from mokum.games.merchants.tallies import TALLIES
from mokum.games.merchants.timeline import AREAS
from mokum.kernel.career import Figure
from mokum.kernel.event import Seat
from mokum.kernel.outcome import ScoreLine

_SOURCES = {
    "continents": "bonuses",
    "quarters": "bonuses",
    "bridges": "bonuses",
    "bought": "auctions",
    "borrowed": "loans",
    "forced": "loans",
    "repaid": "loans",
    "start": "",
}
"""By kind of line, besides the scorings. Everybody starts with the same money."""


class MerchantsCareer:
    """See `kernel/career.py`."""

    sources = (*AREAS, "bonuses", "auctions", "loans")
    figures = (
        Figure("price", "paid", per="tiles"),
        Figure("tiles", "tiles"),
        Figure("borrowed", "borrowed"),
    )

    def source(self, line: ScoreLine) -> str:
        return AREAS[line.values["area"]] if line.key == "scored" else _SOURCES[line.key]

    def counts(self, state: State, seat: Seat) -> dict[str, int]:
        tally = state.tally[seat * TALLIES : (seat + 1) * TALLIES]
        return {
            "paid": -tally[tallies.BOUGHT],
            "tiles": TILES - state.supply[seat],
            "borrowed": tally[tallies.LOANS] + tally[tallies.FORCED_LOANS],
        }
