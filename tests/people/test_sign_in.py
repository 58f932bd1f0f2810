"""Signing in with a password: right, wrong, too often, too many at once, and never telling who has an account."""

import asyncio
import statistics
import time
from collections.abc import Iterable

import msgspec
import pytest
from argon2 import extract_parameters
from sqlalchemy import select

from mokum.people import Passwords, People
from mokum.people.attempts import ACCOUNT_WINDOW, NETWORK_WINDOW, PER_ACCOUNT, PER_NETWORK, Guesses
from mokum.people.errors import BadPassword, Busy, NotSignedIn, OnlyAccounts, TooManyAttempts, WrongCredentials
from mokum.people.schema import players
from mokum.people.values import Client, Export, PasswordProof, SignedIn
from people.stage import HOME, PASSWORD, Stage, elsewhere, told

WRONG = "ten herons on a barge"
NEW = "eleven herons in a tree"


def neighbour(number: int) -> Client:
    """Another address of the region where the account was made."""
    return Client(f"192.0.2.{number}")


def of_one_customer(number: int) -> Client:
    """One of the 65536 networks that one customer of a provider may have."""
    return Client(f"2001:db8:7:{number:x}::1")


async def heard(people: People, name: str, clients: Iterable[Client]) -> int:
    """How many wrong guesses at an account were heard."""
    count = 0
    for client in clients:
        try:
            await people.sign_in(name, WRONG, client)
        except WrongCredentials:
            count += 1
        except TooManyAttempts:
            pass
    return count


@told
async def test_the_right_password_signs_in_and_nothing_else_does(stage: Stage) -> None:
    account = await stage.people.register("Anna", PASSWORD, HOME)
    back = await stage.people.sign_in(" aNNa", PASSWORD, HOME)
    assert back.player == account.player
    assert back.token != account.token
    for name, password in (("Anna", WRONG), ("Anna", ""), ("Berta", PASSWORD), ("", ""), ("Anna", PASSWORD.upper())):
        with pytest.raises(WrongCredentials):
            await stage.people.sign_in(name, password, elsewhere(1))


@told
async def test_neither_password_nor_token_nor_address_is_in_the_database(stage: Stage) -> None:
    account = await stage.people.register("Anna", PASSWORD, HOME)
    ticket = await stage.people.tickets.issue(account.session)
    stored = await stage.stored()
    assert account.player.ref in stored
    for secret in (PASSWORD, account.token, ticket, HOME.address):
        assert secret not in stored


@told
async def test_a_guest_has_no_password_to_guess(stage: Stage) -> None:
    guest = await stage.people.guest("Anna", HOME)
    with pytest.raises(WrongCredentials):
        await stage.people.sign_in("Anna", "", HOME)
    with pytest.raises(OnlyAccounts):
        await stage.people.change_password(guest.session, PasswordProof(""), NEW, HOME)


@told
async def test_five_wrong_guesses_in_a_quarter_of_an_hour_are_the_last(stage: Stage) -> None:
    await stage.people.register("Anna", PASSWORD, HOME)
    other = await stage.node()
    for number in range(PER_ACCOUNT):
        with pytest.raises(WrongCredentials):
            await (stage.people, other)[number % 2].sign_in("Anna", WRONG, HOME)
    first, stage.now = stage.now, stage.now + 1000
    for _ in range(2):  # a refused guess does not make it longer
        with pytest.raises(TooManyAttempts) as refused:
            await other.sign_in("Anna", PASSWORD, HOME)
        assert refused.value.again_at == first + ACCOUNT_WINDOW
    # Who shares the account's name but not its network is not locked out, nor another account from here.
    await stage.people.sign_in("Anna", PASSWORD, elsewhere(1))
    await stage.people.register("Berta", PASSWORD, HOME)
    await stage.people.sign_in("Berta", PASSWORD, HOME)
    stage.now = refused.value.again_at - 1
    with pytest.raises(TooManyAttempts):
        await stage.people.sign_in("Anna", PASSWORD, HOME)
    stage.now += 1
    await stage.people.sign_in("Anna", PASSWORD, HOME)


@told
async def test_the_right_password_forgives_the_wrong_ones(stage: Stage) -> None:
    await stage.people.register("Anna", PASSWORD, HOME)
    for _ in range(3):
        for _ in range(PER_ACCOUNT - 1):
            with pytest.raises(WrongCredentials):
                await stage.people.sign_in("Anna", WRONG, HOME)
        await stage.people.sign_in("Anna", PASSWORD, HOME)
    await stage.count(sign_in_attempts=0)


