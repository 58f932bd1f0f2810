"""Running games. A table is a log; every hall folds it, decides on it, and shows each viewer what it may see.

What the floors above use:

    store = await open_store(Database(url), key=key, clock=clock)
    hall = Hall(store, bus, LocalBench(), clock=clock, names=names)
        # bus: LocalBus() or NatsBus(url, Post(key)); clock: () -> milliseconds
    keeper = Keeper(hall); keeper.start()                  # timers and the sweep for lost hints
    talking = Talking(hall)

    await hall.make(actor, command_id, Make(game, seats, options, clock, private)) -> Answer(table, version) | Refusal
    await hall.act(actor, table, Order(id, what, version=None))                    -> Answer(table, version) | Refusal
    await hall.look(player, table, invitation="")                                  -> Sight | Refusal
    await hall.watch(player, table, after=0, invitation="")                        -> Feed | Refusal
    await hall.record(player, table, invitation="")                                -> str | Refusal
    await talking.say(actor, table, text, invitation="")    -> ChatLine | Refusal
    await talking.hide(actor, table, line)                  -> None | Refusal
    await talking.lines(player, table, before=None)         -> list[ChatLine] | Refusal
    await keeper.close(); await hall.close()               # then the bus and the store, by whoever opened them

`Actor(player)` is who asks, by reference; `names` (`KeptNames`) tells what players are called. `order.what` is one of
`commands.AnyCommand` (a tagged union: Sit, SeatBot, Unseat, Leave, ComeBack, Start, OpenPart, Play, TakeBack,
AnswerTakeBack, Resign, AskPace, AnswerPace, TakeVacation, AskRematch, CloseTable). Ids of commands are UUIDs that the
client makes; the same id sent again has one effect and the same answer. `Refusal(code, words, rule, version)`;
`Code.RETRY` means: send the same again.

A `Feed` is an async iterator of `Update(rows, sight) | Said(line) | Unsaid(line)`. The versions of rows are dense
from `after + 1`; an update without rows and with a newer sight means that the viewer was too far behind, and begins
anew from the sight. `feed.close()` when done. The first update comes at once.

The order of a table: Make; Sit(seat, part_hash) by each player, SeatBot by the host; Start by the host (phase
`dealing`); OpenPart(part) by each player within ten seconds; then it is `playing`, and `sight.awaited`,
`sight.view` and `sight.moves` say the rest. A `part` is 16 random bytes in hexadecimal, and `part_hash` is
`mokum.kernel.fair.contribution_hash(table, seat, part).hex()`. After the game AskRematch opens `sight.rematch`, where
everybody has the same seat; Sit at it is a player's yes, and the last one begins the deal without Start.
"""

from mokum.tables.bots.runner import BotRunner, LocalRunner
from mokum.tables.bus import Bus
from mokum.tables.bus.hints import Said, Talk, Unsaid
from mokum.tables.bus.local import LocalBus
from mokum.tables.deciding.commands import Actor, Answer, AnyCommand, Code, Make, Order, Refusal
from mokum.tables.log.clocks import Clock, Days, Live, Untimed
from mokum.tables.node.feed import Feed, Update
from mokum.tables.serving.hall import Hall
from mokum.tables.serving.keeper import Keeper
from mokum.tables.serving.talking import Talking
from mokum.tables.showing.names import KeptNames, Names
from mokum.tables.showing.projecting import Sight
from mokum.tables.showing.seen_rows import SeenRow

__all__ = [
    "Actor",
    "Answer",
    "AnyCommand",
    "BotRunner",
    "Bus",
    "Clock",
    "Code",
    "Days",
    "Feed",
    "Hall",
    "Keeper",
    "KeptNames",
    "Live",
    "LocalBus",
    "LocalRunner",
    "Make",
    "Names",
    "Order",
    "Refusal",
    "Said",
    "SeenRow",
    "Sight",
    "Talk",
    "Talking",
    "Unsaid",
    "Untimed",
    "Update",
]
