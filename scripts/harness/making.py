"""Making a table as anybody does: the dialog of the start page, with bots at all other seats."""

from playwright.sync_api import Locator, Page, expect


def choose(button: Locator) -> None:
    """Its words are what a hand reaches for: the button itself lies under them."""
    expect(button).to_be_enabled()
    button.locator("xpath=ancestor::label[1]").click()
    expect(button).to_be_checked()


def fill_in(
    page: Page, game: str, seats: int, *, bots: int | None = None, lots: str = "", switches: tuple[str, ...] = ()
) -> None:
    """Opens the dialog and chooses; without a word about `bots` they have all other seats.

    `lots` is the tempo of the clock, or "sealed"; `switches` are the rules of the table that are turned on.
    """
    page.get_by_role("button", name="Make a table").first.click()
    dialog = page.get_by_role("dialog")
    choose(dialog.get_by_role("radio", name=game))
    choose(dialog.get_by_role("radiogroup", name="Seats").get_by_role("radio", name=str(seats), exact=True))
    if seats > 1:
        wanted = seats - 1 if bots is None else bots
        among = dialog.get_by_role("radiogroup", name="Bots among them")
        choose(among.get_by_role("radio", name=str(wanted) if wanted else "None", exact=True))
    if lots == "sealed":
        choose(dialog.get_by_role("radio", name="Sealed limits"))
    elif lots:
        dialog.get_by_label("The clock", exact=True).select_option(lots)
    if switches:
        dialog.get_by_text("Rules of this table").click()
    for switch in switches:
        choose(dialog.get_by_label(switch, exact=True))


def open_the_table(page: Page) -> None:
    """What was filled in becomes a table; where bots have all other seats the game begins at once."""
    page.locator("button[form=make-table]").click()
    page.wait_for_url("**/table/**")


def make_table(page: Page, game: str, seats: int, switches: tuple[str, ...] = ()) -> None:
    """A table with bots at all other seats."""
    fill_in(page, game, seats, switches=switches)
    open_the_table(page)
