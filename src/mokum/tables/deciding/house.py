"""What a decision may use besides the standing: the time, the seed of the house, and nothing else."""

import hashlib
import hmac
from typing import TypeAlias

import msgspec

from mokum.kernel.event import Seat
from mokum.kernel.fair import CONTRIBUTION_BYTES
from mokum.tables.commands import Code, Refusal
from mokum.tables.happenings import AnyHappening
from mokum.tables.standing import PaceWish, Standing, TakeBackWish

Decision: TypeAlias = tuple[AnyHappening, ...] | Refusal


class House(msgspec.Struct, frozen=True):
    """Given with each command."""

    now: int
    seed: bytes
    """The server's seed of this table: never in a happening before the end."""
    stand_in: str = "greedy"
    """The bot that plays for whoever is away."""
    earlier: Standing | None = None
    """Where the table stood before the asking seat's last move, if it takes the log to know."""


def derived(seed: bytes, label: str) -> bytes:
    """Something of the house's own for one purpose, which tells nothing about the seed."""
    return hmac.digest(seed, b"mokum|" + label.encode(), hashlib.sha256)


def bot_part(seed: bytes, seat: Seat) -> bytes:
    """What the house adds to the deal for a bot."""
    return derived(seed, f"part|{seat}")[:CONTRIBUTION_BYTES]


def not_allowed(words: str) -> Refusal:
    """Not for you, or not now."""
    return Refusal(Code.NOT_ALLOWED, words)


def bad_request(words: str) -> Refusal:
    """It makes no sense."""
    return Refusal(Code.BAD_REQUEST, words)


def may_answer(standing: Standing, wish: TakeBackWish | PaceWish, seat: Seat, *, agree: bool) -> bool:
    """Everybody else who plays is asked once; whoever asked may only withdraw it."""
    return not agree if seat == wish.seat else seat in standing.others(wish.seat) and seat not in wish.agreed


GONE = Refusal(Code.GONE, "The game is over.")
NO_SEAT = not_allowed("You do not sit at this table.")
NO_GAME = not_allowed("The game has not begun.")
NOT_OPEN = not_allowed("The game has begun.")
NOT_HOST = not_allowed("Only the host may do that.")
