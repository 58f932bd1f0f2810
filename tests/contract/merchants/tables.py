"""The tables of `merchants`: a first player by lot or named by the host (MER-021), and limits ahead (MER-144)."""

from mokum.games.merchants.game import Options


def choices(seats: int) -> dict[str, Options]:
    """With any number of seats."""
    return {"usual": Options(), "the last seat begins": Options(first=seats - 1), "ahead": Options(ahead=True)}
