"""Whatever a program does, the game goes on: it loses its turn and nothing else, and is started again within limits."""

import time
from pathlib import Path
from typing import Any, ClassVar

import pytest

from mokum.bots import Bot, make_bot
from mokum.bots.greedy import GreedyBot
from mokum.bots.programs import bot, end_waiting
from mokum.bots.programs.bot import HOPELESS, STARTS
from mokum.catalog import game as find_game
from mokum.kernel.chance import QuickChance
from mokum.lab.playing import play_out
from programs.scripts import GOOD, ROUTES, are_gone, files_open, numbers, play, program

LATE = 1.5
"""Seconds for a turn where the test waits for them to be over; elsewhere there is time enough."""
FAILS_AT = 3
ONCE = f"""
def is_first():
    try:
        os.close(os.open(sys.argv[0] + ".once", os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return False
    return True
for number, turn in enumerate(lines(), 1):
    if number == {FAILS_AT} and is_first():
        FAULT
    first()
"""
"""A program that fails once."""

WRONG = {
    "hangs": ("time.sleep(1000)", "it did not answer in time"),
    "is late": ("time.sleep(3)", "it did not answer in time"),
    "a child keeps its pipes": ("subprocess.Popen(['sleep', '1000']); os._exit(0)", "it did not answer in time"),
    "ends": ("sys.exit(3)", "it ended with exit code 3"),
    "is killed": ("os.kill(os.getpid(), 9)", "it was killed"),
    "crashes": ("os.kill(os.getpid(), 11)", "it ended by signal 11"),
    "rubbish": ("say('I think I pass'); continue", "its answer 'I think I pass' cannot be read"),
    "not UTF-8": ("os.write(1, b'\\xff\\xfe\\n'); continue", "cannot be read"),
    "escapes": ("say(chr(27) + '[2J'); continue", r"its answer '\x1b[2J' cannot be read"),
    "deep": ("say('[' * 60000); continue", "cannot be read"),
    "deep where nobody looks": ("say('{\"more\": ' + '[' * 60000); continue", "cannot be read"),
    "a list": ("say('[0]'); continue", "cannot be read"),
    "no move": ("say('{}'); continue", "cannot be read"),
    "true": ("say('{\"move\": true}'); continue", "cannot be read"),
    "a huge number": ("say('{\"move\": ' + '9' * 9000 + '}'); continue", 'its answer \'{"move": 999'),
    "too high": ("say('{\"move\": 1000}'); continue", "is not a number from 0 to"),
    "below 0": ("say('{\"move\": -1}'); continue", "is not a number from 0 to"),
    "unheard": ('say(\'{"move": "castle"}\'); continue', "is not a move of this game"),
    "illegal": ('say(\'{"move": "keep both"}\'); continue', "its move 'keep both' is not legal now"),
    "two answers": ('say(\'{"move": 0}\\n{"move": 0}\'); continue', "it spoke when it was not asked"),
    "an empty line": ("say('')", "cannot be read"),
    "too long": ("say(' ' * 70_000)", "its answer is longer than 65536 bytes"),
    "megabytes without a line": ("[os.write(1, b'x' * 65536) for _ in range(1000)]", "is longer than 65536 bytes"),
    "closes its output": ("os.close(1); time.sleep(1000)", "closed its input or output"),
    "closes its input": ("os.close(0); first(); time.sleep(1000)", "closed its input or output"),
    "closes both": ("os.close(0); os.close(1); time.sleep(1000)", "closed its input or output"),
}


@pytest.mark.parametrize(("fault", "why"), WRONG.values(), ids=WRONG)
def test_a_fault_costs_one_turn(tmp_path: Path, capfd: pytest.CaptureFixture[str], fault: str, why: str) -> None:
    before = files_open()
    command = program(tmp_path, ONCE.replace("FAULT", fault))
    outcome, decisions = play(command, seconds=LATE if "in time" in why else 10)
    told = capfd.readouterr().err.splitlines()
    (ours,) = [line for line in told if line.startswith("exec:")]
    assert why in ours
    assert ours.endswith("; greedy plays this turn.")
    assert ours.replace("…", "").isascii()
    assert ours.isprintable()
    assert decisions > 10
    assert len(outcome.totals) == 2
    end_waiting()
    assert files_open() == before


class FirstButOnce:
    """What that program comes to: always the first move, except where it failed."""

    looks: ClassVar[bool] = True
    ponders: ClassVar[bool] = False

    def __init__(self) -> None:
        self._hasty: Bot[Any, Any] = GreedyBot(ROUTES, "1|0")
        self._number = 0

    def choose(self, view: Any, moves: Any) -> Any:
        self._number += 1
        return self._hasty.choose(view, moves) if self._number == FAILS_AT else moves[0]


def test_all_other_turns_are_its_own(tmp_path: Path) -> None:
    faulty = play(program(tmp_path, ONCE.replace("FAULT", "say('?'); continue")))
    others = FirstButOnce(), make_bot("random", ROUTES, "1|1")
    assert faulty == play_out(ROUTES, others, ROUTES.types.options(), QuickChance("1"), check=True)


def counting(folder: Path, body: str) -> tuple[str, Path]:
    """A program that writes its number to a file when it is started."""
    file = folder / "started"
    return program(folder, f"print(os.getpid(), file=open({str(file)!r}, 'a'), flush=True)\n{body}"), file


def test_after_four_faults_in_a_game_greedy_plays_it_to_the_end(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    command, started = counting(tmp_path, "for turn in lines(): say('no')")
    play(command)
    assert len(numbers(started)) == STARTS
    told = capfd.readouterr().err
    assert told.count("greedy plays this turn") == STARTS
    assert "4 faults in a game, so greedy plays for the rest of this game." in told
    assert are_gone(numbers(started))


def test_after_three_such_games_in_a_row_it_is_not_started_any_more(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    command, started = counting(tmp_path, "sys.exit(1)")
    for seed in range(HOPELESS + 2):
        play(command, str(seed))
    assert len(numbers(started)) == HOPELESS * STARTS
    assert capfd.readouterr().err.count("\n") == 6, "and its author is told of it five times, and that there is more"


def test_a_program_that_ends_with_each_game_is_started_for_the_next_without_a_fault(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    body = """
for line in sys.stdin:
    kind = json.loads(line)["type"]
    if kind == "over":
        break
    if kind == "turn":
        first()
"""
    command, started = counting(tmp_path, body)
    for seed in "123":
        play(command, seed)
    assert len(numbers(started)) == 3
    assert capfd.readouterr().err == ""


def test_a_program_that_does_not_read_does_not_stop_us(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is sent more than a pipe holds, and floods us meanwhile."""
    monkeypatch.setattr(bot, "TO_START", 0.5)
    harbour = find_game("harbour")
    began = time.monotonic()
    play(program(tmp_path, "while True:\n    first()\n    time.sleep(0.001)"), game=harbour, seats=2)
    play(program(tmp_path, "time.sleep(1000)", "still.py"), game=harbour, seats=2, seconds=0.1)
    assert time.monotonic() - began < 20


def test_in_a_good_game_nothing_is_told_and_one_process_plays_them_all(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    command, started = counting(tmp_path, GOOD)
    for seed in "12345":
        play(command, seed)
    assert len(numbers(started)) == 1
    assert capfd.readouterr().err == ""
