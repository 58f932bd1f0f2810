"""Try it from here: a practice table that begins from a position of a finished game."""

from uuid import uuid4

from mokum.store import BrokenChain
from mokum.tables.archive.desk import Send
from mokum.tables.archive.tasks import LayOut, NoSuchMove
from mokum.tables.companion import TaskFailed
from mokum.tables.deciding.commands import Actor, Answer, Code, Refusal
from mokum.tables.deciding.trying import Tried
from mokum.tables.log.paging import pages
from mokum.tables.log.standing import Phase
from mokum.tables.log.tried_from import TriedFrom
from mokum.tables.node.reception import BROKEN
from mokum.tables.serving.hall import Hall

NOT_YET = Refusal(Code.NOT_OVER, "The game is not over.")
NO_SEAT = Refusal(Code.BAD_REQUEST, "There is no such seat.")
NO_MOVE = Refusal(Code.BAD_REQUEST, "The game had not so many moves.")


async def try_from_here(
    hall: Hall, actor: Actor, table: str, *, move: int, seat: int, invitation: str = ""
) -> Answer | Refusal:
    """Whoever may see the replay may play on from it, before any of its moves and at any seat."""
    seen = await hall.look(actor.player, table, invitation)
    if isinstance(seen, Refusal):
        return seen
    if seen.phase is not Phase.OVER:
        return NOT_YET
    if not 0 <= seat < len(seen.seats):
        return NO_SEAT

    async def lay(luck: str) -> bytes:
        async def work(send: Send) -> LayOut:
            async for rows in pages(hall.store, table, to=seen.version):
                await send(rows)
            return LayOut(move, seat, luck)

        return await hall.desk.ask(work)

    tried = Tried(
        player=actor.player,
        seat=seat,
        where=TriedFrom(table, move),
        game=seen.game,
        options=seen.options,
        bots=tuple(place.bot for place in seen.seats),
    )
    try:
        answer = await hall.opening.lay_out(actor, str(uuid4()), tried, lay)
    except TaskFailed as failed:
        if failed.error != NoSuchMove.__name__:
            raise
        return NO_MOVE
    except BrokenChain:
        return BROKEN
    if isinstance(answer, Answer):
        await hall.begin_asking(answer.table)
    return answer
