"""What lies beside the map: the market and the piles, the players, and contracts as far as the viewer sees them."""

from collections.abc import Iterator, Sequence

from mokum.games.routes.board import CARDS, CONTRACT_VALUE, EMPTY, contract_name
from mokum.games.routes.view import Counts, View
from mokum.games.routes.words.joined import joined
from mokum.games.routes.words.marks import (
    BOX,
    CLOSED,
    JOINED,
    NOT_JOINED,
    TO_MOVE,
    TRADE,
    WANTED,
    seat_letter,
    seat_style,
)
from mokum.games.routes.words.phrases import count
from mokum.kernel.event import Seat
from mokum.kernel.words import Line, Picture, Run

_HEADING = 14
"""Columns that the first words of a line take."""


def lay_table(view: View, names: Sequence[str]) -> Picture:
    """All but the map, from what everybody sees to what only the viewer does."""
    lines = [_legend(view), (), _market(view), _piles(view), *_last_round(view), (), *_players(view, names)]
    if view.hand:
        cards = tuple(_cards(view.hand)) or (Run("no cards", "dim"),)
        lines += [(), (_heading("Your hand"), *cards)]
        lines += _contracts("Your contracts", view, view.viewer, view.contracts)
        lines += _contracts("On offer", view, view.viewer, view.offer)
    for seat, opened in enumerate(view.public.opened):
        if seat != view.viewer:
            lines += _contracts(f"{names[seat]}'s", view, seat, opened)
    return tuple(lines)


def _heading(text: str) -> Run:
    return Run(f"{text:<{_HEADING}}  ", "strong")


def _legend(view: View) -> Line:
    marks = [
        f"{BOX} a space",
        f"{TRADE} brings a trade card",
        f"{' '.join(map(seat_letter, range(view.public.seats)))} the players' carts",
    ]
    if view.public.seats == 2:
        marks.append(f"{CLOSED} closed")
    if view.contracts or view.offer:
        marks.append(f"{WANTED} on your contracts")
    return (Run(f"  {'   '.join(marks)}", "dim"),)


def _card(kind: int) -> Run:
    return Run("empty", "dim") if kind == EMPTY else Run(CARDS[kind], CARDS[kind])


def _cards(held: Counts) -> Iterator[Run]:
    for kind, number in enumerate(held):
        if number:
            yield Run(f"{number} ")
            yield _card(kind)
            yield Run("   ")


def _market(view: View) -> Line:
    slots = enumerate(view.public.market, 1)
    return (_heading("Market"), *(run for slot, kind in slots for run in (Run(f"{slot}:"), _card(kind), Run("   "))))


def _piles(view: View) -> Line:
    public = view.public
    sizes = (("draw pile", public.pile), ("discards", len(public.discards)), ("contracts", public.contract_pile))
    return (_heading("Piles"), Run("   ".join(f"{name} {size}" for name, size in sizes)))


def _last_round(view: View) -> Iterator[Line]:
    left = view.public.turns_left
    if left > 0:
        yield _heading("Last round"), Run(f"{count(left, 'turn')} left")


_COLUMNS = ("points", "carts", "cards", "trade cards", "contracts")


def _players(view: View, names: Sequence[str]) -> Iterator[Line]:
    """A row for each seat; those that are awaited are marked."""
    public = view.public
    width = max(_HEADING - 2, *(len(name) + 4 for name in names))
    yield (
        Run("Players".ljust(width), "strong"),
        Run("".join(f"   {head}" for head in _COLUMNS) + "   seen in hand", "dim"),
    )
    for seat, name in enumerate(names):
        numbers = (public.points, public.carts, public.hand_sizes, public.trade, public.contract_counts)
        cells = (f"   {by_seat[seat]:>{len(head)}}" for head, by_seat in zip(_COLUMNS, numbers, strict=True))
        yield (
            Run(f"{TO_MOVE if seat in public.waiting else ' '} "),
            Run(seat_letter(seat), seat_style(seat)),
            Run(f" {name}".ljust(width - 3), "strong" if seat == view.viewer else ""),
            Run("".join(cells) + "   "),
            *_cards(public.shown[seat]),
        )


def _contracts(heading: str, view: View, seat: Seat, held: tuple[int, ...]) -> Iterator[Line]:
    """A line for each contract: its value, and whether the seat's routes join its places."""
    for contract, done in zip(held, joined(view, seat, held), strict=True):
        text = f"{contract_name(contract)} ({CONTRACT_VALUE[contract]})"
        chosen = ", chosen" if contract in view.first_kept else ""
        if done:
            yield _heading(heading), Run(f"{JOINED} {text} is completed{chosen}", "strong")
        else:
            yield _heading(heading), Run(f"{NOT_JOINED} {text} is not completed{chosen}")
        heading = ""
