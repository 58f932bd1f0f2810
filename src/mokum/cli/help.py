"""Help at the table: what may be typed, and the rule behind a move, a refusal or a word."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from mokum import rulebook
from mokum.cli.menu import Menu
from mokum.cli.session import Session
from mokum.cli.show import show_rule
from mokum.kernel.event import Seat
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import Move, UnknownMove

_MOST_FOUND = 8
"""Rules that a search shows."""


def show_help(console: Console, game: AnyGame) -> None:
    """What may be typed, with examples from this game."""
    notation = str(game.catalogue.moves[-1])
    table = Table(box=None, show_header=False, padding=(0, 2))
    for typed, meaning in (
        ("3", "play the move with that number"),
        (notation, "play a move by its name; type the first two words to see all its variants"),
        ("u", "undo your last move, if nothing hidden has been revealed since"),
        ("m", "show your moves"),
        ("b", "show the board"),
        ("l", "show everything that has happened"),
        ("? 3", "explain the move with that number"),
        (f"? {notation}", "explain a move, and why it is not allowed, if it is not"),
        (f"? {next(iter(rulebook.rules(game.meta.slug)))}", "show the rule with that id"),
        ("? last turn", "search the rules for these words"),
        ("q", "quit"),
    ):
        table.add_row(Text(typed, style="bold"), Text(meaning))
    console.print(table)


def show_refusal(console: Console, session: Session, seat: Seat, move: Move) -> None:
    """That a move is not legal, and the rule that says so."""
    rule_id = session.game.refusal(session.state, seat, move)
    if rule_id is None:
        return
    console.print(Text(f"You cannot play “{move}” now. The rule is:"))
    _show(console, session.game, rule_id)


def show_rules_for(console: Console, session: Session, seat: Seat, menu: Menu, asked: str) -> None:
    """The rule that is asked for: by its id, by a move, or by words that stand in it."""
    game = session.game
    if asked.upper().startswith(f"{game.meta.rule_prefix}-"):
        _show(console, game, asked.upper())
        return
    try:
        move = menu.find(asked)[0]
    except UnknownMove as unknown:
        _show_found(console, game, asked, str(unknown))
    else:
        console.print(Text(f"{move}: {game.words.move(move, session.view(seat))}"))
        _show(console, game, game.words.rule(move, session.view(seat)))
        show_refusal(console, session, seat, move)


def _show_found(console: Console, game: AnyGame, words: str, otherwise: str) -> None:
    found = [] if words.isdecimal() else rulebook.search(game.meta.slug, words)
    for rule in found[:_MOST_FOUND]:
        show_rule(console, rule.id, rule.text)
    if len(found) > _MOST_FOUND:
        console.print(f"  and {len(found) - _MOST_FOUND} more", style="dim")
    if not found:
        console.print(Text(f"{otherwise}, and no rule contains these words."))


def _show(console: Console, game: AnyGame, rule_id: str) -> None:
    try:
        show_rule(console, rule_id, rulebook.rule(game.meta.slug, rule_id))
    except rulebook.NoSuchRule as missing:
        console.print(Text(f"{missing}."))
