"""Being called: whoever has closed the browser is called for a turn by push and by mail, each once, and comes back.

A mail server and a push service run on this machine. A browser subscribes at the push service of its maker, which
tests do not reach. So the test has the keys of a browser and tells them over HTTP, as the page would; and what the
worker does with a push is shown by handing it one.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.called import SHOWN, calls, letter_with, push, until
from browser.people import Person
from browser.test_rated_games import PASSWORD, is_sound, sits_down, with_account
from calling.outlets import Phone, PostOffice, PushService, post_office, push_service
from harness.browser import asking
from harness.making import choose, fill_in, open_the_table
from mokum.tables.log import timing
from mokum.tables.serving import calling_back
from web.servers import OpenServer, open_here

pytestmark = pytest.mark.long
AT_ONCE = 300
"""Milliseconds after which somebody who is not there is called, instead of a minute."""


@pytest.fixture(scope="module")
def office() -> Iterator[tuple[PostOffice, int]]:
    with post_office() as opened:
        yield opened


@pytest.fixture(scope="module")
def pushes() -> Iterator[PushService]:
    with push_service() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, office: tuple[PostOffice, int]) -> Iterator[OpenServer]:
    """It calls people, by all ways."""
    settings = {
        "mail": f"smtp+plain://127.0.0.1:{office[1]}",
        "mail_from": "Mokum <mokum@mokum.example>",
        "services": ("ntfy", "webhook"),
        "calls_inside": True,
    }
    with pytest.MonkeyPatch.context() as patch:
        for module in (timing, calling_back):
            patch.setattr(module, "GRACE", AT_ONCE)
        patch.setattr(calling_back, "HEARS", AT_ONCE)
        patch.setattr(calling_back, "AGAIN", AT_ONCE)
        with open_here(tmp_path_factory.mktemp("calling") / "mokum.db", settings=settings) as opened:
            yield opened


@pytest.fixture
def come(server: OpenServer, browser: Browser) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def one(*, phone: bool = False, **more: Any) -> Person:
        people.append(Person(browser, server.origin, phone=phone, bypass_csp=True, **more))
        return people[-1]

    yield one
    for person in people:
        person.leave()
        assert not person.faults, person.faults


def with_address(person: Person, office: PostOffice, address: str) -> Page:
    """By keyboard alone: the address is told with a proof, and counts once the letter's link was opened."""
    page = person.open("/notices")
    add = page.get_by_role("button", name="Add an address")
    add.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="E-mail")
    dialog.get_by_label("Address").focus()
    page.keyboard.type(address)
    dialog.get_by_label("Password").focus()
    page.keyboard.type(PASSWORD)
    is_sound(page)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Open the letter we sent")).to_be_visible()
    link = letter_with(office, address, "/letter/confirm")
    page.goto(link)
    expect(page.get_by_text(f"{address} is confirmed.")).to_be_visible()
    assert link.partition("#")[2] not in page.url
    is_sound(page)
    page.get_by_role("link", name="All about being called").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("switch", name="E-mail")).to_be_checked()
    return page


def with_phone(person: Person, pushes: PushService, name: str) -> Phone:
    """A push service that Chromium does not have: the keys are told as the page would tell them."""
    phone = pushes.phone(name)
    asking(person.context, person.origin)("POST", "/api/notices/ways/browser", phone.keys)
    return phone


def by_days(host: Person) -> str:
    """A table by days, made in the dialog; says what to send to a friend."""
    page = host.open("/")
    fill_in(page, "Routes", 2, bots=0)
    choose(page.get_by_role("dialog").get_by_role("radio", name="Days"))
    open_the_table(page)
    host.at_table()
    return page.locator("input[readonly]").first.input_value().removeprefix(host.origin)


def answers_all(person: Person) -> None:
    """Over HTTP, until somebody else is asked."""
    pilot = person.autopilot
    while (sight := pilot.look())["moves"]:
        pilot.play(pilot.best(sight))
    assert sight["phase"] == "playing"
    assert sight["awaited"]


def ticks(page: Page, kind: str) -> list[Locator]:
    boxes = page.get_by_role("region", name="What for")
    return [boxes.get_by_role("checkbox", name=f"{kind} {way}") for way in ("Browser", "E-mail", "Service")]


def told(page: Page, touch: Callable[[], object]) -> None:
    """The server has kept what was touched."""
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.ok):
        touch()


