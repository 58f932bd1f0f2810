"""Two who met in a game follow each other and one asks the other again; who is blocked is not asked nor seated."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect

from browser.people import Person
from browser.test_pairing import Come, card_of, looks_for
from browser.test_rated_games import gives_up, is_sound, with_account
from harness.making import choose

pytestmark = pytest.mark.long


def follow_at_the_table(person: Person, name: str) -> None:
    """After the game, from the menu of the table."""
    person.page.get_by_role("dialog").get_by_role("button", name="Close").first.click()
    person.button("More").first.click()
    person.page.get_by_role("menuitem", name="People at this table").click()
    dialog = person.page.get_by_role("dialog", name="People at this table")
    follow = dialog.get_by_role("button", name=f"Follow {name}")
    expect(follow).to_have_attribute("aria-pressed", "false")
    is_sound(person.page)
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")


def follow_on_the_page(person: Person, name: str) -> None:
    page = person.open(f"/player/{quote(name)}")
    follow = page.get_by_role("button", name=f"Follow {name}")
    expect(follow).to_have_attribute("aria-pressed", "false")
    is_sound(page)
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")


def open_for(person: Person) -> None:
    """The dialog for a table of one's own, which opened because somebody waits to be asked to it."""
    dialog = person.page.get_by_role("dialog", name="Make a table")
    for group, number in (("Seats", "2"), ("Bots among them", "None")):
        choose(dialog.get_by_role("radiogroup", name=group).get_by_role("radio", name=number, exact=True))
    person.button("Open the table").click()
    person.at_table()
    expect(person.page.locator("[data-invite-people]").get_by_text("Invited", exact=True)).to_be_visible()


def friend(person: Person, name: str) -> Locator:
    card_of(person.page)
    return person.page.locator("[data-followed]").filter(has_text=name)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_two_who_met_follow_each_other_and_play_again(come: Come, phone: bool) -> None:
    fenna, bram = come(phone=phone), come(phone=phone)
    name, other = with_account(fenna, "Fenna"), with_account(bram, "Bram")
    for person in (fenna, bram):
        looks_for(person, "Routes", rated=True)
    for person in (fenna, bram):
        person.page.wait_for_url(re.compile("/table/"))
        person.at_table()
        person.until(lambda sight: sight["phase"] == "playing")
    gives_up(bram)
    expect(fenna.page.get_by_role("dialog").get_by_text("1 of 10 games")).to_have_count(2)
    follow_at_the_table(fenna, other)
    follow_on_the_page(bram, name)

    fenna.open("/")
    expect(friend(fenna, other).get_by_text("here now")).to_be_visible()
    is_sound(fenna.page)
    friend(fenna, other).get_by_role("button", name=f"Invite {other} to a table").click()
    open_for(fenna)
    is_sound(fenna.page)

    bram.open("/leaders")
    said = bram.page.get_by_role("region", name="Notifications").get_by_role("listitem").filter(has_text=name)
    expect(said).to_contain_text(f"{name} invites you to a game of Routes.")
    is_sound(bram.page)
    said.get_by_role("button", name="Sit down").click()
    assert bram.at_table() == fenna.table
    fenna.button("Start the game").click()
    for person in (fenna, bram):
        person.until(lambda sight: sight["phase"] == "playing")
    bram.open("/")
    expect(bram.page.locator("[data-invitation]")).to_have_count(0)


def test_who_is_blocked_is_neither_asked_nor_seated_and_not_told(come: Come) -> None:
    anna, eve = come(), come(phone=True)
    name, other = with_account(anna, "Anna"), with_account(eve, "Eve")
    follow_on_the_page(eve, name)
    eve.button(f"Invite {name} to a table").click()
    open_for(eve)
    anna.open("/")
    asked = anna.page.locator("[data-invitation]")
    expect(asked).to_have_count(1)
    is_sound(anna.page)

    page = anna.open(f"/player/{quote(other)}")
    page.get_by_role("button", name=f"Block {other}").click()
    sure = page.get_by_role("alertdialog")
    expect(sure.get_by_text("They are not told.")).to_be_visible()
    is_sound(page)
    sure.get_by_role("button", name="Block").click()
    expect(page.get_by_role("button", name=f"Unblock {other}")).to_be_visible()
    with page.expect_response(re.compile("/api/invitations$")):
        anna.open("/")
    expect(asked).to_have_count(0)
    blocked = anna.open("/profile").locator("[data-chosen=blocks]")
    expect(blocked.get_by_text(other)).to_be_visible()
    is_sound(anna.page)

    eve.open(f"/player/{quote(name)}")
    expect(eve.button(f"Follow {name}")).to_have_attribute("aria-pressed", "true")
    eve.button(f"Invite {name} to a table").click()
    open_for(eve)
    anna.open("/")
    anna.button("Make a table").first.click()
    dialog = anna.page.get_by_role("dialog", name="Make a table")
    choose(dialog.get_by_role("radiogroup", name="Bots among them").get_by_role("radio", name="None", exact=True))
    anna.button("Open the table").click()
    anna.at_table()
    link = anna.page.locator("input[readonly]").first.input_value()
    eve.open(link.removeprefix(anna.origin))
    eve.at_table()
    eve.button("Sit down").click()
    expect(eve.page.get_by_text("Not now, or not you.")).to_be_visible()
    assert [seat["player"] for seat in anna.look()["seats"][1:]] == [""] * (len(anna.look()["seats"]) - 1)
