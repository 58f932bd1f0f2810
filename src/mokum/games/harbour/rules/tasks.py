"""Task tiles: which are fulfilled, and what is handed in for the others (extension 2)."""

from mokum.games.harbour import cubes, goods
from mokum.games.harbour.agenda import ReturnPieces
from mokum.games.harbour.board import DOCKERS
from mokum.games.harbour.cubes import ONE_COUNTED
from mokum.games.harbour.deck import TASKS
from mokum.games.harbour.effects.gains import Pieces
from mokum.games.harbour.events import CubesPaid, DockerReturned, Events, FinalScored, GoodReturned, HarbourEvent, Story
from mokum.games.harbour.moves import WORD, HarbourMove, OfColour, OfDocker, OfGood, bits
from mokum.games.harbour.rules.counting import holds
from mokum.games.harbour.state import State
from mokum.kernel.event import Seat

_CUBE, _GOOD, _DOCKER = bits("return"), bits("return good"), bits("return docker")


def asks_for_pieces(task: int) -> bool:
    """Whether something is handed in for it (HAR-303)."""
    return TASKS[task].effect.pay is not None


def _values(state: State, task: int) -> tuple[int, ...]:
    return TASKS[task].values[max(state.seats, 2) - 2]


def _scored(state: State, seat: Seat, task: int, pieces: int) -> FinalScored:
    values = _values(state, task)
    points = values[pieces - 1] if len(values) > 1 else values[0]
    rule = "HAR-303" if asks_for_pieces(task) else "HAR-302"
    return FinalScored(seat, rule, "task", points, {"task": task})


def score_task(state: State, seat: Seat, task: int) -> Events:
    """A task that only looks at the game."""
    if holds(TASKS[task].effect.when, state, seat, 0):
        yield _scored(state, seat, task, 1)


def points_now(state: State, seat: Seat, task: int) -> int:
    """What a task would score if the game ended now; for pieces up to a number, what the first of them would."""
    done = (
        can_be_returned(state, seat, task) if asks_for_pieces(task) else holds(TASKS[task].effect.when, state, seat, 0)
    )
    return _values(state, task)[0] if done else 0


def _wanted(task: int) -> list[Pieces]:
    """Piece by piece what a task takes that must be complete."""
    pay = TASKS[task].effect.pay
    assert pay is not None
    return [pieces for pieces in pay.pieces for _ in range(pieces.count)]


def _open_ended(task: int) -> Pieces | None:
    """What a task takes up to a number of, if it is of that sort."""
    pay = TASKS[task].effect.pay
    assert pay is not None
    return pay.pieces[0] if pay.pieces[0].up_to else None


def pieces_of(state: State, seat: Seat, task: int) -> tuple[int, int]:
    """How many of the pieces that a task takes the seat has, and how many it takes at least."""
    up_to = _open_ended(task)
    if up_to is not None:
        if up_to.what == "cube":
            return cubes.total(state.pools[seat]), 1
        return goods.count(state.aboard[seat], DOCKERS.index(up_to.colour)), 1
    wanted = [pieces.what for pieces in _wanted(task)]
    have = {
        "docker": goods.total(state.aboard[seat]),
        "good": goods.total(state.holds[seat]) + goods.total(state.stores[seat]),
        "cube": cubes.total(state.pools[seat]),
    }
    return sum(min(have[what], wanted.count(what)) for what in have), len(wanted)


def can_be_returned(state: State, seat: Seat, task: int) -> bool:
    """Whether the seat has the pieces."""
    have, need = pieces_of(state, seat, task)
    return have >= need


def return_options(state: State, asked: ReturnPieces, seat: Seat) -> int:
    """What can be answered (HAR-395); nothing if the pieces are not there."""
    task = asked.task
    if not asked.given and not can_be_returned(state, seat, task):
        return 0
    up_to = _open_ended(task)
    if up_to is not None and up_to.what == "cube":
        found = WORD["return stop"]
        for colour in cubes.colours_of(state.pools[seat]):
            if not (up_to.different and colour in asked.colours):
                found |= _CUBE[colour]
        return found
    if up_to is not None:
        two = goods.count(state.aboard[seat], DOCKERS.index(up_to.colour)) > 1
        return WORD["return none"] | WORD["return one"] | (WORD["return two"] if two else 0)
    found = 0 if asked.given else WORD["return none"]
    what = _wanted(task)[asked.given].what
    if what == "docker":
        for colour in goods.members(state.aboard[seat]):
            found |= _DOCKER[colour]
    elif what == "good":
        for good in goods.members(state.holds[seat] | state.stores[seat]):
            found |= _GOOD[good]
    else:
        for colour in cubes.colours_of(state.pools[seat]):
            found |= _CUBE[colour]
    return found


def answer_return(state: State, asked: ReturnPieces, seat: Seat, move: HarbourMove) -> Story:
    """Hand a piece in, and score when the set is complete."""
    task = asked.task
    word = str(move)
    if word == "return none":
        return ()
    up_to = _open_ended(task)
    if up_to is not None and up_to.what == "docker":
        number = 2 if word == "return two" else 1
        for _ in range(number):
            yield DockerReturned(seat, DOCKERS.index(up_to.colour))
        yield _scored(state, seat, task, number)
        return ()
    if word == "return stop":
        if asked.given:
            yield _scored(state, seat, task, asked.given)
        return ()
    yield _handed_in(state, seat, move)
    given = asked.given + 1
    colours = {*asked.colours, move.colour} if isinstance(move, OfColour) else set(asked.colours)
    if up_to is not None:
        pool = cubes.colours_of(state.pools[seat])
        left = [colour for colour in pool if not (up_to.different and colour in colours)]
        if left and given < up_to.up_to:
            return (ReturnPieces((seat,), task, given, tuple(sorted(colours))),)
        yield _scored(state, seat, task, given)
    elif given < len(_wanted(task)):
        return (ReturnPieces((seat,), task, given),)
    else:
        yield _scored(state, seat, task, 1)
    return ()


def _handed_in(state: State, seat: Seat, move: HarbourMove) -> HarbourEvent:
    """A good comes from the store if there is one, since only the hold counts for anything else."""
    match move:
        case OfDocker(docker=colour):
            return DockerReturned(seat, colour)
        case OfGood(good=good):
            return GoodReturned(seat, good, goods.count(state.stores[seat], good) > 0)
        case OfColour(colour=colour):
            return CubesPaid(seat, ONE_COUNTED[colour])
    raise TypeError(f"{move} hands nothing in")
