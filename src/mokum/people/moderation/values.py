"""The values of moderation: complaints, cases, measures, and what is decided."""

from typing import Literal

import msgspec

Role = Literal["none", "moderator", "admin"]
ComplaintReason = Literal["insult", "advertising", "cheating", "left", "name", "other"]
CaseReason = Literal["insult", "advertising", "cheating", "left", "name", "other", "appeal"]
CaseState = Literal["open", "taken", "decided"]
MeasureKind = Literal["hide", "mute", "close", "name", "ban"]
VerdictKind = Literal["act", "reject", "lift", "keep"]
Conflict = Literal["sits_there", "played_today", "about_you", "about_colleague", "complained", "decided_by_you"]
"""Why a case is closed to a moderator."""
SignKind = Literal["same_network", "one_sided", "left"]
"""What can be seen in games: two share a network, one of two always wins, somebody leaves often."""


class NewComplaint(msgspec.Struct, frozen=True):
    """Of whom, and why; `table` and `line` where it was at one."""

    about: str
    reason: ComplaintReason
    words: str = ""
    table: str = ""
    line: int = 0


class NewMeasure(msgspec.Struct, frozen=True):
    """What is to be done."""

    kind: MeasureKind
    days: int | None = None
    lines: tuple[int, ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """How a case ends."""

    kind: VerdictKind
    reason: str
    measures: tuple[NewMeasure, ...] = ()
    tell: bool = True


DeedKind = Literal[
    "opened",
    "complained",
    "looked",
    "taken",
    "released",
    "hide",
    "mute",
    "close",
    "name",
    "ban",
    "lifted",
    "rejected",
    "appealed",
    "kept",
    "renamed",
    "role",
]


class Deed(msgspec.Struct, frozen=True):
    """A row of the trail. `by` is nobody where it was done on the server's own machine, or by the server itself."""

    number: int
    at: int
    by: str
    deed: DeedKind
    about: str
    case: int
    measure: int
    text: str


class Case(msgspec.Struct, frozen=True):
    """What is to be decided, as it is kept."""

    id: int
    reason: CaseReason
    about: str
    table: str
    name: str
    measure: int | None
    opened_at: int
    state: CaseState
    taken_by: str
    decided_at: int | None
    verdict: Literal["", "act", "reject", "lift", "keep"]
    tell: bool


class Complaint(msgspec.Struct, frozen=True):
    """What somebody complained of, as it is kept."""

    id: int
    case: int
    by: str
    reason: ComplaintReason
    words: str
    line: int
    version: int
    at: int


class Measure(msgspec.Struct, frozen=True):
    """A measure against somebody, as it is kept."""

    id: int
    case: int | None
    about: str
    kind: MeasureKind
    table: str
    by: str
    reason: str
    days: int | None
    begun_at: int
    ends_at: int | None
    lifted_at: int | None
    appeal: str
    appealed_at: int | None
    appeal_state: Literal["", "waiting", "kept", "lifted"]

    def is_in_force(self, now: int) -> bool:
        """Whether it still has an effect on the person."""
        if self.lifted_at is not None or self.kind in ("hide", "close"):
            return False
        return self.ends_at is None or self.ends_at > now


class OwnAppeal(msgspec.Struct, frozen=True):
    """What one answered to a measure, and what became of that."""

    words: str
    at: int
    state: Literal["waiting", "kept", "lifted"]


class OwnMeasure(msgspec.Struct, frozen=True):
    """A measure as the person is told of it."""

    id: int
    kind: MeasureKind
    reason: str
    table: str | None
    begun_at: int
    ends_at: int | None
    in_force: bool
    appeal: OwnAppeal | None
    appeal_until: int | None


class OwnComplaint(msgspec.Struct, frozen=True):
    """What one complained of."""

    id: int
    at: int
    player: str
    name: str
    reason: ComplaintReason
    words: str
    state: Literal["waiting", "acted", "rejected", "decided"]


class OwnModeration(msgspec.Struct, frozen=True):
    """All that concerns one player."""

    role: Role
    must_rename: bool
    measures: list[OwnMeasure]
    complaints: list[OwnComplaint]
