"""Ties: whom somebody follows, who is here, and whom they blocked; only the one who made a tie is told of it."""

import asyncio
import json

import pytest
from sqlalchemy import insert, text
from structlog.testing import capture_logs

from mokum.people import People
from mokum.people.errors import NoSuchPlayer, TooManyTies
from mokum.people.invitations import LASTS, way_of
from mokum.people.schema import players, sessions
from mokum.people.ties import HERE, MOST
from mokum.people.values import PasswordProof, Player, SignedIn
from people.stage import HOME, PASSWORD, START, Stage, told

TABLE, OTHER = "11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"


async def accounts(people: People, *names: str) -> list[Player]:
    return [(await people.register(name, PASSWORD, HOME)).player for name in names]


async def companions(people: People, of: Player) -> list[tuple[str, bool]]:
    return [(each.player.name, each.follows_back) for each in await people.ties.companions(of.ref, 50)]


@told
async def test_one_follows_without_being_asked_for_and_is_told_who_is_here(stage: Stage) -> None:
    ties = stage.people.ties
    anna, bert, cora = await accounts(stage.people, "Anna", "Bert", "Cora")
    for other in (bert, cora, bert):
        await ties.make(anna.ref, other.ref, "follows")
    assert [(tie.other.name, tie.kind) for tie in await ties.of(anna.ref)] == [
        (each.name, "follows") for each in sorted((bert, cora), key=lambda player: player.ref)
    ]
    assert await ties.of(bert.ref) == []
    assert {name for name, _ in await companions(stage.people, anna)} == {"Bert", "Cora"}
    await ties.make(bert.ref, anna.ref, "follows")
    assert ("Bert", True) in await companions(stage.people, anna)
    assert await companions(stage.people, bert) == [("Anna", True)]
    assert (await ties.followers(anna.ref), await ties.followers(cora.ref)) == (1, 1)
    await ties.end(anna.ref, cora.ref, "follows")
    assert [name for name, _ in await companions(stage.people, anna)] == ["Bert"]


@told
async def test_who_is_not_seen_for_minutes_or_signs_out_is_not_here(stage: Stage) -> None:
    anna, bert = await accounts(stage.people, "Anna", "Bert")
    await stage.people.ties.make(anna.ref, bert.ref, "follows")
    second = await stage.people.sign_in("Bert", PASSWORD, HOME)
    assert await companions(stage.people, anna) == [("Bert", False)]
    stage.now += HERE
    assert await companions(stage.people, anna) == []
    await stage.people.sessions.check(second.token)
    assert await companions(stage.people, anna) == [("Bert", False)]
    await stage.people.sessions.revoke_all(bert.ref)
    assert await companions(stage.people, anna) == []


@told
async def test_to_block_ends_the_following_and_the_other_learns_nothing(stage: Stage) -> None:
    """What Anna chose stays in her own list, so that it does not tell her; but it counts for nothing."""
    ties = stage.people.ties
    anna, bert = await accounts(stage.people, "Anna", "Bert")
    await ties.make(anna.ref, bert.ref, "follows")
    await ties.make(bert.ref, anna.ref, "follows")
    before = await ties.of(anna.ref)
    await ties.make(bert.ref, anna.ref, "blocks")
    assert [(tie.other.name, tie.kind) for tie in await ties.of(bert.ref)] == [("Anna", "blocks")]
    assert await ties.of(anna.ref) == before
    await ties.make(anna.ref, bert.ref, "follows")
    assert await ties.of(anna.ref) == before
    assert await companions(stage.people, anna) == await companions(stage.people, bert) == []
    assert await ties.followers(bert.ref) == await ties.followers(anna.ref) == 0
    assert await ties.blocked_by(bert.ref) == {anna.ref}
    assert await ties.blocked_by(anna.ref) == frozenset()
    assert await ties.is_blocked(anna.ref, [bert.ref, "f" * 32])
    assert not await ties.is_blocked(bert.ref, [anna.ref])
    assert not await ties.is_blocked(anna.ref, [])
    assert await ties.apart([anna.ref, bert.ref]) == {anna.ref: {bert.ref}, bert.ref: {anna.ref}}
    await ties.end(bert.ref, anna.ref, "blocks")
    assert await companions(stage.people, anna) == [("Bert", False)]
    assert await ties.apart([anna.ref, bert.ref]) == {}


@told
async def test_to_follow_again_lifts_the_block(stage: Stage) -> None:
    anna, bert = await accounts(stage.people, "Anna", "Bert")
    news: list[str] = []
    stage.people.ties.listen(news.append)
    await stage.people.ties.make(anna.ref, bert.ref, "blocks")
    await stage.people.ties.end(anna.ref, bert.ref, "follows")
    assert await stage.people.ties.between(anna.ref, bert.ref) == "blocks"
    await stage.people.ties.make(anna.ref, bert.ref, "follows")
    assert await stage.people.ties.between(anna.ref, bert.ref) == "follows"
    assert await stage.people.ties.blocked_by(anna.ref) == frozenset()
    await asyncio.sleep(0)
    assert news == [anna.ref, anna.ref], "all nodes hear of each change"


