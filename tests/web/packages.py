"""Packages of Mokum as anybody would build and install them: from a clean copy, with the tools of this checkout."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")

Done = subprocess.CompletedProcess[str]


def clean_copy(folder: Path) -> Path:
    """The files of this checkout that git has or would take; nothing that was built here."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


def share_packages(copy: Path) -> None:
    """Lend the copy the npm packages of this checkout, which are the same as locked: nothing is downloaded twice."""
    (copy / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules", target_is_directory=True)


def build(source: Path, kind: str, into: Path, *, path: str | None = None, **more: str) -> Done:
    """`kind` is sdist or wheel; `path` is where programs are found, such as Node."""
    environment = os.environ | more | ({} if path is None else {"PATH": path})
    command: list[Path | str] = [
        UV,
        "build",
        "--no-build-isolation",
        "--python",
        sys.executable,
        f"--{kind}",
        "--out-dir",
        into,
        source,
    ]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def install(wheel: Path, into: Path) -> Path:
    """A new virtual environment with this wheel and what a server needs, as locked; gives its `mokum`."""
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, into], check=True)
    locked: list[Path | str] = ["--require-hashes", "-r", ROOT / "locks" / "server.txt"]
    alone: list[Path | str] = ["--no-deps", "--no-index", wheel]
    for what in (locked, alone):
        subprocess.run([UV, "pip", "install", "--quiet", "--python", into / "bin" / "python", *what], check=True)
    return into / "bin" / "mokum"
