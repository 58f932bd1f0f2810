"""What a player's moves would bring at a table, without making one."""

from collections.abc import Sequence

import msgspec

from mokum.kernel.codec import encode
from mokum.kernel.event import Seat
from mokum.kernel.foreseeing import Amount, Lack, foresee
from mokum.kernel.moves import UnknownMove
from mokum.tables.block import on_clock
from mokum.tables.commands import Refusal
from mokum.tables.deciding.house import GONE, NO_GAME, NO_SEAT, bad_request, not_allowed
from mokum.tables.standing import Phase, Standing

_NOTHING = msgspec.Raw(b"[]")


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move would bring: its price and what surely follows; or the rule that forbids it, and what is lacking."""

    move: str
    rule: str = ""
    lacks: tuple[Lack, ...] = ()
    price: tuple[Amount, ...] = ()
    events: msgspec.Raw = _NOTHING
    """The events of the game that surely follow, as this player will see them."""
    then: str = ""
    """`luck` or `secret` where more follows that can't be told yet."""


def prospects_of(standing: Standing, player: str, texts: Sequence[str]) -> tuple[Prospect, ...] | Refusal:
    """Of each move; only of one's own, while a game is played."""
    seat = standing.seat_of(player)
    if seat is None:
        return NO_SEAT
    if standing.phase is not Phase.PLAYING:
        return GONE if standing.is_over else NO_GAME
    if on_clock(standing) is not None:
        return not_allowed("This is sold on the clock: press.")
    try:
        return tuple(_prospect(standing, seat, text) for text in texts)
    except UnknownMove:
        return bad_request("There is no such move in this game.")


def _prospect(standing: Standing, seat: Seat, text: str) -> Prospect:
    game = standing.game
    known = foresee(game, standing.position, seat, game.catalogue.parse(text))
    events = msgspec.Raw(encode(known.events)) if known.events else _NOTHING
    return Prospect(known.move, known.rule, known.lacks, known.price, events, known.then)
