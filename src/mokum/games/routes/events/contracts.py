"""Contracts on the move: shuffled, offered, chosen, kept and returned."""

from typing import ClassVar

from mokum.games.routes.state import CONTRACTS_OF, KeepFirstContracts, State, Taking
from mokum.kernel.event import Event, Redacted, Seat, Viewer, everybody


class ContractPileShuffled(Redacted, frozen=True):
    """The contracts were shuffled; their order is hidden."""


class ContractsShuffled(Event[State], frozen=True):
    """The contracts were shuffled (ROU-012). `order` is from the top."""

    reveals: ClassVar[bool] = True
    order: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.contract_pile = self.order
        state.shuffles += 1

    def seen_by(self, viewer: Viewer) -> ContractPileShuffled:
        return ContractPileShuffled()


def _offer(state: State, seat: Seat, contracts: tuple[int, ...]) -> None:
    state.takings += (Taking(seat, state.contract_next, len(contracts)),)
    state.contract_next += len(contracts)
    state.offers[seat] = contracts


class UnseenContractsDealt(Redacted, frozen=True):
    """A seat was dealt its first contracts; others do not see them."""

    seat: Seat
    count: int


class ContractsDealt(Event[State], frozen=True):
    """A seat was dealt its first contracts to choose from (ROU-012)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    contracts: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        _offer(state, self.seat, self.contracts)

    def seen_by(self, viewer: Viewer) -> "ContractsDealt | UnseenContractsDealt":
        return self if viewer == self.seat else UnseenContractsDealt(self.seat, len(self.contracts))


class FirstChoiceBegan(Event[State], frozen=True):
    """All seats were asked at once which of their first contracts they keep (ROU-013)."""

    reveals: ClassVar[bool] = False

    def apply(self, state: State, /) -> None:
        state.agenda = (KeepFirstContracts(tuple(range(state.seats))),)

    seen_by = everybody


class FirstChoiceMade(Redacted, frozen=True):
    """A seat has chosen; what and how many is shown to nobody else until all have (ROU-013)."""

    seat: Seat


class FirstContractsChosen(Event[State], frozen=True):
    """A seat chose which of its first contracts it keeps (ROU-012)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    kept: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        state.first_kept[self.seat] = self.kept
        left = tuple(seat for seat in state.agenda[-1].seats if seat != self.seat)
        state.agenda = (KeepFirstContracts(left),)

    def seen_by(self, viewer: Viewer) -> "FirstContractsChosen | FirstChoiceMade":
        return self if viewer == self.seat else FirstChoiceMade(self.seat)


class FirstChoiceEnded(Event[State], frozen=True):
    """All have chosen: what was sealed until now comes to light, and can no longer be taken back (ROU-013)."""

    reveals: ClassVar[bool] = True

    def apply(self, state: State, /) -> None:
        state.agenda = ()

    seen_by = everybody


class UnseenContractsDrawn(Redacted, frozen=True):
    """A seat drew contracts; others do not see them."""

    seat: Seat
    count: int


class ContractsDrawn(Event[State], frozen=True):
    """A seat drew contracts to choose from (ROU-050)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    contracts: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        _offer(state, self.seat, self.contracts)
        state.agenda = CONTRACTS_OF[self.seat]
        state.passes = 0

    def seen_by(self, viewer: Viewer) -> "ContractsDrawn | UnseenContractsDrawn":
        return self if viewer == self.seat else UnseenContractsDrawn(self.seat, len(self.contracts))


class UnseenContractsKept(Redacted, frozen=True):
    """A seat kept so many contracts and returned so many; others do not see which."""

    seat: Seat
    kept: int
    returned: int


class ContractsKept(Event[State], frozen=True):
    """A seat kept contracts; what it returned went to the bottom of the pile (ROU-013, ROU-050)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    kept: tuple[int, ...]
    returned: tuple[int, ...]

    def apply(self, state: State, /) -> None:
        seat = self.seat
        for contract in self.kept:
            state.contracts[seat] |= 1 << contract
        state.offers[seat] = ()
        state.first_kept[seat] = ()
        if self.returned:
            # It goes to the next position, and everybody knows from which drawing it came.
            at = max(index for index, taking in enumerate(state.takings) if taking.seat == seat)
            done = state.takings[at]
            returned = Taking(seat, done.start, done.count, len(state.contract_pile))
            state.takings = (*state.takings[:at], returned, *state.takings[at + 1 :])
            state.contract_pile += self.returned

    def seen_by(self, viewer: Viewer) -> "ContractsKept | UnseenContractsKept":
        if viewer == self.seat:
            return self
        return UnseenContractsKept(self.seat, len(self.kept), len(self.returned))
