"""The rows of the players, each function inside a transaction of the caller's."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, delete, exists, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from mokum.people.errors import BadPreference, NameTaken, NoSuchPlayer, WrongCredentials
from mokum.people.lookalikes import look, looks, sign_in_look
from mokum.people.names import MOST_TYPED
from mokum.people.schema import guest_looks, players, sessions
from mokum.people.schema import looks as looks_table
from mokum.people.tokens import is_reference, new_reference
from mokum.people.values import Kind, Player

_player = select(*(players.c[name] for name in Player.__struct_fields__))


def _as_player(row: Row[Any]) -> Player:
    return Player(**row._mapping)


@contextmanager
def naming() -> Iterator[None]:
    """Around a transaction that takes a name: somebody else may have taken it at the same moment."""
    try:
        yield
    except IntegrityError as error:
        raise NameTaken from error


async def add(
    connection: AsyncConnection, kind: Kind, name: str, password: str | None, now: int, *, owner: str | None = None
) -> str:
    """Inserts a player under a new reference and returns that."""
    ref = new_reference()
    row = {"ref": ref, "kind": kind, "name": name, "look": look(name), "password": password, "created_at": now}
    await connection.execute(insert(players).values(**row, language="en", theme="system", owner=owner))
    return ref


async def read(connection: AsyncConnection, ref: str) -> Player:
    """The player of this reference, one who left included: games name them."""
    found = await read_all(connection, (ref,))
    if ref not in found:
        raise NoSuchPlayer
    return found[ref]


async def read_all(connection: AsyncConnection, refs: Collection[str]) -> dict[str, Player]:
    """The players of these references, as far as they exist."""
    rows = await connection.execute(_player.where(players.c.ref.in_(filter(is_reference, refs))))
    return {row.ref: _as_player(row) for row in rows}


async def hold(connection: AsyncConnection, ref: str) -> None:
    """Keeps a player as they are until the transaction ends; raises `NoSuchPlayer` for one who left.

    An update rather than `FOR UPDATE`, which SQLite does not know. Whatever adds rows about a person holds the person
    first: else an erasure at the same moment would leave them behind.
    """
    kept = update(players).where(players.c.ref == ref, players.c.kind != "deleted").values(kind=players.c.kind)
    if (await connection.execute(kept)).rowcount != 1:
        raise NoSuchPlayer


async def hold_password(connection: AsyncConnection, ref: str, password: str) -> None:
    """Holds a player whose password is still the one of this hash: it may have changed while we checked it."""
    same = update(players).where(players.c.ref == ref, players.c.password == password).values(kind=players.c.kind)
    if (await connection.execute(same)).rowcount != 1:
        raise WrongCredentials


async def password_of(connection: AsyncConnection, ref: str) -> str | None:
    """The hash of a player's password."""
    hashed: str | None = await connection.scalar(select(players.c.password).where(players.c.ref == ref))
    return hashed


async def find_account(connection: AsyncConnection, typed: str) -> str | None:
    """The account of this name, however it is typed."""
    if len(typed) > MOST_TYPED or not typed.isprintable():
        return None
    found: str | None = await connection.scalar(
        select(looks_table.c.player).where(looks_table.c.look == sign_in_look(typed))
    )
    return found


async def refuse_taken(connection: AsyncConnection, name: str, but: str = "") -> None:
    """Raises `NameTaken` where an account other than `but` looks like this name."""
    taken = select(looks_table.c.look).where(looks_table.c.look.in_(looks(name)), looks_table.c.player != but)
    if (await connection.execute(taken)).first() is not None:
        raise NameTaken


async def take_looks(connection: AsyncConnection, ref: str, name: str) -> None:
    """Gives all looks of the name to an account, and frees those that it had."""
    await refuse_taken(connection, name, but=ref)
    await connection.execute(delete(looks_table).where(looks_table.c.player == ref))
    await connection.execute(insert(looks_table), [{"look": seen, "player": ref} for seen in sorted(looks(name))])


async def take_guest_looks(
    connection: AsyncConnection, ref: str, names: Sequence[str], is_there: ColumnElement[bool]
) -> str:
    """The first of these names that no guest who is there looks like, which this guest has from now on.

    `is_there` tells of a session whether it is alive. To be called within `naming`.
    """
    wanted = {name: looks(name) for name in names}
    among = guest_looks.c.look.in_(frozenset().union(*wanted.values()))
    alive = exists().where(sessions.c.player == guest_looks.c.player, is_there)
    await connection.execute(delete(guest_looks).where(among, ~alive))
    taken = set((await connection.scalars(select(guest_looks.c.look).where(among))).all())
    owned = looks_table.c.look.in_(frozenset().union(*wanted.values()))
    accounts = set((await connection.scalars(select(looks_table.c.look).where(owned))).all())
    if not accounts.isdisjoint(looks(names[0])):
        raise NameTaken
    taken |= accounts
    for name, seen in wanted.items():
        if taken.isdisjoint(seen):
            await connection.execute(insert(guest_looks), [{"look": one, "player": ref} for one in sorted(seen)])
            await connection.execute(update(players).where(players.c.ref == ref).values(name=name, look=look(name)))
            return name
    raise NameTaken


async def free_guest_looks(connection: AsyncConnection, is_there: ColumnElement[bool]) -> None:
    """The names of guests who are gone are free."""
    alive = exists().where(sessions.c.player == guest_looks.c.player, is_there)
    await connection.execute(delete(guest_looks).where(~alive))


async def part_guests(connection: AsyncConnection, name: str) -> list[str]:
    """Renames the guests who look like an account of this name, and says who they are.

    To be called after the name was committed: then a guest and an account who come at the same moment can't miss each
    other.
    """
    owned = select(looks_table.c.look).where(looks_table.c.look.in_(looks(name)))
    renamed = literal("Guest ") + func.substr(players.c.ref, 1, 6)
    which = update(players).where(players.c.kind == "guest", players.c.look.in_(owned))
    parted = list(await connection.scalars(which.values(name=renamed, look="").returning(players.c.ref)))
    await connection.execute(delete(guest_looks).where(guest_looks.c.player.in_(parted)))
    return parted


async def prefer(connection: AsyncConnection, player: Player) -> None:
    """Writes a player's preferences."""
    try:
        msgspec.convert(msgspec.to_builtins(player), Player)
    except msgspec.ValidationError as error:
        raise BadPreference from error
    chosen = {"language": player.language, "theme": player.theme, "shown": player.shown}
    which = players.c.ref == player.ref, players.c.kind != "deleted"
    if (await connection.execute(update(players).where(*which).values(**chosen))).rowcount != 1:
        raise NoSuchPlayer
