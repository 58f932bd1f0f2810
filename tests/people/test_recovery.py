"""Recovery codes: a way back for whoever forgot the password, once each, and for nobody else."""

import asyncio
import re

import pytest

from mokum.people import People
from mokum.people.errors import (
    BadLink,
    BadPassword,
    NotSignedIn,
    OnlyAccounts,
    Refused,
    TooManyAttempts,
    WrongCredentials,
)
from mokum.people.recovery import CODES
from mokum.people.values import PasswordProof, RecoveryCodes, SignedIn
from people.stage import HOME, PASSWORD, START, Stage, elsewhere, told

PROOF = PasswordProof(PASSWORD)
NEW = "ten bridges in the rain"


async def with_codes(people: People, name: str = "Anna") -> tuple[SignedIn, list[str]]:
    account = await people.register(name, PASSWORD, HOME)
    return account, await people.make_recovery_codes(account.session, PROOF, HOME)


@told
async def test_a_code_sets_a_new_password_and_ends_all_sessions(stage: Stage) -> None:
    account, codes = await with_codes(stage.people)
    assert len(set(codes)) == CODES
    assert all(re.fullmatch(r"([0-9a-z]{4}-){3}[0-9a-z]{4}", code) for code in codes)
    assert await stage.people.recovery.of(account.player.ref) == RecoveryCodes(CODES, START)
    back = await stage.people.recover("anna", codes[0], NEW, elsewhere(1))
    assert back.player == account.player
    with pytest.raises(NotSignedIn):
        await stage.people.sessions.check(account.token)
    with pytest.raises(WrongCredentials):
        await stage.people.sign_in("Anna", PASSWORD, HOME)
    assert (await stage.people.sign_in("Anna", NEW, HOME)).player == account.player
    assert (await stage.people.recovery.of(back.player.ref)).left == CODES - 1


@told
async def test_a_code_is_read_however_it_is_typed(stage: Stage) -> None:
    account, codes = await with_codes(stage.people)
    for code in (codes[0].upper(), codes[1].replace("-", " "), f" {codes[2].replace('-', '')} "):
        back = await stage.people.recover("Anna", code, NEW, HOME)
    oddly = codes[3].replace("0", "O").replace("1", "l").replace("-", "\u2011")
    back = await stage.people.recover("Anna", oddly, NEW, HOME)
    assert back.player == account.player
    assert (await stage.people.recovery.of(back.player.ref)).left == CODES - 4


@told
async def test_attack_codes_work_once_and_for_their_own_account(stage: Stage) -> None:
    _, codes = await with_codes(stage.people)
    _, others = await with_codes(stage.people, "Bert")
    await stage.people.recover("Anna", codes[0], NEW, HOME)
    for name, code in (("Anna", codes[0]), ("Anna", others[0]), ("Bert", codes[1]), ("Anna", ""), ("Nobody", codes[1])):
        with pytest.raises(WrongCredentials):
            await stage.people.recover(name, code, NEW, elsewhere(2))
    assert (await stage.people.sign_in("Bert", PASSWORD, HOME)).player.name == "Bert"


@told
async def test_attack_codes_are_used_once_by_two_at_the_same_moment(stage: Stage) -> None:
    _, codes = await with_codes(stage.people)
    other = await stage.node()
    tries = (people.recover("Anna", codes[0], NEW, elsewhere(3)) for people in (stage.people, other) for _ in range(2))
    came = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, SignedIn) for each in came) == 1
    assert sum(isinstance(each, WrongCredentials) for each in came) == 3


@told
async def test_attack_codes_are_guessed_no_more_often_than_passwords(stage: Stage) -> None:
    _, codes = await with_codes(stage.people)
    for _ in range(5):
        with pytest.raises(WrongCredentials):
            await stage.people.recover("Anna", "0000-0000-0000-0000", NEW, elsewhere(4))
    with pytest.raises(TooManyAttempts):
        await stage.people.recover("Anna", codes[0], NEW, elsewhere(4))
    with pytest.raises(TooManyAttempts):
        await stage.people.sign_in("Anna", PASSWORD, elsewhere(4))
    back = await stage.people.recover("Anna", codes[0], NEW, HOME)
    assert back.player.name == "Anna", "who is at home elsewhere comes in"


@told
async def test_attack_a_link_in_a_letter_is_worth_nothing_after_a_new_password(stage: Stage) -> None:
    """Somebody who reads the letters of the account asked for it: a new password keeps them out."""
    account, codes = await with_codes(stage.people)

    async def ask_for_letter() -> None:
        async with stage.engine.begin() as connection:
            await stage.people.resets.keep(connection, account.player.ref, "of a letter")

    await ask_for_letter()
    await stage.people.change_password(account.session, PROOF, NEW, HOME)
    with pytest.raises(BadLink):
        await stage.people.new_passwords.reset("of a letter", PASSWORD, elsewhere(1))
    await ask_for_letter()
    await stage.people.recover("Anna", codes[0], NEW, HOME)
    with pytest.raises(BadLink):
        await stage.people.new_passwords.reset("of a letter", PASSWORD, elsewhere(1))
    await stage.count(password_resets=0)
    assert (await stage.people.sign_in("Anna", NEW, HOME)).player == account.player


@told
async def test_a_password_that_is_not_good_enough_costs_no_code(stage: Stage) -> None:
    account, codes = await with_codes(stage.people)
    with pytest.raises(BadPassword):
        await stage.people.recover("Anna", codes[0], "short", HOME)
    assert (await stage.people.recovery.of(account.player.ref)).left == CODES
    assert (await stage.people.recover("Anna", codes[0], NEW, HOME)).player == account.player


@told
async def test_new_codes_replace_the_old_ones_and_want_a_proof(stage: Stage) -> None:
    account, old = await with_codes(stage.people)
    with pytest.raises(WrongCredentials):
        await stage.people.make_recovery_codes(account.session, PasswordProof("ten herons"), HOME)
    stage.now += 1000
    new = await stage.people.make_recovery_codes(account.session, PROOF, HOME)
    assert await stage.people.recovery.of(account.player.ref) == RecoveryCodes(CODES, START + 1000)
    assert not set(old) & set(new)
    with pytest.raises(WrongCredentials):
        await stage.people.recover("Anna", old[0], NEW, HOME)
    assert (await stage.people.recover("Anna", new[0], NEW, HOME)).player == account.player


@told
async def test_guests_have_none(stage: Stage) -> None:
    guest = await stage.people.guest("Wim", HOME)
    with pytest.raises(OnlyAccounts):
        await stage.people.make_recovery_codes(guest.session, PROOF, HOME)
    assert await stage.people.recovery.of(guest.player.ref) == RecoveryCodes(0, None)
    with pytest.raises(WrongCredentials):
        await stage.people.recover("Wim", "0000-0000-0000-0000", NEW, HOME)


@told
async def test_no_code_is_in_the_database_and_who_is_erased_leaves_none(stage: Stage) -> None:
    account, codes = await with_codes(stage.people)
    stored = await stage.stored()
    assert not any(code in stored or code.replace("-", "") in stored for code in codes)
    await stage.count(recovery_codes=CODES)
    await stage.people.erase(account.session, PROOF, HOME)
    await stage.count(recovery_codes=0)
    with pytest.raises(Refused):
        await stage.people.recover("Anna", codes[0], NEW, HOME)
