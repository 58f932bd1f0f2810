"""The tables of `harbour`: the usual game, each extension alone, all together, and other choices (HAR-015 to 018)."""

from contract.tables import Sizes
from mokum.games.harbour.game import Options

EVERYTHING = (1, 2, 3, 4)

SIZES = Sizes(
    games=12,
    full=1_000,
    # The top of a pile is taken instead of a discard only while there is no other discard (HAR-317).
    rare=frozenset({"PileCardTaken"}),
)


def choices(seats: int) -> dict[str, Options]:
    """The solo game has no extensions (HAR-017)."""
    if seats == 1:
        return {"usual": Options(), "short": Options(short=True)}
    return {
        "usual": Options(),
        "short, five hidden tasks": Options(short=True, extensions=EVERYTHING, tasks="five hidden"),
        **{f"extension {number}": Options(extensions=(number,)) for number in EVERYTHING},
        "two open tasks": Options(extensions=(2,), tasks="two open"),
        "everything": Options(extensions=EVERYTHING),
        "house cards": Options(house_cards=True),
    }
