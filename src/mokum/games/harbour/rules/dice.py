"""Phase II: the two dice of a seat, and the cubes that they bring."""

from mokum.games.harbour.board import COUNTS_AS
from mokum.games.harbour.deck import CARDS, cards_with
from mokum.games.harbour.effects.gains import DieCubes, Florins
from mokum.games.harbour.effects.occasions import OnDie
from mokum.games.harbour.events import CubesPlaced, Events, FlorinsGained
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.rules.giving import more_from_cards
from mokum.games.harbour.state import SLOTS, State
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

MAY_SHIFT = cards_of("slot_shift")
_ANSWERS = cards_with(OnDie)


def counts_as(state: State, colour: int) -> int:
    """What a die counts as in this round (HAR-072)."""
    return COUNTS_AS[state.round][state.dice[colour]]


def shifts(state: State, chosen: tuple[int, ...]) -> list[tuple[int, int]]:
    """The chosen dice and ways in which their cubes can be moved, within slots 1 to 6 (HAR-076)."""
    return [(colour, by) for colour in chosen for by in (-1, 1) if 1 <= counts_as(state, colour) + by <= SLOTS]


def place_cubes(state: State, seat: Seat, chosen: tuple[int, ...], shifted: int, by: int) -> Events:
    """The cubes of both dice, and what cards add (HAR-074 to HAR-077)."""
    answers = members(state.tableaus[seat] & _ANSWERS)
    for colour in chosen:
        face = counts_as(state, colour)
        slot = face + (by if colour == shifted else 0)
        yield CubesPlaced(seat, colour, face, slot)
        for number in answers:
            effect = CARDS[number].effect
            assert isinstance(effect, OnDie)
            if effect.face in (0, face):
                for gain in effect.gain:
                    if isinstance(gain, DieCubes):
                        yield CubesPlaced(seat, colour, gain.amount, slot if gain.slot == "die" else int(gain.slot))
    for number in answers:
        effect = CARDS[number].effect
        assert isinstance(effect, OnDie)
        dice = sum(effect.face in (0, counts_as(state, colour)) for colour in chosen)
        florins = sum(gain.amount * dice for gain in effect.gain if isinstance(gain, Florins))
        if florins:
            yield FlorinsGained(seat, florins)
            yield from more_from_cards(state, seat, florins=True, points=False)
