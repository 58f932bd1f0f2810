"""The clock of a table: changed by consent, and stretched by vacation."""

from mokum.tables.deciding.commands import Actor, AnswerPace, AskPace, TakeVacation
from mokum.tables.deciding.context import (
    GONE,
    NO_SEAT,
    Context,
    Decision,
    all_agree,
    bad_request,
    may_answer,
    not_allowed,
)
from mokum.tables.log.clocks import Days, is_possible
from mokum.tables.log.happenings import PaceAnswered, PaceAsked, PaceChanged, VacationTaken
from mokum.tables.log.standing import Phase, Standing


def ask_pace(standing: Standing, actor: Actor, command: AskPace, context: Context) -> Decision:
    """Propose another clock; where no other person has a seat it is so at once."""
    seat = standing.seat_of(actor.player)
    if seat is None:
        return NO_SEAT
    if standing.is_over:
        return GONE
    if standing.made.rated:
        return not_allowed("The game is rated: its clock stays as it is.")
    if not is_possible(command.clock):
        return bad_request("Such a clock cannot be set.")
    if standing.pace is not None or command.clock == standing.clock:
        return not_allowed("It is so already, or something is being asked.")
    if not standing.players(seat):
        return (PaceChanged(command.clock),)
    return (PaceAsked(seat, command.clock),)


def answer_pace(standing: Standing, actor: Actor, command: AnswerPace, context: Context) -> Decision:
    """Once all other persons have agreed, it is so; one who does not ends it. Who is away is waited for."""
    seat, wish = standing.seat_of(actor.player), standing.pace
    if seat is None:
        return NO_SEAT
    if wish is None or not may_answer(wish, standing.players(wish.seat), seat, agree=command.agree):
        return not_allowed("You are not asked.")
    answered = PaceAnswered(seat, command.agree)
    if not command.agree or not all_agree(wish, standing.players(wish.seat), seat):
        return (answered,)
    return answered, PaceChanged(wish.clock)


def take_vacation(standing: Standing, actor: Actor, command: TakeVacation, context: Context) -> Decision:
    """Some of one's days, for the move that one is asked for or the next one."""
    seat = standing.seat_of(actor.player)
    if seat is None:
        return NO_SEAT
    if standing.phase is not Phase.PLAYING or not isinstance(standing.clock, Days):
        return not_allowed("There is no vacation to take.")
    if not 1 <= command.days <= standing.places[seat].vacation:
        return not_allowed(f"You have {standing.places[seat].vacation} days left.")
    return (VacationTaken(seat, command.days),)
