"""A career is what finished games add up to, held beside what everybody reached at as many seats."""

from collections.abc import Iterable

import msgspec
import pytest

from coroutines import story
from mokum.kernel.career import Part
from mokum.store import Against, Finished, Store
from mokum.tables.serving.careers import Careers, Compared, PlacesAt
from store.places import Place
from store.test_finished import end
from tables.party import ANNA, BERT, CLEO, a_hall
from tables.test_analysing import a_finished_game

ANN, BOB = ANNA.player, BERT.player


def lived(player: str, seat: int, seats: int, career: str, game: str = "routes") -> Finished:
    points = sum(msgspec.json.decode(career, type=Part).points.values())
    return Finished(
        player, seat, game, "played", seat + 1, points, seats, Against.PEOPLE, practice=False, career=career
    )


def routes(kept: int, held: int, carts: int, **points: int) -> str:
    part = Part(points, {"kept": kept, "contracts": held, "carts": carts, "trade": 0})
    return msgspec.json.encode(part).decode()


def told(figures: Iterable[Compared]) -> dict[str, tuple[float, float | None]]:
    return {each.key: (each.value, each.all) for each in figures}


async def some_games(store: Store) -> None:
    """Two games with two, one with three: everybody's sums are known."""
    for carts in (2, 4):
        await end(
            store,
            lived(ANN, 0, 2, routes(3, 4, carts, routes=20, contracts=10)),
            lived(BOB, 1, 2, routes(0, 2, 10, routes=10)),
        )
    await end(
        store,
        lived(BOB, 0, 3, routes(1, 1, 0, routes=40)),
        lived(ANN, 1, 3, routes(2, 2, 6, routes=10, trade=2)),
        lived(CLEO.player, 2, 3, routes(0, 3, 3, routes=4)),
    )


@story
async def test_figures_are_held_beside_those_of_all_at_as_many_seats(place: Place) -> None:
    async with place.node() as store:
        await some_games(store)
        (career,) = await Careers(store).of(ANN)
        assert (career.game, career.finished, career.resigned, career.counted) == ("routes", 3, 0, 3)
        assert career.places == (PlacesAt(2, (2, 0)), PlacesAt(3, (0, 1, 0)))
        of_two, of_three = (3 + 3) / (4 + 4 + 2 + 2), 3 / 6
        assert told(career.figures[:2]) == {
            "kept": pytest.approx((8 / 10, (2 * of_two + of_three) / 3)),
            "carts": pytest.approx((12 / 3, (2 * (26 / 4) + 9 / 3) / 3)),
        }
        assert [figure.is_share for figure in career.figures] == [True, False, False]
        assert told(career.sources) == {
            "routes": pytest.approx((50 / 3, (2 * (60 / 4) + 54 / 3) / 3)),
            "contracts": pytest.approx((20 / 3, (2 * (20 / 4) + 0) / 3)),
            "trade": pytest.approx((2 / 3, (2 * 0 + 2 / 3) / 3)),
        }
        assert career.best is not None
        assert career.best.points == 30
        assert await Careers(store).of(ANN, Against.BOTS) == []


@story
async def test_what_everybody_reached_is_asked_for_once_in_a_while(place: Place) -> None:
    async with place.node() as store:
        await some_games(store)
        now = [0.0]
        careers = Careers(store, lambda: now[0])

        async def mean_of_carts() -> float | None:
            (career,) = await careers.of(ANN, Against.PEOPLE)
            return career.figures[1].all

        first = await mean_of_carts()
        await end(store, lived(BOB, 0, 2, routes(0, 2, 100, routes=10)))
        assert await mean_of_carts() == first
        now[0] = 601.0
        later = await mean_of_carts()
        assert first is not None
        assert later is not None
        assert later > first


@story
async def test_of_a_game_that_is_not_here_any_more_nothing_is_told(place: Place) -> None:
    async with place.node() as store:
        await end(store, lived(ANN, 0, 2, routes(0, 0, 0), game="chess"))
        assert await Careers(store).of(ANN) == []


@story
async def test_a_game_that_was_played_is_a_career(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await a_finished_game(hall)
        (career,) = await Careers(hall.store).of(ANN)
        assert career.best is not None
        assert (career.counted, career.best.table) == (1, table)
        assert sum(source.value for source in career.sources) == career.best.points
        assert [figure.key for figure in career.figures] == ["kept", "carts", "trade"]
        assert all(figure.value >= 0 for figure in career.figures)
