"""The one place that wires the parts of the server together, from its settings."""

import os
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

from mokum import game_folders
from mokum.bots import BOTS
from mokum.bots import NAMES as BOT_NAMES
from mokum.calling.calling import Calling
from mokum.calling.values import Call
from mokum.catalog import games
from mokum.database import Database, migrate, read_address
from mokum.keyring import changing_keys, keys_of
from mokum.people import People
from mokum.people.engine import open_engine
from mokum.people.exporting import Pages
from mokum.post_office import open_post
from mokum.settings import LOCAL, BadSettings, Settings
from mokum.store import Store, open_store
from mokum.tables import BotRunner, Bus, Hall, Keeper, KeptNames, LocalBus, LocalRunner
from mokum.tables.archive.rating import SETTLED, rate_all
from mokum.tables.archive.rebuilding import rate_again, rebuild
from mokum.tables.bots.allowance import Allowance
from mokum.tables.bots.analyst import Analyst
from mokum.tables.bots.thinking import Thinking
from mokum.tables.bus.post import Post
from mokum.tables.log.bot_names import NAMES as OLDER_BOT_NAMES
from mokum.tables.serving.farewell import games_of, greetings_of, leave_all, lines_of, ratings_of, results_of, unsay_all
from mokum.tables.serving.sweeping import Sweeping
from mokum.web.about_people import AboutPeople
from mokum.web.inviting import Inviting
from mokum.web.manners import Manners
from mokum.web.node import Node
from mokum.web.renaming import Renaming
from mokum.web.tolls import Tolls

HOUR = 3600.0
RATES, PAIRS, LEAVES, OBEYS, CALLS = 3.0, 2.0, 5.0, 1.0, 1.0
"""Seconds between two looks for games to rate, people who fit, who is to leave, new measures, and calls to send."""
RESERVED_NAMES = (*BOTS, *BOT_NAMES, *OLDER_BOT_NAMES, "Tom")
"""What bots go by anywhere; Tom is the server's own player in a game of harbour."""
NATS = ("nats://", "tls://")


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
    open_post(settings, ())


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
        count, differ = await rebuild(store, check=check)
        return count, sorted({*differ, *await rate_again(store, clock() - SETTLED, check=check)})


@asynccontextmanager
async def open_people(settings: Settings) -> AsyncIterator[People]:
    """Those who play, for a command on the server's own machine; a server that runs reads in the trail what it did."""
    engine = await open_engine(await _open_database(settings))
    people = People(engine, clock, reserved=RESERVED_NAMES, unwanted=settings.unwanted_names)
    try:
        yield people
    finally:
        people.close()
        await engine.dispose()


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


def _begin_sweeping(node: Node, calling: Calling, stack: AsyncExitStack) -> None:
    """All that is looked for again and again, until the stack is closed."""
    for what, seconds, work in (
        ("what ran out", HOUR, node.people.sweep),
        ("old calls", HOUR, calling.sweep),
        ("who plays no more", HOUR, node.standings.rest),
        ("signs", HOUR, lambda: node.noticing.look(clock())),
        ("farewells", LEAVES, node.people.farewells.sweep),
        ("ratings", RATES, lambda: rate_all(node.store, clock() - SETTLED)),
        ("pairing", PAIRS, node.pairing.sweep),
        ("calls", CALLS, calling.sender.sweep),
        ("measures", OBEYS, node.moderating.obey),
    ):
        sweeping = Sweeping(what, seconds, work)
        sweeping.start()
        stack.push_async_callback(sweeping.close)


@asynccontextmanager
async def open_node(settings: Settings, manners: Manners | None = None) -> AsyncIterator[Node]:
    """A server with everything in it that runs, until the context is left; then all is on disk and closed."""
    games()  # before anybody is there who would wait for them
    async with AsyncExitStack() as stack:
        keys, database = keys_of(settings), await _open_database(settings)
        store = await _open_store(database, keys, stack)
        engine = await open_engine(database)
        stack.push_async_callback(engine.dispose)

        async def is_current(call: Call) -> bool:
            if call.kind == "invited" and not await about.still_invites(call.by, call.player, call.table):
                return False
            return await hall.calling_back.is_current(call)

        async def farewell(player: str) -> None:
            await calling.forget(player)
            await leave_all(hall, player)
            await unsay_all(hall, player)

        kept: dict[str, Pages] = {
            "games": partial(games_of, store),
            "results": partial(results_of, store),
            "ratings": partial(ratings_of, store),
            "chat": partial(lines_of, store),
            "greetings": partial(greetings_of, store),
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
        post_office = open_post(settings, keys)
        calling = Calling(engine, people, clock, keys=keys, post=post_office, site=settings.home, is_current=is_current)
        kept |= {"calls": calling.notices_of, "call_ways": calling.ways_of, "call_wishes": calling.wishes_of}
        stack.push_async_callback(calling.close)
        about = AboutPeople(people)
        names = KeptNames(about.names)
        post = Post(*keys)
        bus = _open_bus(settings.bus.get_secret_value(), post)
        stack.push_async_callback(bus.close)
        polite = manners or settings.manners()
        toll = Tolls(people.budgets, polite).table
        thinking = _thinking(settings)
        runner = _open_runner(settings, thinking, stack, post)
        find_bot = Inviting(people, store, polite).find

        hall = Hall(
            store,
            bus,
            runner,
            clock=clock,
            names=names,
            toll=toll,
            find_bot=find_bot,
            has_account=about.has_account,
            shuts_out=about.shuts_out,
            call_out=calling.call_out,
        )
        stack.push_async_callback(hall.close)
        await stack.enter_async_context(Renaming(people, bus, names, hall).listening())
        keeper = Keeper(hall)
        keeper.start()
        stack.push_async_callback(keeper.close)
        analyst = Analyst(store, thinking, clock)
        if settings.bots == "here":
            analyst.start(settings.bot_processes)
        stack.push_async_callback(analyst.close)
        rouse = analyst.rouse if settings.bot_processes or settings.bots == "workers" else None
        size = settings.size_of_analyses
        node = Node(people, hall, store, bus, polite, calling=calling, now=clock, analysis=size, rouse=rouse)
        thinking.note = node.metrics.note_haste
        _begin_sweeping(node, calling, stack)
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
