"""Installed means playable: the wheel that was made from the sdist, in a new environment, in a real browser."""

import os
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.people import Person
from browser.routes_hands import Clicks
from browser.serving import served
from web.packages import build, clean_copy, install, share_packages

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution from a clean copy, and the wheel from that: there is no Node for the second step."""
    folder = tmp_path_factory.mktemp("dist")
    copy = clean_copy(folder / "copy")
    share_packages(copy)
    made = build(copy, "sdist", folder)
    assert made.returncode == 0, made.stderr
    (sdist,) = folder.glob("mokum-*.tar.gz")
    made = build(sdist, "wheel", folder, path=str(folder / "nothing"))
    assert made.returncode == 0, made.stderr
    return folder


@pytest.fixture(scope="module")
def address(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """What `mokum serve` prints, in an environment that has nothing but the wheel and what the server's lock names."""
    folder = tmp_path_factory.mktemp("installed")
    (wheel,) = dist.glob("mokum-*.whl")
    mokum = install(wheel, folder / "venv")
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MOKUM", "VIRTUAL"))}
    with served(str(mokum), folder, alone) as found:
        yield found


def test_both_packages_hold_the_same_client(dist: Path) -> None:
    (sdist,), (wheel,) = dist.glob("mokum-*.tar.gz"), dist.glob("mokum-*.whl")
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2]: name for name in archive.getnames()}
        page = archive.extractfile(packed["src/mokum/web/static/index.html"])
        assert page is not None
        start = page.read()
    client = {name.removeprefix("src/") for name in packed if name.startswith("src/mokum/web/static/")}
    client = {name for name in client if not name.endswith(("/static", "/assets"))}
    held = zipfile.ZipFile(wheel)
    assert {"mokum/web/static/index.html", "mokum/web/static/worker.js"} <= client <= set(held.namelist())
    assert start == held.read("mokum/web/static/index.html")
    assert {"client/package-lock.json", "client/build.py", "client/.built", "hatch_build.py"} <= packed.keys()
    assert not [name for name in packed if "node_modules" in name]


def test_a_game_against_bots_reaches_its_second_turn(address: str, browser: Browser) -> None:
    anna = Person(browser, address)
    anna.open()
    anna.page.get_by_label("Your name").fill("Anna Installed")
    anna.button("Play now against bots").first.click()
    anna.at_table()
    hands, turns = Clicks(anna), 0
    while turns < 2:
        sight = anna.until(lambda now: bool(now["moves"]))
        move = anna.autopilot.best(sight)
        anna.sees(sight["version"])
        hands.play(sight, move)
        version = sight["version"]
        anna.until(lambda now, version=version: now["version"] > version)  # type: ignore[misc]
        turns += not move.startswith("keep")
    anna.leave()
    assert not anna.faults, anna.faults
