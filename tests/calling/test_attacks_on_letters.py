"""Attacks on letters: links of others, headers in addresses, letter boxes of others, and new passwords."""

import asyncio
import secrets

import pytest

from calling.calls import KEY, on_scene, turn
from mokum.calling.errors import BadAddress, NoSuchWay, TooOften
from mokum.calling.keys import Closed, Links
from mokum.calling.mail import Letter, Mail, read_address
from mokum.people.errors import BadLink, WrongCredentials
from mokum.people.values import SignedIn
from people.stage import HOME, PASSWORD, Stage, elsewhere, told

NEW = "eleven swans in a row"


@told
async def test_attack_a_link_of_one_person_ends_no_letters_of_another(stage: Stage) -> None:
    with on_scene(stage) as scene:
        anna, bert = await scene.account("Anna", "anna@example.org"), await scene.account("Bert", "bert@example.org")
        for who in (anna, bert):
            await scene.wish(who, "mail")
        await scene.calling.call_out([turn(anna)])
        await scene.send()
        mine = scene.link("stop")
        _, kind, mark = mine.split(".")
        forged = [
            f"{bert.player.ref}.{kind}.{mark}",
            f"{anna.player.ref}.all.{mark}",
            f"{anna.player.ref}.{kind}.",
            f"{anna.player.ref}.{kind}.{mark[:-2]}",
            Links([secrets.token_bytes(32)]).sign("stop", bert.player.ref, kind),
            Links([KEY]).sign("confirm", bert.player.ref, kind),
            Links([KEY]).sign("stop", bert.player.ref),
            "",
            "." * 200,
            "é.ü.\udc80",
        ]
        for token in forged:
            with pytest.raises(BadLink):
                await scene.calling.stop(token)
        assert await scene.calling.stop(mine) == "turn"
        assert await scene.calling.stop(mine) == "turn", "whoever presses twice is told the same"
        ways = {rule.kind: rule.ways for rule in (await scene.calling.wishes.of(anna.player.ref)).rules}
        assert (ways["turn"], ways["over"]) == ((), ("mail",))
        assert all(rule.ways for rule in (await scene.calling.wishes.of(bert.player.ref)).rules)


def test_a_link_still_counts_after_the_site_has_changed_its_key_and_a_secret_can_be_opened() -> None:
    older, newer = secrets.token_bytes(32), secrets.token_bytes(32)
    token = Links([older]).sign("stop", "a", "b")
    assert Links([newer, older]).read("stop", token) == ("a", "b")
    with pytest.raises(BadLink):
        Links([newer]).read("stop", token)
    closed = Closed([older]).close("way", "secret")
    assert Closed([newer, older]).open("way", closed) == "secret"
    assert Closed([newer, older]).open("another", closed) is None, "a secret is of one way alone"
    assert b"secret" not in closed


@pytest.mark.parametrize(
    "typed",
    [
        "anna@example.org\r\nBcc: all@example.org",
        "anna@example.org\nSubject: x",
        "anna@example.org,bert@example.org",
        "anna@example.org>",
        "<anna@example.org>",
        '"anna\r\nX: y"@example.org',
        "anna@[127.0.0.1]",
        "anna@localhost",
        "anna",
        "@example.org",
        "a" * 65 + "@example.org",
        "anna@" + "x" * 300 + ".org",
        "änna@example.org",
        "anna@example.org\0",
        "anna@@example.org",
    ],
)
def test_attack_no_address_brings_a_header_or_a_second_recipient(typed: str) -> None:
    with pytest.raises(BadAddress):
        read_address(typed)


def test_attack_a_name_with_a_line_in_it_is_no_header() -> None:
    letter = Letter("1", "anna@example.org", "Bert\r\nBcc: all@example.org", "text", "en")
    with pytest.raises(ValueError, match=r"[Hh]eader"):
        Mail("smtp+plain://127.0.0.1", "m@example.org", "example.org").written(letter)


@told
async def test_attack_nobodys_letter_box_is_filled_by_many_accounts_together(stage: Stage) -> None:
    with on_scene(stage) as scene:
        sent = 0
        for number in range(8):
            who = await stage.people.register(f"Bert {chr(97 + number)}x", PASSWORD, elsewhere(number))
            try:
                await scene.calling.ways.add_mail(who.player.ref, f"Victim+{number}@example.org", elsewhere(number))
                sent += 1
            except TooOften:
                continue
        await scene.send(2)
        assert sent == len(scene.office.letters) == 3


@told
async def test_attack_somebody_elses_way_is_nobody_elses_to_try_or_to_change(stage: Stage) -> None:
    with on_scene(stage) as scene:
        anna, bert = await scene.guest(), await scene.account(address="bert@example.org")
        (way,) = await scene.calling.ways.of(bert.player.ref)
        for attack in (
            scene.calling.ways.try_out(anna.player.ref, way.id),
            scene.calling.ways.switch(anna.player.ref, way.id, on=False),
            scene.calling.ways.remove(anna.player.ref, way.id),
        ):
            with pytest.raises(NoSuchWay):
                await attack


@told
async def test_attack_an_address_counts_for_nothing_until_its_letter_was_opened(stage: Stage) -> None:
    with on_scene(stage) as scene:
        anna = await scene.account("Anna")
        await scene.wish(anna, "mail")
        await scene.calling.ways.add_mail(anna.player.ref, "victim@example.org", HOME)
        await scene.send()
        (way,) = await scene.calling.ways.of(anna.player.ref)
        with pytest.raises(NoSuchWay):
            await scene.calling.ways.switch(anna.player.ref, way.id, on=True)
        await scene.calling.call_out([turn(anna)])
        await scene.calling.forgotten("Anna", HOME)
        await scene.calling.close()
        await scene.send(2)
        assert len(scene.office.letters) == 1, "the one that asks"
        stage.now += 25 * 3_600_000
        with pytest.raises(BadLink):
            await scene.calling.ways.confirm_mail(scene.link("confirm"))