@told
async def test_accounts_are_followed_and_guests_are_blocked_too_but_no_bots_and_not_oneself(stage: Stage) -> None:
    ties = stage.people.ties
    signed_in = await stage.people.register("Anna", PASSWORD, HOME)
    anna = signed_in.player
    guest = (await stage.people.guest("Gast", HOME)).player
    bot = await stage.people.make_bot(signed_in.session, "Robot")
    for other, kind in ((guest, "follows"), (bot, "follows"), (bot, "blocks"), (anna, "follows"), (anna, "blocks")):
        with pytest.raises(NoSuchPlayer):
            await ties.make(anna.ref, other.ref, kind)  # type: ignore[arg-type]
    with pytest.raises(NoSuchPlayer):
        await ties.make(anna.ref, "f" * 32, "follows")
    await ties.make(guest.ref, anna.ref, "follows")
    await ties.make(anna.ref, guest.ref, "blocks")
    assert await ties.blocked_by(anna.ref) == {guest.ref}


@told
async def test_attack_nobody_follows_in_bulk(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MOST, "follows", 2)
    anna, *others = await accounts(stage.people, "Anna", "Bert", "Cora", "Dirk")
    node = await stage.node()
    tries = (people.ties.make(anna.ref, each.ref, "follows") for people in (stage.people, node) for each in others)
    came = await asyncio.gather(*tries, return_exceptions=True)
    assert {type(each) for each in came} == {type(None), TooManyTies}
    assert len(await stage.people.ties.of(anna.ref)) == 2


@told
async def test_two_who_follow_each_other_at_once_do_not_wait_for_each_other(stage: Stage) -> None:
    anna, bert = await accounts(stage.people, "Anna", "Bert")
    node = await stage.node()
    async with asyncio.timeout(20):
        for kind in ("follows", "blocks") * 5:
            await asyncio.gather(
                stage.people.ties.make(anna.ref, bert.ref, kind), node.ties.make(bert.ref, anna.ref, kind)
            )


@told
async def test_ties_of_guests_go_with_them(stage: Stage) -> None:
    anna, bert = await accounts(stage.people, "Anna", "Bert")
    guest = await stage.people.guest("Gast", HOME)
    await stage.people.ties.make(guest.player.ref, anna.ref, "follows")
    await stage.people.ties.make(bert.ref, guest.player.ref, "blocks")
    await stage.people.ties.make(bert.ref, anna.ref, "follows")
    await stage.people.sweep()
    await stage.count(ties=3)
    await stage.people.sessions.revoke(guest.session)
    await stage.people.sweep()
    await stage.count(ties=1)
    assert [tie.other.name for tie in await stage.people.ties.of(bert.ref)] == ["Anna"]


async def fill(stage: Stage, guests: int) -> None:
    """So many guests who are here."""
    refs = [f"{number:032x}" for number in range(guests)]
    person = {"kind": "guest", "name": "Gast", "look": "", "language": "en", "theme": "system", "created_at": START}
    seen = {"created_at": START, "seen_at": START, "agent": "", "network": ""}
    async with stage.engine.begin() as connection:
        await connection.execute(insert(players), [person | {"ref": ref} for ref in refs])
        rows = [seen | {"id": ref, "token": bytes.fromhex(ref) * 2, "player": ref} for ref in refs]
        await connection.execute(insert(sessions), rows)
        await connection.execute(text("ANALYZE"))


@told
async def test_ties_of_guests_go_though_very_many_guests_are_here(stage: Stage) -> None:
    """As many for a little memory as hundreds of thousands are for what a server has by default."""
    if stage.url.startswith("postgresql"):
        stage.url += "?work_mem=64kB"
    people = await stage.node()
    await fill(stage, 20_000)
    anna = (await accounts(people, "Anna"))[0]
    here, gone = [await people.guest(name, HOME) for name in ("Gast", "Gust")]
    for one, other in ((here.player, anna), (anna, here.player), (gone.player, anna), (anna, gone.player)):
        await people.ties.make(one.ref, other.ref, "blocks")
    await people.sessions.revoke(gone.session)
    await people.ties.sweep()
    assert [tie.other.ref for tie in await people.ties.of(anna.ref)] == [here.player.ref]
    await stage.count(ties=2)
    if stage.url.startswith("postgresql"):  # one by one they would take the next test long
        async with stage.engine.begin() as connection:
            await connection.execute(text("TRUNCATE players CASCADE"))


