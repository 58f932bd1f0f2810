"""Calls come once, by the ways that somebody wished for, in their language, and say nothing that is hidden."""

import asyncio
from threading import Event

import pytest

from calling.calls import SITE, on_scene, table, turn
from mokum.calling.posting import Post
from mokum.calling.table_names import table_name
from mokum.calling.values import Call, Quiet
from mokum.calling.ways import WEEK
from people.stage import Stage, told

HOUR = 3_600_000


def test_a_table_has_the_name_that_the_pages_give_it() -> None:
    assert table_name("85dbb89f-5a1b-563c-904b-7bd85d4af7e9") == "Spiegelgracht 630"
    assert table_name("") == "Prinsengracht 1"


@told
async def test_everything_is_off_at_first_and_the_list_has_it_all_the_same(stage: Stage) -> None:
    with on_scene(stage) as scene:
        bert = await scene.account(address="bert@example.org")
        phone = await scene.phone(bert)
        before = len(scene.office.letters)
        await scene.calling.call_out([turn(bert)])
        await scene.send(3)
        assert (len(scene.office.letters), phone.told) == (before, [])
        page = await scene.calling.notices.page(bert.player.ref)
        assert (page.unseen, page.notices[0].call) == (1, turn(bert))


@told
async def test_a_turn_is_called_for_once_by_push_and_by_mail_whoever_says_so_and_how_often(stage: Stage) -> None:
    with on_scene(stage) as scene:
        bert = await scene.account(address="bert@example.org")
        phone = await scene.phone(bert)
        await scene.wish(bert, "push", "mail")
        await stage.people.prefer(bert.session, "nl")
        scene.office.letters.clear()
        nodes = [scene.calling, scene.node(), scene.node()]
        await asyncio.gather(*(node.call_out([turn(bert), turn(bert)]) for node in nodes))
        await asyncio.gather(*(node.sender.sweep() for node in nodes))
        await scene.send(3)
        (letter,) = scene.office.letters
        name = table_name(table())
        assert letter["Subject"] == f"Het is jouw beurt aan {name}"
        assert f"{SITE}/table/{table()}" in letter.get_content()
        (push,) = phone.told
        assert (push["title"], push["url"]) == (f"Het is jouw beurt aan {name}", f"/table/{table()}")
        await scene.calling.call_out([turn(bert, version=9)])
        await scene.send()
        assert (len(scene.office.letters), len(phone.told)) == (2, 2), "the next turn is another one"


@told
async def test_who_has_moved_or_seen_it_is_not_called_any_more(stage: Stage) -> None:
    with on_scene(stage) as scene:
        anna = await scene.guest()
        phone = await scene.phone(anna)
        await scene.wish(anna, "push")
        scene.is_current = False
        await scene.calling.call_out([turn(anna)])
        await scene.send()
        scene.is_current = True
        await scene.calling.call_out([turn(anna, 2)])
        await scene.calling.notices.see(anna.player.ref, None)
        await scene.send(3)
        assert phone.told == []
        assert await scene.calling.notices.unseen(anna.player.ref) == 0


@told
async def test_the_calls_of_the_night_come_together_in_the_morning(stage: Stage) -> None:
    with on_scene(stage) as scene:
        anna = await scene.guest()
        phone = await scene.phone(anna)
        await scene.wish(anna, "push", quiet=Quiet(0, 8 * 60), zone="UTC")
        stage.now += (26 * HOUR) - stage.now % (24 * HOUR)  # two in the morning
        for number in range(3):
            await scene.calling.call_out([turn(anna, number)])
            await scene.send()
        assert phone.told == []
        stage.now += 6 * HOUR
        await scene.send(2)
        (push,) = phone.told
        assert push["title"] == "3 calls from Mokum"
        assert push["body"].count("It is your turn at") == 3
        assert push["url"] == "/notices"


