"""A player's career, added up when it is asked for: places, figures and sources of points, beside everybody's."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from mokum.catalog import NoSuchGame
from mokum.catalog import game as find_game
from mokum.kernel.career import Career, Figure, career_of
from mokum.store import Against, Lived, Places, Store
from mokum.tables.log.finishing import read_career

LAST = 200
"""Games of a player, the last ones, that figures and sources of points are about."""
OF_ALL = 500
"""Games of everybody that they are held beside, for each number of seats."""
BELIEVED = 600.0
"""Seconds for which a node remembers those."""


class Compared(Struct, frozen=True):
    """A figure of a player, and the mean of all players at as many seats; None where nobody has one."""

    key: str
    value: float
    all: float | None
    is_share: bool = False


class PlacesAt(Struct, frozen=True):
    """How often a player came first, second and so on at tables of so many seats. Alone, one wins or loses."""

    seats: int
    places: tuple[int, ...]


class GameCareer(Struct, frozen=True):
    """What somebody did at one game."""

    game: str
    finished: int
    resigned: int
    places: tuple[PlacesAt, ...]
    counted: int
    """Games that figures and sources are about: those that were played to their end, at most the last `LAST`."""
    figures: tuple[Compared, ...]
    sources: tuple[Compared, ...]
    best: Lived | None


class Sums(Struct, frozen=True):
    """What some games add up to."""

    games: int
    points: Mapping[str, int]
    counts: Mapping[str, int]

    def figure(self, figure: Figure) -> float | None:
        """None where there is nothing that it could be told of."""
        per = self.counts.get(figure.per, 0) if figure.per else self.games
        return self.counts.get(figure.of, 0) / per if per else None

    def source(self, source: str) -> float | None:
        """Points a game."""
        return self.points.get(source, 0) / self.games if self.games else None


def sums_of(games: Iterable[Lived]) -> Sums:
    """Adds games up."""
    number, points, counts = 0, Counter[str](), Counter[str]()
    for game in games:
        part = read_career(game.career)
        number += 1
        points.update(part.points)
        counts.update(part.counts)
    return Sums(number, points, counts)


class Careers:
    """Those of a store. What all players reached is asked for rarely, and remembered."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._all: dict[tuple[str, int], tuple[Sums, float]] = {}
        """By game and seats: what everybody reached, and until when it is believed."""

    async def of(self, player: str, against: Against | None = None) -> list[GameCareer]:
        """By game, as far as a player has finished any, and this server has it."""
        by_game: dict[str, list[Places]] = {}
        for places in await self._store.places(player, against):
            by_game.setdefault(places.game, []).append(places)
        found = []
        for slug, places_there in sorted(by_game.items()):
            try:
                career = career_of(find_game(slug))
            except NoSuchGame:
                continue
            lived = await self._store.lived(player, slug, against, LAST)
            own, others = sums_of(lived), await self._all_at(slug, Counter(game.seats for game in lived))
            found.append(
                GameCareer(
                    game=slug,
                    finished=sum(places.games for places in places_there),
                    resigned=sum(places.resigned for places in places_there),
                    places=_places(places_there),
                    counted=own.games,
                    figures=_figures(career, own, others),
                    sources=_sources(career, own, others),
                    best=await self._store.best(player, slug, against),
                )
            )
        return found

    async def _all_at(self, slug: str, seats: Mapping[int, int]) -> list[tuple[Sums, int]]:
        """What everybody reached at these numbers of seats, each with how much it counts."""
        return [(await self._all_of(slug, number), games) for number, games in sorted(seats.items())]

    async def _all_of(self, slug: str, seats: int) -> Sums:
        known, until = self._all.get((slug, seats), (None, 0.0))
        if known is not None and until > self._clock():
            return known
        sums = sums_of(await self._store.lived_by_all(slug, seats, OF_ALL))
        self._all[slug, seats] = sums, self._clock() + BELIEVED
        return sums


def _places(found: Iterable[Places]) -> tuple[PlacesAt, ...]:
    by_seats: dict[int, list[int]] = {}
    for places in found:
        # Alone there is a second place, which is the game's own opponent.
        counts = by_seats.setdefault(places.seats, [0] * max(2, places.seats))
        counts[min(places.rank, len(counts)) - 1] += places.games
    return tuple(PlacesAt(seats, tuple(counts)) for seats, counts in sorted(by_seats.items()))


def _mean(values: Iterable[tuple[float | None, int]]) -> float | None:
    """Of values that count so much."""
    known = [(value, weight) for value, weight in values if value is not None]
    total = sum(weight for _, weight in known)
    return sum(value * weight for value, weight in known) / total if total else None


def _figures(career: Career, own: Sums, others: list[tuple[Sums, int]]) -> tuple[Compared, ...]:
    return tuple(
        Compared(figure.key, value, _mean((sums.figure(figure), weight) for sums, weight in others), figure.is_share)
        for figure in career.figures
        if (value := own.figure(figure)) is not None
    )


def _sources(career: Career, own: Sums, others: list[tuple[Sums, int]]) -> tuple[Compared, ...]:
    """Those that brought anybody anything, in the game's order; then what it has no order for."""
    further = sorted({*own.points}.difference(career.sources))
    compared = (
        Compared(source, value, _mean((sums.source(source), weight) for sums, weight in others))
        for source in (*career.sources, *further)
        if (value := own.source(source)) is not None
    )
    return tuple(each for each in compared if each.value or each.all)
