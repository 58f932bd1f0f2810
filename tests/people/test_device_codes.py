"""Codes for a second device: each signs in its maker once, soon, and only while its maker is signed in."""

import asyncio

import pytest

from mokum.people.device_codes import LIFE
from mokum.people.errors import BadDeviceCode, NotSignedIn, WrongCredentials
from mokum.people.values import PasswordProof, SignedIn
from people.stage import HOME, PASSWORD, Stage, elsewhere, told

PROOF = PasswordProof(PASSWORD)


@told
async def test_a_second_device_is_signed_in_as_the_same_player(stage: Stage) -> None:
    account = await stage.people.register("Anna", PASSWORD, HOME)
    made = await stage.people.device_codes.make(account.session, PROOF, HOME)
    assert made.expires_at == stage.clock() + LIFE
    phone = await stage.people.device_codes.use(made.code, elsewhere(1))
    assert phone.player == account.player
    assert (await stage.people.sessions.check(phone.token)).player == account.player.ref
    assert (await stage.people.sessions.check(account.token)).id == account.session.id, "the first one stays"
    assert len(await stage.people.sessions.of(account.player.ref)) == 2


@told
async def test_a_guest_needs_no_proof_and_takes_everything_along(stage: Stage) -> None:
    guest = await stage.people.guest("Gerda", HOME)
    made = await stage.people.device_codes.make(guest.session, None, HOME)
    assert (await stage.people.device_codes.use(made.code, elsewhere(1))).player == guest.player


@told
async def test_attack_device_codes_work_once_and_not_for_long(stage: Stage) -> None:
    guest = await stage.people.guest("Gerda", HOME)
    codes = stage.people.device_codes
    first = await codes.make(guest.session, None, HOME)
    second = await codes.make(guest.session, None, HOME)
    with pytest.raises(BadDeviceCode):
        await codes.use(first.code, HOME)
    await codes.use(second.code, HOME)
    late = await codes.make(guest.session, None, HOME)
    stage.now += LIFE
    for code in (second.code, late.code, "", "x" * 100, guest.token, "\0"):
        with pytest.raises(BadDeviceCode):
            await codes.use(code, HOME)


@told
async def test_attack_device_codes_are_used_once_by_two_at_the_same_moment(stage: Stage) -> None:
    guest = await stage.people.guest("Gerda", HOME)
    made = await stage.people.device_codes.make(guest.session, None, HOME)
    other = await stage.node()
    tries = (people.device_codes.use(made.code, elsewhere(3)) for people in (stage.people, other) for _ in range(2))
    came = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, SignedIn) for each in came) == 1
    assert sum(isinstance(each, BadDeviceCode) for each in came) == 3


@told
async def test_attack_device_codes_of_an_account_need_a_proof(stage: Stage) -> None:
    account = await stage.people.register("Anna", PASSWORD, HOME)
    for proof in (None, PasswordProof("ten herons")):
        with pytest.raises(WrongCredentials):
            await stage.people.device_codes.make(account.session, proof, HOME)
    await stage.count(device_codes=0)


@told
async def test_attack_device_codes_outlive_no_session(stage: Stage) -> None:
    account = await stage.people.register("Anna", PASSWORD, HOME)
    codes = stage.people.device_codes
    made = await codes.make(account.session, PROOF, HOME)
    await stage.people.change_password(account.session, PROOF, "ten bridges in the rain", HOME)
    with pytest.raises(BadDeviceCode):
        await codes.use(made.code, HOME)
    with pytest.raises(NotSignedIn):
        await codes.make(account.session, PROOF, HOME)
    guest = await stage.people.guest("Gerda", HOME)
    made = await codes.make(guest.session, None, HOME)
    await stage.people.erase(guest.session, None, HOME)
    with pytest.raises(BadDeviceCode):
        await codes.use(made.code, HOME)


@told
async def test_codes_that_nobody_came_with_are_swept_away(stage: Stage) -> None:
    guest = await stage.people.guest("Gerda", HOME)
    await stage.people.device_codes.make(guest.session, None, HOME)
    await stage.count(device_codes=1)
    stage.now += LIFE
    await stage.people.sweep()
    await stage.count(device_codes=0)
