"""The table service of one node: any node takes any command for any table, and the log is the only truth."""

import secrets
from collections.abc import Callable, Sequence

from mokum.bots.tips import Tip
from mokum.kernel.event import Seat
from mokum.kernel.foreseeing import Prospect
from mokum.store import Away, BrokenChain, Store, StoreUnavailable, Timer
from mokum.tables.archive.desk import Desk
from mokum.tables.archive.drawer import Pay, free
from mokum.tables.archive.recording import NotOver
from mokum.tables.archive.records import Records
from mokum.tables.bots.jobs import Job, job_for
from mokum.tables.bots.runner import BotRunner
from mokum.tables.bots.thinking import Why
from mokum.tables.bots.tip_jobs import tip_job
from mokum.tables.bus import Bus
from mokum.tables.chores import Chores
from mokum.tables.deciding import decide
from mokum.tables.deciding.commands import Actor, Answer, AskRematch, Code, Invite, Make, Order, Refusal, Sit
from mokum.tables.deciding.context import NEVER_AWAY, Context, Decision
from mokum.tables.deciding.foreseeing import prospects_of
from mokum.tables.deciding.playing import NOT_AWAITED, BotMove, play_bot
from mokum.tables.deciding.ringing import RINGS
from mokum.tables.log import naming
from mokum.tables.log.standing import Standing
from mokum.tables.log.timing import BOT, PATIENCE, awaited_bots, timers
from mokum.tables.node.clerk import RETRY, Asked, Clerk, Decide
from mokum.tables.node.feed import Feed
from mokum.tables.node.pulse import Pulse
from mokum.tables.node.reception import Reception
from mokum.tables.node.shelf import CAPACITY
from mokum.tables.node.table import Table
from mokum.tables.selling.lots import Lots, monotonic_ms
from mokum.tables.serving.admitting import Admitting, ShutsOut, nobody_does
from mokum.tables.serving.calling_back import CallingBack, CallOut, is_of_calls, nobody_calls
from mokum.tables.serving.following import Following
from mokum.tables.serving.inviting import FindBot, decide_invitation, no_bots
from mokum.tables.serving.opening import HasAccount, Opening, Toll, all_have, no_toll
from mokum.tables.serving.supervising import Supervising
from mokum.tables.showing.names import Nameless, Names
from mokum.tables.showing.projecting import Sight

NAMELESS = Nameless()
EPOCH_BYTES = 8
NO_DEAL = Refusal(
    Code.NOT_ALLOWED,
    "This game began from a position that was laid out. Nothing was dealt, so there is no record to check.",
)
NO_TIP = Refusal(Code.TOO_MANY, "The bots are busy: ask again in a moment.", again_in=5)


