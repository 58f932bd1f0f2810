"""What can be played here."""

from functools import cache
from typing import Any

import msgspec
from fastapi import APIRouter, Response
from pydantic import BaseModel

from mokum import rulebook
from mokum.bots import BOTS, LEVELS, strength
from mokum.catalog import game as find_game
from mokum.catalog import games
from mokum.kernel.codec import encode
from mokum.kernel.game import AnyGame
from mokum.kernel.schema import schema_of
from mokum.web.http.problems import not_found, problem_responses

router = APIRouter(prefix="/api", tags=["games"])


class OpponentCard(BaseModel):
    """A level at which bots play: its rating in this game and how far off that may be, null if not measured."""

    level: str
    rating: int | None
    doubt: int | None


class GameCard(BaseModel):
    """A game before it is played. `options` is the JSON Schema of what a table may choose.

    `bots` is every bot that may be given a seat; `opponents` are those that people are offered, the weakest first.
    """

    slug: str
    plays: str
    seats: list[int]
    minutes_each: int
    """About how long a game takes for each of its players; 0 if nobody says so."""
    rules_version: int
    options: dict[str, Any]
    bots: list[str]
    opponents: list[OpponentCard]


def _opponent(game: AnyGame, level: str) -> OpponentCard:
    known = strength(game, level)
    return OpponentCard(level=level, rating=known.rating if known else None, doubt=known.doubt if known else None)


def _card(game: AnyGame) -> GameCard:
    meta = game.meta
    return GameCard(
        slug=meta.slug,
        plays=meta.plays,
        seats=list(meta.seats),
        minutes_each=meta.minutes_each,
        rules_version=meta.rules_version,
        options=msgspec.json.schema(game.types.options),
        bots=list(BOTS),
        opponents=[_opponent(game, level) for level in LEVELS],
    )


@cache
def _schema(slug: str) -> bytes:
    return encode(schema_of(find_game(slug)))


@router.get("/games/{game}/schema", response_model=dict[str, Any], responses=problem_responses(404))
async def schema(game: str) -> Response:
    """JSON Schema of a game's view, events, moves, options and outcome, for whoever writes a client or a bot."""
    if game not in games():
        raise not_found()
    return Response(_schema(game), media_type="application/json")


class RuleCard(BaseModel):
    """A rule as its page words it, in English."""

    id: str
    section: str
    text: str


@router.get("/games/{game}/rules", responses=problem_responses(404))
async def rules(game: str) -> list[RuleCard]:
    """The rules page of a game, rule by rule in its order."""
    if game not in games():
        raise not_found()
    return [RuleCard(id=rule.id, section=rule.section, text=rule.text) for rule in rulebook.rules(game).values()]


@router.get("/games")
async def catalogue() -> list[GameCard]:
    """Every game of the server."""
    return [_card(game) for game in games().values()]
