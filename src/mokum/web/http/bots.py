"""Bots that people make, their tokens, and the stream of what concerns a bot."""

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from mokum.people import values
from mokum.people.networks import one_household
from mokum.web.http.asking import FOR_PEOPLE, Admitted, FromClient, ReadsByToken, SignedIn, StrictRoute, ThisNode, admit
from mokum.web.http.people import Body, Name
from mokum.web.http.problems import NotGranted, of_the_gate, problem_responses
from mokum.web.http.shapes import STREAMED_SHAPE
from mokum.web.streaming import StreamResponse

_ALWAYS = {**of_the_gate(), **problem_responses(401)}
router = APIRouter(
    prefix="/api/bots", tags=["bots"], route_class=StrictRoute, responses=_ALWAYS, dependencies=FOR_PEOPLE
)
for_tokens = APIRouter(prefix="/api", tags=["bots"], route_class=StrictRoute, responses=_ALWAYS)


class NewBot(Body):
    """A bot that plays under this name, and a mark behind it."""

    name: Name


class NewToken(Body):
    """What its owner calls it, and what it is good for."""

    name: Annotated[str, Field(max_length=64)]
    scopes: Annotated[list[values.Scope], Field(min_length=1, max_length=2)]


class TokenCard(BaseModel):
    """A token as the owner of its bot sees it; the secret is not shown again."""

    id: str
    name: str
    scopes: list[values.Scope]
    created_at: int
    used_at: int | None


class MadeToken(TokenCard):
    """A token that was just made, with its secret: `Authorization: Bearer …`."""

    token: str


class BotCard(BaseModel):
    """A bot as its owner sees it."""

    ref: str
    name: str
    created_at: int
    tokens: list[TokenCard]


class PublicBot(BaseModel):
    """A bot as everybody sees it, with the name of who answers for it."""

    ref: str
    name: str
    owner: str


def _token(token: values.Token) -> TokenCard:
    return TokenCard.model_validate(token, from_attributes=True)


def _bot(bot: values.OwnedBot) -> BotCard:
    player, tokens = bot.player, [_token(token) for token in bot.tokens]
    return BotCard(ref=player.ref, name=player.name, created_at=player.created_at, tokens=tokens)


@router.get("")
async def bots(node: ThisNode, session: SignedIn) -> list[BotCard]:
    """The bots that the player made, the oldest first."""
    return [_bot(bot) for bot in await node.people.bots_of(session)]


@router.post("", status_code=201, responses=problem_responses(409))
async def make(node: ThisNode, session: Admitted, client: FromClient, body: NewBot) -> BotCard:
    """Make a bot; this needs an account."""
    await admit(node, client)
    return _bot(values.OwnedBot(await node.people.make_bot(session, body.name), []))


@router.get("/{bot}", responses=problem_responses(404))
async def look(node: ThisNode, session: SignedIn, bot: str) -> PublicBot:
    """Who answers for a bot."""
    found = await node.people.bots.known(bot)
    owner = await node.people.player(found.owner or "")
    return PublicBot(ref=found.ref, name=found.name, owner=owner.name)


@router.delete("/{bot}", status_code=204, responses=problem_responses(404))
async def remove(node: ThisNode, session: SignedIn, bot: str) -> None:
    """Forget a bot: its tokens open nothing any more, and its games go on without it."""
    await node.people.remove_bot(session, bot)


@router.post("/{bot}/tokens", status_code=201, responses=problem_responses(404, 409))
async def make_token(node: ThisNode, session: Admitted, bot: str, body: NewToken) -> MadeToken:
    """A new token of a bot. Its secret is shown this once."""
    token, secret = await node.people.tokens.make(session.player, bot, body.name, body.scopes)
    return MadeToken(**_token(token).model_dump(), token=secret)


@router.delete("/{bot}/tokens/{id}", status_code=204, responses=problem_responses(404))
async def revoke(node: ThisNode, session: SignedIn, bot: str, id: str) -> None:  # noqa: A002
    """It opens nothing any more, and its streams end."""
    await node.people.tokens.revoke(session.player, bot, id)


@for_tokens.get(
    "/stream",
    responses={200: {"content": {"application/x-ndjson": {"schema": STREAMED_SHAPE}}}},
    response_class=Response,
)
async def stream(node: ThisNode, token: ReadsByToken, client: FromClient) -> StreamResponse:
    """All that concerns a bot, a line of JSON for each, until one of the two ends it."""
    player = await node.people.player(token.player)
    if not node.handshakes.take(one_household(client.address)) or not node.streams.enter(token.player):
        raise NotGranted(429, "too_many", "Too many streams of this bot, or from where you are.", again_in=5)
    return StreamResponse(node, token, player)
