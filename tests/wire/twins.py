"""Two servers whose tables differ only in hidden things: the same people, tables, seeds, times and names."""

import asyncio
import hashlib
import json
import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

import mokum.bootstrap
from contract.resampling import RecordedChance, resampler_of
from contract.tables import choices
from mokum.catalog import game as find_game
from mokum.database import Database, migrate
from mokum.kernel.chance import QuickChance
from mokum.kernel.codec import encode
from mokum.kernel.event import Viewer
from mokum.kernel.fair import contribution_hash
from mokum.kernel.story import begin
from mokum.people import People
from mokum.people.engine import open_engine
from mokum.people.values import Client
from mokum.store import Store
from mokum.tables import Actor, Answer, Hall, Make
from mokum.tables.deciding.commands import AnyCommand, OpenPart, Order, Play, Sit, Start
from mokum.tables.log import snapshots
from mokum.tables.log.clocks import Live
from mokum.tables.log.folding import fold_all
from mokum.tables.log.standing import Standing, options_of
from mokum.web.app import make_app
from mokum.web.node import Node as WebNode
from mokum.web.serving import make_server
from store.places import START, SqlitePlace
from tables.party import a_hall, part_of
from wire.nodes import Node, manners_of, running, settings_of
from wire.playing import letters
from wire.rehearsing import TICK, Luck, Plan, Stage, dictated, opening, redealt, rehearse

FROM_THE_START = -1
CLOCK = Live(3_600_000, 5_000)
PEOPLE = 5
"""Four who sit, and one who looks on."""


class Case(NamedTuple):
    """A table, who looks on, and after how many moves hidden things differ; from the start on, the whole deal does."""

    slug: str
    seats: int
    viewer: Viewer
    moment: int
    seed: int = 0
    steps: int = 10
    choice: str = ""

    @property
    def options(self) -> dict[str, Any]:
        game = find_game(self.slug)
        choice = self.choice or ("everything" if self.slug == "harbour" else "usual")
        chosen = choices(game, self.seats)[choice]
        options: dict[str, Any] = {} if chosen is None else json.loads(encode(chosen))
        return options


class Person(NamedTuple):
    """A guest, and the token of a browser."""

    actor: Actor
    token: str


class Twins(NamedTuple):
    """The files of both servers, and what is to be played there."""

    folder: Path
    people: tuple[Person, ...]
    plans: tuple[Plan, ...]
    luck: Luck
    """Of the other server."""

    @property
    def one(self) -> Path:
        return self.folder / "one"

    @property
    def other(self) -> Path:
        return self.folder / "other"


def prepare(folder: Path, cases: Sequence[Case]) -> Twins:
    """Both servers, up to the moment at which they open."""
    return asyncio.run(_prepare(folder, cases))


async def _prepare(folder: Path, cases: Sequence[Case]) -> Twins:
    both = folder / "both.db"
    await migrate(f"sqlite:///{both}")
    people = await guests(f"sqlite:///{both}")
    actors = tuple(person.actor for person in people)
    place = SqlitePlace(str(both))
    standings = []
    async with a_hall(place, seeds=lambda size: hashlib.sha512(b"seed").digest()[:size]) as hall:
        for number, case in enumerate(cases):
            standings.append(await _table(hall, actors, case, number))
        seed = await hall.store.secret(standings[0].table)
    assert seed is not None
    for name in ("one", "other"):
        (folder / name).mkdir()
        shutil.copy(both, folder / name / "mokum.db")
    twins = Twins(folder, people, (), {})
    plans = []
    async with _store(twins.one) as one, _store(twins.other) as other:
        for case, standing in zip(cases, standings, strict=True):
            plans.append(await _plan(case, standing, actors, seed, stores=(one, other), luck=twins.luck))
    return twins._replace(plans=tuple(plans))


@asynccontextmanager
async def _store(folder: Path) -> AsyncIterator[Store]:
    async with SqlitePlace(str(folder / "mokum.db")).node() as store:
        yield store


async def guests(database: str) -> tuple[Person, ...]:
    engine = await open_engine(Database(database))
    people = People(engine, lambda: START)
    try:
        signed_in = [await people.guest(f"Twin {letters(number)}", Client()) for number in range(PEOPLE)]
    finally:
        people.close()
        await engine.dispose()
    return tuple(Person(Actor(each.player.ref), each.token) for each in signed_in)


