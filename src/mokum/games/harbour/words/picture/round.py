"""The round: its number, the order of play, the dice, the market tile and the districts that will score."""

from collections.abc import Iterator, Sequence

from mokum.games.harbour.board import COLOURS, COUNTS_AS, DISTRICT_NAMES, FAST_DELIVERY, ROUNDS
from mokum.games.harbour.deck import MARKET
from mokum.games.harbour.view import View
from mokum.games.harbour.words.phrases import count
from mokum.games.harbour.words.picture.marks import heading, letter, spaced, wrapped
from mokum.kernel.words import Line, Run


def draw_round(view: View, names: Sequence[str]) -> Iterator[Line]:
    """What holds for everybody in this round."""
    fast = f"   fast delivery {count(FAST_DELIVERY[view.round], 'point')}" if FAST_DELIVERY[view.round] else ""
    yield heading("Round"), Run(f"{view.round} of {ROUNDS}{fast}")
    yield from wrapped("Order of play", [(letter(seat, view), Run(f" {names[seat]}")) for seat in view.order])
    if view.dice:
        yield heading("Dice"), *spaced([_die(view, colour) for colour in range(len(COLOURS))])
    if view.tiles:
        tile = MARKET[view.tiles[-1]]
        left = Run(f"({count(view.tiles_left, 'tile')} to come)", "dim")
        yield from wrapped("Market tile", [(Run(f"{tile.code}  {tile.text}"),), (left,)])
    if view.districts:
        yield (
            heading("Districts"),
            Run(", ".join(DISTRICT_NAMES[district] for district in view.districts)),
            Run("   (arms there score at the end)", "dim"),
        )


def _die(view: View, colour: int) -> Run:
    """A die; where it counts as something else, that is said too (HAR-072)."""
    shown = view.dice[colour]
    counts = COUNTS_AS[view.round][shown]
    return Run(f"{COLOURS[colour]} {shown}{f' (as {counts})' if counts != shown else ''} ", COLOURS[colour])
