"""A copy of everything, and to be forgotten: for who asks, after a proof, and for good."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Any

import msgspec
import pytest

from mokum.people.errors import NotSignedIn, Refused, WrongCredentials
from mokum.people.farewells import LEASE, SILENT
from mokum.people.values import Export, FailedSignIn, PasswordProof, Player, Proof, Revoked, SignedIn
from people.authenticator import Authenticator
from people.stage import HOME, PASSWORD, START, Stage, elsewhere, told

PROOF = PasswordProof(PASSWORD)


async def _settled(stage: Stage) -> tuple[SignedIn, Authenticator]:
    """An account with something of everything."""
    account, key = await stage.people.register("Anna", PASSWORD, HOME), Authenticator()
    question = await stage.people.ask_for_passkey(account.session, PROOF, HOME)
    await stage.people.add_passkey(account.session, question.id, key.create(question), "my phone")
    await stage.people.prefer(account.session, language="fr", theme="dark")
    await stage.people.tickets.issue(account.session)
    await stage.people.passkeys.ask_to_confirm(account.player.ref)
    with pytest.raises(WrongCredentials):
        await stage.people.sign_in("Anna", "ten herons", elsewhere(9))
    return account, key


async def _all_of(pieces: Awaitable[AsyncIterator[bytes]]) -> bytes:
    return b"".join([piece async for piece in await pieces])


@told
async def test_an_export_has_everything_and_survives_being_written(stage: Stage) -> None:
    account, key = await _settled(stage)
    asked: list[str] = []

    async def games(ref: str) -> AsyncIterator[Sequence[Any]]:
        asked.append(ref)
        for page in ([1, 2], [], [3]):
            yield page

    async def chat(ref: str) -> AsyncIterator[Sequence[Any]]:
        for page in range(0):
            yield [page]

    people = await stage.node(kept={"games": games, "chat": chat})
    written = await _all_of(people.export(account.session, PROOF, HOME))
    assert asked == [account.player.ref]
    assert (json.loads(written)["games"], json.loads(written)["chat"]) == ([1, 2, 3], [])
    export = msgspec.json.decode(written, type=Export)
    assert export.player == msgspec.structs.replace(account.player, language="fr", theme="dark")
    assert (export.has_password, export.sessions) == (True, [account.session])
    assert [(passkey.id, passkey.label) for passkey in export.passkeys] == [(key.id, "my phone")]
    assert export.failed_sign_ins == [FailedSignIn(START, f"{elsewhere(9).address}/32")]
    assert account.token.encode() not in written
    assert b"argon2" not in written


@pytest.mark.parametrize("proof", [None, PasswordProof(""), PasswordProof("ten herons on a barge")])
@told
async def test_export_and_erasure_want_a_proof(stage: Stage, proof: Proof | None) -> None:
    account, _ = await _settled(stage)
    with pytest.raises(WrongCredentials):
        await stage.people.export(account.session, proof, HOME)
    with pytest.raises(WrongCredentials):
        await stage.people.erase(account.session, proof, HOME)
    assert (await stage.people.player(account.player.ref)).name == "Anna"


@told
async def test_nobody_exports_or_erases_somebody_else(stage: Stage) -> None:
    anna, _ = await _settled(stage)
    berta = await stage.people.register("Berta", "seven swans asleep", HOME)
    # Berta's session that claims to be Anna's is still Berta's.
    forged = msgspec.structs.replace(berta.session, player=anna.player.ref)
    with pytest.raises(WrongCredentials):
        await stage.people.erase(forged, PROOF, HOME)
    export = await _all_of(stage.people.export(forged, PasswordProof("seven swans asleep"), HOME))
    assert json.loads(export)["player"] == msgspec.to_builtins(berta.player)
    await stage.people.sessions.revoke(anna.session)
    with pytest.raises(NotSignedIn):
        await stage.people.erase(anna.session, PROOF, HOME)
    assert (await stage.people.player(anna.player.ref)).kind == "account"


@told
async def test_who_is_erased_leaves_a_reference_and_nothing_else(stage: Stage) -> None:
    account, key = await _settled(stage)
    heard: list[Revoked] = []
    stage.people.sessions.revocations.listen(heard.append)
    await stage.people.erase(account.session, PROOF, HOME)
    await asyncio.sleep(0)
    gone = await stage.people.player(account.player.ref)
    assert gone == Player(account.player.ref, "Deleted player", "deleted", START, "en", "system", "nobody")
    assert heard == [Revoked(account.player.ref, (account.session.id,), erased=True)]
    stage.now += SILENT
    await stage.people.farewells.sweep()
    await stage.count(
        players=1, farewells=0, looks=0, sessions=0, tickets=0, passkeys=0, ceremonies=0, sign_in_attempts=0
    )
    stored = await stage.stored()
    for trace in ("Anna", "anna", "argon2", HOME.agent, "198.51.100", "my phone", "'fr'", repr(key.id)):
        assert trace not in stored


@told
async def test_F29_whoever_is_erased_leaves_all_tables_though_nodes_die(stage: Stage) -> None:
    """The farewell is cut off twice, at the request and in a sweep; whoever lives takes it up."""
    begun: list[str] = []
    done: list[str] = []

    async def farewell(ref: str) -> None:
        begun.append(ref)
        if len(begun) <= 2:
            raise asyncio.CancelledError  # the node dies here, first at the request, then at the sweep
        done.append(ref)

    account, _ = await _settled(stage)
    dying = await stage.node(farewell=farewell)
    with pytest.raises(asyncio.CancelledError):
        await dying.erase(account.session, PROOF, HOME)
    assert (await stage.people.player(account.player.ref)).kind == "deleted"
    living = [await stage.node(farewell=farewell) for _ in range(2)]
    await asyncio.gather(*(node.farewells.sweep() for node in living))
    assert len(begun) == 1, "not before all connections are closed"
    stage.now += SILENT
    with pytest.raises(asyncio.CancelledError):
        await living[0].farewells.sweep()
    await living[1].farewells.sweep()
    assert done == [], "it is leased"
    stage.now += LEASE
    await asyncio.gather(*(node.farewells.sweep() for node in living))
    assert done == [account.player.ref], "once"
    await stage.count(farewells=0)


@told
async def test_an_erasure_does_not_wait_for_a_farewell_that_fails(stage: Stage) -> None:
    trouble = [True]
    done: list[str] = []

    async def farewell(ref: str) -> None:
        if trouble:
            raise OSError("the tables are away")
        done.append(ref)

    people = await stage.node(farewell=farewell)
    guest = await people.guest("Anna", HOME)
    await people.erase(guest.session, None, HOME)
    stage.now += SILENT
    await people.farewells.sweep()
    trouble.clear()
    stage.now += LEASE
    await people.farewells.sweep()
    assert done == [guest.player.ref]
    await stage.count(farewells=0)


@told
async def test_who_is_erased_does_not_come_back(stage: Stage) -> None:
    account, key = await _settled(stage)
    await stage.people.erase(account.session, PROOF, HOME)
    question = await stage.people.passkeys.ask_to_sign_in()
    for coming in (
        stage.people.sessions.check(account.token),
        stage.people.sign_in("Anna", PASSWORD, HOME),
        stage.people.sign_in("deleted player", "", HOME),
        stage.people.sign_in("", "", HOME),
        stage.people.sign_in_with_passkey(question.id, key.get(question), HOME),
        stage.people.become_account(account.session, "Anna", PASSWORD, HOME),
        stage.people.prefer(account.session, language="nl"),
        stage.people.change_password(account.session, PROOF, "seven swans asleep", HOME),
        stage.people.erase(account.session, PROOF, HOME),
    ):
        with pytest.raises(Refused):
            await coming
    assert (await stage.people.player(account.player.ref)).kind == "deleted"
    # The name is free again, for somebody else.
    assert (await stage.people.register("Anna", PASSWORD, HOME)).player.ref != account.player.ref


@told
async def test_a_guest_leaves_by_the_session_alone(stage: Stage) -> None:
    guest = await stage.people.guest("Anna", HOME)
    export = msgspec.json.decode(await _all_of(stage.people.export(guest.session, None, HOME)), type=Export)
    assert (export.player, export.has_password) == (guest.player, False)
    await stage.people.erase(guest.session, None, HOME)
    assert (await stage.people.player(guest.player.ref)).kind == "deleted"
    with pytest.raises(NotSignedIn):
        await stage.people.sessions.check(guest.token)


@told
async def test_whatever_comes_while_somebody_is_erased_leaves_nothing(stage: Stage) -> None:
    other = await stage.node()
    for number in range(4):
        account, key = await _settled(stage)
        register = await other.ask_for_passkey(account.session, PROOF, HOME)
        sign_in = await other.passkeys.ask_to_sign_in()
        coming = [
            other.sign_in("Anna", PASSWORD, elsewhere(number)),
            other.sign_in_with_passkey(sign_in.id, key.get(sign_in), HOME),
            other.add_passkey(account.session, register.id, Authenticator().create(register), "new"),
            other.prefer(account.session, language="nl"),
            other.change_password(account.session, PROOF, "seven swans asleep", elsewhere(number)),
        ]
        answers = await asyncio.gather(
            *coming, stage.people.erase(account.session, PROOF, HOME), return_exceptions=True
        )
        assert [answer for answer in answers if isinstance(answer, Exception) and not isinstance(answer, Refused)] == []
        if isinstance(answers[-1], WrongCredentials):  # the password had changed before: then nothing is erased
            account = await stage.people.sign_in("Anna", "seven swans asleep", HOME)
            await stage.people.erase(account.session, PasswordProof("seven swans asleep"), HOME)
        await stage.count(sessions=0, passkeys=0, looks=0, players=number + 1)
        assert "'nl'" not in await stage.stored()
