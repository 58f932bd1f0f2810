"""The log knows players by reference alone; what they are called is asked for where somebody is shown a table."""

import asyncio
from collections.abc import Collection

import pytest

from coroutines import story
from mokum import catalog
from mokum.kernel.verifying import verify
from mokum.store import Status, StoreUnavailable
from mokum.tables import Code, KeptNames, Refusal
from mokum.tables.deciding.commands import Answer, Leave, Make, Play
from mokum.tables.log.snapshots import pack
from mokum.tables.log.standing import Phase
from mokum.tables.serving.farewell import leave_all
from mokum.tables.showing.names import LASTS
from store.places import Place, new_id
from tables.party import ANNA, BERT, CALLED, WATCHING, a_hall, ask, begin, make, play_some, see, sit
from tables.watching import Watcher


class Register:
    """Whoever knows the people, and counts how often it is asked."""

    def __init__(self) -> None:
        self.names = dict(CALLED)
        self.asked: list[tuple[str, ...]] = []

    async def __call__(self, players: Collection[str]) -> dict[str, str]:
        self.asked.append(tuple(sorted(players)))
        return {player: self.names[player] for player in players if player in self.names}


@story
async def test_nothing_that_is_stored_holds_a_name(place: Place) -> None:
    async with a_hall(place) as hall:
        table = await begin(hall, "routes", 2)
        await play_some([hall], table, 5_000)
        kept = b"".join(row.body for row in await hall.store.read(table))
        listing = await hall.store.listing(table)
        assert b"anna" in kept
        assert b"Anna" not in kept + repr(listing).encode()
        found = await hall._reception.load(table)
        assert not isinstance(found, Refusal)
        assert b"Anna" not in pack(found.standing)


@story
async def test_everybody_is_shown_by_the_name_they_have_now(memory_place: Place) -> None:
    register = Register()
    names = KeptNames(register)
    async with a_hall(memory_place, names=names) as hall:
        table = await begin(hall, "routes", 2)
        watcher = await Watcher.at(hall, WATCHING, table)
        last = await watcher.until(7)
        assert [seat.name for seat in last.seats] == ["Anna", "Bert"]
        register.names["anna"] = "Annabel"
        names.forget("anna")
        hall.rename("anna")
        await watcher.until_shown(2)
        again = watcher.sights[-1]
        assert ([seat.name for seat in again.seats], again.version) == (["Annabel", "Bert"], last.version)
        assert (await see(hall, BERT, table)).seats[0].name == "Annabel"
        await watcher.close()
        late = await Watcher.at(hall, WATCHING, table)
        await late.until(7)
        assert [getattr(row.what, "name", None) for row in late.rows[1:4]] == ["Annabel", None, "Bert"]
        await late.close()


@story
async def test_a_name_of_somebody_at_another_table_changes_nothing_here(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2)
        watcher = await Watcher.at(hall, WATCHING, table)
        await watcher.until(7)
        hall.rename("cleo")
        await play_some([hall], table, 1)
        await watcher.until(8)
        assert len(watcher.sights) == 2
        await watcher.close()


@story
async def test_a_table_that_nobody_watches_forgets_the_old_name_too(memory_place: Place) -> None:
    register = Register()
    names = KeptNames(register)
    async with a_hall(memory_place, names=names) as hall:
        table = await begin(hall, "routes", 2)
        assert (await see(hall, BERT, table)).seats[0].name == "Anna"
        register.names["anna"] = "Annabel"
        assert (await see(hall, BERT, table)).seats[0].name == "Anna", "nobody told the hall"
        names.forget("anna")
        hall.rename("anna")
        assert (await see(hall, BERT, table)).seats[0].name == "Annabel"


