"""What can be played here."""

from typing import Any

import msgspec
from fastapi import APIRouter
from pydantic import BaseModel

from mokum.bots import BOTS
from mokum.catalog import games
from mokum.kernel.game import AnyGame

router = APIRouter(prefix="/api", tags=["games"])


class GameCard(BaseModel):
    """A game before it is played. `options` is the JSON Schema of what a table may choose."""

    slug: str
    plays: str
    seats: list[int]
    rules_version: int
    options: dict[str, Any]
    bots: list[str]


def _card(game: AnyGame) -> GameCard:
    meta = game.meta
    return GameCard(
        slug=meta.slug,
        plays=meta.plays,
        seats=list(meta.seats),
        rules_version=meta.rules_version,
        options=msgspec.json.schema(game.types.options),
        bots=list(BOTS),
    )


@router.get("/games")
async def catalogue() -> list[GameCard]:
    """Every game of the house."""
    return [_card(game) for game in games().values()]