@told
async def test_once_an_hour_there_is_one_call_however_many_tables_wait(stage: Stage) -> None:
    with on_scene(stage) as scene:
        bert = await scene.account(address="bert@example.org")
        await scene.wish(bert, "mail", together="hourly", zone="UTC")
        scene.office.letters.clear()
        stage.now += HOUR - stage.now % HOUR
        nodes = [scene.calling, scene.node()]
        await asyncio.gather(*(nodes[number % 2].call_out([turn(bert, number)]) for number in range(6)))
        await scene.send(2)
        assert scene.office.letters == []
        stage.now += HOUR
        await asyncio.gather(*(node.sender.sweep() for node in nodes))
        (letter,) = scene.office.letters
        assert letter["Subject"] == "6 calls from Mokum"
        assert letter.get_content().count("/table/") == 6


@told
async def test_guests_are_called_by_their_browser_until_they_sign_out(stage: Stage) -> None:
    with on_scene(stage) as scene:
        anna = await scene.guest()
        phone = await scene.phone(anna)
        await scene.wish(anna, "push")
        await scene.calling.call_out([turn(anna, 1)])
        await scene.send()
        await stage.people.sessions.revoke(anna.session)
        await scene.calling.call_out([turn(anna, 2)])
        await scene.send(2)
        assert len(phone.told) == 1
        await scene.calling.sweep()
        await stage.count(call_ways=0)


@told
async def test_a_browser_that_is_gone_is_forgotten_at_once(stage: Stage) -> None:
    with on_scene(stage) as scene:
        anna = await scene.guest()
        await scene.phone(anna)
        await scene.wish(anna, "push")
        scene.service.status = 410
        await scene.calling.call_out([turn(anna)])
        await scene.send()
        assert await scene.calling.ways.of(anna.player.ref) == []


@told
async def test_a_way_that_fails_for_a_week_switches_itself_off_and_says_so(stage: Stage) -> None:
    with on_scene(stage) as scene:
        anna = await scene.guest()
        phone = await scene.phone(anna)
        await scene.wish(anna, "push")
        scene.service.status = 503
        for day in range(9):
            await scene.calling.call_out([turn(anna, day)])
            await scene.send()
            stage.now += WEEK // 7
        (way,) = await scene.calling.ways.of(anna.player.ref)
        assert way.state == "failed"
        assert way.failing_since is not None
        scene.service.status = 201
        await scene.calling.ways.switch(anna.player.ref, way.id, on=True)
        await scene.calling.call_out([turn(anna, 100)])
        await scene.send(2)
        assert len(phone.told) == 1
        assert (await scene.calling.ways.of(anna.player.ref))[0].failing_since is None


@told
async def test_a_mail_server_that_refuses_for_now_is_asked_again_with_the_same_letter(stage: Stage) -> None:
    with on_scene(stage) as scene:
        bert = await scene.account(address="bert@example.org")
        await scene.wish(bert, "mail")
        scene.office.letters.clear()
        scene.office.grumbles = 2
        await scene.calling.call_out([turn(bert)])
        await scene.send(12)
        assert len(scene.office.letters) == 1
        assert scene.office.letters[0]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


@told
async def test_every_program_reads_where_letters_are_ended(stage: Stage) -> None:
    """A header that is written in encoded words is no address to one that follows the standard."""
    with on_scene(stage) as scene:
        bert = await scene.account(address="bert@example.org")
        await scene.wish(bert, "mail")
        await scene.calling.call_out([turn(bert)])
        await scene.send()
        (line,) = [line for line in scene.office.written[-1].splitlines() if line.startswith(b"List-Unsubscribe:")]
        assert line.startswith(b"List-Unsubscribe: <https://mokum.example/api/letters/stop/")
        assert line.endswith(b">")
        assert scene.office.written[-1].isascii(), "also for a server that takes nothing else"


