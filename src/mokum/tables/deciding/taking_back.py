"""Taking back: never over what came to light, and over another player's move only if all agree. It is said here, once.

`docs/decisions/0010-taking-back.md` says why.
"""

from typing import Literal

import msgspec

from mokum.kernel.event import Seat
from mokum.tables.deciding.commands import Actor, AnswerTakeBack, Refusal, TakeBack
from mokum.tables.deciding.context import NO_SEAT, Context, Decision, all_agree, may_answer, not_allowed, person_at_play
from mokum.tables.log.happenings import TakeBackAnswered, TakeBackAsked, TakenBack
from mokum.tables.log.standing import Phase, Standing

WORDS = {
    "lot": "A lot is being sold.",
    "not_moved": "You have not moved yet.",
    "asked": "Something is being asked already.",
    "rated": "Your last move stands: another player moved since, and the game is rated.",
    "light": "Your last move stands: something came to light since.",
    "away": "Your last move stands: another player moved since, and somebody is away who would have to agree.",
}


class WayBack(msgspec.Struct, frozen=True):
    """Whether a seat's last move can be taken back: `own` at once, `ask` if the others agree, or `no` and why."""

    way: Literal["own", "ask", "no"]
    why: str = ""
    """One of `WORDS`; empty for whoever has no move to ask about."""


OWN, ASK, NOT_AT_PLAY = WayBack("own"), WayBack("ask"), WayBack("no")


def way_back(standing: Standing, seat: Seat) -> WayBack:
    """What a seat may do about its last move. Whoever sits at the others: luck that was seen is not dealt again."""
    if standing.phase is not Phase.PLAYING or seat < 0 or not standing.places[seat].is_person:
        return NOT_AT_PLAY
    last = standing.lasts[seat]
    if standing.lot is not None:
        return WayBack("no", "lot")
    if not last:
        return WayBack("no", "not_moved")
    if standing.take_back is not None:
        return WayBack("no", "asked")
    if standing.made.practice:
        return OWN
    since = [step for step in standing.steps if step.version >= last]
    if not since or since[0].version != last or any(step.lays_open for step in since if step.seat != seat):
        return WayBack("no", "light")
    others = standing.players(seat)
    if not {step.seat for step in since}.intersection(others):
        return OWN
    # A stand-in's move is its player's; and it never speaks for its player, who may come back and be asked.
    if standing.made.rated:
        return WayBack("no", "rated")
    return WayBack("no", "away") if any(standing.places[other].stand_in for other in others) else ASK


def take_back(standing: Standing, actor: Actor, command: TakeBack, context: Context) -> Decision:
    """Back to before one's last move, or a question to the others."""
    seat = person_at_play(standing, actor)
    if isinstance(seat, Refusal):
        return seat
    back = way_back(standing, seat)
    if back.way == "no":
        return not_allowed(WORDS[back.why])
    kind = TakenBack if back.way == "own" else TakeBackAsked
    return (kind(seat, standing.lasts[seat] - 1),)


def answer(standing: Standing, actor: Actor, command: AnswerTakeBack, context: Context) -> Decision:
    """Once all other players have agreed, it is done; one who does not ends it. Who is away meanwhile is waited for."""
    seat, wish = standing.seat_of(actor.player), standing.take_back
    if seat is None:
        return NO_SEAT
    if wish is None or not may_answer(wish, standing.players(wish.seat), seat, agree=command.agree):
        return not_allowed("You are not asked.")
    answered = TakeBackAnswered(seat, command.agree)
    if not command.agree or not all_agree(wish, standing.players(wish.seat), seat):
        return (answered,)
    return answered, TakenBack(wish.seat, wish.to)
