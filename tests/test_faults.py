"""A running site is broken while people play: nothing that was answered is lost, and the test itself can fail."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "faults"


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--quick", "--json"], capture_output=True, text=True, timeout=1000, check=False
    )
    assert done.stdout, done.stderr[-3000:]
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.mark.long
def test_nothing_that_was_answered_is_lost_or_doubled(found: dict[str, Any]) -> None:
    assert found["kills"] >= 6
    assert found["answered"] > 500
    assert (found["lost"], found["doubled"]) == (0, 0)


@pytest.mark.long
def test_every_client_saw_the_projection_of_the_log(found: dict[str, Any]) -> None:
    assert found["wrong_messages"] == 0
    assert sum(kind["messages"] for kind in found["kinds"]) > 2000


@pytest.mark.long
def test_clients_are_back_by_themselves(found: dict[str, Any]) -> None:
    assert found["goes_on"], [kind["faults"] for kind in found["kinds"] if "faults" in kind]
    assert found["recovery_p99_s"] < 5


@pytest.mark.long
def test_without_synced_commits_moves_are_lost(found: dict[str, Any]) -> None:
    assert found["control_lost"] > 0
