"""People at a table: they sit down, open their parts of the deal and play any legal move."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any

from mokum.catalog import games
from mokum.kernel.chance import QuickChance
from mokum.kernel.fair import contribution_hash
from mokum.tables import Actor, Answer, Bus, Hall, KeptNames, LocalBus, LocalRunner, Make, Order, Refusal, Sight
from mokum.tables.deciding.commands import AnyCommand, OpenPart, Play, SeatBot, Sit, Start
from mokum.tables.log.standing import Phase
from store.places import Place, new_id

NAMES = ("Anna", "Bert", "Cleo", "Daan", "Els")
CALLED = {name.lower(): name for name in NAMES}
PLAYERS = tuple(Actor(player) for player in CALLED)
ANNA, BERT, CLEO, DAAN, ELS = PLAYERS
WATCHING = Actor("wim")


async def called(players: Collection[str]) -> dict[str, str]:
    return {player: CALLED[player] for player in players if player in CALLED}


def a_few(game: str) -> int:
    """The fewest who play a game together."""
    return max(2, games()[game].meta.seats[0])


def part_of(seat: int) -> bytes:
    return bytes([seat + 1]) * 16


@asynccontextmanager
async def a_hall(place: Place, bus: Bus | None = None, **options: Any) -> AsyncIterator[Hall]:
    """A hall on its own node of the store; its clock is that of the place."""
    async with place.node() as store:
        options = {"names": KeptNames(called)} | options
        hall = Hall(store, bus or LocalBus(), LocalRunner(), clock=place.clock, **options)
        try:
            yield hall
        finally:
            await hall.close()


async def ask(hall: Hall, actor: Actor, table: str, what: AnyCommand) -> Answer | Refusal:
    return await hall.act(actor, table, Order(new_id(), what))


async def do(hall: Hall, actor: Actor, table: str, what: AnyCommand) -> Answer:
    """Asks, and expects it to be done."""
    answer = await ask(hall, actor, table, what)
    assert isinstance(answer, Answer), (what, answer)
    return answer


async def refused(hall: Hall, actor: Actor, table: str, what: AnyCommand) -> Refusal:
    answer = await ask(hall, actor, table, what)
    assert isinstance(answer, Refusal), (what, answer)
    return answer


async def see(hall: Hall, actor: Actor, table: str) -> Sight:
    seen = await hall.look(actor.player, table)
    assert isinstance(seen, Sight), seen
    return seen


async def make(hall: Hall, game: str, seats: int, *, command: str | None = None, **more: Any) -> str:
    answer = await hall.make(ANNA, command or new_id(), Make(game, seats, **more))
    assert isinstance(answer, Answer), answer
    return answer.table


async def sit(hall: Hall, table: str, seat: int, actor: Actor | None = None, invitation: str = "") -> None:
    sealed = contribution_hash(table, seat, part_of(seat)).hex()
    await do(hall, actor or PLAYERS[seat], table, Sit(seat, sealed, invitation))


async def begin(hall: Hall, game: str, people: int, bots: int = 0, bot: str = "random", **more: Any) -> str:
    """A table that plays: people at the first seats, bots behind them."""
    table = await make(hall, game, people + bots, **more)
    for seat in range(people):
        await sit(hall, table, seat)
    for seat in range(people, people + bots):
        await do(hall, ANNA, table, SeatBot(seat, bot))
    await do(hall, ANNA, table, Start())
    for seat in range(people):
        await do(hall, PLAYERS[seat], table, OpenPart(part_of(seat).hex()))
    return table


async def play_some(halls: list[Hall], table: str, moves: int, seed: int | str = 1) -> int:
    """So many random moves of people, each through any hall; says how many were played before the end."""
    chance = QuickChance(seed)
    for played in range(moves):
        watched = await see(halls[0], WATCHING, table)
        if watched.phase is Phase.OVER:
            return played
        seat = watched.awaited[chance.below(len(watched.awaited))]
        hall = halls[chance.below(len(halls))]
        offered = (await see(hall, PLAYERS[seat], table)).moves
        await do(hall, PLAYERS[seat], table, Play(offered[chance.below(len(offered))]))
    return moves
