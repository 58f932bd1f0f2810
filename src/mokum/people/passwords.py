"""Passwords: which are good enough, and how they are hashed without holding up everybody else."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from mokum.people.errors import BadPassword, Busy
from mokum.people.obvious import Obvious

SHORTEST, LONGEST = 8, 128
LONGEST_TYPED = 1024
"""Longer texts are refused before they are normalised."""

T = TypeVar("T")


class Passwords:
    """Checks and hashes passwords (argon2id) on a few threads with a short queue; who comes on top is told `Busy`."""

    def __init__(
        self,
        hasher: PasswordHasher | None = None,
        *,
        threads: int = 2,
        queue: int = 20,
        obvious: Path | None = None,
    ) -> None:
        self._hasher = hasher or PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="argon2")
        self._room = threads + queue
        self._inside = 0
        self._obvious = Obvious(obvious)
        # Checked where there is nothing to check, so that a stranger can't tell by the time who has an account.
        self._nobodys = self._hasher.hash("nobody has this password")

    def accept(self, typed: str, name: str) -> str:
        """The password in its one spelling, if it is good enough for the player of this name."""
        password = _normal(typed)
        if len(password) < SHORTEST:
            raise BadPassword("too_short")
        if self._obvious.has(password, name):
            raise BadPassword("obvious")
        return password

    async def hash(self, password: str) -> str:
        """The hash of an accepted password."""
        return await self._work(lambda: self._hasher.hash(password))

    async def verify(self, hashed: str | None, typed: str) -> bool:
        """Is it this password? Takes as long where there is no hash at all."""
        try:
            password = _normal(typed)
        except BadPassword:
            return False
        right = await self._work(lambda: self._is_right(hashed or self._nobodys, password))
        return right and hashed is not None

    async def rehash(self, typed: str) -> str:
        """The hash of a password that was just verified; it is not judged again."""
        return await self.hash(_normal(typed))

    def is_outdated(self, hashed: str) -> bool:
        """Was it hashed with other parameters than today's?"""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        """Lets the threads go, once the passwords that wait are done."""
        self._pool.shutdown()

    def _is_right(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _work(self, job: Callable[[], T]) -> T:
        if self._inside >= self._room:
            raise Busy
        self._inside += 1
        work = asyncio.get_running_loop().run_in_executor(self._pool, job)
        # Counted out when the thread is done, not when the one who asked is: a browser that hangs up frees no thread.
        work.add_done_callback(self._one_out)
        return await asyncio.shield(work)

    def _one_out(self, _: object) -> None:
        self._inside -= 1


def _normal(typed: str) -> str:
    """The one spelling of a password; raises `BadPassword` for a text that can't be one."""
    password = unicodedata.normalize("NFKC", typed) if len(typed) <= LONGEST_TYPED else typed
    if len(password) > LONGEST:
        raise BadPassword("too_long")
    if "\0" in password or any("\ud800" <= letter <= "\udfff" for letter in password):
        raise BadPassword("character")
    return password
