"""The one place that wires the parts of the server together, from its settings."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

import structlog

from mokum import game_folders
from mokum.bots import BOTS
from mokum.bots import NAMES as BOT_NAMES
from mokum.catalog import games
from mokum.database import Database, migrate, read_address
from mokum.keyring import changing_keys, keys_of
from mokum.people import People
from mokum.people.engine import open_engine
from mokum.people.exporting import Pages
from mokum.settings import LOCAL, BadSettings, Settings
from mokum.store import Store, open_store
from mokum.tables import BotRunner, Bus, Hall, Keeper, KeptNames, LocalBus, LocalRunner
from mokum.tables.archive.rebuilding import rebuild
from mokum.tables.bots.allowance import Allowance
from mokum.tables.bots.analyst import Analyst
from mokum.tables.bots.thinking import Thinking
from mokum.tables.bus.post import Post
from mokum.tables.log.bot_names import NAMES as OLDER_BOT_NAMES
from mokum.tables.serving.farewell import games_of, leave_all, lines_of, results_of, unsay_all
from mokum.web.inviting import Inviting
from mokum.web.manners import Manners
from mokum.web.node import Node
from mokum.web.renaming import Renaming
from mokum.web.tolls import Tolls

SWEEP = 3600.0
"""Seconds between two removals of what ran out."""
RESERVED_NAMES = (*BOTS, *BOT_NAMES, *OLDER_BOT_NAMES, "Tom")
"""What bots go by anywhere; Tom is the server's own player in a game of harbour."""
NATS = ("nats://", "tls://")

_log = structlog.get_logger()


def check(settings: Settings) -> None:
    """Before anything is opened: raises `BadSettings`."""
    try:
        read_address(settings.database.get_secret_value())
    except ValueError as error:
        raise BadSettings(str(error)) from error
    bus = settings.bus.get_secret_value()
    if bus != LOCAL and not bus.startswith(NATS):
        raise BadSettings('MOKUM_BUS must be "local:" or start with "nats://"')
    if settings.games != os.environ.get(game_folders.SETTING, ""):
        raise BadSettings(f"{game_folders.SETTING} must be set in the environment, not in a file")
    for folder in game_folders.folders():
        if not folder.is_dir():
            raise BadSettings(f"{game_folders.SETTING} names {folder}, which is not a folder")
    keys_of(settings)


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def rotate_keys(settings: Settings) -> int:
    """Closes every secret with the newest key; says how many were closed with another one."""
    with changing_keys(settings) as keys:
        async with AsyncExitStack() as stack:
            return await (await _open_store(await _open_database(settings), keys, stack)).reseal()


async def rebuild_projections(settings: Settings, *, check: bool) -> tuple[int, list[str]]:
    """Makes again what is kept beside the log, or only compares: how many tables there are, and which differed."""
    async with AsyncExitStack() as stack:
        store = await _open_store(await _open_database(settings), keys_of(settings), stack)
        return await rebuild(store, check=check)


async def _open_database(settings: Settings) -> Database:
    """The database, brought up to date: opened once, and handed to all who keep something in it."""
    url = settings.database.get_secret_value()
    await migrate(url)
    return Database(url)


async def _open_store(database: Database, keys: Sequence[bytes], stack: AsyncExitStack) -> Store:
    """The store, closed with the stack."""
    store: Store = await open_store(database, key=keys[0], other_keys=keys[1:], clock=clock)
    stack.push_async_callback(store.close)
    return store


def _open_bus(url: str, post: Post) -> Bus:
    if url == LOCAL:
        return LocalBus()
    from mokum.tables.bus.nats import NatsBus  # its client comes with the extra `server`

    return NatsBus(url, post)


def _thinking(settings: Settings) -> Thinking:
    in_all = max(settings.bot_processes, 1) * settings.bot_seconds
    return Thinking(settings.bot_processes, Allowance(in_all, settings.bot_seconds_of_player))


def _open_runner(settings: Settings, thinking: Thinking, stack: AsyncExitStack, post: Post) -> BotRunner:
    here = LocalRunner(thinking, settings.bot_pace)
    if settings.bots == "here":
        return here
    from mokum.tables.bots.queue import BotQueue
    from mokum.tables.bots.queue_runner import QueueRunner

    queue = BotQueue(_nats(settings), post, settings.bot_queue)
    stack.push_async_callback(queue.close)
    return QueueRunner(queue, here)


