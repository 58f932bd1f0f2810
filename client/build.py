"""Builds the browser client into the Python package; does nothing where nothing has changed.

Run by `scripts/client` in a checkout and by the build hook `hatch_build.py` wherever a package is built. A package has
the games that come with Mokum; in a checkout those of the folders that `MOKUM_GAMES` names are built in, too.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
GAMES = CLIENT.parent / "src" / "mokum" / "games"
BUILT = CLIENT.parent / "src" / "mokum" / "web" / "static"
STAMP = CLIENT / ".built"
"""What the built client was made from. A source distribution has it too: there nothing needs to be built again."""
PACKAGES = CLIENT / "node_modules"
OLDEST_NODE = 20, 19
SETTING = "MOKUM_GAMES"
"""Names folders with further games, as for the server; a game brings its part of the client in its folder `client`."""


class CannotBuild(Exception):
    """The text says in one sentence what is missing or what went wrong."""


def build(*, fresh: bool = False, games: Sequence[Path] = ()) -> bool:
    """Build the client if it is not there, or not from these sources and folders of games; tells whether it did."""
    made_from = _fingerprint(games)
    if not fresh and (BUILT / "index.html").is_file() and _read(STAMP) == made_from:
        return False
    npm = _npm()
    STAMP.unlink(missing_ok=True)
    _install_packages(npm)
    command = [npm, "run", "--silent", "build", "--", "--logLevel", "warn"]
    _run(command, "the build of the browser client failed", {SETTING: os.pathsep.join(map(str, games))})
    STAMP.write_text(made_from, encoding="utf-8")
    return True


def _install_packages(npm: str) -> None:
    """As locked, and nothing is saved.

    `npm ci` would refuse the lock: it has the binaries of Linux alone, and every other system finds its own.
    """
    lock = f"{hashlib.sha256((CLIENT / 'package-lock.json').read_bytes()).hexdigest()}  package-lock.json"
    noted = PACKAGES / ".lock"
    if _read(noted) == lock:
        return
    install = [npm, "install", "--no-save", "--silent", "--no-audit", "--no-fund"]
    _run(install, "npm could not install the packages of the browser client (is the package registry reachable?)")
    noted.write_text(lock, encoding="utf-8")


def _fingerprint(games: Sequence[Path]) -> str:
    """One hash of all that the client is made from: its own files but its tests, boards' data, games outside."""
    own = (path for path in CLIENT.rglob("*") if PACKAGES not in path.parents and path != STAMP)
    outside = (path for folder in games for path in folder.glob("*/client/**/*"))
    sources = [path for path in (*own, *outside) if ".test." not in path.name and "__pycache__" not in path.parts]
    names = {path: Path(os.path.relpath(path, CLIENT.parent)).as_posix() for path in (*sources, *GAMES.rglob("*.json"))}
    total = hashlib.sha256()
    for path in sorted(names, key=names.__getitem__):
        if path.is_file():
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            total.update(f"{names[path]} {content}\n".encode())
    return total.hexdigest()


def _npm() -> str:
    """Where npm is, beside a Node that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    oldest = ".".join(map(str, OLDEST_NODE))
    if node is None:
        raise CannotBuild(f"building the browser client needs Node {oldest} or newer, and there is no Node here")
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    version = re.match(r"v(\d+)\.(\d+)", said)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        raise CannotBuild(f"building the browser client needs Node {oldest} or newer, and this is {said or 'broken'}")
    if npm is None:
        raise CannotBuild("building the browser client needs npm, which usually comes with Node, and it is not here")
    return npm


def _run(command: list[str], failure: str, settings: Mapping[str, str] | None = None) -> None:
    # What npm says goes to the error stream: whoever builds a package may read the other one.
    environment = os.environ | (settings or {})
    if subprocess.run(command, cwd=CLIENT, env=environment, stdout=sys.stderr, check=False).returncode:
        raise CannotBuild(failure)


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8").strip() if file.is_file() else ""


if __name__ == "__main__":
    named = [Path(folder).absolute() for folder in os.environ.get(SETTING, "").split(os.pathsep) if folder]
    try:
        build(fresh="--fresh" in sys.argv[1:], games=named)
    except CannotBuild as reason:
        sys.exit(f"{str(reason)[0].upper()}{str(reason)[1:]}.")
