"""Guests and accounts: coming in, staying, and who may look like whom."""

import asyncio

import msgspec
import pytest

from mokum.people import People
from mokum.people.errors import BadName, BadPreference, NameTaken, NoSuchPlayer, NotSignedIn, OnlyGuests, Refused
from mokum.people.values import Player, Revoked, SignedIn
from people.stage import HOME, PASSWORD, START, Stage, told


@told
async def test_a_guest_comes_in_by_a_name_alone(stage: Stage) -> None:
    guest = await stage.people.guest("  Zoë ", HOME)
    assert guest.player == Player(guest.player.ref, "Zoë", "guest", START, "en", "system")
    assert len(bytes.fromhex(guest.player.ref)) == 16
    assert await stage.people.sessions.check(guest.token) == guest.session
    assert await stage.people.player(guest.player.ref) == guest.player


@told
async def test_attack_11_guests_of_one_name_are_told_apart_by_a_number(stage: Stage) -> None:
    one, other = await stage.people.guest("Anna", HOME), await stage.people.guest("anna", HOME)
    assert one.player.ref != other.player.ref
    found = await stage.people.players([one.player.ref, other.player.ref, "0" * 32, "no reference"])
    assert {player.name for player in found.values()} == {"Anna", "anna 2"}
    assert (await stage.people.guest("A" * 20, HOME)).player.name == "A" * 20
    assert (await stage.people.guest("A" * 20, HOME)).player.name == "A" * 18 + " 2"
    await stage.people.register("anna 3", PASSWORD, HOME)
    assert (await stage.people.guest("Anna", HOME)).player.name == "Anna 4"


@told
async def test_attack_11_a_guest_who_is_gone_leaves_the_name_to_the_next(stage: Stage) -> None:
    gone, erased = await stage.people.guest("Anna", HOME), await stage.people.guest("Berta", HOME)
    await stage.people.sessions.revoke(gone.session)
    await stage.people.erase(erased.session, None, HOME)
    for name in ("Anna", "Berta"):
        assert (await stage.people.guest(name, HOME)).player.name == name
        assert (await stage.people.guest(name, HOME)).player.name == f"{name} 2"
    stage.now += 31 * 24 * 60 * 60_000
    assert (await stage.people.guest("Anna", HOME)).player.name == "Anna"
    await stage.people.sweep()
    await stage.count(guest_looks=1)


@told
async def test_attack_11_guests_who_come_at_once_do_not_share_a_name(stage: Stage) -> None:
    nodes = [stage.people, await stage.node()]
    coming = [nodes[number % 2].guest("Anna", HOME) for number in range(6)]
    names = sorted(guest.player.name for guest in await asyncio.gather(*coming))
    assert names == ["Anna", *(f"Anna {number}" for number in range(2, 7))]


@told
async def test_attack_11_a_guest_who_stays_keeps_the_reference_and_no_session(stage: Stage) -> None:
    guest = await stage.people.guest("Anna", HOME)
    heard: list[Revoked] = []
    stage.people.sessions.revocations.listen(heard.append)
    stage.now += 1000
    stays = await stage.people.become_account(guest.session, "Anna", PASSWORD, HOME)
    account = stays.player
    assert account == msgspec.structs.replace(guest.player, kind="account")
    await asyncio.sleep(0)
    assert heard == [Revoked(account.ref, (guest.session.id,))]
    with pytest.raises(NotSignedIn):
        await stage.people.sessions.check(guest.token)
    assert await stage.people.sessions.check(stays.token) == stays.session
    await stage.count(guest_looks=0, sessions=1)
    assert (await stage.people.sign_in("anna", PASSWORD, HOME)).player == account
    with pytest.raises(OnlyGuests):
        await stage.people.become_account(stays.session, "Berta", PASSWORD, HOME)


@pytest.mark.parametrize("twin", ["Anna", "ANNA", "Änna", "an-na", "ΑΝΝΑ"])
@told
async def test_nobody_may_look_like_an_account(stage: Stage, twin: str) -> None:
    await stage.people.register("Anna", PASSWORD, HOME)
    with pytest.raises(NameTaken):
        await stage.people.register(twin, PASSWORD, HOME)
    with pytest.raises(NameTaken):
        await stage.people.guest(twin, HOME)
    other = await stage.people.guest("Berta", HOME)
    with pytest.raises(NameTaken):
        await stage.people.become_account(other.session, twin, PASSWORD, HOME)
    assert (await stage.people.player(other.player.ref)).kind == "guest"
    await stage.count(players=2, looks=1)


