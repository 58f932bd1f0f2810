"""The facts of the moments that the client's tests begin from: `<file>.facts.json` beside each file with views."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mokum.catalog import game as find_game
from mokum.kernel.chance import QuickChance
from mokum.kernel.codec import Codec, encode
from mokum.kernel.facts import facts_of
from mokum.kernel.game import AnyGame

FACTS = ".facts.json"


def moments(folders: Mapping[str, Path]) -> dict[Path, str]:
    """Every file with facts, as it is to be: those of a state that whoever had the view could have been looking at.

    `folders` are the clients of games, by slug.
    """
    written = {}
    for slug, folder in folders.items():
        game = find_game(slug)
        if game.types.facts is None:
            continue
        for path in sorted(folder.rglob("testing/*.json")):
            if path.name.endswith(FACTS):
                continue
            told = json.loads(path.read_text())
            if isinstance(told, dict) and all(
                isinstance(moment, dict) and "view" in moment for moment in told.values()
            ):
                facts = {name: json.loads(_facts(game, moment)) for name, moment in told.items()}
                written[path.with_suffix(FACTS)] = json.dumps(facts, ensure_ascii=False) + "\n"
    return written


def _facts(game: AnyGame, moment: dict[str, Any]) -> bytes:
    view = Codec(game).view(encode(moment["view"]))
    return encode(facts_of(game, game.imagine(view, QuickChance("moments")), moment.get("seat", 0)))
