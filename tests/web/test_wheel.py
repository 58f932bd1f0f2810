"""A package without the browser client is never built by accident, and one without it on purpose says so."""

import re
import zipfile
from pathlib import Path

import pytest

from web.browsers import Browser
from web.packages import ROOT, build, clean_copy
from web.servers import open_here

SWITCH = "MOKUM_BUILD_CLIENT"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean copy; nothing is built in it."""
    return clean_copy(tmp_path_factory.mktemp("copy"))


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder with all the programs that can be found."""
    folder = tmp_path / "programs"
    folder.mkdir()
    return folder


def node_that_says(version: str, folder: Path) -> None:
    program = folder / "node"
    program.write_text(f"#!/bin/sh\necho {version}\n")
    program.chmod(0o755)


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
@pytest.mark.parametrize(
    ("node", "missing"),
    [
        (None, "needs Node 20.19 or newer, and there is no Node here"),
        ("v20.18.3", "needs Node 20.19 or newer, and this is v20.18.3"),
        ("v20.19.0", "needs npm, which usually comes with Node, and it is not here"),
    ],
)
def test_what_is_missing_is_said_in_one_sentence(
    copy: Path, programs: Path, *, tmp_path: Path, kind: str, node: str | None, missing: str
) -> None:
    if node is not None:
        node_that_says(node, programs)
    built = build(copy, kind, tmp_path / "dist", path=str(programs))
    assert built.returncode != 0
    assert f"Mokum was not built: building the browser client {missing}." in built.stderr
    assert f"set {SWITCH}=no." in built.stderr
    assert "Traceback" not in built.stderr
    assert not list(tmp_path.glob("dist/mokum-*"))


def test_a_server_without_the_client_can_be_built_on_purpose(copy: Path, programs: Path, tmp_path: Path) -> None:
    built = build(copy, "wheel", tmp_path, path=str(programs), **{SWITCH: "no"})
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("mokum-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "mokum/web/app.py" in names
    assert "mokum/rules/routes.md" in names
    assert not [name for name in names if name.startswith("mokum/web/static/")]


def test_its_start_page_says_why_there_is_nothing_to_see(tmp_path: Path) -> None:
    with open_here(tmp_path / "mokum.db", static=tmp_path) as server:
        page = Browser(server).ask("GET", "/").body.decode()
    assert "without the browser client" in page
    assert "scripts/client" in page
    assert SWITCH in page


def test_the_switch_is_the_one_that_the_page_for_operators_names() -> None:
    (named,) = re.findall(r'^SWITCH = "(.*)"$', (ROOT / "hatch_build.py").read_text(), re.MULTILINE)
    assert named == SWITCH
    assert f"`{SWITCH}=no`" in (ROOT / "docs" / "hosting.md").read_text()