@told
async def test_who_is_slow_to_take_a_message_holds_up_no_other(stage: Stage) -> None:
    with on_scene(stage) as scene:
        slow, others = await scene.guest("Slow"), [await scene.guest(f"Quick {chr(97 + n)}") for n in range(25)]
        for who in (slow, *others):
            await scene.phone(who, who.player.ref)
            await scene.wish(who, "push")
        answers = Event()
        scene.service.silent[f"/push/{slow.player.ref}"] = answers
        await scene.calling.call_out([turn(who) for who in (slow, *others)])
        sweeping = asyncio.create_task(scene.calling.sender.sweep())
        try:
            async with asyncio.timeout(30):
                while sum(len(phone.told) for phone in scene.service.phones.values()) < len(others):
                    await asyncio.sleep(0.02)
            assert not sweeping.done(), "one is still under way"
        finally:
            answers.set()
        assert await sweeping == 26


@told
async def test_what_cannot_be_sent_for_a_reason_that_nobody_foresaw_ends(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    with on_scene(stage) as scene:
        anna = await scene.guest()
        await scene.phone(anna)
        await scene.wish(anna, "push")

        async def broken(*_: object) -> bool:
            raise KeyError("nobody thought of this")

        monkeypatch.setattr(Post, "push", broken)
        await scene.calling.call_out([turn(anna)])
        await scene.send(3)
        (way,) = await scene.calling.ways.of(anna.player.ref)
        assert way.failing_since is not None
        stage.now += 49 * HOUR
        await scene.send(2)
        assert "'failed'" in await stage.stored(), "it is not tried for ever"


@told
async def test_an_invitation_names_who_invites_and_an_end_says_that_it_is_over(stage: Stage) -> None:
    with on_scene(stage) as scene:
        anna, bert = await scene.guest(), await scene.account(address="bert@example.org")
        await scene.wish(bert, "mail")
        scene.office.letters.clear()
        calls = [
            Call(bert.player.ref, "invited", "routes", table(1), by=anna.player.ref),
            Call(bert.player.ref, "over", "routes", table(2)),
        ]
        await scene.calling.call_out(calls)
        await scene.send(2)
        subjects = {str(letter["Subject"]) for letter in scene.office.letters}
        assert subjects == {
            f"Anna invites you to {table_name(table(1))}",
            f"Your game at {table_name(table(2))} is over",
        }


@told
async def test_who_leaves_for_good_leaves_nothing_of_it_and_takes_a_copy_along(stage: Stage) -> None:
    with on_scene(stage) as scene:
        bert = await scene.account(address="bert@example.org")
        await scene.phone(bert)
        await scene.wish(bert, "mail", "push")
        await scene.calling.call_out([turn(bert)])
        ways = [way async for page in scene.calling.ways_of(bert.player.ref) for way in page]
        assert {way["address"] for way in ways} >= {"bert@example.org"}
        assert [notice async for page in scene.calling.notices_of(bert.player.ref) for notice in page]
        await scene.calling.forget(bert.player.ref)
        await stage.count(call_ways=0, call_wishes=0, notices=0, call_messages=0, call_parts=0)
        assert "bert@example.org" not in await stage.stored()


@told
async def test_what_is_old_is_forgotten(stage: Stage) -> None:
    with on_scene(stage) as scene:
        anna = await scene.guest()
        await scene.phone(anna)
        await scene.wish(anna, "push")
        await scene.calling.call_out([turn(anna)])
        await scene.send()
        stage.now += 31 * 24 * HOUR
        assert (await scene.calling.notices.page(anna.player.ref)).notices == []
        await scene.calling.sweep()
        await stage.count(notices=0, call_messages=0, call_parts=0)


@told
async def test_the_list_goes_on_where_a_page_ends(stage: Stage) -> None:
    with on_scene(stage) as scene:
        anna = await scene.guest()
        await scene.calling.call_out([turn(anna, number) for number in range(7)])
        found, before = [], ""
        while before is not None:
            page = await scene.calling.notices.page(anna.player.ref, before, limit=3)
            found += [notice.call.table for notice in page.notices]
            before = page.next or ""
            if page.next is None:
                break
        assert sorted(found) == sorted(table(number) for number in range(7))
