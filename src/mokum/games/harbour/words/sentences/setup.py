"""Sentences about what is laid out, shuffled and dealt before the first round."""

from mokum.games.harbour.board import DISTRICT_NAMES
from mokum.games.harbour.deck import TASKS
from mokum.games.harbour.events import TasksRevealed, TileTurned, setup
from mokum.games.harbour.words.phrases import count, dockers_of, listing, pontoon, side_name
from mokum.games.harbour.words.sentences.telling import Names, sentence
from mokum.games.harbour.words.tiles import market_tile

_PILES = {
    "artisan": "artisans",
    "building": "buildings",
    "plan": "plans",
    "market": "market tiles",
    "tasks": "task tiles",
}


def _shuffled(kind: str, size: int) -> str:
    return f"{size} {_PILES[kind]} are shuffled."


@sentence.register
def _(event: setup.GoodsLaid, names: Names) -> str:
    return f"A good is laid on each of the {len(event.goods)} blocks."


@sentence.register
def _(event: setup.DockersPlaced, names: Names) -> str:
    placed = listing(f"{dockers_of(counts)} on {pontoon(number)}" for number, counts in enumerate(event.pontoons))
    return f"The dockers stand on the pontoons: {placed}."


def _districts(up: tuple[int, ...]) -> str:
    shown = listing(f"the {DISTRICT_NAMES[district]}" for district in up)
    return f"The district {'tile' if len(up) == 1 else 'tiles'} of {shown} {'lies' if len(up) == 1 else 'lie'} face up."


@sentence.register
def _(event: setup.DistrictsDrawn, names: Names) -> str:
    return _districts(event.order[: event.up])


@sentence.register
def _(event: setup.DistrictsShown, names: Names) -> str:
    return _districts(event.up)


@sentence.register
def _(event: setup.PileShuffled, names: Names) -> str:
    return _shuffled(event.kind, len(event.order))


@sentence.register
def _(event: setup.TilesStacked, names: Names) -> str:
    return _shuffled("market", len(event.order))


@sentence.register
def _(event: setup.TasksShuffled, names: Names) -> str:
    return _shuffled("tasks", len(event.order))


@sentence.register
def _(event: setup.PileMade, names: Names) -> str:
    return _shuffled(event.kind, event.cards)


@sentence.register
def _(event: TileTurned, names: Names) -> str:
    return f"Market tile {market_tile(event.tile)} is turned up."


@sentence.register
def _(event: setup.PawnsStacked, names: Names) -> str:
    order = listing(side_name(side, names) for side in reversed(event.stack))
    return f"The river pawns are stacked, from the top: {order}."


def _tasks(tasks: tuple[int, ...]) -> str:
    found = " ".join(f"{task}: {TASKS[task].text}" for task in tasks)
    return f"the {'task' if len(tasks) == 1 else 'tasks'} {found}"


@sentence.register
def _(event: setup.TasksDealt, names: Names) -> str:
    return f"{names[event.seat]} is dealt {_tasks(event.tasks)}"


@sentence.register
def _(event: setup.UnseenTasksDealt, names: Names) -> str:
    return f"{names[event.seat]} is dealt {count(event.count, 'task')}."


@sentence.register
def _(event: TasksRevealed, names: Names) -> str:
    shown = (f"{name} has {_tasks(tasks)}" for name, tasks in zip(names, event.tasks, strict=True) if tasks)
    return f"All tasks are laid open. {' '.join(shown)}"
