"""A program knows nothing of our settings, and never outlives whoever started it, however that ends."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.processes import environment
from mokum.bots import NoSuchBot, make_bot
from mokum.bots.attending import attending
from mokum.bots.programs import ProgramBot, end_waiting
from mokum.kernel.chance import QuickChance
from mokum.kernel.story import begin
from programs.scripts import GOOD, PATIENCE, ROUTES, are_gone, is_alive, numbers, play, program

FAMILY = """
child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(1000)"])
with open({file!r}, "a") as file:
    print(os.getpid(), child.pid, file=file, flush=True)
"""
"""It has a child that keeps its pipes, and writes down the numbers of both."""
MOKUM = (sys.executable, "-c", "from mokum.cli.app import app; app()")


def family(folder: Path, body: str = GOOD) -> tuple[str, Path]:
    file = folder / "family"
    return program(folder, FAMILY.format(file=str(file)) + body), file


def wait_for(file: Path, count: int) -> list[int]:
    deadline = time.monotonic() + 6 * PATIENCE
    while len(numbers(file)) < count:
        assert time.monotonic() < deadline, "nothing was started"
        time.sleep(0.02)
    return numbers(file)


def test_its_environment_has_no_setting_and_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOKUM_KEY", "a key")
    monkeypatch.setenv("CLOUD_PASSWORD", "a secret")
    monkeypatch.setenv("LC_TIME", "C")
    file = tmp_path / "environment"
    play(program(tmp_path, f"open({str(file)!r}, 'w').write(json.dumps(dict(os.environ)))\n{GOOD}"))
    told = json.loads(file.read_text())
    assert told["PATH"] == os.environ["PATH"]
    assert told["LC_TIME"] == "C"
    assert not [name for name in told if "MOKUM" in name or "SECRET" in name.upper() or "PASSWORD" in name]


def test_a_server_runs_none() -> None:
    with pytest.raises(NoSuchBot):
        make_bot("exec:true", ROUTES, 1)  # how tables make their bots


def test_it_waits_for_the_next_game_and_ends_with_the_last(tmp_path: Path) -> None:
    command, file = family(tmp_path)
    play(command, "1")
    play(command, "2")
    ours = numbers(file)
    assert len(ours) == 2
    assert all(map(is_alive, ours))
    end_waiting()
    assert are_gone(ours)


def test_a_game_that_is_left_ends_it(tmp_path: Path) -> None:
    command, file = family(tmp_path)
    bot = ProgramBot(ROUTES, 1, command)
    options = ROUTES.types.options()
    state, _ = begin(ROUTES, 2, options, QuickChance(1))
    with attending({0: bot}, 2, options):
        bot.choose(ROUTES.view(state, 0), ROUTES.moves(state, 0))
        ours = numbers(file)
        assert len(ours) == 2
        assert all(map(is_alive, ours))
    assert are_gone(ours)


@pytest.mark.parametrize("sent", [signal.SIGKILL, signal.SIGINT])
def test_it_ends_when_an_arena_is_killed_on_two_processes(tmp_path: Path, sent: signal.Signals) -> None:
    command, file = family(tmp_path, "for turn in lines():\n    time.sleep(0.005)\n    first()")
    words = ("arena", "routes", "--bots", f"exec:{command}", "--against", "random", "--seats", "2", "--all")
    arena = subprocess.Popen(
        [*MOKUM, *words, "--games", "4000", "--processes", "2"], cwd=tmp_path, env=environment(), stderr=subprocess.PIPE
    )
    try:
        ours = wait_for(file, 6)  # the first games are played by the arena itself, and then each worker has its own
        assert all(map(is_alive, ours[-4:]))
        arena.send_signal(sent)
        _, told = arena.communicate(timeout=6 * PATIENCE)
    finally:
        arena.kill()
    assert are_gone(ours)
    assert sent == signal.SIGKILL or b"Traceback" not in told


def test_it_ends_when_the_terminal_is_left(tmp_path: Path) -> None:
    command, file = family(tmp_path)
    words = ("play", "routes", "--bots", f"exec:{command}", "--seed", "1")
    done = subprocess.run(
        [*MOKUM, *words], cwd=tmp_path, env=environment(), input="keep both\n\nq\n", capture_output=True, text=True,
        timeout=6 * PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "You left the table." in done.stdout
    ours = numbers(file)
    assert len(ours) == 2
    assert are_gone(ours)
