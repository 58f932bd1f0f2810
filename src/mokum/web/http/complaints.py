"""To complain of somebody; and what concerns oneself: one's role, measures, and what became of complaints."""

from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from mokum.people.moderation.values import ComplaintReason, MeasureKind, NewComplaint, Role
from mokum.people.networks import one_household
from mokum.web.http.asking import FOR_PEOPLE, Admitted, FromClient, SignedIn, StrictRoute, ThisNode
from mokum.web.http.people import Body, Name, Player, player_of
from mokum.web.http.problems import not_found, of_the_gate, problem_responses
from mokum.web.http.shapes import Uuid
from mokum.web.http.tables import refused

router = APIRouter(
    prefix="/api",
    tags=["moderation"],
    route_class=StrictRoute,
    responses={**of_the_gate(), **problem_responses(401, 503)},
    dependencies=FOR_PEOPLE,
)
MOST_WORDS = 500

Ref = Annotated[str, Field(pattern="^[0-9a-f]{1,64}$")]


class NewComplaintBody(Body):
    """Of whom, why, and where it was: at a table, or a line of chat there. The server adds what it saw itself."""

    about: Ref
    reason: ComplaintReason
    words: Annotated[str, Field(max_length=MOST_WORDS)] = ""
    table: Uuid | None = None
    line: Annotated[int, Field(ge=1, le=2**53)] | None = None
    invitation: Annotated[str, Field(max_length=100)] = ""


class Filed(BaseModel):
    """It was heard. Whoever says the same again is told the same."""

    complaint: int


class OwnAppeal(BaseModel):
    """What one answered to a measure, and what became of that."""

    words: str
    at: int
    state: Literal["waiting", "kept", "lifted"]


class OwnMeasure(BaseModel):
    """A measure against whoever asks, why it was taken, and until when one may answer it once."""

    id: int
    kind: MeasureKind
    reason: str
    table: str | None
    begun_at: int
    ends_at: int | None
    in_force: bool
    appeal: OwnAppeal | None
    appeal_until: int | None
    """Nothing where it was answered, or is too late."""


class OwnComplaint(BaseModel):
    """What one complained of, and whether something was done; what was done is not said."""

    id: int
    at: int
    player: str
    name: str
    reason: ComplaintReason
    words: str
    state: Literal["waiting", "acted", "rejected", "decided"]


class OwnModeration(BaseModel):
    """All that concerns whoever asks."""

    role: Role
    must_rename: bool
    measures: list[OwnMeasure]
    complaints: list[OwnComplaint]


class NewAppeal(Body):
    """What one answers to a measure; once."""

    words: Annotated[str, Field(min_length=1, max_length=1000)]


class NewName(Body):
    """Another name, where one was asked for it."""

    name: Name


@router.post("/complaints", status_code=201, responses=problem_responses(404, 410))
async def complain(node: ThisNode, session: Admitted, client: FromClient, body: NewComplaintBody) -> Filed:
    """Tell the moderators. Whoever is complained of is not told by whom. The same, told by several, is one case."""
    complaint = NewComplaint(body.about, body.reason, body.words, body.table or "", body.line or 0)
    household = one_household(client.address)
    filed = await node.moderating.complain(session.player, household, complaint, body.invitation)
    if not isinstance(filed, int):
        raise refused(filed)
    return Filed(complaint=filed)


@router.get("/me/moderation")
async def what_concerns_me(node: ThisNode, session: SignedIn) -> OwnModeration:
    """Open to those who are banned, too: everybody may read why."""
    own = await node.people.moderation.own(session.player)
    return OwnModeration.model_validate(own, from_attributes=True)


@router.post("/me/moderation/{measure}/appeal", status_code=204, responses=problem_responses(404, 409))
async def appeal(node: ThisNode, session: SignedIn, measure: int, body: NewAppeal) -> None:
    """Answer a measure, once and within 14 days. Another moderator reads it."""
    if not 0 < measure < 2**53:
        raise not_found()
    await node.people.moderation.appeal(session.player, measure, body.words)


@router.post("/me/name", responses=problem_responses(409))
async def choose_name(node: ThisNode, session: SignedIn, body: NewName) -> Player:
    """Choose another name, where one was asked for it; at once."""
    return player_of(await node.people.renaming.choose(session, body.name))
