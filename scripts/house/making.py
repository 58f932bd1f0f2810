"""Making a table as anybody does: the dialog of the start page, with bots at all other seats."""

from playwright.sync_api import Locator, Page, expect

EXTENSIONS = ("Foreman and Bailiff", "Tasks", "Pawn on the black market", "More market tiles")
"""What the rules of harbour can be extended by, as the dialog calls it."""


def _choose(button: Locator) -> None:
    """Its words are what a hand reaches for: the button itself lies under them."""
    expect(button).to_be_enabled()
    button.locator("xpath=ancestor::label[1]").click()
    expect(button).to_be_checked()


def make_table(page: Page, game: str, seats: int, switches: tuple[str, ...] = ()) -> None:
    """`switches` are the rules of the table that are turned on."""
    page.get_by_role("button", name="Make a table").first.click()
    dialog = page.get_by_role("dialog")
    _choose(dialog.get_by_role("radio", name=game))
    _choose(dialog.get_by_role("radiogroup", name="Seats").get_by_role("radio", name=str(seats), exact=True))
    if seats > 1:
        bots = dialog.get_by_role("radiogroup", name="Bots among them")
        _choose(bots.get_by_role("radio", name=str(seats - 1), exact=True))
    if switches:
        dialog.get_by_text("Rules of this table").click()
    for switch in switches:
        _choose(dialog.get_by_label(switch, exact=True))
    page.locator("button[form=make-table]").click()
    page.wait_for_url("**/table/**")
