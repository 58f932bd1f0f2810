"""Attacks on being called: servers inside, browsers that are none, and what is sent by the standard."""

import asyncio

import pytest

from calling.calls import SITE, on_scene
from calling.outlets import free_port
from mokum.calling.errors import BadAddress, TooManyWays, WayFailed
from mokum.calling.keys import text64
from mokum.calling.mail import Letter, Mail, MailFailed
from mokum.calling.outside import Outside, is_outside
from mokum.calling.pushing import encrypt
from mokum.people.errors import NotSignedIn
from people.stage import HOME, PASSWORD, Stage, told

INSIDE = [
    "127.0.0.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fec0::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd12::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "2002:7f00:1::",
    "2002:a00:1::",
    "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "::127.0.0.1",
    "nonsense",
]


@pytest.mark.parametrize("place", INSIDE)
def test_attack_no_address_inside_counts_as_outside_however_it_is_wrapped(place: str) -> None:
    assert not is_outside(place)


def test_what_is_outside_is_reached() -> None:
    assert all(map(is_outside, ("93.184.216.34", "2606:4700::1111", "::ffff:93.184.216.34", "64:ff9b::5db8:d822")))


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example/x",
        "ftp://push.example/x",
        "file:///etc/passwd",
        "https://user:secret@push.example/x",
        "https://push.example:22/x",
        "https://push.example:0x50/x",
        "https://",
        "https://push.example/\r\nHost: inside",
        "https://push.example/a b",
        "https://püsh.example/x",
        "https://push.example/" + "x" * 3000,
        "javascript:alert(1)",
    ],
)
def test_attack_an_address_that_is_none_is_refused_before_anything_is_asked(address: str) -> None:
    with pytest.raises(BadAddress):
        Outside().read(address)


def test_attack_a_name_that_leads_inside_is_not_followed_there_not_even_at_its_second_answer() -> None:
    """DNS rebinding: the name is asked for once, and the connection goes to the very address that was looked at."""
    asked = []

    async def story() -> None:
        async def rebinding(host: str, port: int) -> list[str]:
            asked.append(host)
            return ["127.0.0.1"] if len(asked) > 1 else ["93.184.216.34", "10.0.0.1"]

        outside = Outside(resolve=rebinding)
        for _ in range(2):
            with pytest.raises(BadAddress) as refused:
                await outside.send("https://rebinding.example/x", {}, b"")
            assert refused.value.reason == "inside"

    asyncio.run(story())
    assert len(asked) == 2, "once for each message"


def test_attack_numbers_that_browsers_read_as_addresses_lead_nowhere_inside() -> None:
    async def story() -> None:
        for host in ("2130706433", "0x7f000001", "0177.0.0.1", "127.1", "localhost", "[::1]", "127.0.0.1"):
            with pytest.raises((BadAddress, WayFailed)):
                await Outside().send(f"https://{host}/x", {}, b"")

    asyncio.run(story())


def test_attack_a_name_or_a_secret_that_cannot_be_sent_is_a_failure_as_any_other() -> None:
    async def story() -> None:
        for host in ("a..b", "x" * 64 + ".example"):
            with pytest.raises((BadAddress, WayFailed)):
                await Outside().send(f"https://{host}/x", {}, b"")
        with pytest.raises(WayFailed):
            await Outside(inside=True).send("http://127.0.0.1:9/x", {"Authorization": "secret "}, b"")

    asyncio.run(story())


@told
async def test_attack_nobody_is_followed_to_another_place(stage: Stage) -> None:
    with on_scene(stage) as scene:
        scene.service.status = 302
        bert = await scene.account()
        address = f"http://127.0.0.1:{scene.service.port}/hook"
        with pytest.raises(WayFailed):
            await scene.calling.ways.add_service(bert.player.ref, "webhook", address, "")
        assert scene.service.posted == []
        assert await scene.calling.ways.of(bert.player.ref) == []


@told
async def test_attack_keys_of_a_browser_that_are_none_are_refused(stage: Stage) -> None:
    with on_scene(stage) as scene:
        anna = await scene.guest()
        keys = scene.service.phone("x").keys
        for point, auth in (
            ("", ""),
            (keys["p256dh"], "AAAA"),
            (text64(b"\x04" + b"\x00" * 64), keys["auth"]),
            (text64(b"\x04" + b"\xff" * 64), keys["auth"]),
            ("é" * 87, keys["auth"]),
        ):
            with pytest.raises(BadAddress):
                await scene.calling.ways.add_browser(anna.session, keys["endpoint"], point, auth)


@told
async def test_attack_nobody_fills_the_rows_with_browsers(stage: Stage) -> None:
    with on_scene(stage) as scene:
        who = await scene.account()
        for number in range(10):
            await scene.phone(await stage.people.sign_in("Bert", PASSWORD, HOME), f"phone{number}")
        one_more = await stage.people.sign_in("Bert", PASSWORD, HOME)
        with pytest.raises(TooManyWays):
            await scene.phone(one_more, "one-more")
        assert len(await scene.calling.ways.of(who.player.ref)) == 10


@told
async def test_attack_a_session_that_has_ended_adds_no_browser(stage: Stage) -> None:
    with on_scene(stage) as scene:
        anna = await scene.guest()
        await stage.people.sessions.revoke(anna.session)
        with pytest.raises(NotSignedIn):
            await scene.phone(anna)


def test_a_push_message_is_that_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

    from mokum.calling.keys import bytes64

    point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    own = derive_private_key(int.from_bytes(bytes64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), SECP256R1())
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        bytes64(point),
        bytes64("BTBZMqHH6r4Tts7J_aSIgg"),
        salt=bytes64("DGv6ra1nlYgDCS1FRnbzlw"),
        own=own,
    )
    assert text64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_mail_server_that_is_away_is_a_failure_to_be_waited_out() -> None:
    mail = Mail(f"smtp+plain://127.0.0.1:{free_port()}", "m@example.org", "example.org")
    with pytest.raises(MailFailed) as failed:
        asyncio.run(mail.send(Letter("1", "a@example.org", "s", f"see {SITE}", "en")))
    assert not failed.value.is_final
