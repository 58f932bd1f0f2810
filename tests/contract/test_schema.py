"""Whatever a game says of itself on the wire is as its JSON Schema describes it."""

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

from contract.playing import random_game, viewers
from contract.tables import TABLES, Table
from mokum.catalog import game as find_game
from mokum.catalog import games
from mokum.kernel.codec import encode
from mokum.kernel.event import WATCHER
from mokum.kernel.facts import facts_of
from mokum.kernel.schema import schema_of
from mokum.kernel.story import carry_out, seen

EVERY = 5
"""Every so manyth moment of a game is looked at."""
LARGEST = 5_000
"""More than any id or amount; counts and sets that are packed into one number are soon larger."""


def plain(value: Any) -> Any:
    return json.loads(encode(value))


@pytest.mark.parametrize("slug", games())
def test_it_is_a_schema(slug: str) -> None:
    schema = schema_of(find_game(slug))
    assert jsonschema_rs.meta.is_valid(schema)
    assert set(schema["properties"]) == {"view", "facts", "event", "move", "options", "outcome"}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.slug}, {table.seats}, {table.choice}")
def test_a_game_is_as_it_is_described(table: Table) -> None:
    game = find_game(table.slug)
    described = jsonschema_rs.validator_for(schema_of(game))
    record = random_game(game, table.seats, "schema", table.options)
    for told in record[::EVERY]:
        for viewer in viewers(table.seats):
            view, facts = game.view(told.state, viewer), facts_of(game, told.state, viewer)
            described.validate({"view": plain(view), "facts": plain(facts), "move": str(told.move)})
            for event in seen(told.events, viewer):
                described.validate({"event": plain(event)})
    last = record[-1].state
    carry_out(last, record[-1].events)
    options = game.types.options() if table.options is None else table.options
    described.validate({"outcome": plain(game.outcome(last)), "options": plain(options)})


def numbers(value: Any) -> Iterator[int]:
    match value:
        case bool() | str() | None:
            return
        case int():
            yield value
        case list():
            for item in value:
                yield from numbers(item)
        case dict():
            yield from numbers([*value.values()])


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.slug}, {table.seats}, {table.choice}")
def test_no_number_stands_for_several(table: Table) -> None:
    game = find_game(table.slug)
    record = random_game(game, table.seats, "schema", table.options)
    shown = [[told.events, game.view(told.state, WATCHER)] for told in record[::EVERY]]
    assert max(numbers(plain(shown))) < LARGEST


@pytest.mark.parametrize("slug", games())
def test_what_is_otherwise_is_noticed(slug: str) -> None:
    game = find_game(slug)
    described = jsonschema_rs.validator_for(schema_of(game))
    told = random_game(game, max(2, game.meta.seats[0]), "schema")[3]
    view, event = plain(game.view(told.state, 0)), plain(told.events[0])
    without = dict(list(view.items())[1:])
    for wrong in ({"view": without}, {"event": event | {"type": "Unheard"}}, {"move": "fly"}, {"options": {"fast": 1}}):
        assert not described.is_valid(wrong), wrong
