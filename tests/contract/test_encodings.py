"""An encoding is as its layout says, goes by the view alone, and tells apart what the view tells apart.

That two games which differ in secrets give the same encoding is shown with all else that a viewer is sent
(`test_noninterference.py`), and that a leak would be found in `test_planted.py`.
"""

import hashlib
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import pytest

from contract.blurring import blurred
from contract.playing import random_game
from contract.tables import Table, tables_of
from mokum.catalog import game, shipped
from mokum.kernel.chance import QuickChance
from mokum.kernel.encoding import Encoding, Layout, NotSeated, encode_view, encoding_of
from mokum.kernel.event import WATCHER
from mokum.kernel.story import begin, carry_out

GAMES = 2
"""At every table."""
EVERY = {"harbour": 29, "merchants": 17, "routes": 4}
"""So manyth position is compared with its view: some games are longer, and have more tables."""

SETTLED = ("first", "extensions", "tasks_each", "tasks_open", "ahead")
"""Fields that are settled before the first move."""

LAYOUTS = {
    "harbour": (1, "dfb3bca785e7022c"),
    "merchants": (1, "dd5602ce38efad07"),
    "routes": (1, "93068a93b115996d"),
}
"""By game: its version, and a hash of what it says at every number of seats."""


def encoding(slug: str) -> Encoding[Any]:
    found = encoding_of(game(slug))
    assert found is not None
    return found


def states(table: Table) -> Iterator[Any]:
    """Every state of some random games, the last one first."""
    for number in range(GAMES):
        record = random_game(game(table.slug), table.seats, f"encoding {number}", table.options)
        last = record[-1].state.copy()
        carry_out(last, record[-1].events)
        yield last
        for told in record:
            yield told.state


def check_bounds(layout: Layout, data: bytes) -> None:
    values = layout.read(data)
    for placed in layout.fields:
        found = values[placed.name]
        assert len(found) == placed.field.count
        assert placed.field.low <= min(found), placed.name
        assert max(found) <= placed.field.high, placed.name


@pytest.mark.parametrize("slug", shipped())
def test_an_encoding_says_what_the_view_says(slug: str) -> None:
    own = encoding(slug)
    for table in tables_of(slug):
        known: dict[tuple[int, bytes], Any] = {}
        for state in islice(states(table), 0, None, EVERY[slug]):
            for viewer in range(table.seats):
                view, data = game(slug).view(state, viewer), own.encode(state, viewer)
                assert data == encode_view(game(slug), view), "it goes by the view alone"
                check_bounds(own.layout(table.seats), data)
                told = blurred(view)
                assert known.setdefault((viewer, data), told) == told, "two views look the same"


@pytest.mark.parametrize("slug", shipped())
def test_every_field_tells_something(slug: str) -> None:
    told, names = set(), set()
    for table in tables_of(slug):
        layout = encoding(slug).layout(table.seats)
        first, changed = 0, 0
        for state in states(table):
            data = encoding(slug).encode(state, 0)
            assert len(data) == layout.size
            first = first or int.from_bytes(data)
            changed |= first ^ int.from_bytes(data)
        changes = changed.to_bytes(layout.size)
        for placed in layout.fields:
            names.add(placed.field.name)
            if any(changes[placed.at : placed.at + placed.field.size]):
                told.add(placed.field.name)
    assert names - told <= {*SETTLED, "districts", "many_plan"}, "only what is settled before a game never changes"


def test_a_plan_that_is_used_often_is_told() -> None:
    """Random players hardly ever come to it."""
    state, _ = begin(game("harbour"), 2, None, QuickChance(1))
    layout = encoding("harbour").layout(2)
    before = layout.read(encoding("harbour").encode(state, 0))
    state.many_plan = 7
    assert layout.read(encoding("harbour").encode(state, 0)) == before | {"table.many_plan": (7,)}


@pytest.mark.parametrize("slug", shipped())
def test_options_and_the_first_player_are_told(slug: str) -> None:
    """What is settled before the first move differs from table to table."""
    for seats in game(slug).meta.seats:
        layout, met = encoding(slug).layout(seats), defaultdict[str, set[Any]](set)
        tables = [table for table in tables_of(slug) if table.seats == seats]
        for table, number in product(tables, range(4)):
            state, _ = begin(game(slug), seats, table.options, QuickChance(number))
            for name, values in layout.read(encoding(slug).encode(state, 0)).items():
                met[name].add(values)
        assert [name for name in SETTLED if 0 < len(met[f"table.{name}"]) < 2 and seats > 1] == []


@pytest.mark.parametrize("slug", shipped())
def test_a_spectator_has_no_encoding(slug: str) -> None:
    state, _ = begin(game(slug), 3, None, QuickChance(1))
    with pytest.raises(NotSeated):
        encoding(slug).encode(state, WATCHER)
    with pytest.raises(NotSeated):
        encode_view(game(slug), game(slug).view(state, WATCHER))


@pytest.mark.parametrize("slug", shipped())
def test_a_layout_names_every_byte_once(slug: str) -> None:
    for seats in game(slug).meta.seats:
        layout, at = encoding(slug).layout(seats), 0
        for placed in layout.fields:
            assert placed.at == at
            assert placed.field.about
            assert placed.field.width == (1 if placed.field.high - placed.field.low < 256 else 2)
            at += placed.field.size
        assert at == layout.size
        assert len({placed.name for placed in layout.fields}) == len(layout.fields)
        told = list(layout.describe())
        assert len(told) == len(layout.fields) + 2
        assert str(layout.size) in told[-1]


@pytest.mark.parametrize("slug", shipped())
def test_another_layout_has_another_version(slug: str) -> None:
    """What was learned for one layout does not fit another. Whoever changes one adds 1 to its version, and here."""
    layouts = [encoding(slug).layout(seats) for seats in game(slug).meta.seats]
    said: list[Any] = [
        (placed.name, placed.at, placed.field.count, placed.field.low, placed.field.high)
        for layout in layouts
        for placed in layout.fields
    ]
    said += [
        placed.field.about for placed in layouts[0].fields if placed.name == "table.asked"
    ]  # numbers have meanings
    assert (layouts[0].version, hashlib.sha256(repr(said).encode()).hexdigest()[:16]) == LAYOUTS[slug]
