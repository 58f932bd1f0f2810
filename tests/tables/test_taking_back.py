"""Taking back: one's own at once, over another player's move if all agree, and never over what came to light."""

import pytest

from coroutines import story
from mokum import catalog
from mokum.catalog import shipped
from mokum.games.routes.moves import Claim
from mokum.kernel.chance import QuickChance
from mokum.kernel.verifying import verify
from mokum.tables import Code, Hall, Refusal, Sight
from mokum.tables.deciding.commands import AnswerTakeBack, ComeBack, Leave, Play, Resign, TakeBack
from mokum.tables.deciding.taking_back import WORDS
from mokum.tables.log.bodies import read_body
from mokum.tables.log.folding import fold_all
from mokum.tables.log.happenings import Played
from mokum.tables.log.standing import Phase, codec_of
from store.places import Place
from tables.party import ANNA, BERT, CLEO, PLAYERS, WATCHING, a_few, a_hall, begin, do, play_some, refused, see
from tables.staging import Stage


async def see_on(hall: Hall, table: str, seat: int) -> Sight:
    return await see(hall, PLAYERS[seat], table)


def same_place(one: Sight, other: Sight) -> bool:
    """The game stands where it stood."""
    return (one.view, one.moves, one.awaited) == (other.view, other.moves, other.awaited)


async def all_agree(hall: Hall, table: str, seat: int) -> None:
    """All who sit there besides the one who asks."""
    for other in range(len((await see(hall, WATCHING, table)).seats)):
        if other != seat:
            await do(hall, PLAYERS[other], table, AnswerTakeBack(True))


async def play_until(hall: Hall, table: str, kind: str, seed: int) -> tuple[int, Sight, Sight]:
    """Random moves until somebody can take the last one back by themselves (`own`), or not (`no`).

    Who that is, and what they saw before and after.
    """
    chance = QuickChance(seed)
    while True:
        watched = await see(hall, WATCHING, table)
        assert watched.phase is Phase.PLAYING, "the game ended first"
        seat = watched.awaited[chance.below(len(watched.awaited))]
        before = await see_on(hall, table, seat)
        await do(hall, PLAYERS[seat], table, Play(before.moves[chance.below(len(before.moves))]))
        after = await see_on(hall, table, seat)
        if after.take_back == kind:
            return seat, before, after


@pytest.mark.parametrize("slug", shipped())
@story
async def test_an_own_move_is_taken_back_at_once(slug: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, slug, a_few(slug))
        for seed in range(5):
            seat, before, after = await play_until(hall, table, "own", seed)
            assert not same_place(before, after)
            await do(hall, PLAYERS[seat], table, TakeBack())
            assert same_place(await see_on(hall, table, seat), before)


def first_choices(seats: range, people: int, bots: int = 0) -> Stage:
    """A table of `routes` at which these seats have chosen their first contracts, which nobody else sees yet."""
    stage = Stage("routes", people, bots, "first choices")
    for seat in seats:
        stage.play(seat)
    return stage


def test_over_the_move_of_another_player_all_are_asked() -> None:
    stage = first_choices(range(2), 3)
    after = stage.standing.position
    assert (stage.way_back(0), stage.way_back(1)) == ("ask", "own")
    stage.do(ANNA, TakeBack())
    assert stage.standing.position == after, "nothing is taken back yet"
    assert isinstance(stage.decision(ANNA, AnswerTakeBack(True)), Refusal)
    assert stage.way_back(0) == "asked"
    stage.do(CLEO, AnswerTakeBack(False))
    assert stage.standing.position == after
    stage.do(ANNA, TakeBack())
    stage.do(CLEO, AnswerTakeBack(True))
    assert isinstance(stage.decision(CLEO, AnswerTakeBack(True)), Refusal), "once is enough"
    stage.do(BERT, AnswerTakeBack(True))
    assert stage.standing.position == stage.past[-1].steps[0].before
    assert (stage.way_back(0), stage.way_back(1)) == ("not_moved", "not_moved"), "hers, and what came after it"


def test_a_stand_in_never_speaks_for_its_player() -> None:
    stage = first_choices(range(2), 3)
    stage.do(BERT, Leave())
    assert stage.way_back(0) == "away"
    refusal = stage.decision(ANNA, TakeBack())
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.words) == (Code.NOT_ALLOWED, WORDS["away"])
    stage.do(BERT, ComeBack())
    stage.do(ANNA, TakeBack())
    stage.do(BERT, Leave())
    stage.do(CLEO, AnswerTakeBack(True))
    assert stage.standing.take_back is not None, "it waits for Bert"
    stage.do(BERT, AnswerTakeBack(True))
    assert stage.way_back(0) == "not_moved"