async def _table(hall: Hall, actors: tuple[Actor, ...], case: Case, number: int) -> Standing:
    """A table as both servers have it: everybody sits, and some moves are played unless all begins later."""

    async def done(actor: Actor, command: AnyCommand, name: str) -> None:
        answer = await hall.act(actor, table, Order(_uuid(number, name), command))
        assert isinstance(answer, Answer), (command, answer)

    made = await hall.make(actors[0], _uuid(number, "table"), Make(case.slug, case.seats, case.options, CLOCK))
    assert isinstance(made, Answer), made
    table = made.table
    for seat in range(case.seats):
        await done(actors[seat], Sit(seat, contribution_hash(table, seat, part_of(seat)).hex()), f"sit {seat}")
    if case.moment != FROM_THE_START:
        await done(actors[0], Start(), "start")
        for seat in range(case.seats):
            await done(actors[seat], OpenPart(part_of(seat).hex()), f"open {seat}")
        chance = QuickChance(f"moves {case}")
        for step in range(case.moment):
            standing = fold_all(await hall.store.read(table))
            seat = standing.awaited[chance.below(len(standing.awaited))]
            moves = standing.game.moves(standing.position, seat)
            await done(actors[seat], Play(str(moves[chance.below(len(moves))])), f"move {step}")
    return fold_all(await hall.store.read(table))


def _uuid(number: int, name: str) -> str:
    digest = hashlib.sha256(f"{number} {name}".encode()).hexdigest()
    return "-".join((digest[:8], digest[8:12], digest[12:16], digest[16:20], digest[20:32]))


async def _plan(
    case: Case, standing: Standing, actors: tuple[Actor, ...], seed: bytes, *, stores: tuple[Store, Store], luck: Luck
) -> Plan:
    chance = QuickChance(f"plan {case}")
    if case.moment == FROM_THE_START:
        parts = tuple(part_of(seat) for seat in range(case.seats))
        luck[standing.table] = _other_luck(standing, parts, seed, case.viewer, chance)
        one, other = Stage(standing, actors, seed), Stage(standing, actors, seed, luck)
        steps = opening(one, other, parts)
        assert one.standing.position != other.standing.position
    else:
        # A snapshot is all that a server knows of earlier states: other hidden things are put into the other's.
        kept = replace(standing, steps=())
        pair = kept, redealt(kept, case.viewer, chance)
        assert pair[0].position != pair[1].position, case
        for store, each in zip(stores, pair, strict=True):
            await store.keep_snapshot(each.table, each.version, each.hash, snapshots.pack(each))
        one, other = (Stage(each, actors, seed) for each in pair)
        steps = []
    return Plan(
        standing.table, case.viewer, case.seats, (*steps, *rehearse(one, other, case.viewer, case.steps, chance))
    )


def _other_luck(
    standing: Standing, parts: tuple[bytes, ...], seed: bytes, viewer: Viewer, chance: QuickChance
) -> list[Any]:
    opened = tuple(replace(place, part=part.hex()) for place, part in zip(standing.places, parts, strict=True))
    recorded = RecordedChance(replace(standing, places=opened).deal(seed).chance())
    state, _ = begin(standing.game, len(parts), options_of(standing.made), recorded)
    return resampler_of(standing.game).resample_setup(state, recorded.drawn, viewer, chance)


# The servers


def set_clock(folder: Path, ticks: int) -> None:
    """What time it is in a server."""
    new = folder / "clock.new"
    new.write_text(str(START + ticks * TICK))
    new.replace(folder / "clock")


def serve(port: int, place: str, luck: Luck, plant: Callable[[Path], None] | None) -> None:
    """A server whose clock is moved by hand, and whose own name is always the same."""
    folder = Path(place)
    mokum.bootstrap.clock = lambda: int((folder / "clock").read_text())
    if plant is not None:
        plant(folder)
    settings = settings_of(port, f"sqlite:///{folder}/mokum.db")
    manners = manners_of(port, heartbeat=3600.0, dead_after=7200.0)

    @asynccontextmanager
    async def open_node() -> AsyncIterator[WebNode]:
        async with mokum.bootstrap.open_node(settings, manners) as opened:
            opened.epoch = "twin"
            opened.milliseconds = lambda at=None: 0  # type: ignore[method-assign]
            yield opened

    server = make_server(make_app(open_node), "127.0.0.1", port)
    server.config.date_header = False
    with dictated(luck):
        server.run()


@contextmanager
def open_twins(twins: Twins, plant: Callable[[Path], None] | None = None) -> Iterator[tuple[Node, Node]]:
    """Both servers, open."""
    for folder in (twins.one, twins.other):
        set_clock(folder, 0)
    with ExitStack() as stack:
        one = stack.enter_context(running(serve, twins.one, place=os.fspath(twins.one), luck={}, plant=plant))
        other = stack.enter_context(
            running(serve, twins.other, place=os.fspath(twins.other), luck=twins.luck, plant=plant)
        )
        yield one, other
