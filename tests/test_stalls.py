"""A failure is looked at again where the machine stood still, and nowhere else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stalls import STALL

HERE = Path(__file__).parent
CONFTEST = """
from stalls import watch_the_machine

def pytest_configure(config):
    watch_the_machine(config)
"""
STORY = """
import os, signal, subprocess
from pathlib import Path

import pytest

TOLD = Path(__file__).with_name("told")

@pytest.fixture(scope="module")
def server():
    TOLD.write_text(TOLD.read_text() + "opened " if TOLD.exists() else "opened ")

def test_told(server):
    {stall}
    assert TOLD.read_text().count("opened") >= {wanted}, "hurt"

def test_after(server):
    pass
"""
STOPS = f"""
    subprocess.Popen(["sh", "-c", f"sleep {STALL * 1.5}; kill -CONT {{os.getpid()}}"])
    os.kill(os.getpid(), signal.SIGSTOP)
"""


def _told(folder: Path, *, stall: str, wanted: int, workers: int) -> tuple[str, str]:
    """What the runner says of a story that passes when its server was opened so many times; and how often it was."""
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "test_story.py").write_text(STORY.format(stall=stall.strip() or "pass", wanted=wanted))
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "xdist", f"-n{workers}", "--rootdir", str(folder), "."],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(HERE), "PYTEST_ADDOPTS": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return ended.stdout, (folder / "told").read_text()


@pytest.mark.parametrize("workers", [0, 1])
def test_what_failed_while_the_machine_stood_still_is_told_again(tmp_path: Path, workers: int) -> None:
    told, opened = _told(tmp_path, stall=STOPS, wanted=2, workers=workers)
    assert "2 passed in" in told, told
    assert "told again: test_story.py::test_told: a stall of" in told
    assert "AssertionError" in told
    assert opened.count("opened") == 2, "with a server of its own, which the next test shares"


def test_what_fails_again_has_failed(tmp_path: Path) -> None:
    told, opened = _told(tmp_path, stall=STOPS, wanted=9, workers=0)
    assert "1 failed, 1 passed in" in told, told
    assert opened.count("opened") == 2, "once more, and not until it passes"


def test_what_fails_while_the_machine_runs_has_failed(tmp_path: Path) -> None:
    told, opened = _told(tmp_path, stall="", wanted=2, workers=0)
    assert "1 failed, 1 passed in" in told, told
    assert "told again" not in told
    assert opened.count("opened") == 1
