"""The tables of `merchants`: a first player by lot or named by the host (MER-021), and limits ahead (MER-144)."""

from contract.tables import Sizes
from mokum.games.merchants.game import Options

SIZES = Sizes(games=100, full=3_000)


def choices(seats: int) -> dict[str, Options]:
    """With any number of seats."""
    return {"usual": Options(), "the last seat begins": Options(first=seats - 1), "ahead": Options(ahead=True)}
