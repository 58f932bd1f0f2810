"""What was in the hand of a node that died, and how services are spoken to."""

import pytest

from calling.calls import Scene, on_scene, table, turn
from mokum.calling.errors import BadAddress
from mokum.calling.outbox import LEASE
from mokum.calling.table_names import table_name
from mokum.calling.values import ServiceKind
from mokum.people.values import SignedIn
from people.stage import Stage, told


@told
async def test_a_letter_of_which_nobody_knows_is_sent_again_under_the_same_name(stage: Stage) -> None:
    """A node took it in hand and died: perhaps the mail server has it, and perhaps not."""
    with on_scene(stage) as scene:
        bert = await scene.account(address="bert@example.org")
        phone = await scene.phone(bert)
        await scene.wish(bert, "mail", "push")
        scene.office.letters.clear()
        await scene.calling.call_out([turn(bert)])
        lost = await scene.calling.outbox.take()
        await scene.send(3)
        assert (scene.office.letters, phone.told) == ([], []), "its lease still holds"
        stage.now += LEASE
        await scene.send()
        assert [str(letter["Message-ID"]) for letter in scene.office.letters] == [
            f"<{taken.id}@mokum.example>" for taken in lost if taken.way != (await browser_of(scene, bert))
        ]
        assert phone.topics == [taken.id for taken in lost if taken.way == (await browser_of(scene, bert))]
        await scene.calling.outbox.again(lost[0], 0)
        await scene.send(2)
        assert len(scene.office.letters) == len(phone.told) == 1, "whoever comes late with it changes nothing"


async def browser_of(scene: Scene, who: SignedIn) -> str:
    return next(way.id for way in await scene.calling.ways.of(who.player.ref) if way.kind == "push")


@told
async def test_a_service_that_would_show_it_twice_is_not_sent_a_doubtful_one_again(stage: Stage) -> None:
    with on_scene(stage) as scene:
        bert = await scene.account()
        base = f"http://127.0.0.1:{scene.service.port}"
        kinds: tuple[tuple[ServiceKind, str, int], ...] = (("ntfy", f"{base}/bert", 0), ("webhook", f"{base}/hook", 1))
        for kind, address, times in kinds:
            await scene.calling.ways.add_service(bert.player.ref, kind, address, "")
            await scene.wish(bert, "service")
            scene.service.posted.clear()
            await scene.calling.call_out([turn(bert, times)])
            assert len(await scene.calling.outbox.take()) == 1
            stage.now += LEASE
            await scene.send(2)
            assert len(scene.service.posted) == times, kind


@told
async def test_services_are_spoken_to_in_their_own_way(stage: Stage) -> None:
    with on_scene(stage) as scene:
        bert = await scene.account()
        await scene.wish(bert, "service")
        base = f"http://127.0.0.1:{scene.service.port}"
        kinds: tuple[tuple[ServiceKind, str, str], ...] = (
            ("ntfy", f"{base}/bert", ""),
            ("discord", f"{base}/api/webhooks/1/abc", ""),
            ("matrix", f"{base}/!room:example.org", "token"),
            ("webhook", f"{base}/hook?x=1", "token"),
        )
        for number, (kind, address, secret) in enumerate(kinds):
            await scene.calling.ways.add_service(bert.player.ref, kind, address, secret)
            await scene.calling.call_out([turn(bert, number)])
            await scene.send()
        paths = [path for path, _, _ in scene.service.posted[1::2]]
        assert paths[0] == "/"
        assert paths[1] == "/api/webhooks/1/abc"
        assert paths[2].startswith("/_matrix/client/v3/rooms/%21room%3Aexample.org/send/m.room.message/")
        assert paths[3] == "/hook?x=1"
        for number, (_, _, body) in enumerate(scene.service.posted[1::2]):
            assert table_name(table(number)).encode() in body
        wrong: tuple[tuple[ServiceKind, str], ...] = (
            ("ntfy", f"{base}/"),
            ("discord", f"{base}/x"),
            ("matrix", f"{base}/!room:x"),
        )
        for kind, address in wrong:
            with pytest.raises(BadAddress):
                await scene.calling.ways.add_service(bert.player.ref, kind, address, "")


@told
async def test_a_service_that_does_not_answer_is_not_sent_the_same_again_where_it_would_be_seen_twice(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    with on_scene(stage) as scene:
        bert = await scene.account()
        await scene.wish(bert, "service")
        address = f"http://127.0.0.1:{scene.service.port}/bert"
        await scene.calling.ways.add_service(bert.player.ref, "ntfy", address, "")
        scene.service.posted.clear()
        scene.service.slowness = 1.5
        monkeypatch.setattr("mokum.calling.outside.PATIENCE", 0.5)
        await scene.calling.call_out([turn(bert)])
        await scene.send()
        scene.service.slowness = 0.0
        await scene.send(4)
    assert len(scene.service.posted) <= 1, "once, or it was never read"
