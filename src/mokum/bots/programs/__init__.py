"""Bots that are programs of their own, in any language, spoken with in lines of JSON (`docs/bot-protocol.md`)."""

from mokum.bots.programs.bot import ProgramBot, runnable
from mokum.bots.programs.waiting import end_waiting

__all__ = ["ProgramBot", "end_waiting", "runnable"]
