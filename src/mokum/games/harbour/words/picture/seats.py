"""What each seat has before it, and what TOM has."""

from collections.abc import Iterator, Sequence

from mokum.games.harbour.deck import CARDS
from mokum.games.harbour.view import SeatView, View
from mokum.games.harbour.words.phrases import OPPONENT, count, dockers_of, goods_of
from mokum.games.harbour.words.picture.cards import draw_cards
from mokum.games.harbour.words.picture.marks import GONE, NONE, TO_MOVE, cubes, heading, letter, wrapped
from mokum.kernel.event import Seat
from mokum.kernel.words import Line, Run


def draw_seats(view: View, names: Sequence[str]) -> Iterator[Line]:
    """A block of lines for each seat, and a line for TOM."""
    for seat, at in enumerate(view.at):
        yield ()
        yield _first_line(view, seat, names[seat], _more(at))
        yield heading("  pool"), *cubes(at.pool), Run("   house ", "strong"), *cubes(at.house)
        yield from wrapped("  rose", _rose(at))
        yield from wrapped("  goods", _goods(at))
        yield from draw_cards("  rack", at.rack)
        yield from wrapped("  tableau", [(Run(_active(at, number)),) for number in at.tableau])
    for side in range(view.seats, len(view.sides)):
        yield ()
        yield _first_line(view, side, OPPONENT, "")


def _first_line(view: View, side: Seat, name: str, more: str) -> Line:
    seen = view.sides[side]
    parts = [count(seen.points, "point"), count(seen.florins, "florin"), count(len(seen.arms), "block")]
    return (
        Run(f"{TO_MOVE if side in view.waiting else ' '} "),
        letter(side, view),
        Run(f" {name}  ", "strong"),
        Run("   ".join(parts) + more),
    )


def _more(at: SeatView) -> str:
    """What only some seats have."""
    tokens = f"   {count(at.tokens, 'penalty token')}" if at.tokens else ""
    return tokens + (f"   {count(at.tasks, 'task')}" if at.tasks else "")


def _rose(at: SeatView) -> Iterator[Sequence[Run]]:
    for slot, counts in enumerate(at.rose, 1):
        yield Run(f"{slot}: ", "dim"), *cubes(counts)


def _goods(at: SeatView) -> Iterator[Sequence[Run]]:
    parts = (
        ("store", goods_of(at.store)),
        ("hold", goods_of(at.hold)),
        ("dockers", dockers_of(at.aboard)),
    )
    for title, text in parts:
        yield Run(f"{title} ", "strong"), Run(NONE if text == "nothing" else text)


def _active(at: SeatView, number: int) -> str:
    return f"{number} {CARDS[number].name}{f' {GONE}' if number in at.used else ''}"
