"""A move: refused by a rule, or a story; and perhaps the end."""

import msgspec

from mokum.kernel.chance import LateChance
from mokum.kernel.codec import encode
from mokum.kernel.event import Seat
from mokum.kernel.moves import UnknownMove
from mokum.kernel.story import IllegalMove, play_on_copy
from mokum.tables.deciding.commands import Actor, Code, Play, Refusal
from mokum.tables.deciding.context import Context, Decision, bad_request, not_allowed, person_at_play
from mokum.tables.log.block import on_clock
from mokum.tables.log.clocks import Untimed
from mokum.tables.log.happenings import Ended, Played
from mokum.tables.log.standing import Standing, keep_position

NOT_AWAITED = not_allowed("It is not your turn.")
SOLD_ON_CLOCK = not_allowed("This is sold on the clock: press.")
NO_SUCH_MOVE = bad_request("There is no such move in this game.")
TIME_IS_UP = not_allowed("Your time is up.")
"""Said to a seat that was asked with nothing left: its clock is about to ring, and a move would earn it time."""


class BotMove(msgspec.Struct, frozen=True):
    """What a bot answered when it was asked at version `turn`."""

    seat: Seat
    turn: int
    move: str


def play(standing: Standing, actor: Actor, command: Play, context: Context) -> Decision:
    """A person moves."""
    seat = person_at_play(standing, actor)
    if isinstance(seat, Refusal):
        return seat
    if seat not in standing.awaited:
        return NOT_AWAITED
    if on_clock(standing) is not None:
        return SOLD_ON_CLOCK
    if not isinstance(standing.clock, Untimed) and not standing.banks[seat]:
        return TIME_IS_UP
    return _move(standing, seat, command.move, context)


def play_bot(standing: Standing, command: BotMove, context: Context) -> Decision:
    """A bot moves, unless its decision was taken meanwhile, taken back, or handed to a person."""
    seat = command.seat
    if standing.turns[seat] != command.turn or not standing.places[seat].driver:
        return NOT_AWAITED
    return _move(standing, seat, command.move, context, by_bot=True)


def _move(standing: Standing, seat: Seat, text: str, context: Context, *, by_bot: bool = False) -> Decision:
    game = standing.game
    try:
        move = game.catalogue.parse(text)
        # New luck for each move: what was drawn before a move was taken back is drawn again, for its label is the same.
        chance = LateChance(lambda: standing.deal(context.seed).chance())
        after, events = play_on_copy(game, standing.position, seat, move, chance)
    except UnknownMove:
        return NO_SUCH_MOVE
    except IllegalMove as error:
        return Refusal(Code.ILLEGAL, "The rules do not allow this move.", rule=error.rule)
    played = Played(seat, str(move), msgspec.Raw(encode(events)), by_bot)
    keep_position(standing.position, played.events, after)  # a memo and no more: the fold would come to the same
    outcome = game.outcome(after)
    if outcome is None:
        return (played,)
    return played, Ended("played", outcome.ranks[: len(standing.places)], outcome, context.seed.hex())
