"""Shows a game on a terminal: pictures in colour, the log as sentences, rules, menus and the score sheet."""

import sys
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import Segment, Segments
from rich.style import Style
from rich.table import Table
from rich.text import Text

from mokum.kernel.event import Seat
from mokum.kernel.outcome import Outcome, ScoreLine
from mokum.kernel.words import Picture

_COLUMNS_OF_A_FILE = 120
"""The width where there is no terminal to ask."""
_NARROWEST = 20
"""Text is not broken into less than this."""

_SEATS = ("#00d7d7", "#ffd700", "#d787ff", "#87d75f", "#ff8787", "#87afff")
_LOOKS = {
    "dim": "dim",
    "strong": "bold",
    "wild": "bold #ffffaf",
    "pink": "#ff87d7",
    "blue": "#5f87ff",
    "green": "#5fd75f",
    "black": "#8a8a8a",
    "red": "#ff5f5f",
    "brown": "#af875f",
    "violet": "#af87ff",
    "orange": "#ff9a2e",
    "grey": "#d0d0d0",
    **{f"seat {number}": f"bold #000000 on {colour}" for number, colour in enumerate(_SEATS, 1)},
}
"""Black is a grey that can be read on a dark ground."""
PALETTE = {style: Style.parse(look) for style, look in _LOOKS.items()}
"""What the styles of a picture look like here; others are shown plainly."""


def terminal() -> Console:
    """The console that a command writes to."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else _COLUMNS_OF_A_FILE)


def show_picture(console: Console, picture: Picture) -> None:
    """Line by line; what is wider than the terminal is cut off rather than broken."""
    lines = [[Segment(run.text, PALETTE.get(run.style)) for run in line] for line in picture]
    cropped = (Segment.adjust_line_length(line, console.width, pad=False) for line in lines)
    console.print(Segments(segment for line in cropped for segment in (*line, Segment.line())), end="", crop=False)
    widest = max(map(Segment.get_line_length, lines))
    if widest > console.width:
        console.print(Text(f"(The picture needs {widest} columns; this terminal has {console.width}.)", style="dim"))


def show_heading(console: Console, title: str) -> None:
    """A line across, with a title."""
    console.print()
    console.print(Rule(title, align="left", style="dim"))


def show_hanging(console: Console, lead: Text, text: str) -> None:
    """A text behind a lead, with its further lines indented below it."""
    indent = Text(" " * lead.cell_len)
    for line in Text(text).wrap(console, max(console.width - lead.cell_len, _NARROWEST)):
        console.print(Text.assemble(lead, line))
        lead = indent


def show_step(console: Console, number: int, seat: Seat, sentences: Iterable[str]) -> None:
    """A numbered move and what it brought about, marked with its seat."""
    lead = Text.assemble(f"{number:>4} ", (" ", PALETTE.get(f"seat {seat + 1}", "")), " ")
    show_hanging(console, lead, " ".join(sentences))


def show_choices(console: Console, choices: Sequence[tuple[str, str]]) -> None:
    """A numbered list: how each choice is written, and what it means."""
    widest = max(len(notation) for notation, _ in choices)
    for number, (notation, text) in enumerate(choices, 1):
        show_hanging(console, Text.assemble((f"{number:>4}  ", "bold"), (f"{notation:<{widest}}  ", "dim")), text)


def show_rule(console: Console, rule_id: str, text: str) -> None:
    """A rule in its own words."""
    show_hanging(console, Text.assemble("  ", (rule_id, "bold"), "  "), text)


def show_outcome(console: Console, outcome: Outcome, names: Sequence[str], say: Callable[[ScoreLine], str]) -> None:
    """The score sheet line by line, each with the rule that gave it, best rank first."""
    show_heading(console, f"The score sheet (the game ended by {outcome.why})")
    everybody = (*names, *outcome.others)
    for seat in sorted(range(len(everybody)), key=lambda seat: outcome.ranks[seat]):
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(justify="right")
        for line in outcome.sheets[seat]:
            table.add_row(f"{line.points:+}", Text(say(line)), Text(line.rule, style="dim"))
        table.add_row(Text(f"{outcome.totals[seat]}", style="bold"), Text("points", style="bold"))
        console.print(Text(f"{outcome.ranks[seat]}. {everybody[seat]}", style="bold"))
        console.print(Padding(table, (0, 0, 1, 3)))
    winners = [everybody[seat] for seat in outcome.winners]
    console.print(Text(f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the win'}.", style="bold"))
