"""Leaks planted in `routes`, each as small as it would slip in: the non-interference tests must find every one."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from mokum.games.routes.board import WILD
from mokum.games.routes.cards import MOST, ONE, counts
from mokum.games.routes.events import (
    CardDealt,
    CardDrawn,
    ContractsDrawn,
    DiscardsShuffled,
    FirstContractsChosen,
    PileShuffled,
    UnseenCardDealt,
    UnseenCardDrawn,
)
from mokum.games.routes.features import RoutesEncoding
from mokum.games.routes.game import GAME, Routes
from mokum.games.routes.moves import CATALOGUE, RoutesMove
from mokum.games.routes.rules.scoring import outcome
from mokum.games.routes.state import KeepFirstContracts, State
from mokum.games.routes.view import View
from mokum.kernel.event import WATCHER, Seat, Viewer
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import MoveSet
from mokum.kernel.outcome import Outcome, RuleId

Plant = Callable[[pytest.MonkeyPatch], AnyGame]


def _other(state: State, seat: Seat) -> Seat:
    return (seat + 1) % state.seats


def _seen_as(plant: pytest.MonkeyPatch, kind: type, sight: Callable[[Any, Viewer], object]) -> AnyGame:
    """The game in which this is what viewers see of such an event."""
    plant.setattr(kind, "seen_by", sight)
    return GAME


def watchers_see_a_hand(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Routes):
        def view(self, state: State, viewer: Viewer) -> View:
            view = super().view(state, viewer)
            return replace(view, hand=counts(state.hands[0])) if viewer == WATCHER else view

    return Planted()


def a_player_sees_what_the_neighbour_drew(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Routes):
        def view(self, state: State, viewer: Viewer) -> View:
            view = super().view(state, viewer)
            return replace(view, drew=counts(state.unseen[_other(state, viewer)])) if viewer >= 0 else view

    return Planted()


def the_view_shows_the_top_contract_of_the_pile(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Routes):
        def view(self, state: State, viewer: Viewer) -> View:
            view = super().view(state, viewer)
            top = state.contract_pile[state.contract_next :][:1]
            return replace(view, positions=(*view.positions, *((state.contract_next, one) for one in top)))

    return Planted()


def contract_counts_are_shown_before_all_have_chosen(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Routes):
        def view(self, state: State, viewer: Viewer) -> View:
            view = super().view(state, viewer)
            held = zip(view.public.contract_counts, state.first_kept, strict=True)
            return replace(view, public=replace(view.public, contract_counts=tuple(n + len(kept) for n, kept in held)))

    return Planted()


def a_drawn_card_hides_in_what_others_are_shown(plant: pytest.MonkeyPatch) -> AnyGame:
    return _seen_as(
        plant,
        CardDrawn,
        lambda told, viewer: told if viewer == told.seat else UnseenCardDrawn(told.seat + 4 * told.card),
    )


def a_dealt_card_hides_in_what_others_are_shown(plant: pytest.MonkeyPatch) -> AnyGame:
    return _seen_as(
        plant,
        CardDealt,
        lambda told, viewer: told if viewer == told.seat else UnseenCardDealt(told.seat + 4 * told.card),
    )


def a_wild_that_is_drawn_is_not_announced(plant: pytest.MonkeyPatch) -> AnyGame:
    def sight(told: CardDrawn, viewer: Viewer) -> object:
        if viewer == told.seat:
            return told
        return None if told.card == WILD else UnseenCardDrawn(told.seat)

    return _seen_as(plant, CardDrawn, sight)


def watchers_see_the_contracts_that_are_drawn(plant: pytest.MonkeyPatch) -> AnyGame:
    usual = ContractsDrawn.seen_by
    return _seen_as(plant, ContractsDrawn, lambda told, viewer: told if viewer == WATCHER else usual(told, viewer))


def the_neighbour_sees_the_first_choice(plant: pytest.MonkeyPatch) -> AnyGame:
    usual = FirstContractsChosen.seen_by
    return _seen_as(
        plant, FirstContractsChosen, lambda told, viewer: told if viewer == told.seat + 1 else usual(told, viewer)
    )


def a_shuffle_shows_the_card_at_the_bottom(plant: pytest.MonkeyPatch) -> AnyGame:
    return _seen_as(plant, DiscardsShuffled, lambda told, _: PileShuffled(10 * len(told.order) + told.order[-1]))


def a_card_drawn_unseen_counts_as_shown(plant: pytest.MonkeyPatch) -> AnyGame:
    usual = CardDrawn.apply

    def apply(told: CardDrawn, state: State) -> None:
        usual(told, state)
        state.shown[told.seat] += ONE[told.card]

    plant.setattr(CardDrawn, "apply", apply)
    return GAME


def the_moves_depend_on_the_wilds_of_the_neighbour(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Routes):
        def moves(self, state: State, seat: Seat) -> MoveSet[RoutesMove]:
            moves = super().moves(state, seat)
            wilds = state.hands[_other(state, seat)] & MOST
            return CATALOGUE.choose(moves.bits & (moves.bits - 1)) if wilds and len(moves) > 1 else moves

    return Planted()


def a_refusal_depends_on_the_hand_of_the_neighbour(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Routes):
        def refusal(self, state: State, seat: Seat, move: RoutesMove) -> RuleId | None:
            rule = super().refusal(state, seat, move)
            return "ROU-041" if rule == "ROU-042" and state.hands[_other(state, seat)] & MOST else rule

    return Planted()


def the_order_of_those_awaited_shows_who_kept_both(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Routes):
        def waiting(self, state: State) -> tuple[Seat, ...]:
            waiting = super().waiting(state)
            both = any(len(kept) == 2 for kept in state.first_kept)
            return waiting[::-1] if both and isinstance(state.agenda[-1], KeepFirstContracts) else waiting

    return Planted()


def the_score_is_counted_before_the_end(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Routes):
        def outcome(self, state: State) -> Outcome | None:
            early = state.copy()
            early.why_ended = state.why_ended or "ROU-060"
            return outcome(early)

    return Planted()


def the_encoding_counts_a_neighbours_wilds(plant: pytest.MonkeyPatch) -> AnyGame:
    class Leaky(RoutesEncoding):
        @staticmethod
        def encode(state: State, viewer: Seat) -> bytes:
            encoded = RoutesEncoding.encode(state, viewer)
            return encoded[:-1] + bytes([state.hands[(viewer + 1) % state.seats] & 1])

    class Planted(Routes):
        encoding = Leaky()

    return Planted()


LEAKS: tuple[Plant, ...] = (
    watchers_see_a_hand,
    a_player_sees_what_the_neighbour_drew,
    the_view_shows_the_top_contract_of_the_pile,
    contract_counts_are_shown_before_all_have_chosen,
    a_drawn_card_hides_in_what_others_are_shown,
    a_dealt_card_hides_in_what_others_are_shown,
    a_wild_that_is_drawn_is_not_announced,
    watchers_see_the_contracts_that_are_drawn,
    the_neighbour_sees_the_first_choice,
    a_shuffle_shows_the_card_at_the_bottom,
    a_card_drawn_unseen_counts_as_shown,
    the_moves_depend_on_the_wilds_of_the_neighbour,
    a_refusal_depends_on_the_hand_of_the_neighbour,
    the_order_of_those_awaited_shows_who_kept_both,
    the_score_is_counted_before_the_end,
    the_encoding_counts_a_neighbours_wilds,
)

TAINTED_LEAKS: tuple[Plant, ...] = (
    the_view_shows_the_top_contract_of_the_pile,
    watchers_see_the_contracts_that_are_drawn,
)
"""Those that show a hidden thing by its own number, which a tainted value gives away as well."""
