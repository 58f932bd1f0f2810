"""Task tiles, as far as the viewer sees them."""

from collections.abc import Iterator
from textwrap import wrap

from mokum.games.harbour.deck import TASKS
from mokum.games.harbour.view import View
from mokum.games.harbour.words.picture.marks import HEADING, WIDTH, heading, side_letter
from mokum.games.harbour.words.tiles import task_points
from mokum.kernel.words import Line, Run

_NUMBER_WIDTH = 4


def draw_tasks(view: View) -> Iterator[Line]:
    """Each task on a line of its own: its number, what it asks and what it is worth."""
    if any(view.tasks):
        yield ()
    for seat, tasks in enumerate(view.tasks):
        title = "Your tasks" if seat == view.viewer else f"Tasks of {side_letter(seat, view)}"
        for task in tasks:
            yield from _draw_task(title, task, view)
            title = ""


def _draw_task(title: str, task: int, view: View) -> Iterator[Line]:
    worth = "/".join(map(str, task_points(task, view.seats)))
    number = str(task)
    for text in wrap(f"{TASKS[task].text} ({worth} points)", WIDTH - HEADING - _NUMBER_WIDTH):
        yield heading(title), Run(f"{number:<{_NUMBER_WIDTH}}"), Run(text)
        title = number = ""
