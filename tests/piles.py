"""A game of two moves, with no more to it than bots that imagine worlds ask for."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat
from mokum.kernel.moves import Catalogue, Move, MoveSet
from mokum.kernel.outcome import Outcome, ScoreLine


class Take(Move, frozen=True):
    """Take one of four piles."""

    pile: int

    def __str__(self) -> str:
        return f"take {self.pile}"


PILES: Catalogue[Take] = Catalogue(Take(pile) for pile in range(4))
ALL = PILES.choose(0b1111)


@dataclass
class Table:
    """Two seats take a pile each; what a pile holds is its number, and luck that nobody sees."""

    taken: list[int]
    luck: list[int]
    viewer: int = 0

    def copy(self) -> "Table":
        return Table(self.taken[:], self.luck[:], self.viewer)


class Taken:
    """A seat took a pile."""

    def __init__(self, pile: int) -> None:
        self._pile = pile

    def apply(self, table: Table) -> None:
        table.taken.append(self._pile)


class Piles:
    """As much of a game as a searching bot asks for. Its advice is wrong: the lower a pile, the better."""

    def __init__(self, worth: Sequence[int] = (3, 2, 1, 0)) -> None:
        self.worth = worth
        self.worlds = 0

    def waiting(self, table: Table) -> tuple[Seat, ...]:
        return (len(table.taken),) if len(table.taken) < 2 else ()

    def moves(self, table: Table, seat: Seat) -> MoveSet[Take]:
        return ALL

    def play(self, table: Table, seat: Seat, move: Take, chance: Chance) -> Iterator[Taken]:
        yield Taken(move.pile)

    def view(self, table: Table, seat: Seat) -> Table:
        return replace(table, luck=[], viewer=seat)

    def imagine(self, view: Table, chance: Chance) -> Table:
        self.worlds += 1
        return replace(view, luck=[chance.uniform("luck", 100), chance.uniform("luck", 100)])

    def outcome(self, table: Table) -> Outcome | None:
        if self.waiting(table):
            return None
        points = [10 * pile + luck for pile, luck in zip(table.taken, table.luck, strict=True)]
        return Outcome("end", tuple((ScoreLine("end", "pile", score),) for score in points), (1, 1))

    def advise(self, view: Table, moves: MoveSet[Take]) -> Sequence[int]:
        return self.worth


HERE = Table([], [])
"""What whoever begins sees."""
