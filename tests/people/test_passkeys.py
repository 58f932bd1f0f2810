"""Passkeys, with real signatures: registered, used to sign in and to confirm, and refused when anything is wrong."""

import asyncio
import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from webauthn import base64url_to_bytes

from mokum.people.ceremonies import LIFE
from mokum.people.errors import BadPasskey, NoSuchPasskey, OnlyAccounts, WrongCredentials
from mokum.people.passkeys import Site
from mokum.people.values import Ceremony, Export, PasskeyProof, PasswordProof, SignedIn
from people.authenticator import PRESENT, VERIFIED, Authenticator, Edwards
from people.stage import HOME, PASSWORD, Stage, told

PROOF = PasswordProof(PASSWORD)


async def _ask(stage: Stage, account: SignedIn) -> Ceremony:
    return await stage.people.ask_for_passkey(account.session, PROOF, HOME)


async def _with_passkey(stage: Stage, name: str = "Anna") -> tuple[SignedIn, Authenticator]:
    account = await stage.people.register(name, PASSWORD, HOME)
    device = Authenticator()
    question = await _ask(stage, account)
    await stage.people.add_passkey(account.session, question.id, device.create(question), "my phone")
    return account, device


@pytest.mark.parametrize(
    "device", [Authenticator, lambda: Authenticator(Edwards()), lambda: Authenticator(counts=False)]
)
@told
async def test_a_passkey_signs_in_without_a_name(stage: Stage, device: Callable[[], Authenticator]) -> None:
    account, key = await stage.people.register("Anna", PASSWORD, HOME), device()
    question = await _ask(stage, account)
    passkey = await stage.people.add_passkey(account.session, question.id, key.create(question), "phone\0\n" + "x" * 99)
    assert (passkey.id, passkey.label, passkey.used_at) == (key.id, "phone" + "x" * 57, None)
    other = await stage.node()
    for _ in range(3):
        stage.now += 1
        question = await other.passkeys.ask_to_sign_in()
        signed_in = await stage.people.sign_in_with_passkey(question.id, key.get(question), HOME)
        assert signed_in.player == account.player
        assert await other.sessions.check(signed_in.token) == signed_in.session
    (kept,) = await stage.people.passkeys.of(account.player.ref)
    assert (kept.used_at, kept.sign_count) == (stage.now, key.count)


@told
async def test_the_questions_say_who_is_asked_and_no_more(stage: Stage) -> None:
    account, key = await _with_passkey(stage)
    register = json.loads((await _ask(stage, account)).options)
    assert base64url_to_bytes(register["user"]["id"]).hex() == account.player.ref
    assert register["rp"] == {"name": "Mokum", "id": "localhost"}
    assert [base64url_to_bytes(known["id"]) for known in register["excludeCredentials"]] == [key.id]
    sign_in = json.loads((await stage.people.passkeys.ask_to_sign_in()).options)
    assert sign_in["allowCredentials"] == []
    assert sign_in["userVerification"] == "required"
    confirm = json.loads((await stage.people.passkeys.ask_to_confirm(account.player.ref)).options)
    assert [base64url_to_bytes(known["id"]) for known in confirm["allowCredentials"]] == [key.id]


@told
async def test_an_account_may_have_several_and_remove_them(stage: Stage) -> None:
    account, first = await _with_passkey(stage)
    second = Authenticator()
    question = await _ask(stage, account)
    stage.now += 1
    await stage.people.add_passkey(account.session, question.id, second.create(question), "my key")
    mine = account.player.ref
    assert [key.label for key in await stage.people.passkeys.of(mine)] == ["my phone", "my key"]
    stranger = await stage.people.register("Berta", PASSWORD, HOME)
    for owner, named in ((stranger.player.ref, first.id), (mine, b"unknown")):
        with pytest.raises(NoSuchPasskey):
            await stage.people.passkeys.remove(owner, named)
    await stage.people.passkeys.remove(mine, first.id)
    question = await stage.people.passkeys.ask_to_sign_in()
    with pytest.raises(WrongCredentials):
        await stage.people.sign_in_with_passkey(question.id, first.get(question), HOME)
    question = await stage.people.passkeys.ask_to_sign_in()
    back = await stage.people.sign_in_with_passkey(question.id, second.get(question), HOME)
    assert back.player == account.player


