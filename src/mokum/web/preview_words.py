"""What a link to a table says of itself where it is sent on, in the three languages of the server."""

from collections.abc import Mapping

from msgspec import Struct

from mokum.people.values import Language
from mokum.tables.log.clocks import Clock, Days, Live

MINUTE = 60_000


class PreviewWords(Struct, frozen=True):
    """The sentences of one language."""

    invites: str
    table: str
    players: str
    no_clock: str
    live: str
    more: str
    days: str
    day: str
    about: str
    rated: str
    sit: str
    watch: str
    replay: str


WORDS: Mapping[Language, PreviewWords] = {
    "en": PreviewWords(
        invites="{host} invites you: {game}",
        table="A table of {game}",
        players="{count} players",
        no_clock="no clock",
        live="{minutes} min each",
        more="{minutes} min + {seconds} s",
        days="{days} days a move",
        day="1 day a move",
        about="about {minutes} min",
        rated="rated",
        sit="Sit down with one click. No account needed.",
        watch="The game is being played: come and watch.",
        replay="The game is over: see every move of it.",
    ),
    "fr": PreviewWords(
        invites="{host} vous invite : {game}",
        table="Une table de {game}",
        players="{count} joueurs",
        no_clock="sans pendule",
        live="{minutes} min chacun",
        more="{minutes} min + {seconds} s",
        days="{days} jours par coup",
        day="1 jour par coup",
        about="environ {minutes} min",
        rated="classée",
        sit="Prenez place en un clic, sans compte.",
        watch="La partie est en cours : venez regarder.",
        replay="La partie est finie : revoyez chaque coup.",
    ),
    "nl": PreviewWords(
        invites="{host} nodigt je uit: {game}",
        table="Een tafel {game}",
        players="{count} spelers",
        no_clock="geen klok",
        live="{minutes} min elk",
        more="{minutes} min + {seconds} s",
        days="{days} dagen per zet",
        day="1 dag per zet",
        about="ongeveer {minutes} min",
        rated="telt voor de rating",
        sit="Schuif aan met één klik, zonder account.",
        watch="Er wordt gespeeld: kom kijken.",
        replay="Het spel is uit: bekijk elke zet.",
    ),
}


def clock_words(words: PreviewWords, clock: Clock) -> str:
    """How a table counts time."""
    match clock:
        case Live(bank_ms=bank, increment_ms=increment):
            minutes = f"{bank / MINUTE:.3g}"
            return (words.more if increment else words.live).format(minutes=minutes, seconds=increment // 1000)
        case Days(days=1):
            return words.day
        case Days(days=days):
            return words.days.format(days=days)
        case _:
            return words.no_clock
