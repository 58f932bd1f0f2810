"""From the box to the first decision."""

from collections.abc import Iterable

from mokum.games.harbour import agenda as a
from mokum.games.harbour.agenda import AnyPending
from mokum.games.harbour.board import (
    DISTRICTS,
    DISTRICTS_UP,
    DOCKERS,
    FOREMAN_AND_BAILIFF,
    GOODS,
    MARKET_PAWN,
    MORE_TILES,
    PONTOON_COLOUR,
    SHORT_GAME_BEGINS,
    TASKS_EXTENSION,
    TILES_EACH,
)
from mokum.games.harbour.cubes import Counts
from mokum.games.harbour.deck import KINDS, TASKS, market_group, pile_of
from mokum.games.harbour.events import (
    DistrictsDrawn,
    DockersPlaced,
    Events,
    GoodsLaid,
    PawnsStacked,
    PileShuffled,
    TasksShuffled,
    TilesStacked,
    TileTurned,
)
from mokum.games.harbour.rules.rounds import seats_in_order
from mokum.games.harbour.state import State, is_solo
from mokum.kernel.agenda import NOBODY
from mokum.kernel.chance import Chance


class _Deck:
    """Counts the shuffles of the game, since each has a label of its own."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._count = 0

    def shuffled(self, items: Iterable[int]) -> tuple[int, ...]:
        self._count += 1
        return tuple(self._chance.shuffled(f"deck|{self._count}", items))


def setup(state: State, chance: Chance) -> Events:
    """In the order of HAR-410; leaves the first questions on the stack for the machine to ask."""
    deck = _Deck(chance)
    yield GoodsLaid(deck.shuffled([good for good in range(len(GOODS)) for _ in range(TILES_EACH)]))
    yield DockersPlaced(_dockers(deck, 1 if is_solo(state) else 2))
    yield DistrictsDrawn(deck.shuffled(range(len(DISTRICTS))), DISTRICTS_UP[state.seats])
    for kind in KINDS:
        yield PileShuffled(kind, deck.shuffled(pile_of(kind, state.extensions)))
    yield TilesStacked(_tiles(state, deck))
    yield TileTurned(state.tiles[0])
    yield PawnsStacked(deck.shuffled(range(state.sides)))
    if state.extensions >> TASKS_EXTENSION & 1:
        yield TasksShuffled(deck.shuffled(TASKS))


def first_questions(state: State) -> list[AnyPending]:
    """Extension pieces, starting cards, starting cubes, and then the first round (HAR-027 to HAR-030)."""
    order = seats_in_order(state)
    first: list[AnyPending] = []
    if state.extensions >> FOREMAN_AND_BAILIFF & 1:
        first += (a.PlaceForeman((order[-1],)), a.PlaceBailiff((order[-2],)))
    if state.extensions >> TASKS_EXTENSION & 1:
        first.append(a.DealTasks(NOBODY))
    if state.extensions >> MARKET_PAWN & 1:
        first.append(a.PlacePawn((order[0],)))
    first.append(a.RevealStartCards(NOBODY))
    first += [a.StartCard(((order[-1] + step) % state.seats,)) for step in range(state.seats)]
    first += [a.StartCube((seat,), slot) for slot in (1, 2) for seat in order]
    return [a.BeginRound(NOBODY), *reversed(first)]


def _dockers(deck: _Deck, each: int) -> tuple[Counts, ...]:
    """Shuffled until no pontoon has two of a colour or one of its own (HAR-021)."""
    dockers = [colour for colour in range(len(DOCKERS)) for _ in range(each)]
    while True:
        line = deck.shuffled(dockers)
        groups = [line[at : at + each] for at in range(0, len(line), each)]
        if all(own not in group and len(set(group)) == each for group, own in zip(groups, PONTOON_COLOUR, strict=True)):
            return tuple(tuple(group.count(colour) for colour in range(len(DOCKERS))) for group in groups)


def _tiles(state: State, deck: _Deck) -> tuple[int, ...]:
    """The market pile: early tiles on top of late ones (HAR-024, HAR-315)."""
    short = state.round + 1 == SHORT_GAME_BEGINS
    if not state.extensions >> MORE_TILES & 1:
        keep = 5 if short else 6
        return (*deck.shuffled(market_group("A"))[:keep], *deck.shuffled(market_group("B"))[:keep])
    keep = 2 if short else 3
    early = (*deck.shuffled(market_group("CA"))[:keep], *deck.shuffled(market_group("A"))[:3])
    late = (*deck.shuffled(market_group("CB"))[:keep], *deck.shuffled(market_group("B"))[:3])
    return (*deck.shuffled(early), *deck.shuffled(late))
