"""What becomes of a command: happenings, or a refusal. Pure: the same standing, command and server decide the same."""

from collections.abc import Callable
from typing import Any

from mokum.tables.deciding import commands, dealing, leaving, pace, playing, seating, taking_back
from mokum.tables.deciding.commands import Actor, AnyCommand, Command, Refusal
from mokum.tables.deciding.context import Context, Decision
from mokum.tables.deciding.crediting import owed_time
from mokum.tables.log.standing import Standing

_DECISIONS: dict[type[Command], Callable[[Standing, Actor, Any, Context], Decision]] = {
    commands.Sit: seating.sit,
    commands.SeatBot: seating.ask_bot,
    commands.Unseat: seating.unseat,
    commands.CloseTable: seating.close_table,
    commands.RenewInvitation: seating.renew_invitation,
    commands.Start: dealing.start,
    commands.OpenPart: dealing.open_part,
    commands.Play: playing.play,
    commands.TakeBack: taking_back.take_back,
    commands.AnswerTakeBack: taking_back.answer,
    commands.Leave: leaving.leave,
    commands.ComeBack: leaving.come_back,
    commands.Resign: leaving.resign,
    commands.AskPace: pace.ask_pace,
    commands.AnswerPace: pace.answer_pace,
    commands.TakeVacation: pace.take_vacation,
}


def decide(standing: Standing, actor: Actor, command: AnyCommand, context: Context) -> Decision:
    """What a person's command brings about."""
    decision = _DECISIONS[type(command)](standing, actor, command, context)
    return decision if isinstance(decision, Refusal) else (*owed_time(standing, context), *decision)
