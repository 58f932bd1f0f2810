"""Leaks planted in `merchants`, each as small as it would slip in: the non-interference tests must find every one."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from mokum.games.merchants.events import (
    DeckMade,
    DeckShuffled,
    LimitHandedIn,
    LimitsBrought,
    LimitSealed,
    LimitSealedAhead,
)
from mokum.games.merchants.features import MerchantsEncoding
from mokum.games.merchants.game import Merchants
from mokum.games.merchants.moves import CATALOGUE, MerchantsMove
from mokum.games.merchants.state import NO_LIMIT, State
from mokum.games.merchants.view import View
from mokum.kernel.event import WATCHER, Seat, Viewer
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import MoveSet
from mokum.kernel.outcome import RuleId

Plant = Callable[[pytest.MonkeyPatch], AnyGame]


def the_view_shows_the_next_card(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Merchants):
        def view(self, state: State, viewer: Viewer) -> View:
            return replace(super().view(state, viewer), drawn=state.deck[: state.deck_next + 1])

    return Planted()


def watchers_see_the_limits(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Merchants):
        def view(self, state: State, viewer: Viewer) -> View:
            view = super().view(state, viewer)
            return replace(view, limit=max(state.limits)) if viewer == WATCHER else view

    return Planted()


def the_neighbour_sees_the_limit_that_is_sealed(plant: pytest.MonkeyPatch) -> AnyGame:
    usual = LimitSealed.seen_by
    plant.setattr(LimitSealed, "seen_by", lambda told, viewer: told if viewer == told.seat + 1 else usual(told, viewer))
    return Merchants()


def a_pass_is_not_told(plant: pytest.MonkeyPatch) -> AnyGame:
    def seen_by(told: LimitSealed, viewer: Viewer) -> LimitSealed | LimitHandedIn | None:
        if viewer == told.seat:
            return told
        return LimitHandedIn(told.seat) if told.limit else None

    plant.setattr(LimitSealed, "seen_by", seen_by)
    return Merchants()


def watchers_see_what_is_sealed_ahead(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Merchants):
        def view(self, state: State, viewer: Viewer) -> View:
            view = super().view(state, viewer)
            return replace(view, ahead=state.ahead[:2]) if viewer == WATCHER else view

    return Planted()


def everybody_hears_a_limit_ahead(plant: pytest.MonkeyPatch) -> AnyGame:
    plant.setattr(LimitSealedAhead, "seen_by", lambda told, _: told)
    return Merchants()


def the_limits_brought_are_shown(plant: pytest.MonkeyPatch) -> AnyGame:
    plant.setattr(LimitsBrought, "seen_by", lambda told, _: told)
    return Merchants()


def the_shuffle_shows_the_last_card(plant: pytest.MonkeyPatch) -> AnyGame:
    plant.setattr(DeckShuffled, "seen_by", lambda told, _: DeckMade(told.order[-1]))
    return Merchants()


def the_moves_depend_on_the_card_on_top(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Merchants):
        def moves(self, state: State, seat: Seat) -> MoveSet[MerchantsMove]:
            moves = super().moves(state, seat)
            odd = sum(state.deck[state.deck_next :][:1]) % 2
            return CATALOGUE.choose(moves.bits & (moves.bits - 1)) if odd and len(moves) > 1 else moves

    return Planted()


def a_refusal_depends_on_the_limits_of_others(plant: pytest.MonkeyPatch) -> AnyGame:
    class Planted(Merchants):
        def refusal(self, state: State, seat: Seat, move: MerchantsMove) -> RuleId | None:
            rule = super().refusal(state, seat, move)
            others = [limit for other, limit in enumerate(state.limits) if other != seat and limit != NO_LIMIT]
            return "MER-300" if rule is not None and sum(others) > 200 else rule

    return Planted()


def the_encoding_tells_what_the_others_sealed(plant: pytest.MonkeyPatch) -> AnyGame:
    class Leaky(MerchantsEncoding):
        @staticmethod
        def encode(state: State, viewer: Seat) -> bytes:
            encoded = MerchantsEncoding.encode(state, viewer)
            return encoded[:-1] + bytes([sum(state.limits) % 251])

    class Planted(Merchants):
        encoding = Leaky()

    return Planted()


LEAKS: tuple[Plant, ...] = (
    the_view_shows_the_next_card,
    watchers_see_the_limits,
    the_neighbour_sees_the_limit_that_is_sealed,
    a_pass_is_not_told,
    watchers_see_what_is_sealed_ahead,
    everybody_hears_a_limit_ahead,
    the_limits_brought_are_shown,
    the_shuffle_shows_the_last_card,
    the_moves_depend_on_the_card_on_top,
    a_refusal_depends_on_the_limits_of_others,
    the_encoding_tells_what_the_others_sealed,
)

TAINTED_LEAKS: tuple[Plant, ...] = (the_view_shows_the_next_card, watchers_see_the_limits)
"""Those that show a hidden thing by its own number, which a tainted value gives away as well."""
