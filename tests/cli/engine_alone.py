"""Commands in a process that does not find some packages: `engine_alone.py alembic,fastapi < commands.json`.

Without those that come with extras it is as where somebody has installed `mokum` alone. Reads a list of commands,
each a list of words, and tells of each its exit code and what it said. The command `import` imports the modules that
are named after it.
"""

import importlib
import json
import re
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
_NAME = re.compile(r"[\w.-]+")


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def other_packages() -> set[str]:
    """The installed modules that neither `dependencies` names nor what it names brings along."""
    waiting = list(tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"])
    found = {"mokum"}
    while waiting:
        needed = waiting.pop()
        match = _NAME.match(needed)
        if match is None or "extra ==" in needed or "platform_system" in needed or "sys_platform" in needed:
            continue
        name = _normal(match[0])
        if name not in found:
            found.add(name)
            waiting += distribution(name).requires or []
    return {module for module, owners in packages_distributions().items() if not found & {*map(_normal, owners)}}


class Absent:
    """Finds nothing, and lets nobody else find these packages."""

    def __init__(self, packages: set[str]) -> None:
        self._packages = packages

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        if name.partition(".")[0] in self._packages:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def main() -> None:
    sys.meta_path.insert(0, Absent({*sys.argv[1].split(",")}))
    from typer.testing import CliRunner

    from mokum.cli.app import app

    told = []
    for words in json.load(sys.stdin):
        if words[0] == "import":
            for module in words[1:]:
                importlib.import_module(module)
            continue
        done = CliRunner().invoke(app, words)
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        told.append((done.exit_code, done.stdout, done.stderr))
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
