"""The lines of a score sheet in words."""

from mokum.games.routes.board import contract_name, route_name
from mokum.games.routes.words.phrases import count
from mokum.kernel.outcome import ScoreLine


def score(line: ScoreLine) -> str:
    """What a line is for."""
    match line.key, line.values:
        case "route", {"route": route}:
            return f"route {route_name(route)}"
        case "contract", {"contract": contract}:
            return f"contract {contract_name(contract)} fulfilled"
        case "contract_missed", {"contract": contract}:
            return f"contract {contract_name(contract)} not fulfilled"
        case "trade", {"count": cards}:
            return count(cards, "trade card")
    raise ValueError(f"no words for {line}")