def test_the_move_of_a_stand_in_is_its_players() -> None:
    stage = first_choices(range(1), 3)
    stage.do(BERT, Leave())
    assert stage.way_back(0) == "own"
    stage.play(1)
    assert stage.line[-1].by_bot
    assert stage.way_back(0) == "away"
    stage.do(BERT, ComeBack())
    assert stage.way_back(0) == "ask"
    stage.do(BERT, Resign())
    assert stage.way_back(0) == "own", "who gave up has no say any more"


def test_the_moves_of_bots_go_with_ones_own() -> None:
    stage = first_choices(range(1), 2, 1)
    before = stage.line[0].before
    stage.play(2)
    assert stage.way_back(0) == "own"
    stage.do(ANNA, TakeBack())
    assert stage.standing.position == before


@pytest.mark.parametrize(("people", "bots"), [(1, 1), (2, 0)])
@pytest.mark.parametrize("move", ["draw deck", "draw 1", "contracts"])
def test_nobody_goes_back_over_what_was_drawn(move: str, people: int, bots: int) -> None:
    """Whoever sits there: a bot, or somebody who would agree."""
    stage = first_choices(range(2), people, bots)
    if stage.standing.awaited != (0,):
        stage.play(1, "draw deck")
        stage.play(1, "draw deck")
    stage.play(0, move)
    assert stage.way_back(0) == "light"
    refusal = stage.decision(ANNA, TakeBack())
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.words) == (Code.NOT_ALLOWED, WORDS["light"])


@pytest.mark.rule("ROU-073")
def test_a_claim_of_another_shows_cards_of_its_hand() -> None:
    """Who claims may think again; who saw with what it was paid may not go back to before it."""
    ways = set()
    for number in range(8):
        stage = Stage("routes", 1, 1, f"claims {number}")
        while stage.standing.phase is Phase.PLAYING:
            stage.go_on()
            claims = [told for told in stage.line[-2:] if isinstance(told.move, Claim)]
            if [told.seat for told in claims] == [0, 1] and stage.standing.phase is Phase.PLAYING:
                assert stage.way_back(0) == "light"
                ways.add("over a claim")
            if claims and claims[-1] is stage.line[-1] and claims[-1].seat == 0:
                ways.add(stage.way_back(0))
    assert {"own", "over a claim"} <= ways


@story
async def test_as_deep_as_until_something_came_to_light(memory_place: Place) -> None:
    """Harbour has many small decisions in a turn: all of them can be taken back, one by one, to the last reveal."""
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "harbour", 2)
        await play_some([hall], table, 40)
        standing = fold_all(await hall.store.read(table))
        chance, codec = QuickChance(7), codec_of("harbour")
        depth, before = 0, list[Sight]()
        while depth < 3:  # until a seat has made three moves in a row without a reveal
            seat = standing.awaited[0]
            if before and before[-1].viewer != seat:
                before.clear()
            before.append(await see_on(hall, table, seat))
            moves = before[-1].moves
            await do(hall, PLAYERS[seat], table, Play(moves[chance.below(len(moves))]))
            rows = await hall.store.read(table)
            what = read_body(rows[-1].body).what
            assert isinstance(what, Played)
            if any(event.reveals for event in codec.events(bytes(what.events))):
                before.clear()
            standing = fold_all(rows)
            depth = len(before)
        seat = before[0].viewer
        while before:
            assert (await see_on(hall, table, seat)).take_back == "own"
            await do(hall, PLAYERS[seat], table, TakeBack())
            assert same_place(await see_on(hall, table, seat), before.pop())


@story
async def test_nothing_to_take_back(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2)
        seen = await see(hall, ANNA, table)
        assert (seen.take_back, seen.take_back_why) == ("no", "not_moved")
        assert (await refused(hall, ANNA, table, TakeBack())).code is Code.NOT_ALLOWED
        assert (await see(hall, WATCHING, table)).take_back_why == ""


@pytest.mark.parametrize("slug", shipped())
@story
async def test_what_was_taken_back_is_not_in_the_record(slug: str, memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, slug, a_few(slug))
        for seed in range(4):
            seat, _, _ = await play_until(hall, table, "own", seed)
            await do(hall, PLAYERS[seat], table, TakeBack())
            await play_some([hall], table, 2, seed)
        await play_some([hall], table, 5_000)
        rows = await hall.store.read(table)
        played = sum(row.kind == "Played" for row in rows)
        taken_back = sum(row.kind == "TakenBack" for row in rows)
        text = await hall.record(ANNA.player, table)
        assert isinstance(text, str)
        assert taken_back == 4
        assert len(verify(text, catalog.game).entries) <= played - taken_back
