"""How a game ended: a score sheet in which every line names the rule that gave it."""

from collections.abc import Sequence

import msgspec

from mokum.kernel.event import Seat

RuleId = str
"""The name of a rule in `docs/rules/`, such as ROU-033."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One entry on a seat's score sheet, as data: a game's `words` and its client say it."""

    rule: RuleId
    key: str
    """Which kind of line it is, within its game."""
    points: int
    values: dict[str, int] = msgspec.field(default_factory=dict)
    """What it is about, by name: places in the game's own lists, and counts."""


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: why it ended, what each seat scored for what, and who came where."""

    why: RuleId
    sheets: tuple[tuple[ScoreLine, ...], ...]
    ranks: tuple[int, ...]
    """By seat; 1 is a winner. Seats that share a rank have the same number, and the next one is skipped."""
    others: tuple[str, ...] = ()
    """Opponents that the game itself plays: their sheets and ranks follow those of the seats."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat."""
        return tuple(sum(line.points for line in sheet) for sheet in self.sheets)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won: several if they share the win. A number beyond the seats is one of the others."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranks(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Rank 1 for the highest key; equal keys share a rank and the ranks that they fill are skipped."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