def test_with_the_browser_closed_one_is_called_by_push_and_by_mail_for_each_turn_once(
    come: Callable[..., Person], office: tuple[PostOffice, int], pushes: PushService
) -> None:
    post, address = office[0], "anna@post.example"
    anna, bram = come(), come()
    with_account(anna, "Anna")
    with_account(bram, "Bram")
    with_address(anna, post, address)
    phone = with_phone(anna, pushes, "anna")
    page = anna.open("/notices")
    expect(page.get_by_role("switch", name="This browser")).to_be_checked()
    expect(page.get_by_text("Browser and E-mail: nothing is ticked yet.")).to_be_visible()
    usual = page.get_by_role("button", name="Tick the usual")
    usual.focus()
    with page.expect_response("**/api/notices/settings") as kept:
        page.keyboard.press("Enter")
    assert kept.value.ok
    is_sound(page)

    link = by_days(bram)
    expect(bram.page.get_by_text("Shall we call you when it is your turn?")).to_be_visible()
    sits_down(anna, link)
    bram.button("Start the game").click()
    anna.table = bram.at_table()
    anna.until(lambda sight: sight["phase"] == "playing" and bool(sight["moves"]))
    signed_in = anna.context.storage_state()
    anna.context.close()

    until(lambda: phone.told or None)
    first = letter_with(post, address, f"/table/{anna.table}")
    assert phone.told[0]["url"] == f"/table/{anna.table}"
    assert calls(post, address) == [phone.told[0]["title"]]

    back = come(storage_state=signed_in)
    back.page.goto(first)
    assert back.at_table() == anna.table
    expect(back.page.locator("#prompt")).to_be_visible()
    answers_all(back)
    signed_in = back.context.storage_state()
    back.context.close()
    answers_all(bram)

    until(lambda: (len(phone.told) > 1 and len(calls(post, address)) > 1) or None)
    assert len(calls(post, address)) == 2, calls(post, address)
    assert [told["title"] for told in phone.told] == calls(post, address)

    stop = letter_with(post, address, "/letter/stop")
    stranger = come(phone=True)
    stranger.page.goto(stop)
    expect(stranger.page.get_by_role("heading", name="No more letters")).to_be_visible()
    is_sound(stranger.page)
    stranger.button("Stop these letters").click()
    expect(stranger.page.get_by_text("We write no more letters")).to_be_visible()
    assert stop.partition("#")[2] not in stranger.page.url

    later = come(storage_state=signed_in)
    page = later.open("/notices")
    browser_tick, mail_tick, _ = ticks(page, "It is your turn")
    expect(browser_tick).to_be_checked()
    expect(mail_tick).not_to_be_checked()
    notices = page.get_by_role("region", name="Notices")
    expect(notices.get_by_role("link")).to_have_count(2)
    expect(page.get_by_role("link", name="Notices: 2 new")).to_be_visible()
    notices.get_by_role("button", name="Mark all as seen").click()
    expect(page.get_by_role("link", name="Notices", exact=True)).to_be_visible()
    is_sound(page)


def test_a_guest_on_a_phone_chooses_by_touch_and_the_worker_shows_what_is_pushed(come: Callable[..., Person]) -> None:
    anna = come(phone=True, service_workers="allow")
    page = anna.open("/notices")
    expect(page.get_by_text("and you can be called")).to_be_visible()
    is_sound(page)
    asking(anna.context, anna.origin)("POST", "/api/guests", {"name": "Anna by phone"})
    page.reload()
    expect(page.get_by_text("Guests are called by their browser alone")).to_be_visible()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        is_sound(page)

    expect(page.get_by_role("checkbox")).to_have_count(5)
    turn = page.get_by_role("checkbox", name="It is your turn Browser")
    expect(turn).not_to_be_checked()
    told(page, turn.tap)
    told(page, lambda: choose(page.get_by_role("radio", name="Once an hour")))
    told(page, lambda: page.get_by_role("switch", name="Quiet hours").tap())
    told(page, lambda: page.get_by_label("To", exact=True).fill("07:15"))
    choose(page.get_by_role("radio", name="Routes"))
    told(page, turn.tap)
    expect(page.get_by_text("Not as all games")).to_be_visible()
    is_sound(page)
    page.reload()
    expect(turn).to_be_checked()
    expect(page.get_by_role("radio", name="Once an hour")).to_be_checked()
    expect(page.get_by_label("To", exact=True)).to_have_value("07:15")
    choose(page.get_by_role("radio", name="Routes"))
    expect(turn).not_to_be_checked()

    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    anna.context.grant_permissions(["notifications"], origin=anna.origin)
    push(page, '{"title":"It is your turn","body":"","tag":"t1","url":"/table/t1","language":"en"}')
    shown = until(lambda: page.evaluate(SHOWN) or None)
    assert shown == [["It is your turn", "t1", "/table/t1"]]
    push(page, '{"title":"2 calls from Mokum","body":"a\\nb","tag":"t2","url":"/notices","language":"en"}')
    push(page, '{"title":"The game is over","body":"","tag":"t1","url":"/table/t1","language":"en"}')
    # The page of the second one is being looked at; the third takes the place of the first.
    until(lambda: page.evaluate(SHOWN) == [["The game is over", "t1", "/table/t1"]] or None)


def test_a_forgotten_password_is_set_anew_by_a_letter(
    come: Callable[..., Person], office: tuple[PostOffice, int]
) -> None:
    post, address = office[0], "wim@post.example"
    wim = come()
    name = with_account(wim, "Wim")
    with_address(wim, post, address)
    page = wim.open("/profile")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Forgot your password?").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name or e-mail address").fill(address)
    is_sound(page)
    dialog.get_by_role("button", name="Send me a letter").click()
    expect(page.get_by_text("If there is an account with a confirmed address")).to_be_visible()
    link = letter_with(post, address, "/letter/password")

    phone = come(phone=True)
    page = phone.page
    page.goto(link)
    expect(page.get_by_role("heading", name="A new password")).to_be_visible()
    assert link.partition("#")[2] not in page.url
    is_sound(page)
    page.get_by_label("New password").fill("another good secret 71")
    page.get_by_role("button", name="Set the password and sign in").click()
    expect(page.get_by_text(f"Welcome back, {name}.")).to_be_visible()
    page.goto(link)
    page.get_by_label("New password").fill("another good secret 72")
    page.get_by_role("button", name="Set the password and sign in").click()
    expect(page.get_by_role("alert")).to_contain_text("This link is used or too old")
