"""The five levels as people of the quay: how players know them, in every game and everywhere."""

from collections.abc import Collection, Mapping
from typing import NamedTuple


class Person(NamedTuple):
    """Somebody of the quay. At a table the first name is enough, in lists there is room for both."""

    first: str
    last: str

    @property
    def whole(self) -> str:
        """Both names."""
        return f"{self.first} {self.last}"


PEOPLE: Mapping[str, Person] = {
    "beginner": Person("Aaltje", "Touw"),
    "casual": Person("Barent", "Schuit"),
    "regular": Person("Trijn", "Haring"),
    "strong": Person("Claes", "Waaghals"),
    "expert": Person("Machteld", "Zegel"),
}
"""By level. The pages have the same (`client/src/platform/opponents/people.ts`)."""

FIRST_OPPONENT = "casual"
"""Whom a player meets who has chosen nobody: a newcomer should win about every second game. The pages have the same."""

NEIGHBOURS = ("Griet", "Aagje", "Joris", "Evert", "Neeltje", "Gijs", "Lijsbeth", "Dirck", "Geertje", "Wouter")
"""Whoever else sits at a table: the second bot of a level, and bots of no level."""

NAMES = (*(name for who in PEOPLE.values() for name in (who.first, who.whole)), *NEIGHBOURS)
"""All that a bot may be called: nobody else is."""


def name_at_table(bot: str, taken: Collection[str]) -> str:
    """What a bot is called where these names are taken: by its person, or like the first neighbour who is not there."""
    person = PEOPLE.get(bot)
    names = (person.first, *NEIGHBOURS) if person else NEIGHBOURS
    return next((name for name in names if name not in taken), names[0])


def level_of(name: str) -> str | None:
    """The level of whoever is called so, by the first name or by both, in any case of letters."""
    wanted = name.casefold()
    return next(
        (level for level, who in PEOPLE.items() if wanted in (who.first.casefold(), who.whole.casefold())), None
    )
