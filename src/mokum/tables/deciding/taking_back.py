"""Taking back: one's own move as long as nothing came to light and no other person moved; beyond that one asks."""

import msgspec

from mokum.kernel.codec import encode
from mokum.kernel.event import Seat
from mokum.tables.commands import Actor, AnswerTakeBack, Refusal, TakeBack
from mokum.tables.deciding.house import NO_SEAT, Decision, House, all_agree, may_answer, not_allowed, person_at_play
from mokum.tables.happenings import TakeBackAnswered, TakeBackAsked, TakenBack
from mokum.tables.standing import Standing, Step


def own_step(standing: Standing, seat: Seat) -> Step | None:
    """The seat's last move, if it can be taken back without asking."""
    for step in reversed(standing.steps):
        if step.seat == seat and not step.by_bot:
            return step
        if not step.by_bot:
            return None
    return None


def needs_log(standing: Standing, seat: Seat) -> bool:
    """Whether where the table stood before the seat's last move is known from the log alone."""
    last = standing.lasts[seat]
    return last > 0 and all(step.version != last for step in standing.steps)


def take_back(standing: Standing, actor: Actor, command: TakeBack, house: House) -> Decision:
    """Back to before one's last move, or a question to the others."""
    seat = person_at_play(standing, actor)
    if isinstance(seat, Refusal):
        return seat
    if standing.lot is not None:
        return not_allowed("A lot is being sold.")
    last = standing.lasts[seat]
    if not last:
        return not_allowed("You have not moved yet.")
    if standing.take_back is not None:
        return not_allowed("Something is being asked already.")
    position, lasts = _before(standing, last, house)
    raw = msgspec.Raw(encode(position))
    if own_step(standing, seat) is not None or not standing.others(seat):
        return (TakenBack(seat, last - 1, raw, lasts),)
    return (TakeBackAsked(seat, last - 1, raw, lasts),)


def _before(standing: Standing, version: int, house: House) -> tuple[object, tuple[int, ...]]:
    for step in standing.steps:
        if step.version == version:
            return step.before, step.lasts
    assert house.earlier is not None, "the log was not read"
    return house.earlier.position, house.earlier.lasts


def answer(standing: Standing, actor: Actor, command: AnswerTakeBack, house: House) -> Decision:
    """Once all other persons have agreed, it is done; one who does not ends it."""
    seat, wish = standing.seat_of(actor.player), standing.take_back
    if seat is None:
        return NO_SEAT
    if wish is None or not may_answer(standing, wish, seat, agree=command.agree):
        return not_allowed("You are not asked.")
    answered = TakeBackAnswered(seat, command.agree)
    if not command.agree or not all_agree(standing, wish, seat):
        return (answered,)
    return answered, TakenBack(wish.seat, wish.to, wish.position, wish.lasts)
