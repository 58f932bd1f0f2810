"""What a client says about a lot that is sold on a clock. Nobody else may notice it: it is neither told nor counted."""

from mokum.lots.presses import Link
from mokum.tables import Hall, Refusal
from mokum.tables.deciding.commands import Code
from mokum.web.messages import asked, told

AboutLots = asked.Ready | asked.Press | asked.Stop

SEALED = frozenset({"press", "stop"})
"""The types of messages that are secret until the lot closes."""
KNOWS_THE_TIME = 5
"""Samples of the server's clock without which nobody is ready."""

NOT_READY = Refusal(Code.NOT_ALLOWED, "Know the time of the server first: send `sync`.")


async def hand_in(hall: Hall, player: str, message: AboutLots, heard: int, link: Link) -> told.Pressed | Refusal | None:
    """The answer, if there is one. `heard` is when the message came, by this node's clock."""
    lots = hall.lots
    match message:
        case asked.Ready():
            if message.samples < KNOWS_THE_TIME:
                return NOT_READY
            return await lots.ready(player, message.table, message.lot, link)
        case asked.Press():
            refusal = await lots.press(
                player,
                message.table,
                message.command,
                call=message.lot,
                step=message.step,
                claimed=message.at,
                heard=heard,
                link=link,
            )
        case asked.Stop():
            refusal = await lots.stop(player, message.table, message.command, message.lot, message.step)
    return told.Pressed(message.table, message.command, message.lot) if refusal is None else refusal
