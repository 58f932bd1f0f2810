"""The lines of a score sheet in words."""

from mokum.games.merchants.timeline import AREAS, SQUARES
from mokum.kernel.outcome import ScoreLine

_PLAIN = {
    "start": "starting money",
    "continents": "colonies on all continents",
    "quarters": "houses in all quarters",
    "bridges": "bridges",
    "borrowed": "borrowed on the credit square",
    "forced": "borrowed to return bonuses",
    "bought": "paid in auctions",
    "repaid": "loans repaid",
}


def score(line: ScoreLine) -> str:
    """What a line is for."""
    if line.key == "scored":
        return f"{AREAS[line.values['area']]} scored in {SQUARES[line.values['square']].year}"
    return _PLAIN[line.key]
