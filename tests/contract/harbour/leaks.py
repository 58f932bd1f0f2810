"""Leaks planted in `harbour`, each as small as it would slip in: the non-interference tests must find every one."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from mokum.games.harbour.events import DistrictsDrawn, DistrictsShown, PileMade, TasksDealt, TilesStacked
from mokum.games.harbour.features import HarbourEncoding
from mokum.games.harbour.game import Harbour
from mokum.games.harbour.moves import CATALOGUE, HarbourMove
from mokum.games.harbour.state import State
from mokum.games.harbour.view import View
from mokum.kernel.event import WATCHER, Seat, Viewer
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import MoveSet
from mokum.kernel.outcome import RuleId

Plant = Callable[[pytest.MonkeyPatch], AnyGame]


def watchers_see_the_tasks(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Harbour):
        def view(self, state: State, viewer: Viewer) -> View:
            view = super().view(state, viewer)
            return replace(view, tasks=tuple(state.tasks)) if viewer == WATCHER else view

    return Planted()


def the_view_shows_the_next_market_tile(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Harbour):
        def view(self, state: State, viewer: Viewer) -> View:
            return replace(super().view(state, viewer), tiles=state.tiles[: state.tile_next + 1])

    return Planted()


def the_view_shows_a_plan_to_come(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Harbour):
        def view(self, state: State, viewer: Viewer) -> View:
            view = super().view(state, viewer)
            return replace(view, offer=(*view.offer, *state.plans[state.drawn[2] :][:1]))

    return Planted()


def a_district_that_lies_face_down_is_named(plant: pytest.MonkeyPatch) -> AnyGame:
    plant.setattr(DistrictsDrawn, "seen_by", lambda told, _: DistrictsShown(told.order))
    return Harbour()


def the_pile_of_tiles_shows_its_last_one(plant: pytest.MonkeyPatch) -> AnyGame:
    plant.setattr(TilesStacked, "seen_by", lambda told, _: PileMade("market", told.order[-1]))
    return Harbour()


def the_neighbour_sees_the_tasks_that_are_dealt(plant: pytest.MonkeyPatch) -> AnyGame:
    usual = TasksDealt.seen_by
    plant.setattr(TasksDealt, "seen_by", lambda told, viewer: told if viewer == told.seat + 1 else usual(told, viewer))
    return Harbour()


def the_moves_depend_on_the_card_on_top(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Harbour):
        def moves(self, state: State, seat: Seat) -> MoveSet[HarbourMove]:
            moves = super().moves(state, seat)
            odd = sum(state.artisans[state.drawn[0] :][:1]) % 2
            return CATALOGUE.choose(moves.bits & (moves.bits - 1)) if odd and len(moves) > 1 else moves

    return Planted()


def a_refusal_depends_on_the_tasks_of_others(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Harbour):
        def refusal(self, state: State, seat: Seat, move: HarbourMove) -> RuleId | None:
            rule = super().refusal(state, seat, move)
            others = sum(sum(tasks) for other, tasks in enumerate(state.tasks) if other != seat)
            return "HAR-300" if rule is not None and others % 2 else rule

    return Planted()


def the_encoding_tells_the_tasks_of_others(plant: pytest.MonkeyPatch) -> AnyGame:
    class Leaky(HarbourEncoding):
        @staticmethod
        def encode(state: State, viewer: Seat) -> bytes:
            encoded = HarbourEncoding.encode(state, viewer)
            return encoded[:-1] + bytes([sum(map(sum, state.tasks)) % 256])

    class Planted(Harbour):
        encoding = Leaky()

    return Planted()


LEAKS: tuple[Plant, ...] = (
    watchers_see_the_tasks,
    the_view_shows_the_next_market_tile,
    the_view_shows_a_plan_to_come,
    a_district_that_lies_face_down_is_named,
    the_pile_of_tiles_shows_its_last_one,
    the_neighbour_sees_the_tasks_that_are_dealt,
    the_moves_depend_on_the_card_on_top,
    a_refusal_depends_on_the_tasks_of_others,
    the_encoding_tells_the_tasks_of_others,
)

TAINTED_LEAKS: tuple[Plant, ...] = (
    watchers_see_the_tasks,
    the_view_shows_the_next_market_tile,
    the_view_shows_a_plan_to_come,
)
"""Those that show a hidden thing by its own number, which a tainted value gives away as well."""
