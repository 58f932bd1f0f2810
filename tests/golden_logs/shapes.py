"""The shapes of all that logs hold, as they were when they were first stored."""

import json
from pathlib import Path
from typing import Any

from mokum.catalog import game as find_game
from mokum.catalog import shipped
from mokum.kernel.shapes import Shape, shape_of
from mokum.kernel.upcasting import TAG, Older
from mokum.tables.log.bodies import OLDER
from mokum.tables.log.happenings import AnyHappening

KEPT = Path(__file__).parent / "shapes.json"
OPTIONS = "options"


def kinds(union: Any, older: Older) -> dict[str, Shape]:
    """Each kind of a union by its tag; one that is led to another has no shape of its own any more."""
    whole = shape_of(union)
    found = {}
    for one in whole.get("anyOf", [whole]):
        shape = resolved(one, whole["$defs"])
        (tag,) = shape["properties"][TAG]["enum"]
        found[tag] = shape
    return found | {tag: {} for tag in older}


def resolved(part: Any, definitions: Shape) -> Any:
    """Without references."""
    match part:
        case {"$ref": str(name)}:
            return resolved(definitions[name.rpartition("/")[2]], definitions)
        case dict():
            return {key: resolved(value, definitions) for key, value in part.items() if key != "$defs"}
        case list():
            return [resolved(value, definitions) for value in part]
        case _:
            return part


def shapes() -> dict[str, dict[str, Shape]]:
    """What is stored today: the happenings of tables, and each game's events and options."""
    found = {"tables": kinds(AnyHappening, OLDER)}
    for slug in shipped():
        game = find_game(slug)
        options = shape_of(game.types.options)
        found[slug] = kinds(game.types.event, game.types.older) | {OPTIONS: resolved(options, options["$defs"])}
    plain: dict[str, dict[str, Shape]] = json.loads(json.dumps(found))
    return plain


def can_read(today: Any, kept: Any) -> bool:
    """Whether everything that was stored in a shape is read, and means the same, in that of today."""
    if today in ({}, kept):
        return True
    match today, kept:
        case {"enum": list(now)}, {"enum": list(then)}:
            return set(then) <= set(now)
        case {"anyOf": list(now)}, {"anyOf": list(then)}:
            return all(any(can_read(one, other) for one in now) for other in then)
        case {"anyOf": list(now)}, _:
            return any(can_read(one, kept) for one in now)
        case {"type": "object", "properties": dict(now)}, {"type": "object", "properties": dict(then)}:
            return (
                all(can_read(now[name], then[name]) for name in now.keys() & then.keys())
                and set(today["required"]) <= set(kept["required"])
                and (today.get("additionalProperties", True) or then.keys() <= now.keys())
                and all(now[name].get("default") == then[name].get("default") for name in now.keys() & then.keys())
            )
        case {"type": "array", "items": now}, {"type": "array", "items": then}:
            return can_read(now, then)
        case _:
            return False


def keep_shapes() -> None:
    """When there is a new kind, or one got a field: `python -c "from golden_logs.shapes import keep_shapes; …"`."""
    KEPT.write_text(json.dumps(shapes(), indent=1, sort_keys=True) + "\n", encoding="utf-8")


def kept_shapes() -> dict[str, dict[str, Shape]]:
    kept: dict[str, dict[str, Shape]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return kept
