"""Opening a table, and another one after the game."""

import re
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from mokum import catalog
from mokum.catalog import NoSuchGame
from mokum.kernel.codec import encode
from mokum.kernel.fair import commitment
from mokum.kernel.lot import Auctioning
from mokum.tables.deciding.commands import Actor, AskRematch, Make, Refusal
from mokum.tables.deciding.context import INVITATION_BYTES, NO_SEAT, bad_request, derived, not_allowed
from mokum.tables.deciding.seating import seat_bot
from mokum.tables.log.bot_names import bot_name
from mokum.tables.log.clocks import Untimed, is_possible
from mokum.tables.log.happenings import AnyHappening, RematchMade, SeatTaken, TableMade
from mokum.tables.log.standing import Standing, codec_of

_DEAL = re.compile("[a-z0-9-]{1,40}")
MOST_LATE = 20
"""Moves by which a host may have a game shown to spectators late."""


def fault(wish: Make) -> Refusal | None:
    """Why there can be no such table, or None."""
    try:
        game = catalog.game(wish.game)
    except NoSuchGame as error:
        return bad_request(str(error))
    if wish.seats not in game.meta.seats:
        return bad_request(f"{wish.game} is for these numbers of seats: {', '.join(map(str, game.meta.seats))}")
    if wish.lots is not None and not isinstance(game, Auctioning):
        return bad_request("Nothing is sold in this game.")
    if not 0 <= wish.delay <= MOST_LATE:
        return bad_request(f"Spectators can be shown the game up to {MOST_LATE} moves late.")
    if wish.fixed and not (wish.practice and _DEAL.fullmatch(wish.fixed)):
        return bad_request("A fixed deal is for practice tables, and named by small letters, digits and hyphens.")
    if not is_possible(wish.clock):
        return bad_request("Such a clock cannot be set.")
    if wish.rated and (wish.practice or wish.seats < 2 or isinstance(wish.clock, Untimed)):
        return bad_request("A rated table is for two or more, has a clock, and is not for practice.")
    try:
        game.new(wish.seats, codec_of(wish.game).options(encode(wish.options)))
    except ValueError as error:
        return bad_request(f"Such a table cannot be: {error}")
    return None


def make(table: str, actor: Actor, wish: Make, seed: bytes) -> tuple[AnyHappening, ...]:
    """A new table with a promise of the server's seed."""
    return (_made(table, actor.player, wish, seed),)


def _made(table: str, host: str, wish: Make, seed: bytes) -> TableMade:
    return TableMade(
        game=wish.game,
        rules_version=catalog.game(wish.game).meta.rules_version,
        seats=wish.seats,
        options=msgspec.Raw(encode(codec_of(wish.game).options(encode(wish.options)))),
        clock=wish.clock,
        private=wish.private,
        host=host,
        commitment=commitment(table, seed).hex(),
        invitation=derived(seed, "invitation")[:INVITATION_BYTES].hex(),
        lots=wish.lots,
        practice=wish.practice,
        fixed=wish.fixed,
        delay=wish.delay,
        rated=wish.rated,
        keeps_past=wish.practice,
    )


def make_for(table: str, players: Sequence[str], wish: Make, comes_by: int, seed: bytes) -> tuple[AnyHappening, ...]:
    """A table for people who wait for one: a seat is kept for each, until they say yes by sealing their part."""
    made = replace(_made(table, players[0], wish, seed), comes_by=comes_by)
    return (made, *(SeatTaken(seat, player) for seat, player in enumerate(players)))


def rematch_of(standing: Standing, actor: Actor, table: str, seed: bytes) -> tuple[AnyHappening, ...]:
    """The same table anew, with everybody at their seats: who asked is the host.

    A bot is ready. A person's seat is kept until they say yes by sealing their part of the deal. Who never did so at
    the old table has no seat here, so that nobody is asked again and again. The invitation stays good: who looked on
    at a private table may come along. A fixed deal is not dealt again.
    """
    made = replace(
        standing.made,
        rules_version=standing.game.meta.rules_version,
        clock=standing.clock,
        host=actor.player,
        commitment=commitment(table, seed).hex(),
        fixed="",
        invited=tuple(place.player for place in standing.places if place.player),
        keeps_past=standing.made.practice,
        comes_by=0,
        tried_from=None,
    )
    seated: list[AnyHappening] = []
    for seat, place in enumerate(standing.places):
        if place.bot:
            seated += seat_bot(table, seat, place.bot, bot_name(place.name, seat), seed)
        elif place.player and place.sealed:
            seated.append(SeatTaken(seat, place.player))
    return (made, *seated)


def ask_rematch(
    standing: Standing, actor: Actor, command: AskRematch, table: str
) -> tuple[AnyHappening, ...] | Refusal:
    """Once, by anybody who played."""
    if standing.seat_of(actor.player) is None:
        return NO_SEAT
    if not standing.is_over:
        return not_allowed("The game is not over.")
    if standing.rematch:
        return not_allowed("There is another table already.")
    return (RematchMade(table),)
