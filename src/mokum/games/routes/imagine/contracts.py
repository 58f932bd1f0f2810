"""Contracts as a viewer could imagine them.

Everybody sees from where in the pile a seat draws and that it returns one; the viewer knows what lay where it drew
itself. So the course of the pile is played again with the others' choices made at random, and thrown away if it
contradicts what the viewer saw later.
"""

import msgspec

from mokum.games.routes.board import CONTRACTS
from mokum.games.routes.state import NONE_RETURNED
from mokum.games.routes.view import Asked, Public, View
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat

Stranger = int
"""A contract whose face may be unknown: the position at which it lay in the first pile."""


class Held(msgspec.Struct):
    """Where all contracts are."""

    kept: list[int]
    offers: list[tuple[int, ...]]
    first_kept: list[tuple[int, ...]]
    pile: tuple[int, ...]


class _Faces:
    """Which stranger is which contract, as far as is known."""

    def __init__(self) -> None:
        self.contract_of: dict[Stranger, int] = {}
        self.stranger_of: dict[int, Stranger] = {}

    def agree(self, stranger: Stranger, contract: int) -> bool:
        """Note that this stranger is that contract, unless it contradicts what is known."""
        return (
            self.contract_of.setdefault(stranger, contract) == contract
            and self.stranger_of.setdefault(contract, stranger) == stranger
        )


def imagine_contracts(view: View, chance: Chance) -> Held:
    """Contracts in hands, on offer and in the pile."""
    while True:
        held = _attempt(view, chance)
        if held is not None:
            return held


def _attempt(view: View, chance: Chance) -> Held | None:
    public = view.public
    known = dict(view.positions)
    faces = _Faces()
    line: list[Stranger] = list(range(len(CONTRACTS)))
    for position in line:
        if position in known:
            faces.agree(position, known[position])
    kept: list[list[Stranger]] = [[] for _ in range(public.seats)]
    offers: list[list[Stranger]] = [[] for _ in range(public.seats)]
    for number, taking in enumerate(public.takings):
        seat = taking.seat
        drawn = line[taking.start : taking.start + taking.count]
        if taking.returned_to != NONE_RETURNED:
            if seat == view.viewer:
                back = faces.stranger_of[known[taking.returned_to]]
            else:
                back = drawn[chance.uniform("imagine", len(drawn))]
                if taking.returned_to in known and not faces.agree(back, known[taking.returned_to]):
                    return None
            drawn.remove(back)
            line.append(back)
        if _is_on_offer(public, number):
            offers[seat] = drawn
        else:
            kept[seat] += drawn
    if not _put_faces(public, kept, faces, chance):
        return None
    face = faces.contract_of
    return Held(
        kept=[sum(1 << face[stranger] for stranger in hand) for hand in kept],
        offers=[tuple(face[stranger] for stranger in offer) for offer in offers],
        first_kept=[
            _first_choice(view, seat, [face[stranger] for stranger in offers[seat]], chance)
            for seat in range(public.seats)
        ],
        pile=tuple(face[stranger] for stranger in line),
    )


def _is_on_offer(public: Public, number: int) -> bool:
    """Whether the seat has not yet settled which of these it keeps."""
    if public.asked is Asked.FIRST_CONTRACTS:
        return True
    return public.asked is Asked.CONTRACTS and number == len(public.takings) - 1


def _put_faces(public: Public, kept: list[list[Stranger]], faces: _Faces, chance: Chance) -> bool:
    """Give every stranger a face; after the end each seat's contracts lie open and must be those."""
    for hand, opened in zip(kept, public.opened, strict=False):
        unknown = [stranger for stranger in hand if stranger not in faces.contract_of]
        missing = set(opened) - {faces.contract_of.get(stranger) for stranger in hand}
        if len(missing) != len(unknown):
            return False
        for stranger, contract in zip(unknown, chance.shuffled("imagine", sorted(missing)), strict=True):
            if not faces.agree(stranger, contract):
                return False
    strangers = [stranger for stranger in range(len(CONTRACTS)) if stranger not in faces.contract_of]
    contracts = [contract for contract in range(len(CONTRACTS)) if contract not in faces.stranger_of]
    for stranger, contract in zip(strangers, chance.shuffled("imagine", contracts), strict=True):
        faces.agree(stranger, contract)
    return True


def _first_choice(view: View, seat: Seat, offer: list[int], chance: Chance) -> tuple[int, ...]:
    """What a seat that has chosen its first contracts may have chosen."""
    if seat == view.viewer:
        return view.first_kept
    if view.public.asked is not Asked.FIRST_CONTRACTS or seat in view.public.waiting:
        return ()
    choice = chance.uniform("imagine", len(offer) + 1)
    return tuple(offer) if choice == len(offer) else (offer[choice],)
