"""What the moderators' desk shows and is told."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from mokum.people.moderation.values import (
    CaseReason,
    CaseState,
    ComplaintReason,
    Conflict,
    MeasureKind,
    NewMeasure,
    SignKind,
)
from mokum.web.http.people import Body


class Person(BaseModel):
    """Somebody, as they are called now."""

    player: str
    name: str
    kind: str


class CaseCard(BaseModel):
    """A case in the list. Where it is closed to whoever asks it says why, and not about whom or of which table."""

    id: int
    reason: CaseReason
    about: Person | None
    table: str | None
    game: str | None
    complaints: int
    """0: opened by the server itself, or by an appeal."""
    opened_at: int
    due_at: int
    state: CaseState
    taken_by: Person | None
    closed: Conflict | None


class Desk(BaseModel):
    """Cases, the longest waiting first (of decided ones: the latest first); `next` goes on behind the last of them."""

    cases: list[CaseCard]
    next: int | None
    waiting: int
    """Of all, also those behind this page."""
    oldest_at: int | None


class CaseComplaint(BaseModel):
    """What somebody complained of."""

    id: int
    at: int
    by: Person
    reason: ComplaintReason
    words: str
    line: int | None
    version: int | None
    """Of the table, in that moment."""


class CaseLine(BaseModel):
    """What was said around the lines that were complained of."""

    id: int
    at: int
    by: Person
    text: str
    hidden: bool
    spectator: bool
    complaints: list[int]


class CaseSeat(BaseModel):
    """Who sits where."""

    seat: int
    by: Person


class CaseTable(BaseModel):
    """Where it was. What a spectator sees of it is at `/cases/{case}/table`."""

    table: str
    game: str
    status: str
    rated: bool
    private: bool
    seats: list[CaseSeat]


class CaseMeasure(BaseModel):
    """A measure against the person, from this case or an earlier one."""

    id: int
    case: int | None
    kind: MeasureKind
    reason: str
    by: Person | None
    """Nobody: on the server's own machine."""
    begun_at: int
    ends_at: int | None
    in_force: bool


class CaseHistory(BaseModel):
    """What is known of the person besides this case."""

    games: int
    acted: int
    rejected: int
    complaints_made: int
    measures: list[CaseMeasure]


class CaseDeed(BaseModel):
    """A line of the trail."""

    number: int
    at: int
    by: Person | None
    deed: str
    about: Person | None
    text: str


class CaseSign(BaseModel):
    """Something that can be seen in games, told as it is: it proves nothing by itself."""

    kind: SignKind
    other: Person | None
    count: int
    of: int


class CaseAlike(BaseModel):
    """How often cases of this reason ended with this measure, of the last twenty that did with any."""

    kind: MeasureKind
    days: int | None
    count: int


class CaseAppeal(BaseModel):
    """The answer that this case is about."""

    measure: CaseMeasure
    words: str


class CaseFile(BaseModel):
    """A case, opened."""

    card: CaseCard
    complaints: list[CaseComplaint]
    name: str
    """How the person was called when it was opened; empty if that has gone."""
    lines: list[CaseLine]
    table: CaseTable | None
    history: CaseHistory
    signs: list[CaseSign]
    alike: list[CaseAlike]
    trail: list[CaseDeed]
    appeal: CaseAppeal | None
    may_decide: bool


class HideLines(Body):
    """Nobody is shown these lines any more."""

    type: Literal["hide"]
    lines: Annotated[list[Annotated[int, Field(ge=1, le=2**53)]], Field(min_length=1, max_length=50)]


class Mute(Body):
    """The person cannot write anywhere, and plays on."""

    type: Literal["mute"]
    days: Annotated[int, Field(ge=1, le=365)]


class CloseCaseTable(Body):
    """The table ends without a result: what happened is kept, and no rating changes."""

    type: Literal["close"]


class AskForName(Body):
    """The person has a neutral name until they choose another one."""

    type: Literal["name"]


class Ban(Body):
    """The person can neither sit down, look for players, nor write; a bot stands in where they play."""

    type: Literal["ban"]
    days: Annotated[int, Field(ge=1, le=3650)]


AnyMeasure = Annotated[HideLines | Mute | CloseCaseTable | AskForName | Ban, Field(discriminator="type")]


class Decision(Body):
    """`act` takes measures, `reject` takes none. An appeal is answered with `lift` or `keep`."""

    verdict: Literal["act", "reject", "lift", "keep"]
    reason: Annotated[str, Field(max_length=1000)]
    """The person reads it where something is done."""
    measures: Annotated[list[AnyMeasure], Field(default_factory=list, max_length=5)]
    tell: bool = True
    """Whether those who complained read that something was done."""


class Lifting(Body):
    """Why a measure ends."""

    reason: Annotated[str, Field(min_length=1, max_length=1000)]


def as_measures(decision: Decision) -> tuple[NewMeasure, ...]:
    """The same for the people."""
    return tuple(
        NewMeasure(
            measure.type,
            days=measure.days if isinstance(measure, Mute | Ban) else None,
            lines=tuple(measure.lines) if isinstance(measure, HideLines) else (),
        )
        for measure in decision.measures
    )