@told
async def test_what_cannot_be_swept_keeps_nothing_else(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    people = stage.people
    (anna,) = await accounts(people, "Anna")
    guest = await people.guest("Gast", HOME)
    await people.ties.make(anna.ref, guest.player.ref, "blocks")
    await people.ties.invitations.send(guest.player.ref, anna.ref, TABLE, way_of(""))
    await people.sessions.revoke(guest.session)
    stage.now += LASTS

    async def broken() -> None:
        raise TimeoutError

    for part in (people.sessions, people.ties):
        monkeypatch.setattr(part, "sweep", broken)
    with capture_logs() as logs:
        await people.sweep()
    assert [(line["event"], line["of"]) for line in logs] == [("a sweep failed", of) for of in ("Sessions", "Ties")]
    await stage.count(ties=1, invitations=0, guest_looks=0)


@told
async def test_an_invitation_is_told_until_it_is_declined_or_old(stage: Stage) -> None:
    sent = stage.people.ties.invitations
    anna, bert = await accounts(stage.people, "Anna", "Bert")
    await sent.send(anna.ref, bert.ref, TABLE, way_of("secret"))
    (one,) = await sent.to(bert.ref)
    assert (one.sender, one.table, one.way) == (anna, TABLE, way_of("secret"))
    assert "secret" not in await stage.stored()
    assert await sent.to(anna.ref) == []
    await sent.decline(bert.ref, TABLE)
    await sent.send(anna.ref, bert.ref, TABLE, way_of("secret"))
    assert await sent.to(bert.ref) == [], "who said no is not asked again to the same table"
    stage.now += 1
    await sent.send(anna.ref, bert.ref, OTHER, way_of("secret"))
    assert [each.table for each in await sent.to(bert.ref)] == [OTHER]
    stage.now += LASTS
    assert await sent.to(bert.ref) == []
    await stage.people.sweep()
    await stage.count(invitations=0)


@told
async def test_a_table_that_was_declined_is_not_told_again_whatever_is_sent_meanwhile(stage: Stage) -> None:
    sent = stage.people.ties.invitations
    anna, bert, cora = await accounts(stage.people, "Anna", "Bert", "Cora")
    for invited in (bert, cora):
        await sent.send(anna.ref, invited.ref, TABLE, way_of("secret"))
    await sent.decline(bert.ref, TABLE)
    told: dict[str, list[tuple[str, bytes]]] = {bert.ref: [], cora.ref: []}
    for table, secret in ((TABLE, "renewed"), (OTHER, ""), (TABLE, "renewed"), (TABLE, "again"), (OTHER, "")):
        for invited in (bert, cora):
            await sent.send(anna.ref, invited.ref, table, way_of(secret))
            told[invited.ref] += [(one.table, one.way) for one in await sent.to(invited.ref)]
    assert told[bert.ref] == [(OTHER, way_of("")), (OTHER, way_of(""))]
    of_cora = [(TABLE, "renewed"), (OTHER, ""), (TABLE, "renewed"), (TABLE, "again"), (OTHER, "")]
    assert told[cora.ref] == [(table, way_of(secret)) for table, secret in of_cora], "the last, and that one alone"
    told_anna = await sent.of(anna.ref)
    for_bert, for_cora = ([(s.table, s.at) for s in told_anna if s.invited == one.ref] for one in (bert, cora))
    assert for_bert == for_cora, "who sent it is not told that it was declined"
    stage.now += 2 * LASTS
    await stage.people.sweep()
    await stage.count(invitations=0)


@told
async def test_attack_whoever_is_blocked_sends_as_before_and_nobody_is_told(stage: Stage) -> None:
    ties = stage.people.ties
    anna, bert = await accounts(stage.people, "Anna", "Bert")
    await ties.make(bert.ref, anna.ref, "blocks")
    await ties.invitations.send(anna.ref, bert.ref, TABLE, way_of(""))
    assert await ties.invitations.to(bert.ref) == []
    assert [each.invited for each in await ties.invitations.of(anna.ref)] == [bert.ref]
    assert await ties.invitations.of(bert.ref) == []


def of_export(told_about: bytes) -> dict[str, object]:
    about = json.loads(told_about)
    return {key: about[key] for key in ("ties", "followers", "invitations")}


async def exported(people: People, of: SignedIn) -> dict[str, object]:
    pages = await people.export(of.session, PasswordProof(PASSWORD), HOME)
    return of_export(b"".join([page async for page in pages]))


@told
async def test_ties_are_in_the_export_of_the_one_who_made_them_and_forgotten_from_both_sides(stage: Stage) -> None:
    people = stage.people
    anna, bert = [await people.register(name, PASSWORD, HOME) for name in ("Anna", "Bert")]
    cora = (await accounts(people, "Cora"))[0]
    await people.ties.make(anna.player.ref, bert.player.ref, "follows")
    await people.ties.make(cora.ref, anna.player.ref, "blocks")
    await people.ties.make(bert.player.ref, anna.player.ref, "follows")
    await people.ties.invitations.send(anna.player.ref, bert.player.ref, TABLE, way_of(""))
    at = stage.now
    assert await exported(people, anna) == {
        "ties": [{"player": bert.player.ref, "name": "Bert", "kind": "follows", "at": at}],
        "followers": 1,
        "invitations": [{"sender": anna.player.ref, "invited": bert.player.ref, "table": TABLE, "at": at}],
    }
    assert (await exported(people, bert))["invitations"] != []
    await people.erase(anna.session, PasswordProof(PASSWORD), HOME)
    await stage.count(ties=0, invitations=0)
