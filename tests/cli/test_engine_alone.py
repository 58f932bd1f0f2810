"""`pip install mokum` brings games, bots, laboratory and terminal; the server comes with an extra."""

import json
import pkgutil
import subprocess
import sys
import tomllib
from pathlib import Path

import mokum
from cli import engine_alone
from cli.processes import PATIENCE, environment

NEEDS_AN_EXTRA = {
    "bootstrap",
    "calling",
    "database",
    "keyring",
    "people",
    "post_office",
    "remote",
    "research",
    "settings",
    "store",
    "tables",
    "web",
}
OF_EXTRAS = (
    (("serve",), "house"),
    (("bots",), "house"),
    (("migrate",), "house"),
    (("admin", "cases"), "house"),
    (("keys", "new"), "house"),
    (("keys", "rotate"), "house"),
    (("simulate", "routes", "--ray"), "ray"),
    (("dataset", "play", "routes", "--out", "games.parquet"), "data"),
)


def alone(folder: Path, *commands: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, engine_alone.__file__, ",".join(engine_alone.other_packages())],
        cwd=folder,
        env=environment(),
        input=json.dumps(commands),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def modules() -> list[str]:
    """All of the engine, by name."""
    names = [module.name for module in pkgutil.iter_modules(mokum.__path__, "mokum.")]
    parts = [name for name in names if name.partition(".")[2] not in NEEDS_AN_EXTRA]
    found = [*parts]
    for part in parts:
        package = Path(mokum.__path__[0]) / part.partition(".")[2]
        if package.is_dir():
            found += [module.name for module in pkgutil.walk_packages([str(package)], f"{part}.")]
    return [name for name in found if name != "mokum.cli.opening"]


def test_the_engine_needs_few_packages() -> None:
    project = tomllib.loads(engine_alone.PROJECT.read_text(encoding="utf-8"))["project"]
    assert {word.partition(">")[0] for word in project["dependencies"]} == {"msgspec", "openskill", "rich", "typer"}


def test_a_process_without_the_server_is_really_without_it(tmp_path: Path) -> None:
    done = alone(tmp_path, ("import", "mokum.web.app"))
    assert done.returncode == 1
    assert "ModuleNotFoundError" in done.stderr


def test_everything_works_but_what_needs_an_extra_which_says_in_one_line_what_to_install(tmp_path: Path) -> None:
    assert len(modules()) > 300
    arena = ("arena", "routes", "--bots", "random,random", "--games", "2", "--records", "games", "--processes", "1")
    record = "games/00001-1.mokum"
    engine = (
        ("--help",),
        ("serve", "--help"),
        ("play", "routes", "--help"),
        ("play", "routes"),
        ("simulate", "harbour", "--games", "2", "--processes", "1"),
        ("habits", "routes", "--bots", "random", "--games", "2", "--processes", "1"),
        arena,
        ("verify", record),
        ("replay", record),
    )
    done = alone(tmp_path, *(words for words, _ in OF_EXTRAS), ("import", *modules()), *engine)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    for (words, extra), (code, out, error) in zip(OF_EXTRAS, told, strict=False):
        assert (code, out) == (1, ""), words
        assert error.count("\n") == 1
        assert f'pip install "mokum[{extra}]"' in error
    for words, (code, out, error) in zip(engine, told[len(OF_EXTRAS) :], strict=True):
        assert code == 0, (words, error)
        assert out, words
    assert [file.name for file in tmp_path.iterdir()] == ["games"]
