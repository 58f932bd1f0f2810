"""Try it from here: a practice table begins from a position of a finished game, and nothing hidden comes with it."""

from typing import Any

import pytest
from msgspec.structs import replace

from contract.resampling import resampler_of
from coroutines import story
from mokum.catalog import shipped
from mokum.kernel.chance import QuickChance
from mokum.kernel.codec import encode
from mokum.store import BrokenChain
from mokum.tables import Answer, Hall, Refusal
from mokum.tables.deciding.commands import Code, Play, TakeBack
from mokum.tables.deciding.trying import OPPONENT, laid_out
from mokum.tables.log.bodies import read_body
from mokum.tables.log.folding import fold_all
from mokum.tables.log.happenings import Played
from mokum.tables.log.standing import Phase
from mokum.tables.log.tried_from import TriedFrom
from mokum.tables.serving.analysing import Analysing
from mokum.tables.serving.replaying import Replay, Replaying
from mokum.tables.serving.trying import try_from_here
from store.places import Place, new_id
from tables.party import ANNA, BERT, CLEO, WATCHING, a_few, a_hall, begin, do, play_some, see
from tables.staging import Stage


async def finished(hall: Hall, slug: str, **more: Any) -> tuple[str, list[int]]:
    """A game that was played to its end, and the versions of its moves."""
    table = await begin(hall, slug, a_few(slug), **more)
    await play_some([hall], table, 5_000)
    return table, [row.version for row in await hall.store.read(table) if row.kind == Played.__name__]


async def tried(hall: Hall, table: str, move: int, seat: int = 0) -> str:
    answer = await try_from_here(hall, CLEO, table, move=move, seat=seat)
    assert isinstance(answer, Answer), answer
    return answer.table


