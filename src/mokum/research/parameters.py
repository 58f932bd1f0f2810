"""A table's options as parameters of OpenSpiel, which are numbers, truths and words: `extensions=#1#3` is a list."""

from collections.abc import Mapping
from typing import Any

import msgspec

from mokum.kernel.game import AnyGame

PLAYERS = "players"
_PART, _NO_PARTS = "#", "none"
"""What begins each part of a list, so that no list reads as a number; and an empty list."""


def defaults(game: AnyGame) -> dict[str, Any]:
    """By name: what an option is if nobody chooses."""
    return {name: _as_parameter(value) for name, value in _usual(game).items()}


def options_in(game: AnyGame, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The options among the parameters, as a table takes them. What is as usual is left out."""
    usual = _usual(game)
    return {
        name: _as_option(value, usual[name])
        for name, value in parameters.items()
        if name in usual and value != _as_parameter(usual[name])
    }


def _usual(game: AnyGame) -> dict[str, Any]:
    return {field.name: field.default for field in msgspec.structs.fields(game.types.options)}


def _as_parameter(value: Any) -> Any:
    if value is msgspec.UNSET:
        return False
    return value if not isinstance(value, tuple) else "".join(f"{_PART}{part}" for part in value) or _NO_PARTS


def _as_option(parameter: Any, usual: Any) -> Any:
    if isinstance(usual, tuple):
        return [msgspec.json.decode(part) for part in str(parameter).split(_PART)[1:]]
    return parameter
