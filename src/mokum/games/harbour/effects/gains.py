"""What a card or a tile can give, and what it can ask for it."""

import msgspec

from mokum.games.harbour.effects.counts import Count, Test


class CubesByColour(msgspec.Struct, frozen=True):
    """So many cubes of each colour."""

    black: int = 0
    brown: int = 0
    violet: int = 0
    pink: int = 0
    orange: int = 0
    grey: int = 0


class Gain(msgspec.Struct, frozen=True, tag=True):
    """Something that is given. Gains are carried out in the order in which they are printed."""


class Points(Gain, frozen=True):
    """Points: so many, or so many for each; or, from a list, the one that the count picks, beginning with 1."""

    amount: int | tuple[int, ...]
    per: Count | None = None
    when: tuple[Test, ...] = ()


class Florins(Gain, frozen=True):
    """Florins: so many, or so many for each; with `each` for every so many, rounded up."""

    amount: int
    per: Count | None = None
    each: int = 1
    when: tuple[Test, ...] = ()


class Cubes(Gain, CubesByColour, frozen=True):
    """Cubes of given colours."""


class ChosenCubes(Gain, frozen=True):
    """Cubes of colours of choice, chosen one by one."""

    amount: int


class DieCubes(Gain, frozen=True):
    """Cubes of the colour of the chosen die, on a slot of the rose or where the die's own cubes go."""

    amount: int
    slot: int | str


class OnTheRiver(Gain, frozen=True):
    """Steps of the own river pawn."""

    steps: int


class FreeSteps(Gain, frozen=True):
    """Barge steps that cost nothing, until the end of the turn."""

    steps: int


class FreeActivations(Gain, frozen=True):
    """Cards of the rack become active without their cost."""

    cards: int


class FreeBlock(Gain, frozen=True):
    """A free block of choice."""


class Jump(Gain, frozen=True):
    """The barge goes to the start, a pontoon or an anchor."""


class Swap(Gain, frozen=True):
    """A card of the rack for a card of the discards."""


class FreePlanUse(Gain, frozen=True):
    """What the plan that was just activated gives, without its cube."""


class TileValue(Gain, frozen=True):
    """The points of a task tile for the number of seats."""


class PayFlorins(msgspec.Struct, frozen=True, tag=True):
    """A price in florins."""

    florins: int


class PayCubes(CubesByColour, frozen=True, tag=True):
    """A price in cubes of given colours."""


class PayAnyCubes(msgspec.Struct, frozen=True, tag=True):
    """A price in cubes of any colours, paid one by one."""

    cubes: int


class PayActivePlan(msgspec.Struct, frozen=True, tag=True):
    """An active plan is discarded."""


class Pieces(msgspec.Struct, frozen=True):
    """Pieces that a task takes: so many, or up to so many, of a colour, or of different colours."""

    what: str
    count: int = 0
    up_to: int = 0
    colour: str = ""
    different: bool = False


class HandIn(msgspec.Struct, frozen=True, tag=True):
    """Pieces are handed in for a task."""

    pieces: tuple[Pieces, ...]


Price = PayFlorins | PayCubes | PayAnyCubes | PayActivePlan