@told
async def test_a_network_has_thirty_wrong_guesses_in_an_hour(stage: Stage) -> None:
    await stage.people.register("Anna", PASSWORD, HOME)
    first = stage.now
    for number in range(PER_NETWORK):
        stage.now += 1000
        with pytest.raises(WrongCredentials):
            # One household has many addresses of IPv6.
            await stage.people.sign_in(f"Somebody {number}", WRONG, Client(f"2001:db8:1:2::{number:x}"))
    with pytest.raises(TooManyAttempts) as refused:
        await stage.people.sign_in("Anna", PASSWORD, Client("2001:db8:1:2:3:4:5:6"))
    assert refused.value.again_at == first + 1000 + NETWORK_WINDOW
    await stage.people.sign_in("Anna", PASSWORD, Client("2001:db8:1:3::1"))
    stage.now = refused.value.again_at
    await stage.people.sign_in("Anna", PASSWORD, Client("2001:db8:1:2:3:4:5:6"))
    await stage.people.sweep()
    await stage.count(sign_in_attempts=PER_NETWORK - 1)


@told
async def test_guesses_at_the_same_moment_are_counted_too(stage: Stage) -> None:
    await stage.people.register("Anna", PASSWORD, HOME)
    nodes = [stage.people, await stage.node()]
    guesses = [nodes[number % 2].sign_in("Anna", WRONG, HOME) for number in range(20)]
    answers = await asyncio.gather(*guesses, return_exceptions=True)
    assert all(isinstance(answer, WrongCredentials | TooManyAttempts) for answer in answers)
    assert sum(isinstance(answer, WrongCredentials) for answer in answers) <= PER_ACCOUNT


@told
async def test_fifty_sign_ins_at_once_are_signed_in_or_told_to_wait(stage: Stage) -> None:
    people = await stage.node(passwords=Passwords(queue=2))
    await people.register("Anna", PASSWORD, HOME)
    coming = [people.sign_in("Anna", PASSWORD, neighbour(number)) for number in range(50)]
    answers = await asyncio.gather(*coming, return_exceptions=True)
    busy = sum(isinstance(answer, Busy) for answer in answers)
    failed = [answer for answer in answers if isinstance(answer, BaseException) and not isinstance(answer, Busy)]
    assert not failed
    assert 0 < busy < 50
    # Who was told to wait has not used up a guess.
    await stage.count(sessions=1 + 50 - busy, sign_in_attempts=0)


@told
async def test_an_unknown_name_takes_as_long_as_a_wrong_password(stage: Stage) -> None:
    people = await stage.node(passwords=Passwords())
    await people.register("Anna", PASSWORD, HOME)
    taken: dict[str, list[float]] = {"Anna": [], "Nobody": [], "\0": []}
    for number in range(7):
        for name, times in taken.items():
            begin = time.perf_counter()
            with pytest.raises(WrongCredentials):
                await people.sign_in(name, WRONG, elsewhere(number))
            times.append(time.perf_counter() - begin)
    known = statistics.median(taken.pop("Anna"))
    for name, times in taken.items():
        # Without a hash to check it would be a tenth.
        assert 0.5 < statistics.median(times) / known < 2, ascii(name)


@told
async def test_an_old_hash_is_made_anew_at_the_next_sign_in(stage: Stage) -> None:
    account = await stage.people.register("Anna", PASSWORD, HOME)
    today = await stage.node(passwords=Passwords())
    for _ in range(2):
        assert (await today.sign_in("Anna", PASSWORD, HOME)).player == account.player
        async with stage.engine.connect() as connection:
            hashed = await connection.scalar(select(players.c.password))
        parameters = extract_parameters(str(hashed))
        assert (parameters.type.name, parameters.version) == ("ID", 19)
        assert (parameters.time_cost, parameters.memory_cost, parameters.parallelism) == (2, 19 * 1024, 1)


@told
async def test_attack_11_a_new_password_ends_all_sessions_and_who_changed_it_has_a_new_one(stage: Stage) -> None:
    here = await stage.people.register("Anna", PASSWORD, HOME)
    there = await stage.people.sign_in("Anna", PASSWORD, elsewhere(1))
    with pytest.raises(WrongCredentials):
        await stage.people.change_password(here.session, PasswordProof(WRONG), NEW, HOME)
    with pytest.raises(BadPassword):
        await stage.people.change_password(here.session, PasswordProof(PASSWORD), "anna", HOME)
    await stage.people.sessions.check(there.token)
    new = await stage.people.change_password(here.session, PasswordProof(PASSWORD), NEW, HOME)
    assert await stage.people.sessions.check(new.token) == new.session
    for old in (here, there):
        with pytest.raises(NotSignedIn):
            await stage.people.sessions.check(old.token)
    with pytest.raises(WrongCredentials):
        await stage.people.sign_in("Anna", PASSWORD, HOME)
    await stage.people.sign_in("Anna", NEW, HOME)


