"""Two tables that differ only in what a viewer may not know send that viewer the same bytes."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from contract.playing import viewers
from contract.resampling import resampler_of
from coroutines import story
from mokum.catalog import games, shipped
from mokum.kernel.chance import QuickChance
from mokum.kernel.codec import encode
from mokum.kernel.event import Viewer
from mokum.store import Entry, Row
from mokum.store.chain import forge
from mokum.tables import Actor, Refusal
from mokum.tables.deciding import decide
from mokum.tables.deciding.commands import AnswerTakeBack, AnyCommand, Leave, Play, TakeBack
from mokum.tables.deciding.context import Context
from mokum.tables.log.bodies import Body, kind_of, read_body, write_body
from mokum.tables.log.folding import fold, fold_all
from mokum.tables.log.happenings import Played
from mokum.tables.log.standing import Standing, codec_of
from mokum.tables.showing.projecting import sight
from mokum.tables.showing.seen_rows import seen_row
from store.places import MemoryPlace, Place, new_id
from tables.party import CALLED, PLAYERS, WATCHING, a_few, a_hall, begin, play_some
from tables.watching import Watcher

MOMENTS = (0, 3, 20, 45)
STEPS = 12


class Twin:
    """A table whose rows are written by nobody but this test. Luck that comes after the moment is the same for all."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing

    def act(self, actor: Actor, command: AnyCommand) -> tuple[Row, ...] | Refusal:
        before = self.standing
        decision = decide(before, actor, command, Context(before.at + 1_000, bytes(32)))
        if isinstance(decision, Refusal):
            return decision
        entries = [Entry(new_id(), actor.player, kind_of(what), write_body(Body("", 1, what))) for what in decision]
        rows = forge(before.hash, before.table, before.version, entries, before.at + 1_000)
        for row in rows:
            self.standing = fold(self.standing, row)
        return rows

    def sees(self, viewer: Viewer) -> bytes:
        return encode(sight(self.standing, viewer, names=CALLED))


def events_of(answer: tuple[Row, ...] | Refusal, game: str) -> list[Any]:
    if isinstance(answer, Refusal):
        return []
    told = [read_body(row.body).what for row in answer]
    return [event for what in told if isinstance(what, Played) for event in codec_of(game).events(bytes(what.events))]


async def moments(slug: str, seats: int) -> list[Standing]:
    """Standings of a random game of people, at some moments."""
    place, found = MemoryPlace(), []
    async with a_hall(place) as hall:
        table = await begin(hall, slug, seats)
        played = 0
        for moment in MOMENTS:
            played += await play_some([hall], table, moment - played, f"{slug} {seats} {moment}")
            found.append(fold_all(await hall.store.read(table)))
    return [standing for standing in found if not standing.is_over]


def wishes(standing: Standing, chance: QuickChance) -> Iterator[tuple[int, Any]]:
    awaited = standing.awaited
    for _ in range(6 if awaited else 0):
        seat = awaited[chance.below(len(awaited))]
        moves = standing.game.moves(standing.position, seat)
        yield seat, moves[chance.below(len(moves))]


def step(one: Twin, other: Twin, viewer: Viewer, chance: QuickChance) -> bool:
    """A move in both that the rules let look alike to the viewer; whether there was one."""
    game, resampler = one.standing.game, resampler_of(one.standing.game)
    before = one.standing, other.standing
    for seat, move in wishes(one.standing, chance):
        partner = move if seat == viewer else resampler.counterpart(before[0].position, before[1].position, seat, move)
        if game.refusal(before[1].position, seat, partner) is not None and seat != viewer:
            continue
        answers = one.act(PLAYERS[seat], Play(str(move))), other.act(PLAYERS[seat], Play(str(partner)))
        events = [event for answer in answers for event in events_of(answer, game.meta.slug)]
        alike = resampler.tells_the_same(before[0].position, before[1].position, viewer, seat, move)
        if any(event.reveals for event in events) and not alike:
            one.standing, other.standing = before
            continue
        if one.standing.is_over or other.standing.is_over:
            return False  # all is open now
        compare(answers[0], answers[1], game.meta.slug, viewer)
        assert one.sees(viewer) == other.sees(viewer)
        return True
    return False


