"""Broken promises planted in `routes`: the contract tests must find every one, without knowing the rules."""

from collections.abc import Iterator
from itertools import count

import pytest

from contract.routes.leaks import Plant
from mokum.games.routes.board import WILD
from mokum.games.routes.events import CardDrawn, TradeCardTaken
from mokum.games.routes.game import GAME, Routes
from mokum.games.routes.moves import CATALOGUE, Pass, RoutesMove
from mokum.games.routes.state import State
from mokum.games.routes.view import View
from mokum.kernel.chance import Chance, QuickChance
from mokum.kernel.event import Event, Seat, Viewer
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import MoveSet
from mokum.kernel.outcome import RuleId


def a_rule_changes_the_state_itself(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Routes):
        def play(self, state: State, seat: Seat, move: RoutesMove, chance: Chance) -> Iterator[Event[State]]:
            for event in super().play(state, seat, move, chance):
                if isinstance(event, TradeCardTaken):
                    event.apply(state)
                else:
                    yield event

    return Planted()


def a_copy_shares_the_hands(plant: pytest.MonkeyPatch) -> AnyGame:
    usual = State.copy

    def copy(state: State) -> State:
        other = usual(state)
        other.hands = state.hands
        return other

    plant.setattr(State, "copy", copy)
    return GAME


def luck_comes_from_elsewhere(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Routes):
        numbers = count()

        def play(self, state: State, seat: Seat, move: RoutesMove, chance: Chance) -> Iterator[Event[State]]:
            return super().play(state, seat, move, QuickChance(next(self.numbers)))

    return Planted()


def a_refusal_names_a_rule_that_is_nowhere(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Routes):
        def refusal(self, state: State, seat: Seat, move: RoutesMove) -> RuleId | None:
            rule = super().refusal(state, seat, move)
            return "ROU-999" if rule == "ROU-044" else rule

    return Planted()


def a_seat_that_is_not_awaited_may_pass(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Routes):
        def moves(self, state: State, seat: Seat) -> MoveSet[RoutesMove]:
            return super().moves(state, seat) or CATALOGUE.choose(CATALOGUE.bit(Pass()) if state.passes else 0)

    return Planted()


def others_are_shown_an_event_that_did_not_happen(plant: pytest.MonkeyPatch) -> AnyGame:
    def sight(told: CardDrawn, viewer: Viewer) -> CardDrawn:
        return told if viewer == told.seat else CardDrawn(told.seat, WILD)

    plant.setattr(CardDrawn, "seen_by", sight)
    return GAME


def a_viewer_imagines_that_a_route_is_free(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Routes):
        def imagine(self, view: View, chance: Chance) -> State:
            imagined = super().imagine(view, chance)
            imagined.claimed[0] &= imagined.claimed[0] - 1
            return imagined

    return Planted()


BREACHES: tuple[Plant, ...] = (
    a_rule_changes_the_state_itself,
    a_copy_shares_the_hands,
    luck_comes_from_elsewhere,
    a_refusal_names_a_rule_that_is_nowhere,
    a_seat_that_is_not_awaited_may_pass,
    others_are_shown_an_event_that_did_not_happen,
    a_viewer_imagines_that_a_route_is_free,
)
