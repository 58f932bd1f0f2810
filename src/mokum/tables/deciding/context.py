"""What a decision may use besides the standing: the time, the seed of the server, and nothing else."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from mokum.kernel.event import Seat
from mokum.kernel.fair import CONTRIBUTION_BYTES
from mokum.store import Away
from mokum.tables.deciding.commands import Actor, Code, Refusal
from mokum.tables.log.happenings import AnyHappening
from mokum.tables.log.standing import PaceWish, Phase, Standing, TakeBackWish

NEVER_AWAY = Away(0, 0)
INVITATION_BYTES = 8

Decision: TypeAlias = tuple[AnyHappening, ...] | Refusal


class Context(msgspec.Struct, frozen=True):
    """Given with each command."""

    now: int
    seed: bytes
    """The server's seed of this table: never in a happening before the end."""
    stand_in: str = "greedy"
    """The bot that plays for whoever is away."""
    away: Away = NEVER_AWAY
    """When the server was last away."""
    epoch: str = ""
    """The run of the node that decides."""


def derived(seed: bytes, label: str) -> bytes:
    """Something of the server's own for one purpose, which tells nothing about the seed."""
    return hmac.digest(seed, b"mokum|" + label.encode(), hashlib.sha256)


def bot_part(seed: bytes, seat: Seat) -> bytes:
    """What the server adds to the deal for a bot."""
    return derived(seed, f"part|{seat}")[:CONTRIBUTION_BYTES]


def not_allowed(words: str) -> Refusal:
    """Not for you, or not now."""
    return Refusal(Code.NOT_ALLOWED, words)


def bad_request(words: str) -> Refusal:
    """It makes no sense."""
    return Refusal(Code.BAD_REQUEST, words)


def may_answer(wish: TakeBackWish | PaceWish, asked: Sequence[Seat], seat: Seat, *, agree: bool) -> bool:
    """Each of those who are asked answers once; whoever asked may only withdraw it."""
    return not agree if seat == wish.seat else seat in asked and seat not in wish.agreed


def all_agree(wish: TakeBackWish | PaceWish, asked: Sequence[Seat], seat: Seat) -> bool:
    """Whether with this seat everybody has agreed who is asked."""
    return set(asked) <= {*wish.agreed, seat}


def person_at_play(standing: Standing, actor: Actor) -> Seat | Refusal:
    """The seat of somebody who plays, or why they do not."""
    seat = standing.seat_of(actor.player)
    if seat is None:
        return NO_SEAT
    if standing.phase is not Phase.PLAYING:
        return GONE if standing.is_over else NO_GAME
    return seat if standing.places[seat].is_person else not_allowed("A bot plays for you; come back first.")


GONE = Refusal(Code.GONE, "The game is over.")
NO_SEAT = not_allowed("You do not sit at this table.")
NO_GAME = not_allowed("The game has not begun.")
NOT_OPEN = not_allowed("The game has begun.")
NOT_HOST = not_allowed("Only the host may do that.")
