"""What a chat program shows of a link to a table: tags in the head of the page, and the picture that goes with them.

Nobody in particular asks: whoever has the link is told the same, and who has no invitation to a private table is told
nothing. The pictures are files of the client, drawn once for each game, number of players and language
(`scripts/previews`): no name is in them.
"""

import asyncio
from collections.abc import Callable, Mapping
from html import escape
from urllib.parse import urlencode, urlsplit

from msgspec import Struct

from mokum.catalog import games
from mokum.people import People
from mokum.people.errors import NoSuchPlayer
from mokum.people.values import Language, Player
from mokum.tables import Refusal
from mokum.tables.log.clocks import Days
from mokum.tables.log.naming import is_name
from mokum.tables.log.standing import Phase
from mokum.tables.serving.greeting import Greetings
from mokum.tables.serving.hall import Hall
from mokum.tables.showing.projecting import Sight
from mokum.web.limits import Buckets, Rate
from mokum.web.manners import Manners
from mokum.web.outages import AWAY
from mokum.web.preview_words import WORDS, PreviewWords, clock_words

PREVIEWS = Rate(2, 1, 40)
"""Pages of tables that one household is told of; who asks for more gets the page alone."""
WITHIN = 1.0
"""Seconds: the page does not wait longer for what is said of its table."""
WIDTH, HEIGHT = 1200, 630

Titles = Mapping[str, Mapping[str, str]]
"""What games are called, by game and language."""


class Preview(Struct, frozen=True):
    """What is said of a table."""

    title: str
    about: str
    image: str
    """The path of its picture; "" without one."""


class Previews:
    """Tells pages of tables what to say in their head."""

    def __init__(self, hall: Hall, people: People, greetings: Greetings, manners: Manners) -> None:
        self._hall, self._people, self._greetings = hall, people, greetings
        self._origins = {urlsplit(origin).netloc: origin for origin in manners.origins}
        self._asked = Buckets(PREVIEWS)

    async def tags(
        self, table: str, invitation: str, *, host: str, household: str, titles: Titles, has: Callable[[str], bool]
    ) -> str:
        """The tags of a table's page; "" where nothing may be told, or not now. `has`: whether there is such a file."""
        if not is_name(table) or not self._asked.take(household):
            return ""
        try:
            async with asyncio.timeout(WITHIN):
                told = await self._preview(table, invitation, titles, has)
        except AWAY:
            return ""
        if told is None:
            return ""
        origin = self._origins.get(host, "")
        query = f"?{urlencode({'invitation': invitation})}" if invitation else ""
        return _written(told, origin, f"{origin}/table/{table}{query}")

    async def _preview(self, table: str, invitation: str, titles: Titles, has: Callable[[str], bool]) -> Preview | None:
        seen = await self._hall.look("", table, invitation)
        if isinstance(seen, Refusal):
            return None
        host = await self._host(seen.host)
        language: Language = host.language if host else "en"
        words = WORDS[language]
        title = titles.get(seen.game, {}).get(language) or seen.game.replace("-", " ").capitalize()
        invites = host is not None and seen.phase is Phase.OPEN and not seen.practice and not seen.comes_by
        said = await self._greetings.of("", table, invitation) if invites else None
        greeting = "" if said is None or isinstance(said, Refusal) else said.text
        facts = " · ".join(_facts(words, seen))
        image = f"previews/{seen.game}-{len(seen.seats)}-{language}.png"
        return Preview(
            title=words.invites.format(host=host.name, game=title)
            if host and invites
            else words.table.format(game=title),
            about=" ".join(
                part for part in (f"“{greeting}”" if greeting else "", f"{facts}.", _call(words, seen)) if part
            ),
            image=f"/{image}" if has(image) else "",
        )

    async def _host(self, ref: str) -> Player | None:
        """Who invites; nobody who is not there any more."""
        try:
            player = await self._people.player(ref)
        except NoSuchPlayer:
            return None
        return None if player.kind == "deleted" else player


def _facts(words: PreviewWords, seen: Sight) -> list[str]:
    count = len(seen.seats)
    minutes = games()[seen.game].meta.minutes_each * count if seen.game in games() else 0
    facts = [words.players.format(count=count), clock_words(words, seen.clock)]
    if minutes and not isinstance(seen.clock, Days):
        facts.append(words.about.format(minutes=minutes))
    return [*facts, words.rated] if seen.rated else facts


def _call(words: PreviewWords, seen: Sight) -> str:
    """What the link is good for now."""
    match seen.phase:
        case Phase.OPEN:
            is_free = any(not seat.player and not seat.bot for seat in seen.seats)
            return words.sit if is_free and not (seen.rated or seen.practice or seen.comes_by) else ""
        case Phase.OVER:
            return words.replay if seen.view is not None else ""
        case _:
            return words.watch


def _written(told: Preview, origin: str, address: str) -> str:
    """As lines of HTML, in which nothing that anybody wrote can end a value."""
    properties = {
        "og:site_name": "Mokum",
        "og:type": "website",
        "og:title": told.title,
        "og:description": told.about,
        "og:url": address,
    }
    named = {"twitter:card": "summary"}
    if told.image and origin:
        properties |= {
            "og:image": f"{origin}{told.image}",
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": told.title,
        }
        named["twitter:card"] = "summary_large_image"
    lines = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in properties.items()]
    lines += [f'<meta name="{key}" content="{escape(value)}" />' for key, value in named.items()]
    return "\n".join(f"    {line}" for line in lines) + "\n"
