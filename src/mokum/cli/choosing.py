"""A game's options as they are typed: `--option short=true --option extensions=1,3`. Seats count from 1 here."""

from typing import Annotated, Any

import msgspec
import typer
from msgspec.inspect import BoolType, IntType, StrType, Type, VarTupleType, type_info
from msgspec.structs import FieldInfo

from mokum.cli.wrong import Wrong
from mokum.kernel.game import AnyGame
from mokum.lab.seating import FIRST

OptionWords = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A game option (see below). Can be given several times."),
]


def chosen_options(game: AnyGame, words: list[str] | None) -> dict[str, Any]:
    """Names and values, as the game's own options take them; Wrong says what can't be."""
    chosen: dict[str, Any] = {}
    known = _options(game)
    for word in words or ():
        name, is_given, typed = word.partition("=")
        if name not in known:
            has = ", ".join(known)
            raise Wrong(f"Unknown option {name!r}. {game.meta.slug} has: {has}.")
        if not is_given:
            raise Wrong(f"Option {name!r} needs a value: {_example(known[name])}.")
        chosen[name] = _value(known[name], typed)
    return chosen


def options_in_words(game: AnyGame) -> str:
    """All options of a game with a value each, as they may be typed."""
    return ", ".join(map(_example, _options(game).values()))


def _options(game: AnyGame) -> dict[str, FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(game.types.options)}


def _value(field: FieldInfo, typed: str) -> Any:
    kind = type_info(field.type)
    parts = [part.strip() for part in typed.split(",") if part.strip()]
    try:
        value = msgspec.convert(parts if isinstance(kind, VarTupleType) else typed, field.type, strict=False)
    except msgspec.ValidationError:
        raise Wrong(f"{field.name!r} must be {_needs(field, kind)}, not {typed!r}.") from None
    if field.name != FIRST:
        return value
    if value < 1:
        raise Wrong(f"{field.name!r} must be {_needs(field, kind)}, not {typed!r}.")
    return value - 1


def _needs(field: FieldInfo, kind: Type) -> str:
    if field.name == FIRST:
        return "a seat (the first is 1)"
    match kind:
        case BoolType():
            return "true or false"
        case IntType():
            return "a number"
        case VarTupleType():
            return "numbers separated by commas"
        case _:
            return "a text"


def _example(field: FieldInfo) -> str:
    if field.name == FIRST:
        return f"{field.name}=SEAT"
    match type_info(field.type):
        case BoolType():
            return f"{field.name}=true"
        case VarTupleType():
            return f"{field.name}=1,2"
        case StrType():
            return f'{field.name}="{field.default}"'
        case _:
            return f"{field.name}=N"
