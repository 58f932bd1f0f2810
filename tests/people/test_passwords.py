"""Passwords: bounds, obvious ones, and the queue before the threads."""

import asyncio
from pathlib import Path

import pytest

from mokum.people.errors import BadPassword, Busy
from mokum.people.passwords import LONGEST
from people.stage import PASSWORD, weak_passwords

BAD = {
    "too_short": ["", "a", "abcdefg", "ééééééé", "ﬁﬁﬁ"],
    "too_long": ["xy7 " * 40, "x" * 1_000_000, "ﷺ" * 100, "ﷺ" * 200],
    "character": ["nine\0herons", "\0" * 8, "nine herons \ud800"],
    "obvious": [
        *("password", "Password1", "P@ssw0rd!", "password123", "passwordpassword", "wachtwoord1", "motdepasse"),
        *(
            "qwertyuiop",
            "azertyuiop",
            "12345678",
            "87654321",
            "abcdefgh",
            "aaaaaaaa",
            "abcabcabc",
            "zyxwvuts",
            "19841225",
        ),
        *("Amsterdam1", "Mokum2026!", "letmein!!", "iloveyou2"),
        *("Johanna!", "johanna12", "1Johanna", "ｊｏｈａｎｎａ１"),
    ],
}


@pytest.mark.parametrize(
    ("reason", "typed"),
    [(reason, typed) for reason, all_ in BAD.items() for typed in all_],
    ids=lambda text: ascii(text[:20]),
)
def test_bad_passwords_are_refused_with_their_reason(reason: str, typed: str) -> None:
    with pytest.raises(BadPassword) as refused:
        weak_passwords().accept(typed, "Johanna")
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    "typed",
    [PASSWORD, "zoeËen9x", "🦆🦆duck🐘elephant", "x7k2Qp0w", "herons and " * 11, "Johanna owns 9 herons", "пароль-дня"],
)
def test_good_passwords_are_verified_in_every_spelling(typed: str) -> None:
    passwords = weak_passwords()

    async def story() -> None:
        hashed = await passwords.hash(passwords.accept(typed, "Johanna"))
        assert hashed.startswith("$argon2id$")
        assert await passwords.verify(hashed, typed)
        assert await passwords.verify(hashed, typed.replace("Ë", "E\u0308"))
        assert not await passwords.verify(hashed, typed + "x")
        assert not await passwords.verify(hashed, typed[:-1] + "~")
        assert not await passwords.verify(None, typed)
        assert not await passwords.verify("no hash", typed)

    asyncio.run(story())


def test_the_longest_password_counts_to_its_last_letter() -> None:
    passwords = weak_passwords()
    longest = ("herons 9 " * LONGEST)[:LONGEST]

    async def story() -> None:
        hashed = await passwords.hash(passwords.accept(longest, "Johanna"))
        assert await passwords.verify(hashed, longest)
        assert not await passwords.verify(hashed, longest[:-1] + "~")
        assert not await passwords.verify(hashed, longest + "x")

    asyncio.run(story())


def test_a_site_may_bring_a_list_of_its_own(tmp_path: Path) -> None:
    listed = tmp_path / "listed.txt"
    listed.write_text("Correct Horse Battery\n\nhérons\n", encoding="utf-8")
    passwords = weak_passwords(obvious=listed)
    with pytest.raises(BadPassword):
        passwords.accept("correct horse BATTERY", "Johanna")
    assert passwords.accept(PASSWORD, "Johanna") == PASSWORD


def test_who_does_not_fit_into_the_queue_is_told_at_once() -> None:
    async def story() -> None:
        passwords = weak_passwords(threads=2, queue=20)
        answers = await asyncio.gather(*(passwords.hash(f"{PASSWORD} {n}") for n in range(50)), return_exceptions=True)
        busy = [answer for answer in answers if isinstance(answer, Busy)]
        assert len(busy) == 50 - 22
        assert all(isinstance(answer, str | Busy) for answer in answers)
        # And when the queue is empty again there is room again.
        assert await passwords.verify(await passwords.hash(PASSWORD), PASSWORD)
        passwords.close()

    asyncio.run(story())


def test_who_hangs_up_keeps_the_place_until_the_thread_is_done() -> None:
    async def story() -> None:
        passwords = weak_passwords(threads=1, queue=1)
        waiting = [asyncio.create_task(passwords.hash(PASSWORD)) for _ in range(2)]
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        with pytest.raises(Busy):
            await passwords.hash(PASSWORD)
        await asyncio.gather(*waiting, return_exceptions=True)
        passwords.close()
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(story())