@told
async def test_a_new_address_takes_the_place_of_the_old_one_once_it_is_confirmed(stage: Stage) -> None:
    with on_scene(stage) as scene:
        anna = await scene.account("Anna", "old@example.org")
        await scene.calling.ways.add_mail(anna.player.ref, "new@example.org", HOME)
        await scene.send()
        states = {way.name: way.state for way in await scene.calling.ways.of(anna.player.ref)}
        assert states == {"old@example.org": "on", "new@example.org": "unconfirmed"}
        token = scene.link("confirm")
        assert await scene.calling.ways.confirm_mail(token) == "new@example.org"
        assert await scene.calling.ways.confirm_mail(token) == "new@example.org"
        assert [way.name for way in await scene.calling.ways.of(anna.player.ref)] == ["new@example.org"]


@told
async def test_a_forgotten_password_is_set_anew_by_letter_once_and_everybody_is_signed_out(stage: Stage) -> None:
    with on_scene(stage) as scene:
        bert = await scene.account(address="bert@example.org")
        for who in ("Bert", "BERT@example.org", "bert@Example.org"):
            await scene.calling.forgotten(who, HOME)
            await scene.calling.close()
        await scene.send()
        token = scene.link("password")
        back = await stage.people.new_passwords.reset(token, NEW, HOME)
        assert back.player.ref == bert.player.ref
        with pytest.raises(BadLink):
            await stage.people.new_passwords.reset(token, PASSWORD, HOME)
        await stage.count(password_resets=0)
        assert [session.id for session in await stage.people.sessions.of(bert.player.ref)] == [back.session.id]
        assert (await stage.people.sign_in("Bert", NEW, HOME)).player.ref == bert.player.ref
        with pytest.raises(WrongCredentials):
            await stage.people.sign_in("Bert", PASSWORD, HOME)
        assert token not in await stage.stored()


@told
async def test_attack_a_link_for_a_password_is_good_for_half_an_hour_and_never_for_two_at_once(stage: Stage) -> None:
    with on_scene(stage) as scene:
        await scene.account(address="bert@example.org")
        await scene.calling.forgotten("Bert", HOME)
        await scene.calling.close()
        await scene.send()
        token = scene.link("password")
        for wrong in ("", token[:-1], token.swapcase(), "x" * 300, token.split(".")[0]):
            with pytest.raises(BadLink):
                await stage.people.new_passwords.reset(wrong, NEW, HOME)
        stage.now += 31 * 60_000
        with pytest.raises(BadLink):
            await stage.people.new_passwords.reset(token, NEW, HOME)
        await scene.calling.forgotten("Bert", HOME)
        await scene.calling.close()
        await scene.send()
        coming = [stage.people.new_passwords.reset(scene.link("password"), f"{NEW} {n}", HOME) for n in range(4)]
        came = await asyncio.gather(*coming, return_exceptions=True)
        assert sum(isinstance(each, SignedIn) for each in came) == 1
        assert sum(isinstance(each, BadLink) for each in came) == 3


@pytest.mark.parametrize("taken", ["away", "by another"])
@told
async def test_attack_a_link_ends_with_the_letter_box_that_it_went_to(stage: Stage, taken: str) -> None:
    with on_scene(stage) as scene:
        bert = await scene.account(address="bert@example.org")
        await scene.calling.forgotten("Bert", HOME)
        await scene.calling.close()
        await scene.send()
        token = scene.link("password")
        if taken == "away":
            (way,) = await scene.calling.ways.of(bert.player.ref)
            await scene.calling.ways.remove(bert.player.ref, way.id)
        else:
            await scene.calling.ways.add_mail(bert.player.ref, "new@example.org", HOME)
            await scene.send()
            await scene.calling.ways.confirm_mail(scene.link("confirm"))
        with pytest.raises(BadLink):
            await stage.people.new_passwords.reset(token, NEW, HOME)


@told
async def test_attack_whether_there_is_an_account_is_told_by_nothing(stage: Stage) -> None:
    with on_scene(stage) as scene:
        await scene.account(address="bert@example.org")
        await scene.account("Cleo")
        before = len(scene.office.letters)
        for who in ("Bert", "Cleo", "Nobody", "nobody@example.org", "", "x" * 500, "\0", "a@b\r\nBcc: c@d.org"):
            await scene.calling.forgotten(who, HOME)
        await scene.calling.close()
        await scene.send(2)
        assert len(scene.office.letters) == before + 1


@told
async def test_attack_nobodys_letter_box_is_filled_with_new_passwords(stage: Stage) -> None:
    with on_scene(stage) as scene:
        await scene.account(address="bert@example.org")
        before = len(scene.office.letters)
        for number in range(30):
            await scene.calling.forgotten("Bert", elsewhere(number))
            await scene.calling.close()
        await scene.send(3)
        assert len(scene.office.letters) - before == 3
        for _ in range(10):
            await scene.calling.forgotten("Nobody", HOME)
        with pytest.raises(TooOften):
            await scene.calling.forgotten("Bert", HOME)


@told
async def test_attack_a_confirmation_sets_no_password(stage: Stage) -> None:
    with on_scene(stage) as scene:
        bert = await scene.account("Bert")
        await scene.calling.ways.add_mail(bert.player.ref, "bert@example.org", HOME)
        await scene.send()
        with pytest.raises(BadLink):
            await stage.people.new_passwords.reset(scene.link("confirm"), NEW, HOME)
        with pytest.raises(BadLink):
            await scene.calling.ways.confirm_mail(Links([KEY]).sign("reset", bert.player.ref))
