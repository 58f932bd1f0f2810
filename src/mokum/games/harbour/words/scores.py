"""The lines of a score sheet in words."""

from mokum.games.harbour.board import DISTRICT_NAMES
from mokum.games.harbour.deck import CARDS, TASKS
from mokum.games.harbour.events.gains import TALLY_KEYS
from mokum.games.harbour.words.phrases import count
from mokum.kernel.outcome import ScoreLine

TALLY_WORDS = (
    "bridges of the Amstel", "the mouth of the Amstel", "dockers", "goods on roofs", "goods in depots", "fast delivery",
    "the market", "cards", "more from cards", "the Foreman",
)  # fmt: skip
"""What was counted during play, by kind."""
_DURING_PLAY = dict(zip(TALLY_KEYS, TALLY_WORDS, strict=True))


def score(line: ScoreLine) -> str:
    """What a line is for."""
    match line.key, line.values:
        case "penalties", {"count": tokens}:
            return count(tokens, "penalty token")
        case "laurel", {"card": card}:
            return f"card {card}: {CARDS[card].name}"
        case "group", {"count": size}:
            return f"group of {count(size, 'block')}"
        case "district", {"district": district}:
            return f"arms in {DISTRICT_NAMES[district]}"
        case "task", {"task": task}:
            return f"task: {TASKS[task].text}"
        case "left", {"count": left}:
            return f"{left} things left over"
    return _DURING_PLAY[line.key]
