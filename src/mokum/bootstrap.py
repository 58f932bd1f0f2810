"""The one place that wires the parts of the house together, from its settings."""

import asyncio
import base64
import binascii
import os
import secrets
import time
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
import structlog
from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from mokum.bots import BOTS
from mokum.database import Kind, migrate, read_address
from mokum.people import People, Site
from mokum.people.engine import open_engine
from mokum.store import Store, open_store
from mokum.tables import Bench, Bus, Hall, Keeper, KeptNames, LocalBench, LocalBus
from mokum.tables.farewell import leave_all
from mokum.web.house import House
from mokum.web.manners import Manners
from mokum.web.renaming import Renaming

SWEEP = 3600.0
"""Seconds between two removals of what ran out."""
KEY_BYTES = 32
NATS = ("nats://", "tls://")

_log = structlog.get_logger()


class Settings(BaseSettings):
    """From the environment (`MOKUM_…`), from a file `.env`, or from the command line."""

    model_config = SettingsConfigDict(env_prefix="MOKUM_", env_file=".env", extra="ignore")

    database: SecretStr = SecretStr("sqlite:///mokum.db")
    """`sqlite:///path` or `postgresql://…`."""
    bus: str = "local:"
    """`local:` for one process, `nats://…` for many."""
    host: str = "127.0.0.1"
    port: int = Field(8000, ge=0, le=65535)
    origins: Annotated[tuple[str, ...], NoDecode] = ()
    """The addresses that people type, `https://play.example.org`, with commas. Without any: this machine only."""
    trusted_proxies: str = ""
    """Addresses of reverse proxies whose `X-Forwarded-For` is believed, with commas."""
    key: SecretStr = SecretStr("")
    """32 bytes in base64 that encrypt the seeds of the deals. Without it a file beside the database is made."""
    bots: Literal["here", "workers"] = "here"
    """Who computes the bots' moves: this process, or those of `mokum bots`."""
    bot_queue: str = Field("mokum-bots", pattern="^[A-Za-z0-9_-]{1,64}$")
    """The queue between nodes and workers; sites that share one NATS have different ones."""
    bot_threads: int = Field(1, ge=1, le=64)
    bots_at_once: int = Field(4, ge=1, le=64)
    """How many turns one process of `mokum bots` does at once: while one waits for the database, another thinks."""
    metrics: bool = True
    log_level: str = Field("info", pattern="(?i)^(debug|info|warning|error|critical)$")
    log_json: bool = True

    @field_validator("origins", mode="before")
    @classmethod
    def _origins(cls, said: str | Sequence[str]) -> tuple[str, ...]:
        """As a browser says them: a scheme and a host, perhaps a port, and nothing else."""
        parts = said.split(",") if isinstance(said, str) else said
        origins = tuple(part.strip().rstrip("/") for part in parts if part.strip())
        for origin in origins:
            url = urlsplit(origin)
            if url.scheme not in {"http", "https"} or f"{url.scheme}://{url.netloc}" != origin or not url.hostname:
                raise ValueError(f"{origin!r} is not an origin such as https://play.example.org")
        return origins

    def addresses(self) -> frozenset[str]:
        """The origins; on the machine itself, the names that a browser there may use."""
        if self.origins:
            return frozenset(self.origins)
        return frozenset(f"http://{name}:{self.port}" for name in ("localhost", "127.0.0.1", "[::1]"))

    def manners(self) -> Manners:
        """Cookies are bound to https unless every page comes by plain http."""
        origins = self.addresses()
        secure = any(origin.startswith("https://") for origin in origins)
        return Manners(origins, secure=secure, metrics=self.metrics, lines_end_here=not self.trusted_proxies)

    def site(self) -> Site:
        """The site as passkeys know it."""
        origins = sorted(self.addresses())
        first = self.origins[0] if self.origins else f"http://localhost:{self.port}"
        return Site(domain=urlsplit(first).hostname or "localhost", origins=tuple(origins))


class BadSettings(ValueError):
    """The house cannot be opened with these settings."""


def check(settings: Settings) -> None:
    """Before anything is opened: raises `BadSettings`."""
    try:
        read_address(settings.database.get_secret_value())
    except ValueError as error:
        raise BadSettings(str(error)) from error
    if settings.bus != "local:" and not settings.bus.startswith(NATS):
        raise BadSettings('MOKUM_BUS must be "local:" or start with "nats://"')
    _key(settings)


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _key(settings: Settings) -> bytes:
    """The key of the store: from the settings, or from a file that only its owner may read."""
    written = settings.key.get_secret_value()
    if not written:
        address = read_address(settings.database.get_secret_value())
        if address.kind is Kind.POSTGRESQL:
            raise BadSettings("MOKUM_KEY is needed with PostgreSQL: all nodes must have the same")
        if address.kind is Kind.MEMORY:
            return secrets.token_bytes(KEY_BYTES)
        return _key_beside(Path(address.place))
    try:
        key = base64.b64decode(written, validate=True)
    except binascii.Error:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadSettings(f"MOKUM_KEY is not {KEY_BYTES} bytes in base64")
    return key


