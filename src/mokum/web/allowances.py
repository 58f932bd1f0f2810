"""The settings that say how much is allowed: to one player, to one household, and to all."""

from typing import Any

from pydantic import BaseModel, Field

from mokum.people.attempts import Guesses
from mokum.people.bots import BotLimits
from mokum.people.budgets import Rate
from mokum.store.values import PAGE
from mokum.web.manners import Manners

MOST = 1_000_000
USUAL, USUAL_GUESSES, USUAL_BOTS = Manners(frozenset()), Guesses(), BotLimits()
"""What is allowed where a host says nothing."""


def _number(default: float) -> int:
    number: int = Field(int(default), ge=1, le=MOST)
    return number


class Allowances(BaseModel):
    """Numbers of an hour, where nothing else is said. What is counted in the database holds over all nodes."""

    tables_of_player: int = _number(USUAL.new_tables.count)
    tables_of_household: int = _number(USUAL.new_tables_of_household.count)
    tables_in_all: int = _number(USUAL.new_tables_of_site.count)
    guests_of_household: int = _number(USUAL.new_guests.count)
    guests_in_all: int = _number(USUAL.new_guests_of_site.count)
    analyses_of_player: int = _number(USUAL.new_analyses.count)
    complaints_of_player: int = _number(USUAL.complaints.count)
    complaints_of_household: int = _number(USUAL.complaints_of_household.count)
    chat_lines: int = _number(USUAL.chat.count)
    """Of one player, in ten seconds."""
    guesses_at_account: int = _number(USUAL_GUESSES.at_account)
    """From one network, in a quarter of an hour."""
    guesses_of_strangers: int = _number(USUAL_GUESSES.of_strangers)
    """At one account, in a quarter of an hour."""
    guesses_of_network: int = _number(USUAL_GUESSES.of_network)
    guesses_of_region: int = _number(USUAL_GUESSES.of_region)
    guesses_in_all: int = _number(USUAL_GUESSES.in_all)
    bots_of_player: int = Field(USUAL_BOTS.of_player, ge=0, le=MOST)
    """That one person may have made; 0: nobody makes any."""
    tokens_of_bot: int = _number(USUAL_BOTS.tokens)
    games_of_bot: int = Field(USUAL.games_of_bot, ge=1, le=PAGE)
    """At once."""
    invitations_of_player: int = _number(USUAL.invitations.count)
    """To bots that people made."""
    connections_of_household: int = _number(100)
    """Of HTTP, at one node, like all that follows."""
    sockets_of_player: int = _number(USUAL.sockets_of_player)
    sockets_of_household: int = _number(USUAL.sockets_of_address)
    sockets_in_all: int = _number(USUAL.sockets_in_all)
    strangers_of_household: int = _number(USUAL.strangers_of_address)
    strangers_in_all: int = _number(USUAL.sockets_of_strangers)
    requests_of_bot: int = _number(USUAL.requests_of_bot.count)
    """In a second."""
    streams_of_bot: int = _number(USUAL.streams_of_bot)
    streams_in_all: int = _number(USUAL.streams_in_all)

    def allowed(self) -> dict[str, Any]:
        """The same as the server's manners."""
        return {
            "new_tables": _of(USUAL.new_tables, self.tables_of_player),
            "new_tables_of_household": _of(USUAL.new_tables_of_household, self.tables_of_household),
            "new_tables_of_site": _of(USUAL.new_tables_of_site, self.tables_in_all),
            "new_guests": _of(USUAL.new_guests, self.guests_of_household),
            "new_guests_of_site": _of(USUAL.new_guests_of_site, self.guests_in_all),
            "new_analyses": _of(USUAL.new_analyses, self.analyses_of_player),
            "complaints": _of(USUAL.complaints, self.complaints_of_player),
            "complaints_of_household": _of(USUAL.complaints_of_household, self.complaints_of_household),
            "chat": _of(USUAL.chat, self.chat_lines),
            "sockets_of_player": self.sockets_of_player,
            "sockets_of_address": self.sockets_of_household,
            "sockets_in_all": self.sockets_in_all,
            "strangers_of_address": self.strangers_of_household,
            "sockets_of_strangers": self.strangers_in_all,
            "invitations": _of(USUAL.invitations, self.invitations_of_player),
            "games_of_bot": self.games_of_bot,
            "requests_of_bot": _of(USUAL.requests_of_bot, self.requests_of_bot),
            "streams_of_bot": self.streams_of_bot,
            "streams_in_all": self.streams_in_all,
        }

    def bot_limits(self) -> BotLimits:
        """How many bots people make."""
        return BotLimits(self.bots_of_player, self.tokens_of_bot)

    def guesses(self) -> Guesses:
        """How many wrong passwords are heard."""
        return Guesses(
            at_account=self.guesses_at_account,
            of_strangers=self.guesses_of_strangers,
            of_network=self.guesses_of_network,
            of_region=self.guesses_of_region,
            in_all=self.guesses_in_all,
        )


def _of(usual: Rate, count: int) -> Rate:
    """So many, and as large a part of them at once as usual."""
    return Rate(count, usual.seconds, max(1, round(count * usual.burst / usual.count)))
