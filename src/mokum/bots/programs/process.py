"""A program in a process group of its own: it is spoken with against the clock, and never outlives this process."""

import fcntl
import os
import select
import signal
import weakref
from collections.abc import Iterable, Sequence
from contextlib import suppress
from time import monotonic

from mokum.bots.programs.faults import Ended, Fault

LONGEST = 64 * 1024
"""Bytes of an answer. No move is longer than a hundred."""
_CHUNK = 64 * 1024

_SHELL = "/bin/sh"
_LIFE, _ITS_INPUT, _ITS_OUTPUT = 3, 4, 5
"""What the shell has open beside the usual three; a plain one knows files by one digit only."""
_FIRST = 10
"""Our own ends have numbers from here on, so that none is in the way of those."""
_GUARDED = """
{ read -r _ <&3; kill -KILL 0; } </dev/null >/dev/null 2>&1 &
exec 3<&- 4>&- 5<&-
exec "$@"
"""
"""A guard in the program's group waits until nobody can write to the pipe any more, and then ends the whole group.

Only this process can, so the guard acts also where it is killed and cannot clean up. It holds our ends of the program's
pipes open, too: the program is killed before it could complain that they are broken. It takes the shell's place.
"""

_KEPT = ("PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TMPDIR", "TERM")
"""All that a program is told of our environment, beside LC_…: no setting of ours, and no secret of anybody's."""


class Process:
    """A program that runs. Whoever catches a Fault ends it: what it says afterwards would answer another question."""

    def __init__(self, command: Sequence[str]) -> None:
        life, its_input, its_output = pipes = [_pipe() for _ in range(3)]
        try:
            group = _spawn(command, life[0], its_input, its_output)
        except OSError as error:
            _close(file for pipe in pipes for file in pipe)
            raise Fault(f"it cannot be started: {error.strerror}") from error
        _close((life[0], its_input[0], its_output[1]))
        self._in, self._out = its_input[1], its_output[0]
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        self._heard = bytearray()
        self._codes: list[int] = []
        ours = (life[1], self._in, self._out)
        self._end = weakref.finalize(self, _end, group, ours, os.getpid(), self._codes)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The line that it answers within so many seconds, without the break."""
        self._listen()
        if self._heard:
            raise Fault("it spoke when it was not asked")
        self._exchange(line, monotonic() + seconds, answers=True)
        answer, _, self._heard = self._heard.partition(b"\n")
        return bytes(answer)

    def tell(self, line: bytes, seconds: float) -> None:
        """A line that needs no answer."""
        self._exchange(line, monotonic() + seconds, answers=False)

    def end(self) -> int:
        """Kill it and all of its group; its exit code, which is its own if it ended before."""
        self._end()
        return self._codes[0] if self._codes else -signal.SIGKILL

    def _exchange(self, line: bytes, deadline: float, *, answers: bool) -> None:
        """Write and read as the program lets us: it need not read all before it answers, nor read at all."""
        unsent, answered = memoryview(line), not answers
        poll = select.poll()
        poll.register(self._in, select.POLLOUT)
        if answers:
            poll.register(self._out, select.POLLIN)
        while unsent or not answered:
            left = deadline - monotonic()
            if left <= 0:
                raise Fault("it did not answer in time" if answers else "it did not listen in time")
            for file, _ in poll.poll(left * 1000):
                if file == self._out:
                    answered = self._listen()
                    if answered:
                        poll.unregister(self._out)
                else:
                    unsent = unsent[self._send(unsent) :]
                    if not unsent:
                        poll.unregister(self._in)

    def _send(self, unsent: memoryview) -> int:
        try:
            return os.write(self._in, unsent[:_CHUNK])
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise Ended(self._what_ended()) from None

    def _listen(self) -> bool:
        """Take what there is to read; whether a whole line is there now."""
        try:
            read = os.read(self._out, _CHUNK)
        except BlockingIOError:
            return False
        if not read:
            raise Ended(self._what_ended())
        self._heard += read
        at = self._heard.find(b"\n", len(self._heard) - len(read))
        if at > LONGEST or (at < 0 and len(self._heard) > LONGEST):
            raise Fault(f"its answer is longer than {LONGEST} bytes")
        return at >= 0

    def _what_ended(self) -> str:
        code = self.end()
        if code >= 0:
            return f"it ended with exit code {code}"
        if code == -signal.SIGKILL:
            return "it was killed, or closed its input or output"
        return f"it ended by signal {-code}"


def environment() -> dict[str, str]:
    """What a program's environment is."""
    return {name: value for name, value in os.environ.items() if name in _KEPT or name.startswith("LC_")}


def _pipe() -> tuple[int, int]:
    """The end to read from and the end to write to; no other process gets either by itself."""
    ends = os.pipe()
    moved = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, _FIRST) for end in ends]
    _close(ends)
    return moved[0], moved[1]


def _spawn(command: Sequence[str], life: int, its_input: tuple[int, int], its_output: tuple[int, int]) -> int:
    """The number of the new process, and of its group. The further ends of its pipes are for the guard."""
    given = {0: its_input[0], 1: its_output[1], _LIFE: life, _ITS_INPUT: its_input[1], _ITS_OUTPUT: its_output[0]}
    return os.posix_spawn(
        _SHELL,
        [_SHELL, "-c", _GUARDED, _SHELL, *command],
        environment(),
        file_actions=[(os.POSIX_SPAWN_DUP2, ours, its) for its, ours in given.items()],
        setsid=True,  # a group of its own, and no Ctrl+C of our terminal
        setsigdef=[signal.SIGINT, signal.SIGPIPE, signal.SIGTERM],
    )


def _end(group: int, ours: Sequence[int], owner: int, codes: list[int]) -> None:
    """Called once: at the latest when this process ends. A fork of it has our memory, but no say over the program."""
    is_ours = os.getpid() == owner
    if is_ours:
        with suppress(ProcessLookupError, PermissionError):  # some systems say the second of a group of the dead
            os.killpg(group, signal.SIGKILL)  # nobody has waited for its leader yet, so the number is still its own
    _close(ours)
    if is_ours:
        codes.append(os.waitstatus_to_exitcode(os.waitpid(group, 0)[1]))


def _close(files: Iterable[int]) -> None:
    for file in files:
        os.close(file)
