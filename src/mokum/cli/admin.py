"""`mokum admin`: who may decide, what waits, measures without a case, and the trail; on the server's machine alone."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mokum.cli.extras import extra
from mokum.cli.migrate import Database
from mokum.cli.wrong import Wrong, fail, sentence

if TYPE_CHECKING:
    from mokum.people import People
    from mokum.people.moderation.values import MeasureKind

SHOWN = 100
DAYS = 7
"""That a measure lasts unless it is said."""

admin = typer.Typer(help="Give roles, take measures, and check the trail of both.", no_args_is_help=True)

Name = Annotated[str, typer.Argument(metavar="NAME", help="Of an account, or the reference of a guest (32 letters).")]
Reason = Annotated[str, typer.Option(help="The person reads it.")]
Days = Annotated[int, typer.Option(min=1, max=3650, help="How long it lasts.")]
Until = Annotated[datetime | None, typer.Option(formats=["%Y-%m-%d"], help="The day on which it ends, instead.")]


class GivenRole(StrEnum):
    """What somebody may decide."""

    MODERATOR = "moderator"
    ADMIN = "admin"
    NONE = "none"


@admin.callback()
def group() -> None:
    """What is common to all commands of admins."""


@admin.command()
def role(name: Name, role: GivenRole, *, database: Database = None) -> None:
    """Make somebody with an account a moderator or an admin, or neither."""

    async def give(people: "People") -> str:
        player = await _found(people, name)
        await people.moderation.roles.give(player, role.value)
        return f"{await _called(people, player)}: {role.value}."

    _carry_out(database, give)


@admin.command()
def cases(*, database: Database = None) -> None:
    """List the cases that wait, the oldest first."""

    async def look(people: "People") -> str:
        for case in await people.moderation.cases.waiting(None, limit=SHOWN):
            known = await people.players({case.about, case.taken_by})
            taken = f", taken by {known[case.taken_by].name}" if case.taken_by in known else ""
            typer.echo(f"{case.id}  {_day(case.opened_at)}  {case.reason}: {known[case.about].name}{taken}")
        waiting, _ = await people.moderation.cases.count()
        return f"{waiting} cases wait."

    _carry_out(database, look)


@admin.command()
def mute(name: Name, *, reason: Reason, days: Days = DAYS, until: Until = None, database: Database = None) -> None:
    """Keep somebody from writing. They play on."""
    _measure("mute", name, reason, days, until=until, database=database)


@admin.command()
def ban(name: Name, *, reason: Reason, days: Days = DAYS, until: Until = None, database: Database = None) -> None:
    """Keep somebody from playing and writing. A server that runs obeys within two seconds."""
    _measure("ban", name, reason, days, until=until, database=database)


@admin.command()
def lift(name: Name, *, reason: Reason, database: Database = None) -> None:
    """End all measures against somebody before their time."""

    async def end(people: "People") -> str:
        player, now = await _found(people, name), time.time_ns() // 1_000_000
        found = [one for one in await people.moderation.measures.of(player) if one.is_in_force(now)]
        for measure in found:
            await people.moderation.lift("", measure.id, reason)
        return f"{len(found)} measures lifted."

    _carry_out(database, end)


@admin.command()
def audit(
    *,
    database: Database = None,
    check: Annotated[bool, typer.Option("--check", help="Only follow the chain; fail where it is broken.")] = False,
    known: Annotated[
        str, typer.Option(metavar="HASH", help="Fail, too, if no row has this hash of an earlier check.")
    ] = "",
) -> None:
    """Show what was done, and check that nothing was changed since.

    Keep the last hash somewhere else: it shows later that nothing before it was replaced.
    """
    try:
        noted = bytes.fromhex(known) or bytes(32)
    except ValueError:
        raise Wrong("That is not a hash.") from None

    async def walk(people: "People") -> str:
        number = 0
        while not check and (deeds := await people.moderation.trail.since(number)):
            known = await people.players({ref for deed in deeds for ref in (deed.by, deed.about)})
            for deed in deeds:
                by = known[deed.by].name if deed.by in known else "(server)"
                about = known[deed.about].name if deed.about in known else ""
                of = f" case {deed.case}" if deed.case else ""
                typer.echo(f"{deed.number}  {_day(deed.at)}  {by} {deed.deed} {about}{of}  {deed.text}".rstrip())
                number = deed.number
        found = await people.moderation.trail.walk(noted)
        if found.broken_at is not None:
            fail(f"The trail is broken at row {found.broken_at}.")
        if not found.has_known:
            fail("No row has this hash: the trail was replaced since.")
        return (
            f"{found.count} rows, none changed, the words of {found.forgotten} forgotten. Last hash: {found.end.hex()}"
        )

    _carry_out(database, walk)


def _measure(
    kind: "MeasureKind", name: str, reason: str, days: int, *, until: datetime | None, database: str | None
) -> None:
    if not reason.strip():
        raise Wrong("A reason is missing.")
    if until is not None:
        days = (until.replace(tzinfo=UTC) - datetime.now(UTC)).days + 1
        if days < 1:
            raise Wrong("This day is over.")

    async def take(people: "People") -> str:
        from mokum.people.moderation.values import NewMeasure

        player = await _found(people, name)
        await people.moderation.take_measure("", player, NewMeasure(kind, days=days), reason)
        return f"{await _called(people, player)}: {kind}, {days} days."

    _carry_out(database, take)


def _carry_out(database: str | None, deed: Callable[["People"], Awaitable[str]]) -> None:
    """Opens the database, brought up to date; the server may keep running."""
    # The server's libraries take a while to load, and the other commands have no use for them.
    with extra("house"):
        from mokum.bootstrap import open_people
        from mokum.cli.opening import CANNOT_OPEN, in_short
        from mokum.people.errors import NoSuchPlayer, OnlyAccounts
        from mokum.settings import Settings

    told: dict[str, Any] = {} if database is None else {"database": database}

    async def story() -> str:
        async with open_people(Settings(**told)) as people:
            return await deed(people)

    try:
        typer.echo(asyncio.run(story()), err=True)
    except NoSuchPlayer:
        fail("Nobody is called so.")
    except OnlyAccounts:
        fail("Only somebody with an account can have a role.")
    except ValueError as error:
        raise Wrong(sentence(error)) from error
    except CANNOT_OPEN as error:
        fail(f"Cannot open the database: {in_short(error)}")


async def _found(people: "People", name: str) -> str:
    from mokum.people.errors import NoSuchPlayer
    from mokum.people.tokens import is_reference

    try:
        return (await people.named(name)).ref
    except NoSuchPlayer:
        if not is_reference(name):
            raise
        return (await people.player(name)).ref


async def _called(people: "People", player: str) -> str:
    return (await people.player(player)).name


def _day(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"
