"""The workflow of hosted CI runs the same scripts as `.ci/run`, and its runners together run every test once."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
WORKFLOW = ROOT / ".github" / "workflows" / "ci.yml"
MACHINE = ROOT / ".github" / "actions" / "machine" / "action.yml"


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def commands(job: str) -> list[str]:
    """What a job runs, in order, with the steps of the machine in their place."""
    given = []
    for step in read(WORKFLOW)["jobs"][job]["steps"]:
        if step.get("uses") == f"./{MACHINE.parent.relative_to(ROOT)}":
            given += [inner["run"] for inner in read(MACHINE)["runs"]["steps"]]
        given += [step["run"]] if "run" in step else []
    return given


def scripts(lines: list[str]) -> list[str]:
    return [name for line in lines for name in re.findall(r"^scripts/\w+", line, re.MULTILINE)]


def test_every_push_does_what_ci_run_does() -> None:
    whole = scripts((ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines())
    assert whole == ["scripts/install", "scripts/services", "scripts/check", "scripts/test"]
    assert scripts(commands("quick")) == whole
    assert [*scripts(commands("check")), "scripts/test"] == whole
    assert scripts(commands("everything")) == [name for name in whole if name != "scripts/check"]


@pytest.mark.parametrize("job", read(WORKFLOW)["jobs"])
def test_what_a_job_calls_is_there(job: str) -> None:
    called = scripts(commands(job))
    assert called
    for name in called:
        assert (ROOT / name).stat().st_mode & 0o111, name


def test_the_runners_together_run_every_test_once() -> None:
    groups = read(WORKFLOW)["jobs"]["everything"]["strategy"]["matrix"]["include"]
    run = []
    for pattern in (pattern for group in groups for pattern in shlex.split(group["tests"])):
        found = [ROOT / pattern] if (ROOT / pattern).is_dir() else list(ROOT.glob(pattern))
        run += [test for place in found for test in (place.rglob("test_*.py") if place.is_dir() else [place])]
    assert sorted(run) == sorted((ROOT / "tests").rglob("test_*.py"))
    assert len({group["group"] for group in groups}) == len(groups)


def test_nightly_nothing_is_left_out() -> None:
    assert not any("--quick" in command for command in commands("everything"))
    assert any("--quick" in command for command in commands("quick"))
