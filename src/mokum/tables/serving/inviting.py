"""Invites bots that people made: the name is somebody else's to know, and so is how often one may ask."""

from collections.abc import Awaitable, Callable

from mokum.tables.deciding.commands import Actor, Code, Invite, Refusal
from mokum.tables.deciding.context import Decision
from mokum.tables.deciding.seating import invite
from mokum.tables.log.standing import Standing

FindBot = Callable[[Actor, str], Awaitable[str | Refusal]]
"""The reference of the bot of this name, for somebody who invites it, or why not."""

NO_BOT = Refusal(Code.NOT_ALLOWED, "There is no bot of this name.")


async def no_bots(_: Actor, __: str) -> str | Refusal:
    """For a server where nobody makes bots."""
    return NO_BOT


async def decide_invitation(standing: Standing, actor: Actor, command: Invite, find_bot: FindBot) -> Decision:
    """What forbids it whichever bot is meant is said before anybody is asked for, and counted."""
    decision = invite(standing, actor, command, "")
    if isinstance(decision, Refusal):
        return decision
    found = await find_bot(actor, command.name)
    return found if isinstance(found, Refusal) else invite(standing, actor, command, found)
