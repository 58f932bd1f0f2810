"""Trying another way from a position of a finished game: one person, bots, and what nobody could know imagined anew."""

from typing import Any

import msgspec

from mokum.bots import BOTS, name_at_table
from mokum.catalog import game as find_game
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.fair import commitment, contribution_hash
from mokum.tables.deciding.context import INVITATION_BYTES, bot_part, derived
from mokum.tables.deciding.seating import seat_bot
from mokum.tables.log.clocks import Untimed
from mokum.tables.log.happenings import AnyHappening, PartSealed, PositionLaid, SeatTaken, TableMade
from mokum.tables.log.standing import Standing
from mokum.tables.log.tried_from import TriedFrom

OPPONENT = "strong"
"""Who plays for people who are not there."""


class Tried(msgspec.Struct, frozen=True):
    """What somebody wants to try."""

    player: str
    seat: Seat
    where: TriedFrom
    game: str
    options: msgspec.Raw
    bots: tuple[str, ...]
    """By seat: the bot that sat there; empty for people."""


def laid_out(standing: Standing, seat: Seat, luck: str) -> Any:
    """A position that a seat could have been looking at: it follows from what the seat saw, and this luck, alone."""
    view = standing.game.view(standing.position, seat)
    return standing.game.imagine(view, QuickChance(luck))


def try_out(table: str, tried: Tried, position: bytes, seed: bytes) -> tuple[AnyHappening, ...]:
    """A practice table that begins there. Its parts of the deal are all the server's: nothing was dealt by them."""
    made = TableMade(
        game=tried.game,
        rules_version=find_game(tried.game).meta.rules_version,
        seats=len(tried.bots),
        options=tried.options,
        clock=Untimed(),
        private=True,
        host=tried.player,
        commitment=commitment(table, seed).hex(),
        invitation=derived(seed, "invitation")[:INVITATION_BYTES].hex(),
        practice=True,
        keeps_past=True,
        tried_from=tried.where,
    )
    seated: list[AnyHappening] = []
    names: list[str] = []
    for seat, sat in enumerate(tried.bots):
        if seat == tried.seat:
            sealed = contribution_hash(table, seat, bot_part(seed, seat)).hex()
            seated += [SeatTaken(seat, tried.player), PartSealed(seat, sealed)]
        else:
            bot = sat if sat in BOTS else OPPONENT
            names.append(name_at_table(bot, names))
            seated += seat_bot(table, seat, bot, names[-1], seed)
    return made, *seated, PositionLaid(msgspec.Raw(position))
