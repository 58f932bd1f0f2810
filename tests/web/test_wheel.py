"""Whoever installs the package has the client too: the wheel holds it as it was built."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from mokum.web.app import STATIC

ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_the_wheel_holds_the_client(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("mokum-*.whl")
    packed = zipfile.ZipFile(wheel)
    built = {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file()}
    assert {"index.html", "worker.js", "manifest.webmanifest"} <= built, (
        "the client is not built: scripts/client does it"
    )
    assert {f"mokum/web/static/{name}" for name in built} <= set(packed.namelist())
    assert packed.read("mokum/web/static/index.html") == (STATIC / "index.html").read_bytes()
