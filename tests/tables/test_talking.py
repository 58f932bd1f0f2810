"""Chat: outside the log, in one normal form, and hidden when somebody wishes it."""

import pytest

from coroutines import story
from mokum.store import ChatLine
from mokum.tables import Code, LocalBus, Refusal, Said, Talking, Unsaid
from mokum.tables.deciding.commands import Resign
from mokum.tables.serving.talking import MOST, cleaned
from store.places import Place
from tables.party import ANNA, BERT, CLEO, WATCHING, a_hall, begin, do, make, see
from tables.watching import Watcher


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  goede zet!\n", "goede zet!"),
        ("cafe\u0301", "caf\u00e9"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("x" * MOST, "x" * MOST),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("", None),
        (" \u200b\u200d ", None),
        ("x" * (MOST + 1), None),
        ("\x00", None),
        ("a\x1b[31m", None),
        ("\u202egnp.exe", None),
        ("z" + "\u0334" * 9, None),
        ("\ud800", None),
    ],
)
def test_what_may_be_said(text: str, kept: str | None) -> None:
    assert cleaned(text) == kept


@story
async def test_what_is_said_reaches_everybody_and_not_the_log(sqlite_place: Place) -> None:
    bus = LocalBus()
    async with a_hall(sqlite_place, bus) as one, a_hall(sqlite_place, bus) as other:
        table = await make(one, "routes", 2)
        watcher = await Watcher.at(other, WATCHING, table)
        await watcher.until(1)
        line = await Talking(one).say(BERT, table, "hello")
        assert isinstance(line, ChatLine)
        await watcher.until_heard(1)
        assert watcher.heard == [Said(line)]
        assert await one.store.version(table) == 1
        assert await Talking(other).lines(CLEO.player, table) == [line]

        refused = await Talking(one).hide(CLEO, table, line.id)
        assert isinstance(refused, Refusal)
        assert refused.code is Code.NOT_ALLOWED
        assert await Talking(one).hide(ANNA, table, line.id) is None  # the host
        await watcher.until_heard(2)
        assert watcher.heard[1] == Unsaid(line.id)
        assert await Talking(other).lines(CLEO.player, table) == []
        gone = await Talking(one).hide(BERT, table, line.id)
        assert isinstance(gone, Refusal)
        await watcher.close()


@story
async def test_a_line_of_another_table_is_not_hidden_from_here(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        talking = Talking(hall)
        table, other = await make(hall, "routes", 2), await make(hall, "routes", 2)
        own = await talking.say(ANNA, table, "there")
        line = await talking.say(BERT, other, "here")
        assert isinstance(line, ChatLine)
        refusal = await talking.hide(ANNA, table, line.id)
        assert isinstance(refusal, Refusal)
        assert refusal.code is Code.NOT_FOUND
        assert await talking.lines("", other) == [line]
        assert await talking.lines("", table) == [own]


@story
async def test_whoever_is_invited_to_look_on_may_speak(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        talking = Talking(hall)
        table = await make(hall, "routes", 2, private=True)
        invitation = (await see(hall, ANNA, table)).invitation
        line = await talking.say(BERT, table, "psst", invitation)
        assert isinstance(line, ChatLine)
        assert await talking.lines(CLEO.player, table, invitation=invitation) == [line]
        assert await talking.hide(BERT, table, line.id, invitation) is None
        assert isinstance(await talking.say(BERT, table, "psst", "not it"), Refusal)


@story
async def test_nobody_hears_or_speaks_at_a_private_table(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        talking = Talking(hall)
        table = await make(hall, "routes", 2, private=True)
        for refusal in (await talking.say(BERT, table, "psst"), await talking.lines(BERT.player, table)):
            assert isinstance(refusal, Refusal)
            assert refusal.code is Code.NOT_FOUND


@story
async def test_attack_10_players_hear_spectators_only_when_the_game_is_over(sqlite_place: Place) -> None:
    bus = LocalBus()
    async with a_hall(sqlite_place, bus) as one, a_hall(sqlite_place, bus) as other:
        here, there = Talking(one), Talking(other)
        table = await begin(one, "routes", 2)
        player, spectator = await Watcher.at(other, BERT, table), await Watcher.at(other, CLEO, table)
        for watcher in (player, spectator):
            await watcher.until(await one.store.version(table))
        aside = await here.say(WATCHING, table, "she has the orange cards")
        hidden = await here.say(WATCHING, table, "and the white ones")
        spoken = await here.say(ANNA, table, "my turn")
        assert isinstance(aside, ChatLine)
        assert isinstance(hidden, ChatLine)
        assert isinstance(spoken, ChatLine)
        assert (aside.spectator, spoken.spectator) == (True, False)
        await spectator.until_heard(3)
        assert spectator.heard == [Said(aside), Said(hidden), Said(spoken)]
        await player.until_heard(1)
        assert player.heard == [Said(spoken)]
        assert await there.lines(BERT.player, table) == [spoken]
        assert await there.lines(CLEO.player, table) == [aside, hidden, spoken]
        assert await here.hide(WATCHING, table, hidden.id) is None

        await do(one, ANNA, table, Resign())
        await player.until_heard(3)
        assert player.heard == [Said(spoken), Unsaid(hidden.id), Said(aside)]
        assert await there.lines(BERT.player, table) == [aside, spoken]
        late = await here.say(WATCHING, table, "well played")
        assert isinstance(late, ChatLine)
        assert not late.spectator
        await player.until_heard(4)
        for watcher in (player, spectator):
            await watcher.close()


@story
async def test_attack_10_before_the_game_all_talk_together(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await make(hall, "routes", 2)
        line = await Talking(hall).say(WATCHING, table, "shall we begin?")
        assert isinstance(line, ChatLine)
        assert not line.spectator
        assert await Talking(hall).lines(ANNA.player, table) == [line]
