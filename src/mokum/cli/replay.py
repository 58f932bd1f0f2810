"""`mokum replay`: a record told move by move."""

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from mokum.catalog import game as find_game
from mokum.cli.asking import Left, ask
from mokum.cli.files import RecordFile, load
from mokum.cli.show import show_heading, show_outcome, show_picture, show_step, terminal
from mokum.cli.wrong import Wrong
from mokum.kernel.event import WATCHER, Event, Seat
from mokum.kernel.game import AnyGame
from mokum.kernel.record import Record, read
from mokum.kernel.story import carry_out, seen
from mokum.kernel.telling import sentences


def replay(
    file: RecordFile,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="Show only what this player saw. The first seat is 1.", min=1)
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Pause after every move and show the board.")] = False,
) -> None:
    """Print a recorded game move by move, then the final board and the score."""
    record = load(file, read)
    if seat is not None and seat > len(record.names):
        raise Wrong(f"There is no seat {seat}: the game has {len(record.names)} seats.")
    Telling(terminal(), find_game(record.game), record, None if seat is None else seat - 1).tell(step)


class Telling:
    """A record as a seat saw it; or, without a seat, with all that was hidden, and the board as a watcher saw it."""

    def __init__(self, console: Console, game: AnyGame, record: Record, seat: Seat | None) -> None:
        self._console, self._game, self._record, self._seat = console, game, record, seat
        self._state = game.new(len(record.names), record.options)

    def tell(self, stepwise: bool) -> None:
        """The deal, the moves, the board and the score sheet. Stepwise, q or the end of input stops the telling."""
        record = self._record
        show_heading(self._console, "The deal")
        carry_out(self._state, record.setup)
        self._console.print(Text(" ".join(self._sentences(record.setup))))
        show_heading(self._console, "The game")
        for number, entry in enumerate(record.entries, 1):
            carry_out(self._state, entry.events)
            show_step(self._console, number, entry.seat, self._sentences(entry.events))
            if stepwise and not self._goes_on():
                return
        self._show_board()
        outcome = self._game.outcome(self._state)
        if outcome is None:
            self._console.print("The game was not played to its end.")
        else:
            show_outcome(self._console, outcome, record.names, self._game.words.score)

    def _sentences(self, events: tuple[Event[Any], ...]) -> list[str]:
        shown = events if self._seat is None else seen(events, self._seat)
        return sentences(self._game, shown, self._record.names)

    def _show_board(self) -> None:
        view = self._game.view(self._state, WATCHER if self._seat is None else self._seat)
        show_heading(self._console, "The board")
        show_picture(self._console, self._game.words.board(view, self._record.names))

    def _goes_on(self) -> bool:
        self._show_board()
        try:
            return ask(self._console, "Press Enter to continue, or q to stop.").lower() != "q"
        except Left:
            return False
