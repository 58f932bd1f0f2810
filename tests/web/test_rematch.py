"""Play again, over real sockets: everybody has their seat, and the last yes deals."""

from coroutines import story
from web.browsers import Browser, Json
from web.servers import OpenServer
from web.test_playing import sit_down


def kept(now: Json) -> list[tuple[str, bool]]:
    """By seat: who sits there, and whether they have said yes."""
    return [(seat["player"] or seat["bot"], seat["sealed"]) for seat in now["seats"]]


@story
async def test_two_people_and_a_bot_play_again(server: OpenServer) -> None:
    anna, bram, wim = (Browser(server).come_in() for _ in range(3))
    table = anna.open_table(seats=3)
    async with anna.socket() as one, bram.socket() as two, wim.socket() as watching:
        await sit_down(one, two, table, bots=1)
        await watching.watch(table)
        await one.done(table, {"type": "Resign"})
        await two.done(table, {"type": "Resign"})
        asked = await two.done(table, {"type": "AskRematch"})
        new = (await one.up_to(table, asked))["rematch"]
        assert (await watching.up_to(table, asked))["rematch"] == new

        await watching.watch(new)
        for seat, socket in ((0, one), (1, two)):
            now = (await socket.watch(new))["now"]
            assert (now["viewer"], now["phase"]) == (seat, "open")
        assert kept(now) == [(anna.player, False), (bram.player, False), ("random", True)]
        assert now["seats"][0]["name"] == anna.name
        first = await two.sit(new, 1)
        assert kept(await watching.up_to(new, first)) == [(anna.player, False), (bram.player, True), ("random", True)]
        last = await one.sit(new, 0)
        assert (await two.up_to(new, last))["phase"] == "dealing"
        await one.open_part(new, 0)
        begun = await two.open_part(new, 1)
        assert (await watching.up_to(new, begun))["phase"] == "playing"


@story
async def test_whoever_is_asked_finds_the_table_among_theirs_and_may_say_no(server: OpenServer) -> None:
    anna, bram = (Browser(server).come_in() for _ in range(2))
    table = anna.open_table(seats=2, private=True)
    async with anna.socket() as one:
        invitation = (await one.watch(table))["now"]["invitation"]
        await one.sit(table, 0)
        async with bram.socket() as two:
            await two.sit(table, 1, invitation=invitation)
            await one.done(table, {"type": "Start"})
            await one.open_part(table, 0)
            await two.open_part(table, 1)
            await two.done(table, {"type": "Resign"})
        asked = await one.done(table, {"type": "AskRematch"})
        new = (await one.up_to(table, asked))["rematch"]
        await one.watch(new)
        await one.sit(new, 0)
        assert new in [card["table"] for card in bram.get("/api/tables?which=mine")["tables"]]
        no = bram.post(
            f"/api/tables/{new}/orders", {"command": "7a0f5f0e-53c8-45a5-8a4f-8b5e1c9d2f10", "do": {"type": "Leave"}}
        )
        now = await one.up_to(new, no["version"])
        assert (kept(now), now["phase"]) == ([(anna.player, True), ("", False)], "open")