@told
async def test_a_passkey_wants_a_proof_and_an_account(stage: Stage) -> None:
    guest = await stage.people.guest("Berta", HOME)
    with pytest.raises(OnlyAccounts):
        await stage.people.ask_for_passkey(guest.session, PROOF, HOME)
    account = await stage.people.register("Anna", PASSWORD, HOME)
    with pytest.raises(WrongCredentials):
        await stage.people.ask_for_passkey(account.session, PasswordProof("ten herons"), HOME)


@told
async def test_a_passkey_proves_who_asks(stage: Stage) -> None:
    account, key = await _with_passkey(stage)
    _, strange = await _with_passkey(stage, "Berta")
    question = await stage.people.passkeys.ask_to_confirm(account.player.ref)
    with pytest.raises(WrongCredentials):  # somebody else's passkey, and a right signature
        await stage.people.export(account.session, PasskeyProof(question.id, strange.get(question)), HOME)
    for other in (await stage.people.passkeys.ask_to_sign_in(), await _ask(stage, account)):
        with pytest.raises(WrongCredentials):  # the answer to another question
            await stage.people.export(account.session, PasskeyProof(other.id, key.get(other)), HOME)
    question = await stage.people.passkeys.ask_to_confirm(account.player.ref)
    pieces = await stage.people.export(account.session, PasskeyProof(question.id, key.get(question)), HOME)
    exported = msgspec.json.decode(b"".join([piece async for piece in pieces]), type=Export)
    assert [passkey.id for passkey in exported.passkeys] == [key.id]


LIES: dict[str, Callable[[Authenticator], None]] = {
    "another site": lambda key: setattr(key, "domain", "evil.example"),
    "another page": lambda key: setattr(key, "origin", "https://evil.example"),
    "nobody there": lambda key: setattr(key, "flags", VERIFIED),
    "not the owner": lambda key: setattr(key, "flags", PRESENT),
    "another key": lambda key: setattr(key, "key", Edwards()),
    "an old count": lambda key: setattr(key, "count", 0),
    "an unknown passkey": lambda key: setattr(key, "id", b"?" * 32),
}


@pytest.mark.parametrize("lie", LIES)
@told
async def test_a_wrong_answer_signs_nobody_in(stage: Stage, lie: str) -> None:
    account, key = await _with_passkey(stage)
    honest = copy.copy(key)
    LIES[lie](key)
    question = await stage.people.passkeys.ask_to_sign_in()
    with pytest.raises(WrongCredentials):
        await stage.people.sign_in_with_passkey(question.id, key.get(question), HOME)
    await stage.count(sessions=1)
    question = await stage.people.passkeys.ask_to_sign_in()
    assert (await stage.people.sign_in_with_passkey(question.id, honest.get(question), HOME)).player == account.player


@pytest.mark.parametrize("lie", ["another site", "another page", "nobody there", "not the owner"])
@told
async def test_a_wrong_answer_registers_nothing(stage: Stage, lie: str) -> None:
    account, key = await stage.people.register("Anna", PASSWORD, HOME), Authenticator()
    LIES[lie](key)
    question = await _ask(stage, account)
    with pytest.raises(BadPasskey):
        await stage.people.add_passkey(account.session, question.id, key.create(question), "")
    await stage.count(passkeys=0)


