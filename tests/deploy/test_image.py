"""The image is made from the locks alone, from files that exist, and runs without power: read in the Dockerfile."""

import json
import re
import shutil
import subprocess
import tomllib
import zipfile
from pathlib import Path

import pytest

from web.packages import ROOT, build

TEXT = (ROOT / "Dockerfile").read_text()
STAGES = re.split(r"^FROM ", TEXT.replace("\\\n", " "), flags=re.MULTILINE)[1:]
CLIENT, BUILD, LAST = STAGES


def copies(stage: str) -> list[tuple[list[str], str]]:
    """What a stage copies out of this checkout, and where to."""
    lines = re.findall(r"^COPY (?!--from)(.+)$", stage, re.MULTILINE)
    return [(words[:-1], words[-1]) for words in map(str.split, lines)]


def locked(name: str) -> dict[str, str]:
    """The packages of a lock, with their versions."""
    text = (ROOT / "locks" / name).read_text()
    return dict(re.findall(r"^([a-z0-9-]+(?:\[[a-z]+\])?)==([^ ;]+)", text, re.MULTILINE))


@pytest.mark.parametrize("stage", [CLIENT, BUILD, LAST], ids=["client", "build", "last"])
def test_everything_that_is_copied_exists(stage: str) -> None:
    for sources, _ in copies(stage):
        for source in sources:
            assert (ROOT / source).exists(), source


def test_nothing_is_installed_but_as_locked() -> None:
    installs = re.findall(r"pip (?:install|wheel|download) [^&\n]+", " ".join(STAGES))
    assert len(installs) == 4
    for command in installs:
        from_a_lock = re.search(r"--require-hashes -r (locks/\w+\.txt)", command)
        assert from_a_lock or ("--no-deps" in command and {"--no-index", "--no-build-isolation"} & set(command.split()))
        if from_a_lock:
            assert (ROOT / from_a_lock[1]).is_file()
    assert "package-lock.json" in CLIENT
    assert re.search(r"npm install [^&\n]*--ignore-scripts[^&\n]* && node installed\.mjs$", CLIENT, re.MULTILINE)
    assert "apt-get" not in TEXT
    assert "npx" not in TEXT


PACKAGE = {"node_modules/react": {"version": "1.0.0", "integrity": "sha512-right"}}


@pytest.mark.parametrize(
    ("installed", "is_right"),
    [
        (PACKAGE, True),
        ({}, False),
        (PACKAGE | {"node_modules/stranger": {"version": "1.0.0", "integrity": "sha512-right"}}, False),
        ({"node_modules/react": {"version": "1.0.1", "integrity": "sha512-right"}}, False),
        ({"node_modules/react": {"version": "1.0.0", "integrity": "sha512-wrong"}}, False),
        ({"node_modules/react": {"version": "1.0.0"}}, False),
    ],
)
def test_attack_12_packages_of_the_client_that_are_not_as_locked_stop_the_build(
    tmp_path: Path, installed: dict[str, dict[str, str]], is_right: bool
) -> None:
    """`npm ci` would refuse the lock, which has the binaries of Linux alone; so what was installed is compared."""
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": {"": {}} | PACKAGE}))
    (tmp_path / "node_modules" / ".package-lock.json").write_text(json.dumps({"packages": installed}))
    done = subprocess.run(["node", str(ROOT / "locks" / "installed.mjs")], cwd=tmp_path, check=False)
    assert (done.returncode == 0) is is_right


def test_the_locks_have_what_a_server_needs_as_it_was_tested_and_nothing_more() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    tested, server = locked("dev.txt"), locked("server.txt")
    assert server.items() <= tested.items()
    extras = project["project"]["optional-dependencies"]
    assert "mokum[house]" in extras["server"]
    needed = project["project"]["dependencies"] + extras["house"] + extras["server"]
    names = {re.split(r"[\[<>=]", need)[0] for need in needed} - {"mokum"}
    assert names <= {name.partition("[")[0] for name in server}
    assert not {"pytest", "mypy", "ruff", "playwright", "hatchling"} & server.keys()
    (builds_with,) = project["build-system"]["requires"]
    assert re.split("[<>=]", builds_with)[0] in locked("build.txt")
    assert locked("build.txt").items() <= tested.items()


def test_it_runs_without_power() -> None:
    assert re.search(r"^USER mokum$", LAST, re.MULTILINE)
    assert LAST.index("USER mokum") < LAST.index("ENTRYPOINT")


def test_what_is_copied_is_enough_to_build_the_package(tmp_path: Path) -> None:
    """The step of the Dockerfile, done here: with the client built before, and without Node."""
    source = tmp_path / "source"
    for sources, target in copies(BUILD):
        for name in sources:
            into = source / target if len(sources) == 1 and not target.endswith("/") else source / target / name
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, into, ignore=shutil.ignore_patterns("__pycache__"))
            elif not target.startswith("locks"):
                into.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, into)
    done = build(source, "wheel", tmp_path / "dist", path=str(tmp_path), MOKUM_BUILD_CLIENT="no")
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("dist/*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"mokum/web/static/index.html", "mokum/rules/routes.md", "mokum/cli/app.py"} <= names
    assert "MOKUM_BUILD_CLIENT=no" in BUILD