@told
async def test_a_guest_gives_way_to_an_account_of_the_same_look(stage: Stage) -> None:
    guest = await stage.people.guest("annA", HOME)
    bystander = await stage.people.guest("Berta", HOME)
    account = await stage.people.register("Anna", PASSWORD, HOME)
    renamed = await stage.people.player(guest.player.ref)
    assert renamed.name == f"Guest {guest.player.ref[:6]}"
    assert (await stage.people.player(bystander.player.ref)).name == "Berta"
    assert (await stage.people.player(account.player.ref)).name == "Anna"
    with pytest.raises(BadName):
        await stage.people.guest(renamed.name, HOME)


@told
async def test_of_many_who_want_a_name_at_once_one_gets_it(stage: Stage) -> None:
    nodes = [stage.people, await stage.node()]
    names = ["Anna", "ANNA", "anna", "Änna", "an.na"]
    wanted = [nodes[number % 2].register(name, PASSWORD, HOME) for number, name in enumerate(names)]
    answers = await asyncio.gather(*wanted, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["NameTaken"] * 4 + ["SignedIn"]
    await stage.count(players=1, looks=1, sessions=1)


@told
async def test_a_guest_and_an_account_who_come_at_once_do_not_miss_each_other(stage: Stage) -> None:
    other = await stage.node()
    for number in range(5):
        name = f"Anna {number}x"
        coming = stage.people.guest(name, HOME), other.register(name, PASSWORD, HOME)
        guest, account = await asyncio.gather(*coming, return_exceptions=True)
        assert isinstance(account, SignedIn)
        if isinstance(guest, SignedIn):
            assert (await stage.people.player(guest.player.ref)).name.startswith("Guest ")
        else:
            assert isinstance(guest, NameTaken)


@told
async def test_preferences_are_kept(stage: Stage) -> None:
    guest = await stage.people.guest("Anna", HOME)
    await stage.people.prefer(guest.session, language="nl")
    chosen = await stage.people.prefer(guest.session, theme="dark")
    assert (chosen.language, chosen.theme) == ("nl", "dark")
    assert await stage.people.player(guest.player.ref) == chosen
    for wrong in ({"language": "de"}, {"theme": "'; DROP TABLE players"}, {"language": "nl\0"}):
        with pytest.raises(BadPreference):
            await stage.people.prefer(guest.session, **wrong)  # type: ignore[arg-type]
    assert await stage.people.player(guest.player.ref) == chosen


INJECTIONS = [
    "'; DROP TABLE players; --",
    '" OR 1=1',
    "{{7*7}}",
    "${jndi:ldap://x}",
    "%s%n",
    "a\r\nb",
    "\0",
    "\ud800",
    "ﷺ",
]


@pytest.mark.parametrize("text", [*INJECTIONS, "x" * 100_000], ids=ascii)
@told
async def test_hostile_texts_are_refused_or_kept_as_they_are(stage: Stage, text: str) -> None:
    people: People = stage.people
    account = await people.register("Anna", PASSWORD, HOME)
    hostile = msgspec.structs.replace(HOME, agent=text, address=text)
    for refused in (
        people.guest(text, hostile),
        people.register(text, PASSWORD, hostile),
        people.sign_in(text, PASSWORD, hostile),
        people.sign_in("Anna", text, hostile),
        people.player(text),
        people.sessions.check(text),
        people.sessions.revoke(account.session, text),
        people.tickets.redeem(text),
        people.sign_in_with_passkey(text, {"rawId": text}, hostile),
    ):
        with pytest.raises(Refused):
            await refused
    signed_in = await people.sign_in("Anna", PASSWORD, hostile)
    kept = (await people.sessions.check(signed_in.token)).agent
    assert kept == "".join(letter for letter in text if letter.isprintable())[:200]
    await stage.count(players=1, sessions=2)


@told
async def test_the_bots_have_their_names_to_themselves(stage: Stage) -> None:
    people = await stage.node(reserved=("Greedy",))
    for twin in ("Greedy", "gReedy", "Gr33dy"):
        with pytest.raises(BadName):
            await people.guest(twin, HOME)


@told
async def test_nobody_has_an_unknown_reference(stage: Stage) -> None:
    with pytest.raises(NoSuchPlayer):
        await stage.people.player("0" * 32)