@told
async def test_a_question_is_answered_once_in_time_and_by_who_was_asked(stage: Stage) -> None:
    account, key = await _with_passkey(stage)
    stranger = await stage.people.register("Berta", PASSWORD, HOME)
    question = await stage.people.passkeys.ask_to_sign_in()
    answer = key.get(question)
    await stage.people.sign_in_with_passkey(question.id, answer, HOME)
    key.count += 5
    for again in (answer, key.get(question)):
        with pytest.raises(WrongCredentials):
            await stage.people.sign_in_with_passkey(question.id, again, HOME)
    late = await stage.people.passkeys.ask_to_sign_in()
    mine = await _ask(stage, account)
    with pytest.raises(BadPasskey):  # Berta was not asked this
        await stage.people.add_passkey(stranger.session, mine.id, Authenticator().create(mine), "")
    with pytest.raises(BadPasskey):  # it was another question
        await stage.people.add_passkey(account.session, late.id, Authenticator().create(mine), "")
    with pytest.raises(BadPasskey):  # the passkey is known already
        await stage.people.add_passkey(account.session, mine.id, key.create(mine), "")
    stage.now += LIFE
    with pytest.raises(WrongCredentials):
        await stage.people.sign_in_with_passkey(late.id, key.get(late), HOME)
    await stage.people.passkeys.ask_to_sign_in()
    await stage.people.sweep()
    await stage.count(passkeys=1, ceremonies=1)


@told
async def test_two_copies_of_a_passkey_do_not_both_sign_in(stage: Stage) -> None:
    _, key = await _with_passkey(stage)
    twin = copy.copy(key)
    questions = [await stage.people.passkeys.ask_to_sign_in() for _ in range(2)]
    answers = [device.get(question) for device, question in zip((key, twin), questions, strict=True)]
    coming = zip(questions, answers, (stage.people, await stage.node()), strict=True)
    signing_in = [people.sign_in_with_passkey(question.id, answer, HOME) for question, answer, people in coming]
    came = await asyncio.gather(*signing_in, return_exceptions=True)
    assert sorted(type(one).__name__ for one in came) == ["SignedIn", "WrongCredentials"]


RUBBISH: list[Any] = [None, 7, "", "\0", "AAAA", "ü", [], {}, {"x": 1}, "A" * 100_000, True, 1e400]


def _spoiled(answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The answer with each of its fields replaced by rubbish, and without it."""
    for path in [(field,) for field in answer] + [("response", field) for field in answer["response"]]:
        for rubbish in (*RUBBISH, ...):
            wrong = copy.deepcopy(answer)
            part = wrong if len(path) == 1 else wrong["response"]
            part[path[-1]] = rubbish
            if rubbish is ...:
                del part[path[-1]]
            yield wrong


@told
async def test_rubbish_signs_nobody_in(stage: Stage) -> None:
    _, key = await _with_passkey(stage)
    question = await stage.people.passkeys.ask_to_sign_in()
    for wrong in _spoiled(key.get(question)):
        question = await stage.people.passkeys.ask_to_sign_in()
        with pytest.raises(WrongCredentials):
            await stage.people.sign_in_with_passkey(question.id, wrong, HOME)


@told
async def test_rubbish_registers_nothing(stage: Stage) -> None:
    account = await stage.people.register("Anna", PASSWORD, HOME)
    question = await _ask(stage, account)
    for wrong in _spoiled(Authenticator().create(question)):
        question = await stage.people.passkeys.ask_to_register(account.player)
        with pytest.raises(BadPasskey):
            await stage.people.add_passkey(account.session, question.id, wrong, "")
    await stage.count(passkeys=0)


@told
async def test_a_site_names_its_domain_and_pages(stage: Stage) -> None:
    site = Site("mokum.example", "Our club", ("https://mokum.example", "https://www.mokum.example"))
    people = await stage.node(site=site)
    account, key = await people.register("Anna", PASSWORD, HOME), Authenticator()
    key.domain, key.origin = "mokum.example", "https://www.mokum.example"
    question = await people.ask_for_passkey(account.session, PROOF, HOME)
    assert json.loads(question.options)["rp"] == {"name": "Our club", "id": "mokum.example"}
    await people.add_passkey(account.session, question.id, key.create(question), "")
    question = await people.passkeys.ask_to_sign_in()
    assert (await people.sign_in_with_passkey(question.id, key.get(question), HOME)).player == account.player