def _nats(settings: Settings) -> str:
    url = settings.bus.get_secret_value()
    if url == LOCAL:
        raise BadSettings("workers for bots need MOKUM_BUS=nats://…")
    return url


async def _sweep(people: People) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        try:
            await people.sweep()
        except Exception:  # the next one will do
            _log.exception("a sweep failed")


@asynccontextmanager
async def open_node(settings: Settings, manners: Manners | None = None) -> AsyncIterator[Node]:
    """A server with everything in it that runs, until the context is left; then all is on disk and closed."""
    games()  # before anybody is there who would wait for them
    async with AsyncExitStack() as stack:
        keys, database = keys_of(settings), await _open_database(settings)
        store = await _open_store(database, keys, stack)
        engine = await open_engine(database)
        stack.push_async_callback(engine.dispose)

        async def names_of(players: Collection[str]) -> dict[str, str]:
            return {ref: player.name for ref, player in (await people.players(players)).items()}

        async def farewell(player: str) -> None:
            await leave_all(hall, player)
            await unsay_all(hall, player)

        kept: dict[str, Pages] = {
            "games": partial(games_of, store),
            "results": partial(results_of, store),
            "chat": partial(lines_of, store),
        }
        people = People(
            engine,
            clock,
            site=settings.site(),
            reserved=RESERVED_NAMES,
            unwanted=settings.unwanted_names,
            kept=kept,
            farewell=farewell,
            guesses=settings.guesses(),
            bots=settings.bot_limits(),
        )
        stack.callback(people.close)
        names = KeptNames(names_of)
        post = Post(*keys)
        bus = _open_bus(settings.bus.get_secret_value(), post)
        stack.push_async_callback(bus.close)
        polite = manners or settings.manners()
        toll = Tolls(people.budgets, polite).table
        thinking = _thinking(settings)
        runner = _open_runner(settings, thinking, stack, post)
        find_bot = Inviting(people, store, polite).find
        hall = Hall(store, bus, runner, clock=clock, names=names, toll=toll, find_bot=find_bot)
        stack.push_async_callback(hall.close)
        await stack.enter_async_context(Renaming(people, bus, names, hall).listening())
        keeper = Keeper(hall)
        keeper.start()
        stack.push_async_callback(keeper.close)
        sweeping = asyncio.create_task(_sweep(people))
        stack.callback(sweeping.cancel)
        analyst = Analyst(store, thinking, clock)
        if settings.bots == "here":
            analyst.start(settings.bot_processes)
        stack.push_async_callback(analyst.close)
        rouse = analyst.rouse if settings.bot_processes or settings.bots == "workers" else None
        node = Node(people, hall, store, bus, polite, now=clock, analysis=settings.size_of_analyses, rouse=rouse)
        thinking.note = node.metrics.note_haste
        yield node


@asynccontextmanager
async def open_bots(settings: Settings) -> AsyncIterator[None]:
    """A worker for bots' turns and analyses, until the context is left. The nodes ring the timers; it only thinks."""
    url = _nats(settings)
    from mokum.tables.bots.queue import BotQueue
    from mokum.tables.bots.queue_runner import QueueRunner
    from mokum.tables.bots.tip_post import TipPost
    from mokum.tables.bots.worker import BotWorker

    async with AsyncExitStack() as stack:
        keys = keys_of(settings)
        store = await _open_store(await _open_database(settings), keys, stack)
        post = Post(*keys)
        bus = _open_bus(url, post)
        stack.push_async_callback(bus.close)
        queue = BotQueue(url, post, settings.bot_queue)
        stack.push_async_callback(queue.close)
        thinking = _thinking(settings)
        here = LocalRunner(thinking, settings.bot_pace)
        hall = Hall(store, bus, QueueRunner(queue, here), clock=clock, beats=False)
        stack.push_async_callback(hall.close)
        at_once = settings.bots_at_once or settings.bot_processes + 1
        worker = BotWorker(hall, queue, thinking, at_once, settings.bot_pace)
        worker.start()
        stack.push_async_callback(worker.close)
        analyst = Analyst(store, thinking, clock)
        analyst.start(settings.bot_processes)
        stack.push_async_callback(analyst.close)
        tips = TipPost(queue)
        tips.serve(thinking)
        stack.push_async_callback(tips.close)
        yield
