"""The built client in a real browser: it does nothing forbidden, begins without a network, and is light."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from harness.browser import chromium
from harness.making import make_table
from mokum.web.app import STATIC
from web.servers import OpenServer

PAGES = (
    "/",
    "/rules",
    "/rules/routes",
    "/profile",
    "/games",
    "/player/Nobody",
    "/leaders/routes",
    "/fair",
    "/opponents",
    "/notices",
    "/letter/confirm#none",
    "/letter/stop#none",
    "/letter/password#none",
    "/table/85dbb89f-5a1b-563c-904b-7bd85d4af7e9",
    "/table/85dbb89f-5a1b-563c-904b-7bd85d4af7e9/analysis",
    "/nowhere",
)
UNSAID = re.compile(
    r"\b(?:shell|common|start|people|table|rules|replay|fair|opponents|finished|career|leaders|ratings|pairing|notices|letters|routes)"
    r"\.[a-z]\w*"
)
"""The id of a message that has no words on its page."""
ASKED = "Keep one or both of your first contracts"
MOST_BYTES = 200_000
"""Of JavaScript, packed with gzip, until a table can be seen; with brotli, as browsers get it, an eighth less."""
NOTHING_LATER = """
const now = window.setTimeout;
window.setTimeout = (what, delay, ...more) => (delay >= 5000 ? 0 : now(what, delay, ...more));
"""
"""What is fetched for later, after some seconds, is not counted, however slow the machine is."""
LAYING_OUT = """() => {
  const tookLayout = (change) => {
    const began = performance.now();
    change();
    document.body.offsetHeight;
    return performance.now() - began;
  };
  const middle = (times) => times.sort((one, other) => one - other)[times.length >> 1];
  const isBoard = (svg) => svg.querySelectorAll("*").length > 100;
  const boards = [...document.querySelectorAll("#board svg")].filter(isBoard);
  const show = (how) => boards.forEach((board) => (board.style.display = how));
  const line = document.createElement("p");
  line.textContent = "Something happened";
  const lines = [], shown = [];
  for (let round = 0; round < 15; round++) {
    lines.push(tookLayout(() => document.querySelector("[data-log]").append(line)));
    tookLayout(() => line.remove());
    tookLayout(() => show("none"));
    shown.push(tookLayout(() => show("")));
  }
  return { board: boards.length > 0, line: middle(lines), shown: middle(shown) };
}"""
"""How long it takes to lay out the page with one more line in the log, and with a board that was not there before."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert (STATIC / "index.html").is_file(), "the client is not built: scripts/client does it"
    with chromium() as opened:
        yield opened


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900})
    yield context
    context.close()


def faults_of(page: Page) -> list[str]:
    """What goes wrong on a page from now on. Answers of 4xx are none: nobody is signed in yet."""
    faults: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        if said.type == "error" and "Failed to load resource" not in said.text:
            faults.append(said.text)

    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", hear)
    return faults


def play_against_bots(page: Page, server: OpenServer) -> None:
    page.goto(server.origin)
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text(ASKED)).to_be_visible()


def test_no_page_does_what_the_server_forbids(server: OpenServer, context: BrowserContext) -> None:
    page = context.new_page()
    faults = faults_of(page)
    for address in PAGES:
        page.goto(server.origin + address)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert "Mokum" in page.title()
        assert not UNSAID.findall(page.locator("body").inner_text()), address
    play_against_bots(page, server)
    assert not UNSAID.findall(page.locator("body").inner_text())
    assert faults == []


def test_the_start_page_is_there_without_a_network(server: OpenServer, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(server.origin)
    page.evaluate(
        "new Promise((done) => navigator.serviceWorker.controller ? done()"
        " : navigator.serviceWorker.addEventListener('controllerchange', () => done()))"
    )
    kept = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))"
        ".flat().map((request) => new URL(request.url).pathname)"
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]
    context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_be_visible()
    expect(page.get_by_text("You are offline.")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_text("You are offline.")).to_be_hidden()


@pytest.mark.parametrize("game", ["Routes", "Harbour", "Merchants"])
def test_the_first_view_of_a_table_is_light(server: OpenServer, context: BrowserContext, game: str) -> None:
    page = context.new_page()
    page.goto(server.origin)
    make_table(page, game, 4)
    address = page.url
    fresh = context.new_page()
    fresh.add_init_script(NOTHING_LATER)
    session = context.new_cdp_session(fresh)
    session.send("Network.enable")
    session.send("Network.setBypassServiceWorker", {"bypass": True})
    weights: dict[str, int] = {}

    def weigh(url: str) -> None:
        file = STATIC / url.removeprefix(server.origin + "/")
        if file.suffix == ".js" and file.is_file():
            packed = file.with_suffix(".js.gz")
            weights[file.name] = (packed if packed.is_file() else file).stat().st_size

    fresh.on("response", lambda response: weigh(response.url))
    fresh.goto(address)
    fresh.wait_for_selector("#prompt")
    fresh.wait_for_load_state("networkidle")
    assert len(weights) > 3
    heaviest = sorted(weights.items(), key=lambda one: -one[1])
    assert sum(weights.values()) <= MOST_BYTES, f"{sum(weights.values())}: {heaviest}"


@pytest.mark.parametrize("game", ["Routes", "Harbour", "Merchants"])
def test_a_line_in_the_log_does_not_lay_out_the_board(server: OpenServer, context: BrowserContext, game: str) -> None:
    page = context.new_page()
    page.goto(server.origin)
    make_table(page, game, 4)
    page.wait_for_selector("#prompt")
    page.wait_for_selector("[data-log] li")
    page.wait_for_load_state("networkidle")
    took = page.evaluate(LAYING_OUT)
    assert took["board"]
    assert took["line"] * 5 < took["shown"], took
