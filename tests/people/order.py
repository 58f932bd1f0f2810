"""Somebody who is complained of, and what is decided, for tests of order."""

from typing import Any

from mokum.people.moderation.values import Case, NewComplaint, NewMeasure, Verdict
from mokum.people.values import SignedIn
from people.stage import HOME, PASSWORD, Stage

TABLE = "7d4dd8e0-0000-4000-8000-0123456789ab"
REASON = "You insulted others twice. We keep tables friendly."


async def a_guest(stage: Stage, name: str) -> SignedIn:
    return await stage.people.guest(name, HOME)


async def an_account(stage: Stage, name: str) -> SignedIn:
    return await stage.people.register(name, PASSWORD, HOME)


async def a_case(stage: Stage, by: SignedIn, about: SignedIn, line: int = 7) -> Case:
    moderation = stage.people.moderation
    await moderation.cases.complain(by.player.ref, NewComplaint(about.player.ref, "insult", "rude", TABLE, line), 12)
    return (await moderation.cases.about(about.player.ref))[0]


async def decide(stage: Stage, moderator: SignedIn, case: Case, *kinds: NewMeasure, verdict: Any = "act") -> None:
    moderation = stage.people.moderation
    await moderation.cases.take(moderator.player.ref, case.id)
    await moderation.decide(moderator.player.ref, case, Verdict(verdict, REASON, kinds))
