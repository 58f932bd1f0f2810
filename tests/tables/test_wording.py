"""A table in words says what its viewer was sent, and nothing else."""

import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from coroutines import story
from mokum.catalog import game as find_game
from mokum.catalog import games
from mokum.kernel.event import WATCHER
from mokum.kernel.telling import sentences, tell
from mokum.kernel.words import plain
from mokum.tables import Hall, Refusal, Sight
from mokum.tables.deciding.commands import Code
from mokum.tables.log.standing import codec_of
from mokum.tables.serving.replaying import Replaying
from mokum.tables.serving.wording import RowWords, TableWords, Wording
from mokum.tables.showing.seen_rows import PlayedShown, SeenRow, StartedShown
from store.places import Place
from tables.party import ANNA, BERT, WATCHING, a_few, a_hall, begin, make, play_some, see
from tables.watching import Watcher


def wording(hall: Hall) -> Wording:
    return Wording(hall, Replaying(hall))


def told(found: TableWords | Refusal) -> TableWords:
    assert isinstance(found, TableWords), found
    return found


def in_words(seen: Sight, seen_rows: list[SeenRow]) -> TableWords:
    """What somebody could say who has the sight and the rows, and knows the game's words."""
    game, codec, names = find_game(seen.game), codec_of(seen.game), [seat.name for seat in seen.seats]
    outcome = seen.result.outcome if seen.result else None
    assert seen.view is not None
    moves = [game.catalogue.parse(move) for move in seen.moves]
    now = tell(game, codec.view(bytes(seen.view)), moves, names, outcome)
    log = [
        RowWords(row.version, tuple(sentences(game, codec.seen(bytes(row.what.events)), names)))
        for row in seen_rows
        if isinstance(row.what, StartedShown | PlayedShown)
    ]
    return TableWords(seen.version, now.board, now.ask, now.moves, now.score, tuple(row for row in log if row.told))


@pytest.mark.parametrize("slug", games())
@story
async def test_each_viewer_is_told_what_it_was_sent(slug: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, slug, a_few(slug))
        watchers = [(actor, await Watcher.at(hall, actor, table)) for actor in (ANNA, BERT, WATCHING)]
        for more in (0, 7, 6):
            await play_some([hall], table, more, f"{slug} {more}")
            for actor, watcher in watchers:
                seen = await see(hall, actor, table)
                await watcher.until(seen.version)
                words = told(await wording(hall).now(actor.player, table))
                assert words == in_words(seen, watcher.rows)
                assert plain(words.board)
                assert bool(words.moves) == bool(seen.moves)
                later = told(await wording(hall).now(actor.player, table, after=seen.version - 3))
                assert later.log == tuple(row for row in words.log if row.version > seen.version - 3)
        for _, watcher in watchers:
            await watcher.close()


@pytest.mark.parametrize("slug", games())
@story
async def test_a_finished_game_is_told_through_any_eyes(slug: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, slug, a_few(slug))
        watcher = await Watcher.at(hall, ANNA, table)
        early = await wording(hall).then("anna", table, 0, 1)
        assert isinstance(early, Refusal)
        assert early.code is Code.NOT_ALLOWED
        await play_some([hall], table, 5_000)
        seen = await see(hall, ANNA, table)
        await watcher.until(seen.version)
        end = told(await wording(hall).then("bert", table, 0, seen.version))
        whole = in_words(seen, watcher.rows)
        assert msgspec.structs.replace(end, log=()) == msgspec.structs.replace(whole, log=())
        assert end.score
        log: list[RowWords] = []
        while page := told(await wording(hall).then("", table, 0, 1, after=log[-1].version if log else 0)).log:
            log += page
        assert tuple(log) == whole.log
        before = told(await wording(hall).then("", table, WATCHER, 1))
        assert (before.board, before.ask, before.moves, before.score) == ((), "", (), ())
        assert isinstance(await wording(hall).then("", table, 0, seen.version + 1), Refusal)
        assert isinstance(await wording(hall).then("", table, 40, 1), Refusal)
        await watcher.close()


@story
async def test_nobody_is_told_of_a_table_that_is_not_there_for_them(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, "routes", 2, private=True)
        assert told(await wording(hall).now("anna", table)).board == ()
        found = await wording(hall).now("wim", table)
        assert isinstance(found, Refusal)
        assert found.code is Code.NOT_FOUND


@pytest.mark.parametrize("slug", games())
@story
async def test_no_word_is_made_on_the_loop(slug: str, memory_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred rows of a log and a board take long; meanwhile others play."""
    told_by: set[threading.Thread] = set()
    words = type(find_game(slug).words)

    def noted(made: Callable[..., Any]) -> Callable[..., Any]:
        def noting(*arguments: Any) -> Any:
            told_by.add(threading.current_thread())
            return made(*arguments)

        return noting

    for name in ("event", "board", "ask"):
        monkeypatch.setattr(words, name, noted(getattr(words, name)))
    async with a_hall(memory_place) as hall:
        table = await begin(hall, slug, a_few(slug))
        await play_some([hall], table, 5, slug)
        assert told(await wording(hall).now(ANNA.player, table)).log
    assert told_by
    assert threading.current_thread() not in told_by
