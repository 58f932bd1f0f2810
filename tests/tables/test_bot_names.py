"""What bots at tables are called: the same people on the page, in the record and after a rematch."""

import json
import re
from pathlib import Path

from coroutines import story
from mokum.bots import FIRST_OPPONENT, PEOPLE
from mokum.tables.deciding.making import rematch_of
from mokum.tables.log.bot_names import NAMES, bot_name
from mokum.tables.log.folding import fold_all
from mokum.tables.log.happenings import BotSeated
from store.places import Place
from tables.party import ANNA, a_hall, begin, see

PAGES = Path(__file__).parents[2] / "client/src/platform"


def test_bots_are_called_in_the_record_as_on_the_screen() -> None:
    """A record that is read beside the page speaks of the same people."""
    shown = re.search(r"const OLDER = (\[.*?\]);", (PAGES / "table/names.ts").read_text())
    assert shown is not None
    assert tuple(json.loads(shown[1])) == NAMES
    assert [bot_name("greedy 2", 1), bot_name("Trijn", 1), bot_name("Griet", 1)] == ["Barent", "Trijn", "Griet"]


def test_the_pages_know_the_same_people() -> None:
    pages = (PAGES / "opponents/people.ts").read_text()
    told = re.findall(r'level: "(\w+)", first: "(\w+)", last: "(\w+)"', pages)
    assert told == [(level, who.first, who.last) for level, who in PEOPLE.items()]
    assert re.findall(r'FIRST_OPPONENT: Level = "(\w+)"', pages) == [FIRST_OPPONENT]


@story
async def test_the_second_of_a_level_has_another_name_and_a_rematch_keeps_it(memory_place: Place) -> None:
    async with a_hall(memory_place) as hall:
        table = await begin(hall, "routes", 1, bots=3, bot="regular")
        seen = await see(hall, ANNA, table)
        assert {seat.bot for seat in seen.seats[1:]} == {"regular"}
        names = [seat.name for seat in seen.seats[1:]]
        assert names == ["Trijn", "Griet", "Aagje"]
        again = rematch_of(fold_all(await hall.store.read(table)), ANNA, "another", b"seed")
        assert [what.name for what in again if isinstance(what, BotSeated)] == names