@pytest.mark.parametrize("slug", shipped())
@story
async def test_somebody_plays_on_against_bots_from_what_a_seat_saw(slug: str, place: Place) -> None:
    async with a_hall(place) as hall:
        table, moves = await finished(hall, slug)
        rows = await hall.store.read(table)
        for move, seat in ((len(moves) // 3, 0), (len(moves) // 2, 1)):
            before = fold_all(rows[: moves[move - 1] - 1])
            one = await tried(hall, table, move, seat)
            now = await see(hall, CLEO, one)
            assert now.viewer == seat
            assert now.view is not None
            first = (await hall.store.read(one))[-1]
            laid = fold_all(await hall.store.read(one, 0, first.version))
            seen = before.game.view(before.position, seat)
            assert laid.game.view(laid.position, seat) == seen
            assert (now.practice, now.private, now.tried_from) == (True, True, TriedFrom(table, move))
            assert [place.bot for place in now.seats] == [
                "" if at == seat else OPPONENT for at in range(len(now.seats))
            ]
            watching = await hall.look(WATCHING.player, one)
            assert isinstance(watching, Refusal), "it is a private table"


@story
async def test_bots_are_asked_at_once_and_moves_can_be_taken_back(place: Place) -> None:
    async with a_hall(place) as hall:
        table, moves = await finished(hall, "routes")
        rows = await hall.store.read(table)
        mine = next(n for n, version in enumerate(moves, 1) if n > 20 and played(rows[version - 1]).seat == 0)
        one = await tried(hall, table, mine)
        begun = await see(hall, CLEO, one)
        assert begun.awaited == (0,)
        await do(hall, CLEO, one, Play(begun.moves[0]))
        after = await see(hall, CLEO, one)
        await do(hall, CLEO, one, TakeBack())
        back = await see(hall, CLEO, one)
        assert after.version > begun.version
        assert (back.view, back.moves) == (begun.view, begun.moves)
        theirs = next(n for n, version in enumerate(moves, 1) if n > 20 and played(rows[version - 1]).seat == 1)
        other = await tried(hall, table, theirs)
        feed = await hall.watch(CLEO.player, other)
        assert not isinstance(feed, Refusal)
        while (await see(hall, CLEO, other)).awaited != (0,):
            await anext(feed)
        await feed.close()


def played(row: Any) -> Played:
    what = read_body(row.body).what
    assert isinstance(what, Played)
    return what


@pytest.mark.parametrize("slug", shipped())
def test_what_a_seat_could_not_know_is_imagined(slug: str) -> None:
    """Two games that differ only in what is hidden from a seat lead to the same positions, by the same luck."""
    stage, chance, differing = Stage(slug, a_few(slug), 0, "hidden"), QuickChance("otherwise"), 0
    resampler = resampler_of(stage.standing.game)
    for _ in range(40):
        if stage.standing.phase is not Phase.PLAYING:
            break
        stage.go_on()
        standing = stage.standing
        if standing.phase is not Phase.PLAYING:
            break
        for seat in range(2):
            other = resampler.resample(standing.position.copy(), seat, chance)
            if standing.game.view(other, seat) != standing.game.view(standing.position, seat):
                continue
            differing += other != standing.position
            elsewhere = replace(standing, position=other)
            for luck in ("a", "b"):
                assert encode(laid_out(standing, seat, luck)) == encode(laid_out(elsewhere, seat, luck))
    assert differing >= 10


@story
async def test_a_game_that_was_tried_has_a_replay_and_neither_a_record_nor_an_analysis(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table, moves = await finished(hall, "routes")
        one = await tried(hall, table, len(moves) - 1)
        while (now := await see(hall, CLEO, one)).phase is not Phase.OVER:
            if now.awaited == (0,):
                await do(hall, CLEO, one, Play(now.moves[0]))
            else:
                feed = await hall.watch(CLEO.player, one, now.version)
                assert not isinstance(feed, Refusal)
                while (await see(hall, CLEO, one)).version == now.version:
                    await anext(feed)
                await feed.close()
        record = await hall.record(CLEO.player, one)
        assert isinstance(record, Refusal)
        assert record.code is Code.NOT_ALLOWED
        analysis = await Analysing(hall).begin(CLEO, one)
        assert isinstance(analysis, Refusal)
        assert analysis.code is Code.NOT_OVER
        replay = await Replaying(hall).replay(CLEO.player, one, -2)
        assert isinstance(replay, Replay)
        assert len(replay.steps) == now.version
        further = await tried(hall, one, 1)
        assert (await see(hall, CLEO, further)).tried_from == TriedFrom(one, 1), "from there it can be tried again"


@story
async def test_only_whoever_may_see_the_replay_may_try(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        running = await begin(hall, "routes", 2)
        over, moves = await finished(hall, "routes")
        refusals = [
            (await try_from_here(hall, ANNA, running, move=1, seat=0), Code.NOT_OVER),
            (await try_from_here(hall, ANNA, new_id(), move=1, seat=0), Code.NOT_FOUND),
            (await try_from_here(hall, ANNA, over, move=len(moves) + 1, seat=0), Code.BAD_REQUEST),
            (await try_from_here(hall, ANNA, over, move=0, seat=0), Code.BAD_REQUEST),
            (await try_from_here(hall, ANNA, over, move=1, seat=2), Code.BAD_REQUEST),
        ]
        for refused, code in refusals:
            assert isinstance(refused, Refusal)
            assert refused.code is code
        hidden = await begin(hall, "harbour", 1, private=True)
        refused = await try_from_here(hall, BERT, hidden, move=1, seat=0)
        assert isinstance(refused, Refusal)
        assert refused.code is Code.NOT_FOUND


@story
async def test_a_position_of_another_shape_closes_its_own_table_alone(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table, moves = await finished(hall, "routes")
        rows = await hall.store.read(await tried(hall, table, len(moves) // 2))
    with pytest.raises(BrokenChain):
        fold_all([replace(row, body=row.body.replace(b'"state":{"', b'"state":{"other_', 1)) for row in rows])
