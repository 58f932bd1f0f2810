"""The files of client/src/wire: the messages of the socket, the answers of HTTP, and a page for each game."""

import json
from typing import Any

from mokum.catalog import game as find_game
from mokum.catalog import shipped
from mokum.kernel.game import AnyGame
from mokum.kernel.schema import schema_of
from mokum.tables.deciding import commands
from mokum.tables.log import clocks
from mokum.tables.serving import wording
from mokum.tables.showing import seen_rows
from mokum.web.http import (
    analyses,
    bots,
    careers,
    complaints,
    desk_shapes,
    devices,
    finished,
    greetings,
    invitations,
    letters,
    notices,
    pairing,
    passkeys,
    people,
    problems,
    ratings,
    recovery,
    sessions,
    tables,
    ties,
    tips,
    tries,
    ways,
)
from mokum.web.http import games as catalogue
from mokum.web.messages import asked, told
from wires.faces import harbour_cards
from wires.typescript import Page

TOLD = (
    told.Welcome
    | told.Snapshot
    | told.Happened
    | told.Answer
    | told.Foreseen
    | told.Refused
    | told.Pressed
    | told.LotClock
    | told.Chat
    | told.Unsaid
    | told.Presence
    | told.Sync
    | told.Ping
)


def table_page() -> Page:
    """The messages, and all that hangs on them."""
    # Both sides have a message of this name: a client says and asks, a server tells.
    page = Page({asked.Chat: "Say", asked.Sync: "AskTime"})
    page.union("Clock", clocks.Clock, "How much time a table gives.")
    page.union("Shown", seen_rows.AnyShown, "What happened at a table, as a viewer is shown it.")
    page.union("Told", TOLD, "Every message that the server sends.")
    page.union("Command", commands.AnyCommand, "What can be done at a table.", asked=True)
    page.union("Asked", asked.AnyAsked, "Every message that a client sends.", asked=True)
    page.add(commands.Code)
    return page


def http_page() -> Page:
    """What HTTP answers."""
    page = Page({tables.Page: "TablesPage"})
    for kind in (
        people.Player,
        people.Export,
        people.PasswordProof,
        people.PasskeyProof,
        sessions.SessionCard,
        sessions.Ticket,
        passkeys.Ceremony,
        passkeys.PasskeyCard,
        pairing.Pairing,
        ties.OwnTies,
        ties.TieTo,
        invitations.Invitation,
        notices.NoticePage,
        notices.Unseen,
        notices.CallSettings,
        ways.CallWays,
        letters.Confirmed,
        letters.Stopped,
        letters.LettersOffered,
        ratings.Leaders,
        ratings.TableRatings,
        recovery.RecoveryCodes,
        recovery.RecoveryState,
        devices.DeviceCode,
        bots.BotCard,
        bots.MadeToken,
        bots.PublicBot,
        catalogue.GameCard,
        catalogue.RuleCard,
        tables.Page,
        careers.Career,
        finished.FinishedGames,
        tables.ChatLineShape,
        greetings.HostGreeting,
        tips.TipShape,
        analyses.AnalysisShape,
        tries.Tried,
        tables.Done,
        wording.TableWords,
        complaints.Filed,
        complaints.OwnModeration,
        desk_shapes.Desk,
        desk_shapes.CaseFile,
        problems.Problem,
    ):
        page.add(kind)
    return page


def game_page(game: AnyGame) -> Page:
    """A game's view, its events as a viewer may be shown them, and its options."""
    page = Page()
    types = game.types
    shown: Any = types.event | types.redacted
    page.add(types.view)
    if types.facts is not None:
        page.add(types.facts)
    page.union("Event", shown, "All that can happen, whole or as much of it as a viewer may know.")
    page.add(types.options, asked=True)
    return page


def game_text(game: AnyGame) -> str:
    """The file of a game's page."""
    return game_page(game).text(f"What a table of {game.meta.slug} tells: its view, its events, its options.")


def pages() -> dict[str, str]:
    """Every file by its name."""
    written = {
        "table.ts": table_page().text(
            "The messages of the socket and what they hold; docs/protocol.md tells how they go."
        ),
        "http.ts": http_page().text("What the server answers over HTTP."),
        "harbour-cards.ts": harbour_cards(),
    }
    for slug in shipped():
        game = find_game(slug)
        written[f"{slug}.ts"] = game_text(game)
        written[f"{slug}.schema.json"] = json.dumps(schema_of(game), indent=1, ensure_ascii=False) + "\n"
    return written
