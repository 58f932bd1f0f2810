"""A real server with the built client, and a real Chromium, for all tests of what people see."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.lines import Lines, lines_before
from browser.people import PATIENCE, Person
from harness.browser import chromium
from harness.services import free_port
from mokum.catalog import game as find_game
from mokum.catalog import shipped
from mokum.tables.selling import stalls
from mokum.web.app import STATIC
from web.servers import OpenServer, open_here

expect.set_options(timeout=PATIENCE * 1000)

UNEVEN = 5_000
"""Milliseconds that the machine of the tests may stop, again and again: else limits are sealed after three lots."""


@pytest.fixture(autouse=True)
def _patient_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a stop does to a lot is told in `tests/tables/selling`; here one looks at the clock."""
    monkeypatch.setattr(stalls, "LONGEST", UNEVEN)


@pytest.fixture(scope="session")
def second_address() -> str:
    """Where the server can be reached over lines that can be cut."""
    return f"http://localhost:{free_port()}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, second_address: str) -> Iterator[OpenServer]:
    """Its pages offer the games that come with Mokum."""
    assert (STATIC / "index.html").is_file(), "the client is not built: scripts/install does it"
    file = tmp_path_factory.mktemp("server") / "mokum.db"
    with pytest.MonkeyPatch.context() as patch, open_here(file, also=frozenset({second_address})) as opened:
        patch.setattr("mokum.web.http.games.games", lambda: {slug: find_game(slug) for slug in shipped()})
        yield opened


@pytest.fixture(scope="session")
def lines(server: OpenServer, second_address: str) -> Iterator[Lines]:
    with lines_before(server, second_address) as opened:
        yield opened


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Gone before the tests of another file: while it is open, its loop runs, and no other can be started."""
    with chromium() as opened:
        yield opened


@pytest.fixture
def people(server: OpenServer, browser: Browser) -> Iterator["list[Person]"]:
    """Whoever comes in here leaves at the end, and has seen no error."""
    came: list[Person] = []
    yield came
    for person in came:
        person.leave()
    faults = [fault for person in came for fault in person.faults]
    assert not faults, faults


@pytest.fixture
def come(
    server: OpenServer, browser: Browser, people: "list[Person]", monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Person]:
    """People come in one after the other. Games are rated as soon as they are over."""
    monkeypatch.setattr("mokum.bootstrap.SETTLED", -1)

    def one(*, phone: bool = False) -> Person:
        people.append(Person(browser, server.origin, phone=phone, bypass_csp=True))
        return people[-1]

    return one
