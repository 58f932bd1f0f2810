"""Of the contract of a store: what hosts say to those who are invited, outside the log, so that it can go."""

from typing import Protocol

from mokum.store.values import PAGE, Greeting


class Greetings(Protocol):
    """One line for each table whose host says something to those who are invited."""

    async def greet(self, greeting: Greeting) -> None:
        """Keeps it, in the place of what was said before at its table."""

    async def take_greeting_back(self, table: str) -> None:
        """Nothing is said there any more."""

    async def greeting(self, table: str) -> Greeting | None:
        """What is said at a table."""

    async def greetings_of(self, actor: str, after: str = "", limit: int = PAGE) -> list[Greeting]:
        """What a player says at all tables, by table and behind one."""

    async def forget_greetings(self, actor: str) -> None:
        """Removes all that a player says."""