def _key_beside(database: Path) -> bytes:
    path = database.with_name(database.name + ".key")
    try:
        with suppress(FileExistsError):
            file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(file, "wb") as made:
                made.write(secrets.token_bytes(KEY_BYTES))
        return path.read_bytes()
    except OSError as error:
        raise BadSettings(f"cannot write {path}: {error.strerror}") from error


async def _open_store(settings: Settings, stack: AsyncExitStack, turn: asyncio.Lock | None = None) -> Store:
    """The store, brought up to date, and closed with the stack."""
    database, key = settings.database.get_secret_value(), _key(settings)
    await migrate(database)
    store: Store = await open_store(database, key=key, clock=clock, turn=turn)
    stack.push_async_callback(store.close)
    return store


async def _open_bus(url: str) -> Bus:
    if url == "local:":
        return LocalBus()
    from mokum.tables.bus.nats import NatsBus  # its client comes with the extra `server`

    return NatsBus(url)


def _open_bench(settings: Settings, stack: AsyncExitStack) -> Bench:
    here = LocalBench(settings.bot_threads)
    if settings.bots == "here":
        return here
    from mokum.tables.bot_queue import BotQueue
    from mokum.tables.queue_bench import QueueBench

    queue = BotQueue(_nats(settings), settings.bot_queue)
    stack.push_async_callback(queue.close)
    return QueueBench(queue, here)


def _nats(settings: Settings) -> str:
    if settings.bus == "local:":
        raise BadSettings("workers for bots need MOKUM_BUS=nats://…")
    return settings.bus


async def _sweep(people: People) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        try:
            await people.sweep()
        except Exception:  # the next one will do
            _log.exception("a sweep failed")


@asynccontextmanager
async def open_house(settings: Settings, manners: Manners | None = None) -> AsyncIterator[House]:
    """A house with everything in it that runs, until the context is left; then all is on disk and closed."""
    async with AsyncExitStack() as stack:
        turn = asyncio.Lock()
        store = await _open_store(settings, stack, turn)
        engine = await open_engine(settings.database.get_secret_value(), turn)
        stack.push_async_callback(engine.dispose)

        async def games_of(player: str) -> list[Any]:
            return [msgspec.to_builtins(listing) for listing in await store.listings_of(player)]

        async def names_of(players: Collection[str]) -> dict[str, str]:
            return {ref: player.name for ref, player in (await people.players(players)).items()}

        async def farewell(player: str) -> None:
            await leave_all(hall, player)

        people = People(engine, clock, site=settings.site(), reserved=BOTS, games=games_of, farewell=farewell)
        stack.callback(people.close)
        names = KeptNames(names_of)
        bus = await _open_bus(settings.bus)
        stack.push_async_callback(bus.close)
        hall = Hall(store, bus, _open_bench(settings, stack), clock=clock, names=names)
        stack.push_async_callback(hall.close)
        await stack.enter_async_context(Renaming(people, bus, names, hall).listening())
        keeper = Keeper(hall)
        keeper.start()
        stack.push_async_callback(keeper.close)
        sweeping = asyncio.create_task(_sweep(people))
        stack.callback(sweeping.cancel)
        yield House(people, hall, store, bus, manners or settings.manners(), now=clock)


@asynccontextmanager
async def open_bots(settings: Settings) -> AsyncIterator[None]:
    """A worker that does bots' turns, until the context is left. The nodes ring the timers; it only thinks."""
    url = _nats(settings)
    from mokum.tables.bot_queue import BotQueue
    from mokum.tables.bot_worker import BotWorker
    from mokum.tables.queue_bench import QueueBench

    async with AsyncExitStack() as stack:
        store = await _open_store(settings, stack)
        bus = await _open_bus(url)
        stack.push_async_callback(bus.close)
        queue = BotQueue(url, settings.bot_queue)
        stack.push_async_callback(queue.close)
        hall = Hall(store, bus, QueueBench(queue, LocalBench()), clock=clock, beats=False)
        stack.push_async_callback(hall.close)
        worker = BotWorker(hall, queue, settings.bots_at_once)
        worker.start()
        stack.push_async_callback(worker.close)
        yield
