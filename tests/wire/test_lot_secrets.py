"""Nobody can tell before a lot closes that somebody has pressed: not by a message, a number, a snapshot or HTTP."""

import asyncio
import shutil
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from wire.auctions import PRESSER, Story, prepare, serve
from wire.lot_leaks import in_messages, in_presence, in_snapshots, nothing
from wire.nodes import running

ATTEMPTS = 5


def tellers(folder: Path, plant: Callable[[], None]) -> set[int]:
    """The viewers who can tell the server with a press from the one without."""
    for attempt in range(ATTEMPTS):
        place = folder / str(attempt)
        place.mkdir()
        without, pressed = both_stories(place, plant)
        if not (without.is_disturbed or pressed.is_disturbed):
            break
    else:
        pytest.fail("the lot was void every time")
    everybody = range(len(without.ears))
    assert all(len(pressed.ears[viewer].kept) > 5 for viewer in everybody)
    return {
        viewer
        for viewer in everybody
        if viewer != PRESSER and without.ears[viewer].before_the_close() != pressed.ears[viewer].before_the_close()
    }


def both_stories(folder: Path, plant: Callable[[], None]) -> tuple[Story, Story]:
    """What is heard in a server where nobody presses, and in its twin where somebody does."""
    both = folder / "both.db"
    table, people = asyncio.run(prepare(both))
    with ExitStack() as stack:
        stories: list[Story] = []
        for name in ("without", "with"):
            (folder / name).mkdir()
            file = shutil.copy(both, folder / name / "mokum.db")
            node = stack.enter_context(running(serve, folder / name, file=str(file), plant=plant))
            stories.append(Story(node, table, people))

        async def tell() -> None:
            await asyncio.gather(*(story.tell(presses=story is stories[1]) for story in stories))

        asyncio.run(tell())
    without, pressed = stories
    return without, pressed


@pytest.mark.rule("MER-136")
def test_nobody_can_tell_that_somebody_has_pressed(tmp_path: Path) -> None:
    assert tellers(tmp_path, nothing) == set()


@pytest.mark.parametrize(
    ("plant", "who"), [(in_snapshots, {2, 4}), (in_presence, {0, 2, 3, 4}), (in_messages, {0, 2, 3})]
)
def test_a_planted_leak_is_found(tmp_path: Path, plant: Callable[[], None], who: set[int]) -> None:
    assert tellers(tmp_path, plant) == who