@told
async def test_a_sign_in_that_began_before_the_password_changed_fails(stage: Stage) -> None:
    here = await stage.people.register("Anna", PASSWORD, HOME)
    other = await stage.node()
    changing = stage.people.change_password(here.session, PasswordProof(PASSWORD), NEW, HOME)
    old = [other.sign_in("Anna", PASSWORD, elsewhere(number)) for number in range(8)]
    changed, *_ = await asyncio.gather(changing, *old, return_exceptions=True)
    assert isinstance(changed, SignedIn)
    # Whoever of them came in first was sent away by the change; whoever came after it was not let in.
    assert await stage.people.sessions.of(here.player.ref) == [changed.session]


@told
async def test_guessing_at_a_proof_is_counted_like_signing_in(stage: Stage) -> None:
    here = await stage.people.register("Anna", PASSWORD, HOME)
    for _ in range(PER_ACCOUNT):
        with pytest.raises(WrongCredentials):
            await stage.people.export(here.session, PasswordProof(WRONG), HOME)
    with pytest.raises(TooManyAttempts):
        await stage.people.erase(here.session, PasswordProof(PASSWORD), HOME)
    with pytest.raises(TooManyAttempts):
        await stage.people.sign_in("Anna", PASSWORD, HOME)


@told
async def test_attack_9_sixty_networks_of_one_customer_are_not_sixty_guessers(stage: Stage) -> None:
    await stage.people.register("Anna", PASSWORD, HOME)
    assert await heard(stage.people, "Anna", map(of_one_customer, range(60))) == 20
    # Nor are networks all over the world.
    assert await heard(stage.people, "Anna", (Client(f"203.0.{number}.1") for number in range(60))) == 0
    # The owner is where the account has been before, or comes back when the quarter of an hour is over.
    await stage.people.sign_in("Anna", PASSWORD, HOME)
    await stage.people.sign_in("Anna", PASSWORD, neighbour(99))
    with pytest.raises(TooManyAttempts) as refused:
        await stage.people.sign_in("Anna", PASSWORD, elsewhere(1))
    stage.now = refused.value.again_at
    await stage.people.sign_in("Anna", PASSWORD, elsewhere(1))


@told
async def test_attack_9_one_customer_cannot_go_through_many_accounts(stage: Stage) -> None:
    other = await stage.node()
    count = 0
    for number in range(100):
        people = (stage.people, other)[number % 2]
        count += await heard(people, f"Somebody {number}", [of_one_customer(number)])
    assert count == 60
    assert await heard(other, "Somebody", [elsewhere(1)]) == 1, "the rest of the world is heard"


@told
async def test_attack_9_a_server_hears_so_many_strangers_and_no_more(stage: Stage) -> None:
    people = await stage.node(guesses=Guesses(in_all=30))
    await people.register("Anna", PASSWORD, HOME)
    everywhere = [Client(f"203.{number}.1.1") for number in range(50)]
    assert sum([await heard(people, f"Somebody {number}", [at]) for number, at in enumerate(everywhere)]) == 30
    with pytest.raises(TooManyAttempts):
        await people.sign_in("Anna", PASSWORD, elsewhere(1))
    await people.sign_in("Anna", PASSWORD, HOME)


@told
async def test_a_region_is_familiar_until_it_was_long_ago(stage: Stage) -> None:
    guest = await stage.people.guest("Berta", elsewhere(7))
    await stage.people.become_account(guest.session, "Berta", PASSWORD, elsewhere(7))
    await stage.people.sign_in("Berta", PASSWORD, HOME)
    await stage.people.sessions.revoke_all(guest.player.ref)
    assert await heard(stage.people, "Berta", map(of_one_customer, range(21))) == 20
    for known in (HOME, elsewhere(8)):  # whether or not a session is left there
        back = await stage.people.sign_in("Berta", PASSWORD, known)
    pieces = await stage.people.export(back.session, PasswordProof(PASSWORD), HOME)
    exported = msgspec.json.decode(b"".join([piece async for piece in pieces]), type=Export)
    assert [known.region for known in exported.familiar_regions] == ["192.0.2.0/24", "198.51.100.0/24"]
    stage.now += 90 * 24 * 60 * 60_000
    await stage.people.sweep()
    await stage.count(familiar_regions=0)
