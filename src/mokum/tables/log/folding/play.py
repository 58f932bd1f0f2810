"""The game itself: its beginning, its moves, what is taken back, and its end."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from mokum.store import Row
from mokum.tables.log import clocks
from mokum.tables.log import happenings as happened
from mokum.tables.log.block import on_clock
from mokum.tables.log.folding.changing import answered, ask, ask_anew, put
from mokum.tables.log.folding.going_back import back_to, opened, went_on
from mokum.tables.log.happenings import Happening
from mokum.tables.log.standing import (
    Past,
    Phase,
    Result,
    Standing,
    TakeBackWish,
    UndoStep,
    events_of,
    position_after,
)

MOST_STEPS = 200
"""Moves that can be taken back, even where a game never reveals anything."""


def _started(standing: Standing, what: happened.Started, row: Row) -> Standing:
    return _begun(standing, what.events, row)


def _position_laid(standing: Standing, what: happened.PositionLaid, row: Row) -> Standing:
    return _begun(standing, what.state, row)


def _begun(standing: Standing, opening: msgspec.Raw, row: Row) -> Standing:
    past = Past(opening) if standing.made.keeps_past else None
    return ask(replace(standing, phase=Phase.PLAYING, position=opened(standing, opening), past=past), row)


def _played(standing: Standing, what: happened.Played, row: Row) -> Standing:
    seat = what.seat
    events = events_of(standing.made.game, what.events)
    position = position_after(standing.made.game, standing.position, what.events)
    # Who pressed on a clock that all share has spent no time of its own, and cannot take the press back.
    is_own = not what.by_bot and on_clock(standing) is None
    lasts = put(standing.lasts, seat, row.version) if is_own else standing.lasts
    bank, spent = standing.banks[seat], row.at - standing.since[seat]
    if any(event.reveals for event in events) or len(standing.steps) >= MOST_STEPS:
        steps: tuple[UndoStep, ...] = ()
    else:
        lays_open = any(event.lays_open for event in events)
        left = clocks.after_thought(bank, spent) if is_own else None
        steps = (*standing.steps, UndoStep(row.version, seat, lays_open, standing.position, standing.lasts, left))
    if is_own:
        bank = clocks.after_move(standing.clock, bank, spent)
    elif what.by_bot:
        bank = clocks.after_stand_in(standing.clock, bank)
    moved = replace(
        standing,
        position=position,
        steps=steps,
        past=went_on(standing, what.events, row.version),
        lasts=lasts,
        take_back=None,
        banks=put(standing.banks, seat, bank),
        turns=put(standing.turns, seat, 0),
    )
    return ask(moved, row)


def _take_back_asked(standing: Standing, what: happened.TakeBackAsked, row: Row) -> Standing:
    return replace(standing, take_back=TakeBackWish(what.seat, what.to))


def _take_back_answered(standing: Standing, what: happened.TakeBackAnswered, row: Row) -> Standing:
    return replace(standing, take_back=answered(standing.take_back, what.seat, agreed=what.agreed))


def _taken_back(standing: Standing, what: happened.TakenBack, row: Row) -> Standing:
    banks = list(standing.banks)
    for seat, bank in enumerate(banks):
        is_asked = seat in standing.awaited and standing.places[seat].is_person
        spent = row.at - standing.since[seat] if is_asked else 0
        undone = [step.left for step in standing.steps if step.version > what.to and step.seat == seat]
        if lefts := [left for left in undone if left is not None]:
            banks[seat] = clocks.after_take_back(standing.clock, clocks.after_thought(bank, spent), lefts)
        elif is_asked:
            banks[seat] = clocks.after_pause(standing.clock, bank, spent)
    position, lasts, past = back_to(standing, what.to)
    back = replace(
        standing,
        position=position,
        steps=tuple(step for step in standing.steps if step.version <= what.to),
        past=past,
        lasts=lasts,
        banks=tuple(banks),
        take_back=None,
        lot=None,
    )
    return ask_anew(back, row)


def _over(standing: Standing, result: Result) -> Standing:
    nobody = (0,) * len(standing.places)
    return replace(
        standing,
        phase=Phase.OVER,
        awaited=(),
        turns=nobody,
        begun=nobody,
        steps=(),
        past=None,
        take_back=None,
        pace=None,
        lot=None,
        result=result,
    )


def _ended(standing: Standing, what: happened.Ended, row: Row) -> Standing:
    outcome = what.outcome
    if outcome is None and what.why == "played":  # a row of an older shape
        outcome = standing.game.outcome(standing.position)
    return _over(standing, Result(what.why, what.ranks, outcome, what.server_seed))


def _abandoned(standing: Standing, what: happened.Abandoned, row: Row) -> Standing:
    return _over(standing, Result(what.why, (), None, what.server_seed))


def _rematch_made(standing: Standing, what: happened.RematchMade, row: Row) -> Standing:
    return replace(standing, rematch=what.table)


FOLDS: dict[type[Happening], Callable[[Standing, Any, Row], Standing]] = {
    happened.Started: _started,
    happened.PositionLaid: _position_laid,
    happened.Played: _played,
    happened.TakeBackAsked: _take_back_asked,
    happened.TakeBackAnswered: _take_back_answered,
    happened.TakenBack: _taken_back,
    happened.Ended: _ended,
    happened.Abandoned: _abandoned,
    happened.RematchMade: _rematch_made,
}
