"""What a game brings for its tests: in tests/contract/<game>, or in its own package if it does not come with Mokum."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from mokum.catalog import shipped


def place_of(slug: str, part: str) -> str:
    """Where a game has a part, as the name of a module."""
    return f"contract.{slug}.{part}" if slug in shipped() else f"{slug}.tests.{part}"


def brought(slug: str, part: str) -> ModuleType | None:
    """The part, if the game brings it."""
    name = place_of(slug, part)
    folder = name.rpartition(".")[0]
    outer = folder.rpartition(".")[0]
    is_there = find_spec(outer) and find_spec(folder) and find_spec(name)
    return import_module(name) if is_there else None
