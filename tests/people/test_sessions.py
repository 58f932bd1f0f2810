"""Sessions and tickets: how long they last, who may end them, and that everybody hears of it."""

import asyncio
import time

import pytest

from mokum.people.errors import BadTicket, NoSuchSession, NotSignedIn
from mokum.people.sessions import DAY, IDLE, LONGEST, SEEN_EVERY
from mokum.people.tickets import LIFE
from mokum.people.values import Client, Revoked
from people.stage import HOME, PASSWORD, START, Stage, elsewhere, told


@told
async def test_a_session_tells_enough_to_be_recognised(stage: Stage) -> None:
    guest = await stage.people.guest("Anna", Client("203.0.113.77", "Browser/2\n" + "x" * 500))
    (session,) = await stage.people.sessions.of(guest.player.ref)
    assert session == guest.session
    assert (session.network, session.created_at, session.seen_at) == ("203.0.113.0/24", START, START)
    assert session.agent == ("Browser/2" + "x" * 190)
    assert len(guest.token) >= 43  # 256 bits in base64


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("::ffff:203.0.113.77", "203.0.113.0/24"),
        ("fe80::1%eth0", "fe80::/48"),
        ("not an address", "unknown"),
        ("", "unknown"),
    ],
)
@told
async def test_of_an_address_only_the_region_is_kept(stage: Stage, address: str, network: str) -> None:
    assert (await stage.people.guest("Anna", Client(address))).session.network == network


@told
async def test_a_session_ends_when_it_was_not_used_for_long(stage: Stage) -> None:
    guest = await stage.people.guest("Anna", HOME)
    stage.now += SEEN_EVERY - 1
    assert (await stage.people.sessions.check(guest.token)).seen_at == START
    stage.now += IDLE - SEEN_EVERY
    assert (await stage.people.sessions.check(guest.token)).seen_at == stage.now
    stage.now += IDLE - 1
    await stage.people.sessions.check(guest.token)
    stage.now += IDLE
    with pytest.raises(NotSignedIn):
        await stage.people.sessions.check(guest.token)
    assert await stage.people.sessions.of(guest.player.ref) == []


@told
async def test_a_session_ends_in_any_case(stage: Stage) -> None:
    guest = await stage.people.guest("Anna", HOME)
    while stage.now < START + LONGEST - 10 * DAY:
        stage.now += 10 * DAY
        await stage.people.sessions.check(guest.token)
    stage.now = START + LONGEST
    with pytest.raises(NotSignedIn):
        await stage.people.sessions.check(guest.token)
    await stage.count(sessions=1)
    await stage.people.sweep()
    await stage.count(sessions=0, players=1)


@told
async def test_a_player_sees_and_ends_own_sessions_only(stage: Stage) -> None:
    here = await stage.people.register("Anna", PASSWORD, HOME)
    stage.now += 1
    there = await stage.people.sign_in("Anna", PASSWORD, elsewhere(1))
    stage.now += 1
    third = await stage.people.sign_in("Anna", PASSWORD, elsewhere(2))
    other = await stage.people.guest("Berta", HOME)
    assert await stage.people.sessions.of(here.player.ref) == [third.session, there.session, here.session]
    for unknown in (other.session.id, "0" * 32, "", "' OR 1=1"):
        with pytest.raises(NoSuchSession):
            await stage.people.sessions.revoke(here.session, unknown)
    await stage.people.sessions.revoke(here.session, there.session.id)
    assert await stage.people.sessions.of(here.player.ref) == [third.session, here.session]
    await stage.people.sessions.revoke_others(here.session)
    assert await stage.people.sessions.of(here.player.ref) == [here.session]
    await stage.people.sessions.revoke(here.session)
    with pytest.raises(NotSignedIn):
        await stage.people.sessions.check(here.token)
    await stage.people.sessions.check(other.token)


