"""A seat whose moves come from a program. Whatever that does, the seat moves: in haste as the greedy bot would."""

import os
import shlex
import shutil
from typing import Any

from mokum.bots.attending import Attentive, Place
from mokum.bots.greedy import GreedyBot
from mokum.bots.programs import waiting
from mokum.bots.programs.faults import Ended, Fault, tell
from mokum.bots.programs.lines import chosen, game_line, over_line, turn_line
from mokum.bots.programs.process import Process
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import MoveSet
from mokum.kernel.outcome import Outcome

SECONDS = 5.0
"""That a program has for each turn."""
TO_START = 10.0
"""Seconds more for the first answer of a program that was just started."""
TO_HEAR = 1.0
"""Seconds for it to take in how a game ended."""
STARTS = 4
"""In one game: at first, and after each of three faults. Then the greedy bot plays to the end of that game."""
HOPELESS = 3
"""After so many games in a row that it could not play to the end it is not started any more."""

_unfit: dict[tuple[str, ...], int] = {}
"""By command: games in a row, up to the last one, that it could not play to the end."""


class ProgramBot(Attentive):
    """Asks a program. A fault costs the turn and nothing else: the program is ended, and started again when needed."""

    def __init__(self, game: AnyGame, seed: int | str, command: str, seconds: float = SECONDS) -> None:
        if not 0 < seconds <= 3600:
            raise ValueError(f"the seconds for a turn must be above 0 and at most 3600, not {seconds}")
        self._game, self._seed, self._seconds = game, str(seed), seconds
        self._name = f"exec:{command}"
        self._command = tuple(shlex.split(command))
        self._hasty = GreedyBot(game, seed)
        self._place: Place | None = None
        self._facts: Any = None
        self._left = seconds
        self._process: Process | None = None
        self._starts = 0

    def begin(self, place: Place) -> None:
        self._place, self._starts, self.lost = place, 0, 0

    def hear(self, facts: Any, seconds: float | None = None) -> None:
        self._facts = facts
        self._left = self._seconds if seconds is None else min(seconds, self._seconds)

    def choose(self, view: Any, moves: MoveSet[Any]) -> Any:
        if not self._is_given_up:
            try:
                line = turn_line(view, moves, self._facts, round(self._left * 1000))
                return chosen(self._answer(line), self._game, moves)
            except Fault as fault:
                self._end(f"{fault}; greedy plays this turn")
        self.lost += 1
        return self._hasty.choose(view, moves)

    def over(self, outcome: Outcome) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        _unfit.pop(self._command, None)
        try:
            process.tell(over_line(outcome), TO_HEAR)
        except Fault:  # it has answered all that it was asked, so this costs it nothing
            process.end()
        else:
            waiting.give_back(self._command, process)

    def leave(self) -> None:
        """Where that is in the middle of a game it is ended: nobody knows what it would say next."""
        if self._process is not None:
            self._process.end()
            self._process = None

    @property
    def _is_given_up(self) -> bool:
        return self._process is None and (self._starts >= STARTS or _unfit.get(self._command, 0) >= HOPELESS)

    def _answer(self, line: bytes) -> bytes:
        if self._process is not None:
            return self._process.ask(line, self._left)
        assert self._place is not None, "whoever asks a bot that follows a game has told it where it sits"
        line = game_line(self._game, self._place, self._seed) + line
        waited = waiting.take(self._command) if not self._starts else None
        self._starts += 1
        if waited is not None:
            self._process = waited
            try:
                return waited.ask(line, self._left)
            except Ended:  # after its last game, as it may
                self._process = None
        self._process = Process(self._command)
        return self._process.ask(line, self._left + TO_START)

    def _end(self, why: str) -> None:
        self.leave()
        tell(self._name, why)
        if self._starts == STARTS:
            games = _unfit[self._command] = _unfit.get(self._command, 0) + 1
            until = "from now on" if games >= HOPELESS else "for the rest of this game"
            tell(self._name, f"{STARTS} faults in a game, so greedy plays {until}")


def runnable(command: str) -> str | None:
    """Why there is no such program to run; None if there is."""
    if os.name != "posix":
        return "programs can only be bots on a POSIX system"
    try:
        words = shlex.split(command)
    except ValueError as error:
        return f"{command!r} is not a command: {error}"
    if not words:
        return "it names no program"
    return None if shutil.which(words[0]) else f"there is no program {words[0]!r} that can be run"
