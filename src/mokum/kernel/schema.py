"""What a game says on the wire, as JSON Schema made from its own types: for whoever writes a client or a bot."""

from typing import Any

import msgspec

from mokum.kernel.game import AnyGame
from mokum.kernel.outcome import Outcome

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_REF = "#/$defs/{name}"


def schema_of(game: AnyGame) -> dict[str, Any]:
    """Of an object with one of everything: view, facts, an event as a viewer sees it, a move, options, an outcome."""
    types = game.types
    kinds = (types.view, types.facts, types.event | types.redacted, types.options, Outcome)
    (view, facts, event, options, outcome), parts = msgspec.json.schema_components(kinds, ref_template=_REF)
    return {
        "$schema": DIALECT,
        "title": game.meta.slug,
        "description": f"The rules of {game.meta.plays}, version {game.meta.rules_version}.",
        "type": "object",
        "properties": {
            "view": view,
            "facts": facts,
            "event": event,
            "move": {"enum": [str(move) for move in game.catalogue]},
            "options": options,
            "outcome": outcome,
        },
        "$defs": parts,
    }