@story
async def test_a_name_that_changes_while_a_table_asks_for_it_is_shown_in_the_end(memory_place: Place) -> None:
    register = Register()

    async def slowly(players: Collection[str]) -> dict[str, str]:
        known = await register(players)
        if register.names["anna"] == "Anna":
            register.names["anna"] = "Annabel"
            names.forget("anna")
            hall.rename("anna")
        return known

    names = KeptNames(slowly)
    async with a_hall(memory_place, names=names) as hall:
        table = await begin(hall, "routes", 2)
        assert (await see(hall, BERT, table)).seats[0].name == "Annabel"


@story
async def test_names_are_asked_for_once_in_a_while_and_are_not_kept_without_end() -> None:
    register, now = Register(), [0.0]
    names = KeptNames(register, most=2, clock=lambda: now[0])
    assert await names.of(["anna", "bert", "nobody"]) == {"anna": "Anna", "bert": "Bert"}
    assert await names.of(["anna", "bert"]) == {"anna": "Anna", "bert": "Bert"}
    assert register.asked == [("anna", "bert", "nobody")]
    await names.of(["cleo"])
    assert len(names) == 2
    now[0] = LASTS + 1
    await names.of(["cleo"])
    assert register.asked[1:] == [("cleo",), ("cleo",)]


@story
async def test_a_name_that_changes_while_it_is_asked_for_is_not_kept() -> None:
    register = Register()

    async def slowly(players: Collection[str]) -> dict[str, str]:
        known = await register(players)
        register.names["anna"] = "Annabel"
        names.forget("anna")
        return known

    names = KeptNames(slowly)
    await names.of(["anna"])
    assert await names.of(["anna"]) == {"anna": "Annabel"}


@story
async def test_who_goes_for_good_gets_up_everywhere_and_the_games_go_on(place: Place) -> None:
    register = Register()
    async with a_hall(place, names=KeptNames(register)) as hall:
        hers = await make(hall, "routes", 2)
        await sit(hall, hers, 0)
        playing = await begin(hall, "routes", 2)
        await leave_all(hall, ANNA.player)
        await leave_all(hall, ANNA.player)  # she may try again, and nothing is done twice
        listing = await hall.store.listing(hers)
        assert listing is not None
        assert listing.notice.status is Status.OVER
        seen = await see(hall, BERT, playing)
        assert (seen.phase, seen.seats[0].stand_in, seen.seats[0].why) == (Phase.PLAYING, "greedy", "left")
        register.names["anna"] = "Deleted player"
        while seen.phase is not Phase.OVER:  # her bot moves by itself
            if seen.moves:
                await ask(hall, BERT, playing, Play(seen.moves[0]))
            await asyncio.sleep(0.001)
            seen = await see(hall, BERT, playing)
        await hall.close()
    async with a_hall(place, names=KeptNames(register)) as hall:
        text = await hall.record(BERT.player, playing)
        assert isinstance(text, str)
        assert verify(text, catalog.game).names == ("Deleted player", "Bert")


@pytest.mark.parametrize("private", [False, True])
@story
async def test_who_goes_for_good_closes_their_open_tables_though_they_do_not_sit_there(
    place: Place, private: bool
) -> None:
    async with a_hall(place) as hall:
        hers = [await make(hall, "routes", 2, private=private) for _ in range(3)]
        await sit(hall, hers[0], 0)
        his = await hall.make(BERT, new_id(), Make("routes", 2))
        assert isinstance(his, Answer)
        await leave_all(hall, ANNA.player)
        assert {(await see(hall, ANNA, table)).phase for table in hers} == {Phase.OVER}
        assert (await see(hall, ANNA, his.table)).phase is Phase.OPEN


@story
async def test_whoever_cannot_leave_everywhere_has_not_gone(
    memory_place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 2)

        async def away(*_: object, **__: object) -> None:
            raise StoreUnavailable("no answer")

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "append", away)
            with pytest.raises(StoreUnavailable):
                await leave_all(hall, ANNA.player)
        assert not isinstance(await ask(hall, ANNA, table, Leave()), Refusal)
        again = await ask(hall, ANNA, table, Leave())
        assert isinstance(again, Refusal)
        assert again.code is Code.NOT_ALLOWED
