"""The types of games that do not come with Mokum: each has its own in its folder `client`."""

from pathlib import Path

from mokum.catalog import game as find_game
from mokum.catalog import names, shipped
from mokum.game_folders import packages
from wires.pages import game_text


def clients() -> dict[str, Path]:
    """The folder `client` of each game that has one, by its slug."""
    found = {slug: packages()[slug] / "client" for slug in names() if slug not in shipped()}
    return {slug: folder for slug, folder in found.items() if folder.is_dir()}


def wires() -> dict[Path, str]:
    """The file `wire.ts` of each of them, as it is to be."""
    return {folder / "wire.ts": game_text(find_game(slug)) for slug, folder in clients().items()}
