"""Whoever is called to a table that somebody invites them to: not where they said no meanwhile."""

from uuid import UUID

from mokum.people.values import SignedIn
from mokum.web.about_people import AboutPeople
from people.stage import HOME, PASSWORD, Stage, told

FIRST, SECOND = str(UUID(int=1)), str(UUID(int=2))


async def _invited(stage: Stage, table: str, sender: SignedIn, invited: SignedIn) -> bool:
    await stage.people.ties.invitations.send(sender.player.ref, invited.player.ref, table, b"way")
    return await AboutPeople(stage.people).still_invites(sender.player.ref, invited.player.ref, table)


@told
async def test_who_declined_or_blocked_the_sender_meanwhile_is_not_called(stage: Stage) -> None:
    """A call may wait for the end of quiet hours, and names who invites."""
    anna, bert = [await stage.people.register(name, PASSWORD, HOME) for name in ("Anna", "Bert")]
    about, them = AboutPeople(stage.people), (anna.player.ref, bert.player.ref)
    assert await _invited(stage, FIRST, anna, bert)
    assert not await about.still_invites(*them, SECOND)
    await stage.people.ties.invitations.decline(bert.player.ref, FIRST)
    assert not await about.still_invites(*them, FIRST)
    assert await _invited(stage, SECOND, anna, bert)
    await stage.people.ties.make(bert.player.ref, anna.player.ref, "blocks")
    assert not await about.still_invites(*them, SECOND)
