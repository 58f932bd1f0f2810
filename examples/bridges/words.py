"""`bridges` in English words: what happened, what can be done, what is asked, and how the table looks."""

from collections.abc import Sequence
from typing import Any

from bridges import events as happened
from bridges.board import BONUS, BRIDGES, OPENS
from bridges.moves import Send
from bridges.state import Waiting, height
from bridges.view import NOBODY, View
from mokum.kernel.event import Event, Redacted, Seat
from mokum.kernel.outcome import RuleId, ScoreLine
from mokum.kernel.words import Line, Picture, Run

_NAME = 14
"""Columns that the name of a bridge or of a player takes."""
_DECK, _WATER = "═", "~"


class BridgesWords:
    """The game's voice. Whoever reads it learns what the event, the move or the view holds, and nothing more."""

    def event(self, event: Event[Any] | Redacted, names: Sequence[str]) -> str:
        return _sentence(event, names)

    def move(self, move: Send, view: View) -> str:
        queue = view.queues[move.bridge]
        after, where = height(queue) + move.mast, BRIDGES[move.bridge]
        if after == OPENS:
            return f"Send the {move.mast} under {where}: it opens, for {len(queue) + 1 + BONUS} points"
        if after > OPENS:
            return f"Send the {move.mast} under {where}: {after} is too high, the queue is towed away for -1 point"
        return f"Send the {move.mast} under {where}: {after} of {OPENS}"

    def ask(self, view: View, names: Sequence[str]) -> str:
        if view.turn == NOBODY:
            return "The game is over."
        if view.turn == view.viewer:
            return f"{names[view.turn]}, it is your turn: send a boat under a bridge."
        return f"It is {names[view.turn]}'s turn."

    def rule(self, move: Send, view: View) -> RuleId:
        after = height(view.queues[move.bridge]) + move.mast
        return "BRI-022" if after == OPENS else "BRI-023" if after > OPENS else "BRI-020"

    def board(self, view: View, names: Sequence[str]) -> Picture:
        lines: list[Line] = []
        for bridge, queue in enumerate(view.queues):
            lines += [*_bridge(BRIDGES[bridge], queue, names), ()]
        lines += [_player(view, seat, names) for seat in range(len(view.hands))]
        lines += [(), (Run(f"{'Pile':<{_NAME}}", "strong"), Run(_boats(view.pile)))]
        if view.hand:
            boats = "   ".join(map(str, view.hand))
            lines.append((Run(f"{'Your hand':<{_NAME}}", "strong"), Run(boats)))
        return tuple(lines)

    def score(self, line: ScoreLine) -> str:
        match line.key:
            case "opened":
                return _count(line.values["bridges"], "bridge opened", "bridges opened")
            case "towed":
                return _count(line.values["queues"], "queue towed away", "queues towed away")
        return f"last boat in {_count(line.values['queues'], 'queue', 'queues')}"


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def _boats(number: int) -> str:
    return _count(number, "boat", "boats")


def _bridge(name: str, queue: tuple[Waiting, ...], names: Sequence[str]) -> tuple[Line, Line]:
    deck: Line = (Run(f"{name:<{_NAME}}", "strong"), Run(_DECK * 24, "dim"), Run(f"  {height(queue)} of {OPENS}"))
    waiting = [run for boat in queue for run in (Run(f" {boat.mast} ", f"seat {boat.seat + 1}"), Run(" "))]
    water: Line = (Run(" " * _NAME), *(waiting or [Run(_WATER * 24, "dim")]))
    return deck, water


def _player(view: View, seat: Seat, names: Sequence[str]) -> Line:
    mark = ">" if seat == view.turn else " "
    total = _count(view.points[seat], "point", "points")
    return (
        Run(f"{mark} "),
        Run(f" {names[seat]:<{_NAME - 4}} ", f"seat {seat + 1}"),
        Run(f"  {_boats(view.hands[seat]):<8}  {total}"),
    )


def _sentence(event: Event[Any] | Redacted, names: Sequence[str]) -> str:
    match event:
        case happened.PileShuffled(boats):
            return f"{_boats(boats)} are shuffled."
        case happened.BoatsShuffled(order):
            return f"{_boats(len(order))} are shuffled: {' '.join(map(str, order))}."
        case happened.UnseenBoatDrawn(seat):
            return f"{names[seat]} draws a boat."
        case happened.BoatDrawn(seat, mast):
            return f"{names[seat]} draws a {mast}."
        case happened.TurnBegun(seat):
            return f"It is {names[seat]}'s turn."
        case happened.BoatSent(seat, mast, bridge):
            return f"{names[seat]} sends a {mast} under {BRIDGES[bridge]}."
        case happened.BridgeOpened(seat, bridge, boats, paid):
            return f"{BRIDGES[bridge]} opens for {_boats(boats)}: {names[seat]} gets {paid} points."
        case happened.QueueTowed(seat, bridge):
            return f"The queue of {BRIDGES[bridge]} is too high and is towed away: {names[seat]} loses 1 point."
        case happened.LastInQueuePaid(seat, bridge):
            return f"{names[seat]} sent the last boat that waits under {BRIDGES[bridge]}, and gets 1 point."
    return "The game is over."
