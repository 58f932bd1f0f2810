"""What is shown on a terminal: cut to its width, never broken, and readable without colour."""

from io import StringIO

from rich.console import Console
from rich.text import Text

from mokum.cli.show import show_hanging, show_outcome, show_picture
from mokum.kernel.outcome import Outcome, ScoreLine
from mokum.kernel.words import Picture, Run

PICTURE: Picture = ((Run("left ", "red"), Run("right", "no such style")), (), (Run("below"),))


def console(width: int = 40, *, colours: bool = False) -> tuple[Console, StringIO]:
    """A console of that width, and what is written on it."""
    written = StringIO()
    return Console(file=written, width=width, color_system="truecolor" if colours else None), written


def test_a_picture_is_shown_line_by_line() -> None:
    shown, written = console()
    show_picture(shown, PICTURE)
    assert written.getvalue() == "left right\n\nbelow\n"


def test_a_picture_that_is_too_wide_is_cut_and_says_so() -> None:
    wide: Picture = ((Run("x" * 50), Run("y" * 30)), (Run("below"),))
    shown, written = console(width=60)
    show_picture(shown, wide)
    assert written.getvalue().splitlines() == [
        "x" * 50 + "y" * 10,
        "below",
        "(The picture needs 80 columns; this terminal has 60.)",
    ]


def test_styles_become_colours_and_unknown_ones_do_not() -> None:
    shown, written = console(colours=True)
    show_picture(shown, PICTURE)
    first = written.getvalue().splitlines()[0]
    assert first.startswith("\x1b[")
    assert first.endswith("right")


def test_a_long_text_hangs_below_its_lead() -> None:
    shown, written = console(width=30)
    show_hanging(shown, Text("  17  "), "a text that is longer than the line")
    assert [line.rstrip() for line in written.getvalue().splitlines()] == [
        "  17  a text that is longer",
        "      than the line",
    ]


def say(line: ScoreLine) -> str:
    return f"a {line.key}"


def test_a_score_sheet_has_every_line_with_its_rule_and_the_best_first() -> None:
    sheets = (
        (ScoreLine("GAM-001", "house", 3), ScoreLine("GAM-002", "debt", -5)),
        (ScoreLine("GAM-001", "house", 3),),
    )
    shown, written = console(width=80)
    show_outcome(shown, Outcome("GAM-009", sheets, (2, 1)), ["Anna", "Ben"], say)
    words = written.getvalue().split()
    assert " ".join(words[words.index("1.") :]) == (
        "1. Ben +3 a house GAM-001 3 points 2. Anna +3 a house GAM-001 -5 a debt GAM-002 -2 points Ben wins."
    )
    assert "GAM-009" in written.getvalue()


def test_a_shared_win() -> None:
    shown, written = console(width=80)
    show_outcome(shown, Outcome("GAM-009", ((), ()), (1, 1)), ["Anna", "Ben"], say)
    assert "Anna and Ben share the win." in written.getvalue()


def test_an_opponent_that_the_game_plays_has_its_sheet_and_may_win() -> None:
    shown, written = console(width=80)
    sheets = ((ScoreLine("GAM-001", "roads", 3),), (ScoreLine("GAM-002", "ships", 5),))
    show_outcome(shown, Outcome("GAM-009", sheets, (2, 1), others=("TOM",)), ["Anna"], say)
    lines = [line.strip() for line in written.getvalue().splitlines()]
    assert lines.index("1. TOM") < lines.index("2. Anna")
    assert lines[-1] == "TOM wins."
