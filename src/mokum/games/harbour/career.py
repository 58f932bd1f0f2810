"""What players of `harbour` compare: cards laid out, blocks with their arms, penalty tokens."""

from mokum.games.harbour.state import State
from mokum.kernel.career import Figure
from mokum.kernel.event import Seat
from mokum.kernel.outcome import ScoreLine

_SOURCES = {
    "goods": ("roofs", "depots", "fast", "market"),
    "cards": ("cards", "more", "laurel"),
    "city": ("group", "district"),
    "river": ("bridges", "mouth"),
    "dockers": ("dockers", "foreman"),
    "tasks": ("task",),
    "left": ("left",),
    "penalties": ("penalties",),
}
_SOURCE_OF = {key: source for source, keys in _SOURCES.items() for key in keys}


class HarbourCareer:
    """See `kernel/career.py`."""

    sources = tuple(_SOURCES)
    figures = (Figure("cards", "cards"), Figure("blocks", "blocks"), Figure("penalties", "penalties"))

    def source(self, line: ScoreLine) -> str:
        return _SOURCE_OF[line.key]

    def counts(self, state: State, seat: Seat) -> dict[str, int]:
        return {
            "cards": state.tableaus[seat].bit_count(),
            "blocks": state.arms[seat].bit_count(),
            "penalties": state.tokens[seat],
        }