def compare(one: tuple[Row, ...] | Refusal, other: tuple[Row, ...] | Refusal, slug: str, viewer: Viewer) -> None:
    if isinstance(one, Refusal) or isinstance(other, Refusal):
        assert one == other
        return
    shown = ([encode(seen_row(row, slug, viewer, CALLED)) for row in rows] for rows in (one, other))
    assert next(shown) == next(shown)


@pytest.mark.parametrize("slug", games())
@story
async def test_hidden_things_do_not_show(slug: str) -> None:
    game, steps = games()[slug], 0
    for seats in (game.meta.seats[-1], a_few(slug)):
        for standing in await moments(slug, seats):
            for viewer in viewers(seats):
                chance = QuickChance(f"{slug} {seats} {standing.version} {viewer}")
                redealt = resampler_of(game).resample(standing.position, viewer, chance)
                one = Twin(replace(standing, steps=()))
                other = Twin(replace(standing, position=redealt, steps=()))
                assert one.sees(viewer) == other.sees(viewer)
                for number in range(STEPS):
                    if not step(one, other, viewer, chance):
                        break
                    steps += 1
                    if viewer >= 0:
                        nonsense = Play(str(game.catalogue.moves[chance.below(256) * 7 % len(game.catalogue)]))
                        trial = Twin(one.standing), Twin(other.standing)
                        answers = [twin.act(PLAYERS[viewer], nonsense) for twin in trial]
                        if all(isinstance(answer, Refusal) for answer in answers):
                            assert answers[0] == answers[1]
                        assert isinstance(answers[0], Refusal) == isinstance(answers[1], Refusal)
                    if number % 4 == 3:
                        for actor in (PLAYERS[number % seats], PLAYERS[(number + 1) % seats]):
                            for command in (TakeBack(), AnswerTakeBack(False), Leave()):
                                trial = Twin(one.standing), Twin(other.standing)
                                compare(trial[0].act(actor, command), trial[1].act(actor, command), slug, viewer)
                                assert trial[0].sees(viewer) == trial[1].sees(viewer)
    assert steps > (100 if slug in shipped() else 50)  # an example may be a short game


@pytest.mark.parametrize("slug", games())
@story
async def test_no_seed_and_no_hidden_state_is_sent_before_the_end(slug: str, memory_place: Place) -> None:
    seats = games()[slug].meta.seats[-1]
    async with a_hall(memory_place) as hall:
        table = await begin(hall, slug, seats)
        watchers = [await Watcher.at(hall, actor, table) for actor in (*PLAYERS[:seats], WATCHING)]
        await play_some([hall], table, 20)
        seed, rows = await hall.store.secret(table), await hall.store.read(table)
        assert seed is not None
        for watcher in watchers:
            await watcher.until(len(rows))
            sent = encode(watcher.rows) + b"".join(map(encode, watcher.sights))
            assert seed.hex().encode() not in sent
            assert seed not in sent
            assert not re.search(rb'"(server_seed|position|lasts)"', sent)
            await watcher.close()


def test_every_happening_says_what_is_shown_of_it() -> None:
    """A new kind of happening must be named in each of the tables that decide about it."""
    from mokum.tables.log.folding import _FOLDS
    from mokum.tables.log.happenings import AnyHappening, TableMade
    from mokum.tables.showing.seen_rows import _SHOWN, AnyShown

    kinds = set(AnyHappening.__args__)
    assert set(_SHOWN) == kinds
    assert set(_FOLDS) == kinds - {TableMade}
    hidden = {"TableMade", "Started", "Played", "TakeBackAsked", "TakenBack", "InvitationRenewed"}
    assert {kind.__name__ for kind in AnyShown.__args__} == {
        f"{kind.__name__}Shown" if kind.__name__ in hidden else kind.__name__
        for kind in kinds
        if kind.__name__ != "PositionLaid"  # is shown as the start that it is
    }
    assert all(issubclass(kind, msgspec.Struct) for kind in kinds)
