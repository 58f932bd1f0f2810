"""What lies where on a table of `harbour`, in words."""

from games.harbour.words import blocks_in_words, cubes_in_words, dockers_in_words, goods_in_words
from mokum.games.harbour.board import DOCKERS, PONTOON_COLOUR, SPACES
from mokum.games.harbour.rules.river import river_order
from mokum.games.harbour.state import State
from mokum.kernel.bits import members


def pool(state: State, seat: int = 0) -> str:
    """The cubes that a seat may spend: `pink2 grey`."""
    return cubes_in_words(state.pools[seat])


def house(state: State, seat: int = 0) -> str:
    """The cube that a seat kept."""
    return cubes_in_words(state.houses[seat])


def rose(state: State, seat: int = 0) -> dict[int, str]:
    """By slot, what is not empty."""
    return {slot: cubes_in_words(packed) for slot, packed in enumerate(state.roses[seat], 1) if packed}


def store(state: State, seat: int = 0) -> str:
    """The goods of a seat on land."""
    return goods_in_words(state.stores[seat])


def hold(state: State, seat: int = 0) -> str:
    """The goods of a seat on its barge."""
    return goods_in_words(state.holds[seat])


def aboard(state: State, seat: int = 0) -> str:
    """The dockers on a seat's barge."""
    return dockers_in_words(state.aboard[seat])


def pontoon(state: State, colour: str) -> str:
    """The dockers on the pontoon of a colour."""
    return dockers_in_words(state.pontoons[PONTOON_COLOUR.index(DOCKERS.index(colour))])


def in_building(state: State) -> list[str]:
    """The dockers in the building, from the top."""
    return [DOCKERS[colour] for colour in state.building]


def barge(state: State, seat: int = 0) -> str:
    """The space of a seat's barge."""
    return SPACES[state.barges[seat]]


def arms(state: State, seat: int = 0) -> str:
    """The blocks of a side."""
    return blocks_in_words(state.arms[seat])


def tableau(state: State, seat: int = 0) -> tuple[int, ...]:
    """The active cards of a seat."""
    return members(state.tableaus[seat])


def used(state: State, seat: int = 0) -> tuple[int, ...]:
    """The marked cards of a seat."""
    return members(state.used[seat])


def discards(state: State) -> tuple[int, ...]:
    """The cards on the discards."""
    return members(state.discards)


def on_the_river(state: State) -> tuple[int, ...]:
    """Sides from the first to the last."""
    return river_order(state)
