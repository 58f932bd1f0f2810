"""Tasks on the board: a viewer sees its own and those that lie open, and nothing of the others but their number."""

import pytest

from games.harbour.build import deal, table
from games.harbour_words.telling import board, line, text
from mokum.games.harbour.deck import TASKS
from mokum.games.harbour.game import Options
from mokum.kernel.event import WATCHER


@pytest.mark.rule("HAR-302", "HAR-402", "HAR-403")
def test_own_tasks_are_shown_with_their_worth_and_others_are_not() -> None:
    state = table(3, extensions=(2,), tasks={0: (7, 14), 1: (30,)})
    assert (
        line(state, "Your tasks") == "Your tasks      7   You own at least 4 blocks in the Grachtengordel. (7 points)"
    )
    assert f"14  {TASKS[14].text} (10 points)" in text(state)
    assert TASKS[30].text not in text(state)
    assert TASKS[7].text not in text(state, 1)
    assert "tasks" not in text(state, WATCHER).replace("2 tasks", "")
    assert "2 tasks" in text(state, WATCHER)


@pytest.mark.rule("HAR-018", "HAR-402")
def test_open_tasks_are_shown_to_all() -> None:
    state = deal(2, Options(extensions=(2,), tasks="one open"))
    shown = " ".join(text(state, WATCHER).split())
    assert "Tasks of A" in shown
    for (task,) in state.tasks:
        assert TASKS[task].text in shown


@pytest.mark.rule("HAR-401", "HAR-402")
def test_what_a_viewer_may_not_know_changes_nothing_in_its_picture() -> None:
    one = table(2, extensions=(2,), tasks={0: (7, 14), 1: (30, 31)})
    other = table(2, extensions=(2,), tasks={0: (7, 14), 1: (1, 2)}, piles=(50, 51))
    assert board(one) == board(other)
    assert board(one, 1) != board(other, 1)
