"""Market tiles and tasks in words, as far as the view tells them."""

from mokum.games.harbour.deck import MARKET, TASKS
from mokum.games.harbour.words.phrases import clause


def market_tile(number: int) -> str:
    """A market tile and what it does: A2 (pay 1 florin: 2 points)."""
    return f"{MARKET[number].code} ({clause(MARKET[number].text)})"


def task_points(task: int, seats: int) -> tuple[int, ...]:
    """What a task is worth with so many seats, by the number of pieces where they are counted."""
    values = TASKS[task].values
    return values[min(max(seats - 2, 0), len(values) - 1)]