@told
async def test_listeners_hear_at_once_which_sessions_ended(stage: Stage) -> None:
    here = await stage.people.register("Anna", PASSWORD, HOME)
    others = {(await stage.people.sign_in("Anna", PASSWORD, HOME)).session.id for _ in range(2)}
    heard: asyncio.Queue[Revoked] = asyncio.Queue()
    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context["exception"]))

    def deaf(revoked: Revoked) -> None:
        raise RuntimeError(revoked.player)

    stage.people.sessions.revocations.listen(deaf)
    stop = stage.people.sessions.revocations.listen(heard.put_nowait)
    begin = time.monotonic()
    await stage.people.sessions.revoke_others(here.session)
    revoked = await asyncio.wait_for(heard.get(), 2)
    assert time.monotonic() - begin < 2
    assert (revoked.player, set(revoked.sessions), revoked.erased) == (here.player.ref, others, False)
    assert len(complaints) == 1
    # Nothing ended, so there is nothing to tell.
    await stage.people.sessions.revoke_others(here.session)
    stop()
    await stage.people.sessions.revoke_all(here.player.ref)
    await asyncio.sleep(0)
    assert heard.empty()
    assert len(complaints) == 2


@told
async def test_a_ticket_opens_one_socket_soon(stage: Stage) -> None:
    guest = await stage.people.guest("Anna", HOME)
    other = await stage.node()
    ticket = await stage.people.tickets.issue(guest.session)
    stage.now += LIFE - 1
    assert await other.tickets.redeem(ticket) == guest.session
    with pytest.raises(BadTicket):
        await stage.people.tickets.redeem(ticket)
    late = await stage.people.tickets.issue(guest.session)
    stage.now += LIFE
    with pytest.raises(BadTicket):
        await stage.people.tickets.redeem(late)
    for invented in ("", "x", guest.token, late[:-1], late + "=", "ü" * 43):
        with pytest.raises(BadTicket):
            await stage.people.tickets.redeem(invented)


@told
async def test_of_many_who_come_with_one_ticket_one_is_let_in(stage: Stage) -> None:
    guest = await stage.people.guest("Anna", HOME)
    nodes = [stage.people, await stage.node()]
    ticket = await stage.people.tickets.issue(guest.session)
    coming = [nodes[number % 2].tickets.redeem(ticket) for number in range(10)]
    answers = await asyncio.gather(*coming, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["BadTicket"] * 9 + ["Session"]


@told
async def test_a_ticket_is_of_one_session(stage: Stage) -> None:
    anna, berta = await stage.people.guest("Anna", HOME), await stage.people.guest("Berta", HOME)
    ticket = await stage.people.tickets.issue(anna.session)
    with pytest.raises(BadTicket):
        await stage.people.tickets.redeem(ticket, holder=berta.session)
    with pytest.raises(BadTicket):  # and it was used by that
        await stage.people.tickets.redeem(ticket, holder=anna.session)
    again = await stage.people.tickets.issue(anna.session)
    assert await stage.people.tickets.redeem(again, holder=anna.session) == anna.session


@told
async def test_a_ticket_ends_with_its_session(stage: Stage) -> None:
    guest = await stage.people.guest("Anna", HOME)
    ticket = await stage.people.tickets.issue(guest.session)
    await stage.people.sessions.revoke(guest.session)
    await stage.count(tickets=0)
    with pytest.raises(BadTicket):
        await stage.people.tickets.redeem(ticket)
    with pytest.raises(NotSignedIn):
        await stage.people.tickets.issue(guest.session)


@told
async def test_tickets_that_nobody_came_with_are_swept_away(stage: Stage) -> None:
    guest = await stage.people.guest("Anna", HOME)
    await stage.people.tickets.issue(guest.session)
    stage.now += LIFE - 1
    await stage.people.tickets.issue(guest.session)
    stage.now += 1
    await stage.people.sweep()
    await stage.count(tickets=1, sessions=1)
