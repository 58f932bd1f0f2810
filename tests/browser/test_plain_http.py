"""At home a server is reached by plain http and its own name, where browsers give less: everything goes on there."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.people import Person
from harness.browser import chromium
from web.servers import OpenServer, open_here

AT_HOME = "http://kitchen.test"
ASKED = "Keep one or both of your first contracts"
RESIGN = """(table) => fetch(`/api/tables/${table}/orders`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ command: "5b2e0f4c-6f0e-4d43-9c57-0f5a3f3d7c11", do: { type: "Resign" } }),
}).then((answer) => answer.status)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_here(tmp_path_factory.mktemp("server") / "mokum.db", also=frozenset({AT_HOME})) as opened:
        yield opened


@pytest.fixture(scope="module")
def browser(server: OpenServer) -> Iterator[Browser]:
    """Knows the server by its name at home."""
    with chromium(f"--host-resolver-rules=MAP kitchen.test 127.0.0.1:{server.port}") as opened:
        yield opened


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_game_is_played_and_shown_again_over_plain_http(
    browser: Browser, people: list[Person], phone: bool, tmp_path: Path
) -> None:
    anna = Person(browser, AT_HOME, phone=phone)
    people.append(anna)
    page = anna.open()
    assert page.evaluate("[isSecureContext, !!crypto.subtle, !!navigator.clipboard]") == [False, False, False]
    page.get_by_label("Your name").fill("Anna Home")
    page.get_by_role("button", name="Play now against bots").first.click()
    table = anna.at_table()
    anna.expect_visible(ASKED)
    page.reload()
    anna.expect_visible(ASKED)
    page.screenshot(path=tmp_path / "playing.png")
    assert page.evaluate(RESIGN, table) == 200
    page.goto(f"{AT_HOME}/replay/{table}")
    page.get_by_role("button", name="Link to this moment").click()
    anna.expect_visible("The link to this moment is copied.")
