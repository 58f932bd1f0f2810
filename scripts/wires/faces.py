"""What is printed on the cards and tiles of `harbour`, as data: the client makes faces and sentences from it."""

import json
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import fields

from mokum.games.harbour.deck import CARDS, MARKET, TASKS
from mokum.games.harbour.effects.counts import Count
from mokum.games.harbour.effects.gains import Gain, Price
from mokum.games.harbour.effects.occasions import Card, Cost, Effect, Market, Task
from mokum.games.harbour.rules.gifts import Gift, always_gives
from wires.typescript import Page


class CardFace(msgspec.Struct, frozen=True):
    """A card as it is printed."""

    number: int
    kind: str
    type: str
    cost: Cost
    timing: str
    effect: Effect
    gives: Gift | None = None
    """What it gives however things are; where that depends on the table, the facts say it."""


class MarketFace(msgspec.Struct, frozen=True):
    """A market tile as it is printed."""

    number: int
    effect: Market


class TaskFace(msgspec.Struct, frozen=True):
    """A task tile as it is printed; its values are for 2, 3 and 4 seats, several where pieces are counted."""

    number: int
    values: tuple[tuple[int, ...], ...]
    effect: Task


def _told(value: Any) -> Any:
    """A value without the fields that have their defaults."""
    if isinstance(value, msgspec.Struct):
        config = value.__struct_config__
        tag = {config.tag_field: config.tag} if config.tag else {}
        own = {field.name: getattr(value, field.name) for field in fields(value) if not _is_default(value, field)}
        return tag | {name: _told(one) for name, one in own.items()}
    return [_told(one) for one in value] if isinstance(value, tuple) else value


def _is_default(value: msgspec.Struct, field: Any) -> bool:
    return not field.required and getattr(value, field.name) == field.default


def _card(card: Card) -> CardFace:
    gives = always_gives(card.number)
    return CardFace(card.number, card.kind, card.type, card.cost, card.timing, card.effect, gives)


def _list(name: str, words: str, kind: type[msgspec.Struct], faces: Iterable[msgspec.Struct]) -> str:
    lines = "".join(f"  {json.dumps(_told(face))},\n" for face in faces)
    return f"\n/** {words} */\nexport const {name}: readonly {kind.__name__}[] = [\n{lines}];\n"


def harbour_cards() -> str:
    """The whole file: the words that declarations are made of, then every card and tile."""
    page = Page()
    page.family(Count, "Something that can be counted.")
    page.family(Gain, "Something that is given.")
    page.union("Price", Price, "Something that is paid.", asked=True)
    page.union("Effect", Effect, "When an effect happens, and what it does.", asked=True)
    for kind in (CardFace, MarketFace, TaskFace):
        page.add(kind, asked=True)
    return (
        page.text("What is printed on the cards and tiles of harbour.")
        + _list("CARDS", "Every card, by number from 1.", CardFace, map(_card, CARDS.values()))
        + _list(
            "MARKET_TILES",
            "Every market tile, by number from 1.",
            MarketFace,
            (MarketFace(tile.number, tile.effect) for tile in MARKET.values()),
        )
        + _list(
            "TASK_TILES",
            "Every task tile, by number from 1.",
            TaskFace,
            (TaskFace(task.number, task.values, task.effect) for task in TASKS.values()),
        )
    )
