"""Counts and sets that were stored packed into one number are read as lists."""

import json
from collections import Counter
from typing import Any

import pytest

from golden_logs.logs import names, rows_of
from mokum.catalog import game as find_game
from mokum.games.harbour.agenda import Leftovers, ReturnPieces
from mokum.games.harbour.events import Awaited, CubesGained, CubesPaid, DockersPlaced, HarbourEvent, PoolEmptied
from mokum.kernel.agenda import NOBODY
from mokum.kernel.codec import Codec, Unreadable, encode

HARBOUR = find_game("harbour")
PAID: dict[str, Any] = {"type": "CubesPaid", "seat": 1, "cubes": 0x02_00_00_00_01_03}
RETURN: dict[str, Any] = {"type": "ReturnPieces", "seats": [0], "task": 33, "given": 2, "colours": 0b10_0010}
AWAITED: dict[str, Any] = {"type": "Awaited", "agenda": [{"type": "Leftovers", "seats": []}, RETURN]}
CASES: list[tuple[dict[str, Any], HarbourEvent]] = [
    (PAID, CubesPaid(1, (3, 1, 0, 0, 0, 2))),
    ({"type": "CubesGained", "seat": 0, "cubes": 0xFF_00}, CubesGained(0, (0, 255, 0, 0, 0, 0))),
    ({"type": "PoolEmptied", "seat": 0, "kept": 1 << 40}, PoolEmptied(0, (0, 0, 0, 0, 0, 1))),
    ({"type": "PoolEmptied", "seat": 0, "kept": 0}, PoolEmptied(0, (0, 0, 0, 0, 0, 0))),
    (
        {"type": "DockersPlaced", "pontoons": [0x000011, 0x200000]},
        DockersPlaced(((1, 1, 0, 0, 0, 0), (0, 0, 0, 0, 0, 2))),
    ),
    (AWAITED, Awaited((Leftovers(NOBODY), ReturnPieces((0,), 33, 2, (1, 5))))),
    ({"type": "Awaited", "agenda": [{"type": "Leftovers", "seats": []}]}, Awaited((Leftovers(NOBODY),))),
]


@pytest.mark.parametrize(("stored", "today"), CASES)
def test_a_packed_number_is_taken_apart(stored: dict[str, Any], today: HarbourEvent) -> None:
    assert Codec(HARBOUR).events(encode([stored, today])) == [today, today]
    assert json.loads(encode(today))["type"] == f"{stored['type']}.2"


@pytest.mark.parametrize(
    "stored",
    [
        PAID | {"cubes": -1},
        PAID | {"cubes": 1 << 48},
        PAID | {"cubes": "1"},
        PAID | {"cubes": [0, 0, 0, 0, 0, 1]},
        {"type": "CubesPaid", "seat": 1},
        {"type": "DockersPlaced", "pontoons": [1 << 24]},
        {"type": "DockersPlaced", "pontoons": 17},
        AWAITED | {"agenda": [RETURN | {"colours": 64}]},
        AWAITED | {"agenda": [RETURN | {"colours": [1, 5]}]},
        AWAITED | {"agenda": ["ReturnPieces"]},
        {"type": "Awaited"},
    ],
)
def test_what_was_never_written_is_refused(stored: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        Codec(HARBOUR).events(encode([stored]))


def test_as_many_cubes_are_told_as_were_stored() -> None:
    found: Counter[str] = Counter()
    for name in names():
        for row in rows_of(name):
            stored = [event for event in json.loads(row.body)["what"].get("events", ()) if event["type"] in {
                "CubesPaid", "CubesGained", "PoolEmptied",
            }]  # fmt: skip
            for event, read in zip(stored, Codec(HARBOUR).events(encode(stored)), strict=True):
                field = "kept" if event["type"] == "PoolEmptied" else "cubes"
                counts = getattr(read, field)
                assert int.from_bytes(bytes(counts), "little") == event[field]
                found[event["type"]] += 1
    assert min(found.values()) > 10
    assert len(found) == 3
