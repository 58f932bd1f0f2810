"""What hosts say to those whom they invite, as the store in memory has it."""

from mokum.store.values import PAGE, Greeting


class RememberedGreetings:
    """Part of a store."""

    def __init__(self) -> None:
        self._greetings: dict[str, Greeting] = {}

    async def greet(self, greeting: Greeting) -> None:
        self._greetings[greeting.table] = greeting

    async def take_greeting_back(self, table: str) -> None:
        self._greetings.pop(table, None)

    async def greeting(self, table: str) -> Greeting | None:
        return self._greetings.get(table)

    async def greetings_of(self, actor: str, after: str = "", limit: int = PAGE) -> list[Greeting]:
        found = [each for each in self._greetings.values() if each.actor == actor and each.table > after]
        return sorted(found, key=lambda each: each.table)[:limit]

    async def forget_greetings(self, actor: str) -> None:
        self._greetings = {table: each for table, each in self._greetings.items() if each.actor != actor}
