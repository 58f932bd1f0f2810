"""Other worlds that look the same to a viewer of `harbour` (HAR-401, HAR-402)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from mokum.games.harbour.agenda import AnyPending, BeginRound, BeginTurn, DealTasks, EndRound, RevealStartCards, Step
from mokum.games.harbour.deck import MARKET, market_group
from mokum.games.harbour.moves import Plain
from mokum.games.harbour.state import State
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat, Viewer

PILES = ("artisans", "buildings", "plans")
MOST_CARDS_OF_A_PILE = 3
"""No more cards of one pile are turned up at once: three artisans at the start with four seats (HAR-028)."""
LAST_ROUND = 12
_SAFE = ("take", "die", "activate", "use", "waive", "pay", "gain", "buy", "buy with florins", "claim", "load",
         "deliver", "docker", "step", "jump")  # fmt: skip
"""Verbs after which nothing that was face down is turned up."""
_TAINT = 10**12
"""Higher than any number in a message, packed goods and arms included; taints count on from it."""


def _permuted(items: Sequence[int], places: Iterable[int], chance: Chance) -> list[int]:
    """The items with those at these places in another order."""
    order, chosen = list(items), list(places)
    for place, item in zip(chosen, chance.shuffled("resample", [items[place] for place in chosen]), strict=True):
        order[place] = item
    return order


def _some_stay(items: tuple[int, ...], begin: int, chance: Chance) -> tuple[int, ...]:
    """What lies below in another order; some of what lies on top stays."""
    stay = begin + chance.uniform("resample", len(items) - begin + 1)
    return tuple(_permuted(items, range(stay, len(items)), chance))


def _restack_tiles(state: State, chance: Chance) -> None:
    """Face-down tiles are drawn anew with those that were removed, as many of each group in each half (HAR-315)."""
    tiles, half = list(state.tiles), len(state.tiles) // 2
    stay = state.tile_next + chance.uniform("resample", len(tiles) - state.tile_next + 1)
    for first in (0, half):
        places = range(max(first, stay), max(first + half, stay))
        drawn: list[int] = []
        for group in sorted({MARKET[tiles[place]].group for place in places}):
            hidden = [tiles[place] for place in places if MARKET[tiles[place]].group == group]
            removed = [tile for tile in market_group(group) if tile not in state.tiles]
            drawn += chance.shuffled("resample", hidden + removed)[: len(hidden)]
        for place, tile in zip(places, chance.shuffled("resample", drawn), strict=True):
            tiles[place] = tile
    state.tiles = tuple(tiles)


def _hidden_from(state: State, viewer: Viewer) -> list[Seat]:
    """The seats whose tasks a viewer may not see."""
    return [seat for seat in range(state.seats) if seat != viewer and not state.tasks_open]


def _redeal_tasks(state: State, viewer: Viewer, chance: Chance) -> None:
    """The tasks of others together with those that nobody has."""
    others = _hidden_from(state, viewer)
    held = [task for seat in others for task in state.tasks[seat]]
    tasks = chance.shuffled("resample", [*held, *state.task_pile])
    for seat in others:
        count = len(state.tasks[seat])
        state.tasks[seat] = tuple(sorted(tasks[:count]))
        del tasks[:count]
    state.task_pile = tuple(tasks)


def _other_deals(state: State, order: list[int], viewer: Viewer, chance: Chance) -> list[list[int]]:
    """Another order of the tasks, if there are any, in which the viewer is dealt the same."""
    each = state.tasks_each
    if not each:
        return []
    unseen = _hidden_from(state, viewer) if any(state.tasks) else range(state.seats)
    places = [place for place in range(len(order)) if place // each in unseen or place >= each * state.seats]
    return [_permuted(order, places, chance)]


def _follows(state: State) -> Iterator[AnyPending]:
    """What goes on by itself after the decision that is asked, at most until another one."""
    for pending in reversed(state.agenda[:-1]):
        if not isinstance(pending, Step) or isinstance(pending, BeginTurn):
            return
        yield pending


def _tops(state: State) -> list[tuple[int, ...]]:
    """The cards that may be turned up next."""
    piles = (getattr(state, pile)[drawn:] for pile, drawn in zip(PILES, state.drawn, strict=True))
    return [pile[:MOST_CARDS_OF_A_PILE] for pile in piles]


def _deal(state: State, viewer: Viewer) -> list[tuple[int, ...]]:
    """The tasks that a viewer sees when they are dealt (HAR-300)."""
    each, unseen = state.tasks_each, _hidden_from(state, viewer)
    seen = (seat for seat in range(state.seats) if seat not in unseen)
    return [tuple(sorted(state.task_pile[seat * each : (seat + 1) * each])) for seat in seen]


def _told(state: State, viewer: Viewer, move: Any) -> list[Any]:
    """Everything that was hidden and that a viewer may see after this move (HAR-413)."""
    told: list[Any] = []
    if isinstance(move, Plain) and move.word in ("draw artisan", "draw building"):
        told.append(_tops(state))
    for step in _follows(state):
        match step:
            case RevealStartCards() | BeginRound():
                told.append(_tops(state))
            case DealTasks():
                told.append(_deal(state, viewer))
            case EndRound() if state.round == LAST_ROUND:
                told.append(state.tasks)
            case EndRound():
                told += (state.tiles[state.tile_next], _tops(state))
    return told


class HarbourResampler:
    """The order of the piles, tiles face down, and the tasks of others are hidden; all else is public."""

    def resample(self, state: State, viewer: Viewer, chance: Chance) -> State:
        other = state.copy()
        for pile, drawn in zip(PILES, state.drawn, strict=True):
            setattr(other, pile, _some_stay(getattr(state, pile), drawn, chance))
        other.districts = tuple(_permuted(state.districts, range(state.districts_up, len(state.districts)), chance))
        _restack_tiles(other, chance)
        if chance.uniform("resample", 2):
            _redeal_tasks(other, viewer, chance)
        return other

    def resample_setup(self, state: State, drawn: list[Any], viewer: Viewer, chance: Chance) -> list[Any]:
        """Goods, dockers and pawns lie open; they are drawn before and after what is hidden (HAR-410)."""
        *luck, early, late, pawns = drawn[:-1] if state.tasks_each else drawn
        piles = luck.index(list(state.artisans))
        for at, taken in enumerate((state.districts_up, *state.drawn), piles - 1):
            luck[at] = _permuted(luck[at], range(taken, len(luck[at])), chance)
        early = _permuted(early, range(state.tile_next, len(early)), chance)
        late = _permuted(late, range(len(late)), chance)
        return [*luck, early, late, pawns, *_other_deals(state, drawn[-1], viewer, chance)]

    def counterpart(self, state: State, other: State, seat: Seat, move: Any) -> Any:
        """Every choice is public as it is made (HAR-400)."""
        return move

    def tells_the_same(self, state: State, other: State, viewer: Viewer, seat: Seat, move: Any) -> bool:
        return _told(state, viewer, move) == _told(other, viewer, move)

    def taint(self, state: State, viewer: Viewer) -> tuple[State, set[int]]:
        """All cards and tiles that lie face down get numbers that stand nowhere else."""
        tainted, taints = state.copy(), set[int]()

        def strange(items: tuple[int, ...], begin: int = 0) -> tuple[int, ...]:
            names = tuple(_TAINT + len(taints) + step for step in range(len(items) - begin))
            taints.update(names)
            return (*items[:begin], *names)

        for pile, drawn in zip(PILES, state.drawn, strict=True):
            setattr(tainted, pile, strange(getattr(state, pile), drawn))
        tainted.tiles = strange(state.tiles, state.tile_next)
        tainted.districts = strange(state.districts, state.districts_up)
        tainted.task_pile = strange(state.task_pile)
        for seat in _hidden_from(state, viewer):
            tainted.tasks[seat] = strange(state.tasks[seat])
        return tainted, taints

    def bears_taint(self, move: Any) -> bool:
        return getattr(move, "verb", "") in _SAFE


RESAMPLER = HarbourResampler()
