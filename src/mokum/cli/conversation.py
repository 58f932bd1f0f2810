"""The conversation with a player at the terminal: what is asked, what may be typed, and what is answered."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from mokum.bots import Bot
from mokum.bots.attending import Attentive, attending
from mokum.cli.asking import Left, ask
from mokum.cli.help import show_help, show_refusal, show_rules_for
from mokum.cli.menu import Menu
from mokum.cli.session import CannotTakeBack, Session
from mokum.cli.show import show_choices, show_heading, show_picture, show_step
from mokum.kernel.event import Seat
from mokum.kernel.facts import facts_of
from mokum.kernel.moves import Move, UnknownMove


class Conversation:
    """One player against bots, until the game is over or the player leaves."""

    def __init__(self, console: Console, session: Session, seat: Seat, bots: Mapping[Seat, Bot[Any, Any]]) -> None:
        self._console, self._session, self._seat, self._bots = console, session, seat, bots
        self._told = 0
        """How many steps the player has been told."""
        self._stale = True
        """Whether the board has changed since it was last shown."""

    def run(self) -> None:
        """Play on to the end of the game, unless the player leaves before."""
        session = self._session
        show_heading(self._console, "The deal")
        self._tell_deal()
        with attending(self._bots, len(session.names), session.options) as attentive:
            while waiting := session.waiting:
                # Where several are awaited at once, the player is asked before the bots answer.
                if self._seat in waiting:
                    self._my_move()
                else:
                    self._bot_move(waiting[0], attentive)
            assert session.outcome is not None, "nobody is awaited, so the game is over"
            for follower in attentive.values():
                follower.over(session.outcome)
        self._show_board()
        self._tell_news()

    def _bot_move(self, seat: Seat, attentive: Mapping[Seat, Attentive]) -> None:
        session = self._session
        moves = session.game.moves(session.state, seat)
        if seat in attentive:
            attentive[seat].hear(facts_of(session.game, session.state, seat))
        session.play(seat, self._bots[seat].choose(session.view(seat), moves))
        self._stale = True

    def _my_move(self) -> None:
        """Ask until something was played or taken back."""
        if self._stale:
            self._show_board()
        self._tell_news()
        menu = self._show_menu()
        steps = self._session.steps
        before = len(steps)
        while len(steps) == before:
            self._answer(ask(self._console, ""), menu)

    def _answer(self, typed: str, menu: Menu) -> None:
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "":
                pass
            case "q":
                raise Left
            case "b":
                self._show_board()
            case "l":
                self._tell_all()
            case "m":
                self._show_menu()
            case "u":
                self._take_back()
            case "?" if not rest.strip():
                show_help(self._console, self._session.game)
            case asked if asked.startswith("?"):
                show_rules_for(self._console, self._session, self._seat, menu, typed[1:].strip())
            case _:
                self._choose(typed, menu)

    def _choose(self, typed: str, menu: Menu) -> None:
        try:
            meant = menu.find(typed)
        except UnknownMove as unknown:
            self._say(f"{unknown}. Type ? for help.")
            return
        if meant[0] not in self._session.game.moves(self._session.state, self._seat):
            show_refusal(self._console, self._session, self._seat, meant[0])
            return
        move = meant[0] if len(meant) == 1 else self._which_way(meant)
        if move is not None:
            self._play(move)

    def _which_way(self, ways: tuple[Move, ...]) -> Move | None:
        view, words = self._session.view(self._seat), self._session.game.words
        show_choices(self._console, [(str(move), words.move(move, view)) for move in ways])
        while typed := ask(self._console, "Choose a number, or press Enter to go back."):
            if typed.isdecimal() and 1 <= int(typed) <= len(ways):
                return ways[int(typed) - 1]
        return None

    def _play(self, move: Move) -> None:
        session = self._session
        session.play(self._seat, move)
        self._tell_news()
        if self._seat in session.waiting or not session.waiting or session.came_to_light(self._seat):
            return
        # Bots answer at once, so this is the moment to think again.
        while typed := ask(self._console, "Press Enter to continue, or u to undo.").lower():
            if typed == "q":
                raise Left
            if typed == "u":
                self._take_back()
                return

    def _take_back(self) -> None:
        try:
            step = self._session.take_back(self._seat)
        except CannotTakeBack as stands:
            self._say(str(stands))
        else:
            self._say(f"Taken back: {step.move}")
            self._told = len(self._session.steps)
            self._stale = True

    def _say(self, text: str) -> None:
        self._console.print(Text(text))

    def _show_board(self) -> None:
        show_heading(self._console, "The board")
        show_picture(self._console, self._session.game.words.board(self._session.view(self._seat), self._session.names))
        self._console.print()
        self._stale = False

    def _show_menu(self) -> Menu:
        session = self._session
        view = session.view(self._seat)
        menu = Menu(session.game, view, session.game.moves(session.state, self._seat))
        self._console.print()
        self._console.print(Text(session.game.words.ask(view, session.names), style="bold"))
        show_choices(self._console, [(choice.notation, choice.text) for choice in menu.choices])
        return menu

    def _tell_deal(self) -> None:
        self._say(" ".join(self._session.sentences(self._session.setup, self._seat)))

    def _tell_all(self) -> None:
        self._tell_deal()
        self._told = 0
        self._tell_news()

    def _tell_news(self) -> None:
        steps = self._session.steps
        for number, step in enumerate(steps[self._told :], self._told + 1):
            show_step(self._console, number, step.seat, self._session.sentences(step.events, self._seat))
        self._told = len(steps)