class Hall:
    """What the web, the terminal and the bots ask of tables."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        runner: BotRunner,
        *,
        clock: Callable[[], int],
        seeds: Callable[[int], bytes] = secrets.token_bytes,
        names: Names = NAMELESS,
        toll: Toll = no_toll,
        find_bot: FindBot = no_bots,
        has_account: HasAccount = all_have,
        shuts_out: ShutsOut = nobody_does,
        call_out: CallOut = nobody_calls,
        beats: bool = True,
        stand_in: str = "greedy",
        capacity: int = CAPACITY,
        ticks: Callable[[], int] = monotonic_ms,
    ) -> None:
        self.store, self.bus, self.clock, self.names = store, bus, clock, names
        self._runner, self._stand_in = runner, stand_in
        self._find_bot, self._admitting = find_bot, Admitting(has_account, shuts_out)
        self.pulse = Pulse(store, clock) if beats else None
        self._chores, self.desk = Chores(), Desk()
        self._reception = Reception(store, self._chores, names, capacity)
        self.calling_back = CallingBack(store, self._reception, clock, call_out)
        self._records = Records(store, names, self.desk)
        # Two circles of calls go through this hall: what is written may call a lot, or ask a bot, and both write again.
        self.lots = Lots(
            store,
            bus,
            secrets.token_hex(EPOCH_BYTES),
            ticks,
            commit=self._commit,
            load=self._reception.load,
            context=self._lot_context,
            choose=runner.choose,
        )
        self._clerk = Clerk(
            store, bus, runner, clock, self._chores, deliver=self.play_bot, notice=self.lots.auctioneer.notice
        )
        self.opening = Opening(store, self._clerk, self._chores, seeds, toll)
        self.supervising = Supervising(self._reception, self._commit)
        self._following = Following(bus, self._reception, self._clerk, self._chores)

    # Commands

    async def make(self, actor: Actor, command: str, wish: Make) -> Answer | Refusal:
        """Open a table. The same command opens one table, however often it is sent."""
        if (refusal := _fault(actor, command)) is not None:
            return refusal
        try:
            refusal = await self._admitting.host(actor, wish)
        except StoreUnavailable:
            return RETRY
        return refusal or await self.opening.make(actor, command, wish)

    async def act(self, actor: Actor, table: str, order: Order) -> Answer | Refusal:
        """Carry out a command. An answer means that it is on disk; `retry` means: send the same once more."""
        if (refusal := _fault(actor, order.id)) is not None:
            return refusal
        what = order.what
        found = await self._reception.find(table, actor.player, what.invitation if isinstance(what, Sit) else "")
        if isinstance(found, Refusal):
            return found

        async def decision(standing: Standing) -> Decision:
            if order.version is not None and order.version != standing.version:
                if order.version > standing.version:  # the log was read on before this is said for good
                    return Refusal(Code.BAD_REQUEST, "The table is not that far yet.", version=standing.version)
                return Refusal(Code.CONFLICT, "The table has moved on.", version=standing.version)
            if isinstance(what, Sit) and (refusal := await self._admitting.player(standing, actor)) is not None:
                return refusal
            if isinstance(what, AskRematch):
                return await self.opening.rematch(standing, actor, what)
            if isinstance(what, Invite):
                return await decide_invitation(standing, actor, what, self._find_bot)
            return decide(standing, actor, what, await self._context(found))

        asked = Asked(actor.player, naming.command_of(actor.player, order.id), naming.digest(what))
        return await self._commit(found, asked, decision)

    async def _context(self, table: Table) -> Context:
        return Context(self.clock(), await table.seed(), self._stand_in, self._away)

    async def _lot_context(self, table: Table) -> Context:
        return Context(self.clock(), await table.seed(), self._stand_in, self._away, self.lots.epoch)

    async def job(self, table: str, turn: int, seat: Seat) -> Job | Refusal:
        """What the bot of a seat was asked at version `turn`, if it is still asked that."""
        found = await self._reception.load(table, fresh=True)
        if isinstance(found, Refusal):
            return found
        standing = found.standing
        if seat not in awaited_bots(standing) or standing.turns[seat] != turn:
            return NOT_AWAITED
        try:
            return job_for(standing, seat, await found.seed())
        except StoreUnavailable:
            return RETRY

    async def play_bot(self, job: Job, move: str) -> Answer | Refusal:
        """A bot's answer to its job; it counts once, whoever computed it."""
        found = await self._reception.load(job.table)
        if isinstance(found, Refusal):
            return found
        command = BotMove(job.seat, job.turn, move)

        async def decision(standing: Standing) -> Decision:
            return play_bot(standing, command, Context(self.clock(), await found.seed(), self._stand_in))

        asked = Asked("", naming.bot_command(job.table, job.turn, job.seat), naming.digest(command))
        return await self._commit(found, asked, decision)

    async def ring(self, timer: Timer) -> None:
        """A timer is due. What it brings about it brings about once, whichever hall it rings in."""
        found = await self._reception.load(timer.table, fresh=True)
        if isinstance(found, Refusal):
            return
        if timers(found.standing).get(timer.name) is None:
            await self.store.clear_timer(timer)
        elif timer.name == BOT:
            await self._clerk.ask_bots(found)
        elif is_of_calls(timer.name):
            await self.calling_back.ring(found.standing, timer)
        else:

            async def decision(standing: Standing) -> Decision:
                context = await self._lot_context(found)
                happenings = RINGS[timer.name](standing, context)
                return happenings or Refusal(Code.NOT_ALLOWED, "It is not time.")

            asked = Asked("", naming.timer_command(timer.table, timer.name, found.standing.version), timer.name)
            answer = await self._commit(found, asked, decision)
            # It was roused, and for nothing; after trouble nobody knows that yet, and it rings again after its lease.
            is_in_vain = isinstance(answer, Refusal) and answer.code is Code.NOT_ALLOWED
            if is_in_vain and timer.due_at > self.clock():
                await self.store.lay_timer(timer)

    async def _commit(self, table: Table, asked: Asked, decision: Decide) -> Answer | Refusal:
        try:
            if self.pulse is not None:
                await self.pulse.be_sure()
            answer = await self._chores.finish(self._clerk.commit(table, asked, decision))
        except StoreUnavailable:
            return RETRY
        except BrokenChain as error:
            return self._reception.broken(error)
        if answer is RETRY and self.pulse is not None:
            self.pulse.doubt()
        return answer

    @property
    def _away(self) -> Away:
        return NEVER_AWAY if self.pulse is None else self.pulse.away

    # Looking on

    async def look(self, player: str, table: str, invitation: str = "") -> Sight | Refusal:
        """What a player sees of a table now."""
        found = await self._reception.find(table, player, invitation, fresh=True)
        if isinstance(found, Refusal):
            return found
        await found.learn_names()
        standing = found.standing
        return found.sight(standing.viewer(player), is_host=bool(player) and player == standing.made.host)

    async def ask(self, player: str, table: str, moves: Sequence[str]) -> tuple[int, tuple[Prospect, ...]] | Refusal:
        """What moves of one's own would bring, and at which version that is so. Nothing is played or written."""
        found = await self._reception.find(table, player, "")
        if isinstance(found, Refusal):
            return found
        standing = found.standing
        prospects = prospects_of(standing, player, moves)
        return prospects if isinstance(prospects, Refusal) else (standing.version, prospects)

    async def tip(self, player: str, table: str, mine: str = "") -> tuple[int, Tip] | Refusal:
        """What the strongest bot would do in a player's place, and at which version; also about a move of one's own."""
        found = await self._reception.find(table, player, "")
        if isinstance(found, Refusal):
            return found
        try:
            job = tip_job(found.standing, player, mine, await found.seed())
        except StoreUnavailable:
            return RETRY
        if isinstance(job, Refusal):
            return job
        tip = await self._runner.tip(job)
        return NO_TIP if isinstance(tip, Why) else (job.version, tip)

    async def watch(self, player: str, table: str, after: int = 0, invitation: str = "") -> Feed | Refusal:
        """Everything that a player may see of a table, from behind a version on. The feed must be closed."""
        return await self._following.watch(player, table, after, invitation)

    async def record(self, player: str, table: str, invitation: str = "", *, pay: Pay = free) -> str | Refusal:
        """The record of a finished game, as a text. `pay` is called if it has to be written first."""
        found = await self._reception.find(table, player, invitation, fresh=True)
        if isinstance(found, Refusal):
            return found
        if found.standing.made.tried_from is not None:
            return NO_DEAL
        try:
            return await self._records.of(found.standing, pay)
        except NotOver:
            return Refusal(Code.NOT_ALLOWED, "The game is not over.")
        except StoreUnavailable:
            return RETRY
        except BrokenChain as error:
            return self._reception.broken(error)

    async def begin_asking(self, table: str) -> None:
        """The bots of a table that begins in the middle of a game are asked at once, and not when their timer rings."""
        found = await self._reception.load(table)
        if not isinstance(found, Refusal):
            await self._clerk.ask_bots(found)

    def rename(self, player: str) -> None:
        """Somebody has another name from now on: whoever looks at a table of theirs is shown it."""
        self._reception.rename(player)
        self._records.rename(player)

    async def sweep(self) -> None:
        """Compare all tables that somebody looks at with the store: a hint, or a whole node, may be lost."""
        await self._reception.sweep()
        await self.lots.look_after(self._reception.watched())
        for table in self._reception.watched():
            if table.standing.is_of_bots and table.standing.at + PATIENCE <= self.clock():
                await self._clerk.ask_bots(table)  # whoever computed its move may have died

    async def close(self) -> None:
        """End what is under way. The store and the bus are their owner's to close."""
        await self.lots.close()
        await self._runner.close()
        await self._chores.close()
        await self.desk.close()


def _fault(actor: Actor, command: str) -> Refusal | None:
    if not actor.player:
        return Refusal(Code.NOT_ALLOWED, "Only players may do that.")
    return None if naming.is_name(command) else Refusal(Code.BAD_REQUEST, "A command has a UUID.")
