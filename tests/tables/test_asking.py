"""What would a move bring? Whoever sits at the table is told, nothing is played, and it costs less than a move."""

import time

import pytest

from coroutines import story
from mokum.catalog import shipped
from mokum.kernel.chance import QuickChance
from mokum.kernel.codec import encode
from mokum.kernel.foreseeing import Prospect
from mokum.lots.terms import Mode, Running, Tempo
from mokum.tables import Code, Hall, Refusal
from mokum.tables.deciding.commands import Play, Resign
from mokum.tables.log.folding import fold_all
from mokum.tables.showing.seen_rows import seen_row
from store.places import Place
from tables.party import ANNA, BERT, CALLED, PLAYERS, WATCHING, a_few, a_hall, begin, do, make, see

SOME = 60


async def asked(hall: Hall, player: str, table: str, *moves: str) -> tuple[Prospect, ...]:
    answer = await hall.ask(player, table, moves)
    assert not isinstance(answer, Refusal), answer
    assert answer[0] == await hall.store.version(table)
    return answer[1]


@pytest.mark.parametrize("slug", shipped())
@story
async def test_what_was_foreseen_follows(slug: str, memory_place: Place) -> None:
    chance, whole = QuickChance(f"asking {slug}"), 0
    async with a_hall(memory_place) as hall:
        table = await begin(hall, slug, a_few(slug))
        for _ in range(SOME):
            seat = (await see(hall, WATCHING, table)).awaited[0]
            moves = (await see(hall, PLAYERS[seat], table)).moves
            move = moves[chance.below(len(moves))]
            (prospect,) = await asked(hall, PLAYERS[seat].player, table, move)
            assert not prospect.rule
            before = len(await hall.store.read(table))
            await do(hall, PLAYERS[seat], table, Play(move))
            row = (await hall.store.read(table))[before]
            shown = encode(seen_row(row, slug, seat, CALLED))
            sure = encode(prospect.events)[1:-1]
            assert sure in shown, "it is told in the same words"
            whole += not prospect.then
        assert whole > SOME // 4


@story
async def test_nothing_is_written_and_nobody_is_told(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2)
        rows = await hall.store.read(table)
        seen = await see(hall, BERT, table)
        for seat in seen.awaited:
            moves = (await see(hall, PLAYERS[seat], table)).moves
            await asked(hall, PLAYERS[seat].player, table, *moves[:16])
        assert await hall.store.read(table) == rows
        assert await see(hall, BERT, table) == seen


@story
async def test_a_forbidden_move_names_its_rule(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2)
        (prospect,) = await asked(hall, ANNA.player, table, "draw deck")
        assert prospect == Prospect("draw deck", "ROU-012")


@story
async def test_who_may_not_ask_is_told_why(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:

        async def refusal(player: str, table: str, move: str = "pass") -> Code:
            answer = await hall.ask(player, table, [move])
            assert isinstance(answer, Refusal)
            return answer.code

        waiting = await make(hall, "routes", 2)
        assert await refusal(ANNA.player, waiting) is Code.NOT_ALLOWED
        table = await begin(hall, "routes", 2)
        assert await refusal(WATCHING.player, table) is Code.NOT_ALLOWED
        assert await refusal(ANNA.player, table, "fly") is Code.BAD_REQUEST
        assert await refusal(ANNA.player, "no such table") is Code.NOT_FOUND
        await do(hall, BERT, table, Resign())
        assert await refusal(ANNA.player, table) is Code.GONE
        private = await make(hall, "routes", 2, private=True)
        assert await refusal(WATCHING.player, private) is Code.NOT_FOUND
        lots = await begin(hall, "merchants", 3, lots=Running(Tempo.BRISK, Mode.PHOTO))
        while (await see(hall, ANNA, lots)).lot is None:
            seat = (await see(hall, ANNA, lots)).awaited[0]
            await do(hall, PLAYERS[seat], lots, Play((await see(hall, PLAYERS[seat], lots)).moves[0]))
        assert await refusal(ANNA.player, lots, "limit 50") is Code.NOT_ALLOWED


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("slug", shipped())
@story
async def test_asking_costs_less_than_moving(slug: str, memory_place: Place) -> None:
    """By the processor, over the same moves of a game."""
    chance, asking, moving = QuickChance(slug), 0.0, 0.0
    async with a_hall(memory_place) as hall:
        table = await begin(hall, slug, a_few(slug))
        for _ in range(SOME):
            seat = fold_all(await hall.store.read(table)).awaited[0]
            moves = (await see(hall, PLAYERS[seat], table)).moves
            move = moves[chance.below(len(moves))]
            began = time.process_time()
            await hall.ask(PLAYERS[seat].player, table, [move])
            asking += time.process_time() - began
            began = time.process_time()
            await do(hall, PLAYERS[seat], table, Play(move))
            moving += time.process_time() - began
    assert asking < moving
