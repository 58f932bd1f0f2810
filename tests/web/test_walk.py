"""The drawing of a move's way through the code is true: a real move comes by every stop, in that order."""

import re
from pathlib import Path
from typing import Any

import pytest

from coroutines import story
from mokum.remote import Remote
from walks.drawing import drawing
from walks.stops import NODE, OTHER_NODE, STOPS, Stop
from web.browsers import new_name
from web.nodes import NATS, serving

ROOT = Path(__file__).parents[2]
TRACED = """
import sys
from pathlib import Path
from walks.tracing import traced
from mokum.cli.app import app
luck = sys.argv.pop(1)
with traced(Path(f"{luck.replace(' ', '-')}.calls")):
    app()
"""


@story
async def test_a_move_comes_by_every_stop(tmp_path: Path, database: str) -> None:
    place = ("--database", database, "--bus", NATS)
    with (
        serving(*place, folder=tmp_path, program=TRACED) as here,
        serving(*place, folder=tmp_path, program=TRACED) as there,
    ):
        async with Remote([here.origin], new_name()) as anna, Remote([there.origin], new_name()) as bert:
            table = await anna.open_table("routes", 2)
            for seat, player in enumerate((anna, bert)):
                player.watch(table)
                assert (await player.sit(table, seat))["type"] == "answer"
            await anna.act(table, type="Start")
            for player in (anna, bert):
                await player.open_part(table)
            while not _sight(anna, table)["moves"]:
                await anna.news()
            calls = {place: _calls(tmp_path, place) for place in (NODE, OTHER_NODE)}
            version = _sight(bert, table)["version"]
            await anna.play(table, _sight(anna, table)["moves"][0])
            while _sight(bert, table)["version"] == version:
                await bert.news()
            for place_of, before in calls.items():
                wanted = [f"{stop.where} {stop.name}" for stop in STOPS if stop.place == place_of]
                assert _firsts(_calls(tmp_path, place_of)[len(before) :], wanted) == wanted


def _sight(player: Remote, table: str) -> dict[str, Any]:
    return player.tables[table].sight or {"moves": (), "version": 0}


def _calls(folder: Path, place: int) -> list[str]:
    (file,) = folder.glob(f"*-{place}.calls")
    return file.read_text().splitlines()


def _firsts(calls: list[str], wanted: list[str]) -> list[str]:
    """Of the wanted calls those that are found one after the other."""
    left = iter(calls)
    return [name for name in wanted if name in left]


@pytest.mark.parametrize(
    "stop", [stop for stop in STOPS if stop.where.endswith((".ts", ".tsx"))], ids=lambda stop: stop.name
)
def test_the_client_has_every_stop(stop: Stop) -> None:
    source = (ROOT / "client" / "src" / stop.where).read_text()
    *owner, name = stop.name.split(".")
    assert all(f"class {one} " in source for one in owner)
    method = rf"^  (?:private )?(?:async )?{name}\(" if owner else rf"(?:function|class) {name}\b"
    assert re.search(method, source, re.MULTILINE)


def test_the_drawing_is_of_these_stops() -> None:
    assert (ROOT / "docs" / "images" / "a-move.svg").read_text() == drawing()
