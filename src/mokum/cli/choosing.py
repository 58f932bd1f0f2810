"""A table's options as they are typed: `--option short=true --option extensions=1,3`."""

from typing import Annotated, Any

import msgspec
import typer

from mokum.kernel.game import AnyGame

OptionWords = Annotated[
    list[str] | None, typer.Option("--option", help="What the table chooses, as name=value; once for each.")
]


def chosen_options(game: AnyGame, words: list[str] | None) -> dict[str, Any]:
    """Names and values, as the game's own options take them; ValueError says what can't be."""
    chosen: dict[str, Any] = {}
    known = {field.name: field for field in msgspec.structs.fields(game.types.options)}
    for word in words or ():
        name, is_given, typed = word.partition("=")
        if not is_given or name not in known:
            raise ValueError(f"{word!r} is no option of {game.meta.slug}; there is {', '.join(known)}, as name=value")
        several = isinstance(msgspec.inspect.type_info(known[name].type), msgspec.inspect.VarTupleType)
        parts = [part.strip() for part in typed.split(",") if part.strip()]
        try:
            chosen[name] = msgspec.convert(parts if several else typed, known[name].type, strict=False)
        except msgspec.ValidationError as wrong:
            raise ValueError(f"{word!r} can't be: {wrong}") from wrong
    return chosen
