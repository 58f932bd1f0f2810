"""The rules: what may be done, which rule forbids the rest, and what follows from a move."""

from collections.abc import Iterator

from bridges.board import BOATS, BONUS, BRIDGES, FINE, HAND, LAST_IN_QUEUE, OPENS
from bridges.events import (
    BoatDrawn,
    BoatSent,
    BoatsShuffled,
    BridgeOpened,
    BridgesEvent,
    GameEnded,
    LastInQueuePaid,
    QueueTowed,
    TurnBegun,
)
from bridges.moves import CATALOGUE, Send
from bridges.state import State, Tally, height
from mokum.kernel.agenda import awaited
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat
from mokum.kernel.outcome import Outcome, RuleId, ScoreLine, ranks


def setup(state: State, chance: Chance) -> Iterator[BridgesEvent]:
    """Everything until the first turn (BRI-010, BRI-011)."""
    first = chance.uniform("first", state.seats)
    yield BoatsShuffled(tuple(chance.shuffled("boats", BOATS)))
    for place in range(state.seats):
        for _ in range(HAND):
            yield BoatDrawn((first + place) % state.seats, state.pile[0])
    yield TurnBegun(first)


def legal(state: State, seat: Seat) -> int:
    """The moves of a seat, as bits (BRI-020, BRI-021)."""
    if seat not in awaited(state.agenda):
        return 0
    masts = set(state.hands[seat])
    return sum(CATALOGUE.bit(Send(mast, bridge)) for mast in masts for bridge in range(len(BRIDGES)))


def reason(state: State, seat: Seat) -> RuleId:
    """The rule that forbids a move that is not legal."""
    if state.is_over:
        return "BRI-030"
    return "BRI-021" if seat in awaited(state.agenda) else "BRI-020"


def send(state: State, seat: Seat, move: Send) -> Iterator[BridgesEvent]:
    """A turn, from the boat that is sent to the next turn."""
    yield BoatSent(seat, move.mast, move.bridge)
    queue = state.queues[move.bridge]
    if height(queue) == OPENS:
        yield BridgeOpened(seat, move.bridge, len(queue), worth(OPENS, len(queue)))
    elif height(queue) > OPENS:
        yield QueueTowed(seat, move.bridge)
    yield BoatDrawn(seat, state.pile[0])
    if state.pile:
        yield TurnBegun((seat + 1) % state.seats)
    else:
        yield from end(state)


def worth(height: int, boats: int) -> int:
    """The points for the last boat of a queue that is so high now (BRI-022, BRI-023)."""
    if height == OPENS:
        return boats + BONUS
    return -FINE if height > OPENS else 0


def end(state: State) -> Iterator[BridgesEvent]:
    """The pile is empty: the queues that wait are paid (BRI-030, BRI-031)."""
    for bridge, queue in enumerate(state.queues):
        if queue:
            yield LastInQueuePaid(queue[-1].seat, bridge)
    yield GameEnded()


def points(tally: Tally) -> int:
    """What a seat has so far."""
    return tally.opened - FINE * tally.towed + LAST_IN_QUEUE * tally.last


def outcome(state: State) -> Outcome | None:
    """The score sheet (BRI-032)."""
    if not state.is_over:
        return None
    return Outcome(
        why="BRI-030",
        sheets=tuple(map(_sheet, state.tallies)),
        ranks=ranks([(points(tally),) for tally in state.tallies]),
    )


def _sheet(tally: Tally) -> tuple[ScoreLine, ...]:
    lines = (
        ScoreLine("BRI-022", "opened", tally.opened, {"bridges": tally.bridges}),
        ScoreLine("BRI-023", "towed", -FINE * tally.towed, {"queues": tally.towed}),
        ScoreLine("BRI-031", "last", LAST_IN_QUEUE * tally.last, {"queues": tally.last}),
    )
    return tuple(line for line in lines if line.points)
