"""The harbour: warehouses and depots with what is free, pontoons with their dockers, and the docker building."""

from collections.abc import Iterator

from mokum.games.harbour.board import (
    ANCHOR_OF_GOOD,
    DEPOT_POINTS,
    DEPOT_SPACES,
    DOCKER_PLACES,
    GOODS,
    PONTOON_COLOUR,
    PONTOON_SPACES,
    ROOF_POINTS,
    SPACE_DISTANCE,
    SPACES,
)
from mokum.games.harbour.rules.port import FOREMAN_POINTS
from mokum.games.harbour.state import NOTHING
from mokum.games.harbour.view import View
from mokum.games.harbour.words.phrases import DOCKER_WORDS, GOOD_WORDS
from mokum.games.harbour.words.picture.marks import GONE, HERE, NONE, heading, letter, wrapped
from mokum.kernel.event import WATCHER
from mokum.kernel.words import Line, Run


def draw_harbour(view: View) -> Iterator[Line]:
    """What lies where; for somebody with a barge also how far away it is."""
    yield from wrapped("Warehouses", [(Run(_warehouse(view, good)),) for good in range(len(GOODS))])
    yield from wrapped("Depots", [(Run(_depot(view, depot)),) for depot in range(len(DEPOT_SPACES))])
    yield from wrapped("Pontoons", [(Run(_pontoon(view, pontoon)),) for pontoon in range(len(PONTOON_SPACES))])
    yield from wrapped("Docker building", [(Run(place),) for place in _building(view)])
    yield from wrapped("Barges", [(letter(seat, view), Run(f" {SPACES[at.barge]}")) for seat, at in enumerate(view.at)])
    marks = [f"{GONE} taken"]
    if view.viewer != WATCHER:
        marks.append("(3) steps from your barge")
    if view.foreman != NOTHING:
        marks.append(f"{HERE} the Foreman: {FOREMAN_POINTS} points more")
    yield heading(""), Run("   ".join(marks), "dim")


def _how_far(view: View, space: int) -> str:
    """Steps from the viewer's barge, and the Foreman if he is there."""
    here = f" {HERE}" if space == view.foreman else ""
    return here if view.viewer == WATCHER else f" ({SPACE_DISTANCE[view.at[view.viewer].barge][space]}){here}"


def _warehouse(view: View, good: int) -> str:
    roofs = (GONE if number < view.roofs[good] else str(points) for number, points in enumerate(ROOF_POINTS[good]))
    return f"{GOOD_WORDS[good]} {' '.join(roofs)}{_how_far(view, ANCHOR_OF_GOOD[good])}"


def _depot(view: View, depot: int) -> str:
    good = view.depots[depot]
    lies = str(DEPOT_POINTS[depot]) if good == NOTHING else f"{GONE} {GOOD_WORDS[good]}"
    return f"depot {depot + 1}: {lies}{_how_far(view, DEPOT_SPACES[depot])}"


def _pontoon(view: View, pontoon: int) -> str:
    dockers = [DOCKER_WORDS[colour] for colour, count in enumerate(view.pontoons[pontoon]) for _ in range(count)]
    name = DOCKER_WORDS[PONTOON_COLOUR[pontoon]]
    return f"{name}: {' and '.join(dockers) or NONE}{_how_far(view, PONTOON_SPACES[pontoon])}"


def _building(view: View) -> list[str]:
    """Places from the top; the last one holds all further dockers."""
    last = len(DOCKER_PLACES) - 1
    places = []
    for place, points in enumerate(DOCKER_PLACES):
        there = view.building[place:] if place == last else view.building[place : place + 1]
        places.append(f"{points} points: {', '.join(DOCKER_WORDS[colour] for colour in there) or NONE}")
    return places
