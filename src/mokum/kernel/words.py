"""Pictures in plain text: lines of styled runs that a terminal, a screen reader or a log can show in its own way."""

import msgspec


class Run(msgspec.Struct, frozen=True):
    """A piece of text in one style. A style is a game's own word (`red`, `seat 2`) or one of `dim`, `strong`."""

    text: str
    style: str = ""


Line = tuple[Run, ...]
Picture = tuple[Line, ...]


def plain(picture: Picture) -> str:
    """The picture without its styles."""
    return "\n".join("".join(run.text for run in line).rstrip() for line in picture)
