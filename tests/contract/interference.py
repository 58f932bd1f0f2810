"""Looks for leaks in random games: compares pairs at the moments that tell most, and traces tainted values."""

import re
from typing import Any

from contract.messages import LeakError, Message, Messages
from contract.pairs import LOCKSTEP, Coverage, Pairs
from contract.playing import Told, random_game, viewers
from contract.resampling import resampler_of
from contract.tables import Table, sizes, tables_of
from mokum.kernel.chance import QuickChance
from mokum.kernel.game import AnyGame
from mokum.kernel.story import carry_out

QUICK_GAMES = 24
"""So many games are compared in every test run."""
TAINTED_GAMES = 6
"""So many games of each size are tainted."""
_SOUGHT = 2_000
"""So many games at most are searched for what happens seldom."""
_RARE = 2
_TAINTED = 7
"""Every so manyth moment of a game is tainted."""


def compare_games(game: AnyGame, numbers: range, seed: str) -> Coverage:
    """Some random games at every table, for every viewer."""
    coverage = Coverage(game)
    tables = tables_of(game.meta.slug)
    for number in numbers:
        table, luck = tables[number % len(tables)], f"{seed} {number}"
        compare_game(game, table, luck, coverage, random_game(game, table.seats, luck, table.options))
    return coverage


def seek_seldom(game: AnyGame, seed: str, coverage: Coverage, least: int) -> set[str]:
    """More games, of which only those are compared in which something happens that was compared too seldom so far.

    Gives back the kinds of events that are still compared too seldom, other than those that the game calls rare.
    """
    tables, rare = tables_of(game.meta.slug), sizes(game.meta.slug).rare
    for number in range(_SOUGHT):
        lacking = {kind for kind, _ in coverage.below(least)} - rare
        if not lacking:
            break
        table, luck = tables[number % len(tables)], f"{seed} seldom {number}"
        record = random_game(game, table.seats, luck, table.options)
        if any(type(event).__name__ in lacking for told in record for event in told.events):
            compare_game(game, table, luck, coverage, record)
    return lacking


def compare_game(game: AnyGame, table: Table, seed: str, coverage: Coverage, record: list[Told]) -> None:
    """One random game, for every viewer."""
    moments = _moments(game, record, coverage, QuickChance(f"moments {seed}"))
    for viewer in viewers(table.seats):
        pairs = Pairs(game, table, viewer, coverage, seed)
        pairs.set_up(seed)
        for moment in moments:
            pairs.imagine(record[moment])
            pairs.lockstep(record[moment : moment + LOCKSTEP])


def _moments(game: AnyGame, record: list[Told], coverage: Coverage, chance: QuickChance) -> list[int]:
    """Moments that tell most: shortly before what was compared least so far, amid sealed choices, and anywhere."""
    by_rarity = sorted(range(len(record)), key=lambda moment: coverage.rarity(record[moment].events))
    moments = [max(0, moment - chance.below(3)) for moment in by_rarity[:_RARE]]
    sealed = [moment for moment, told in enumerate(record) if len(game.waiting(told.state)) > 1]
    if sealed:
        moments.append(sealed[chance.below(len(sealed))])
    return [*moments, chance.below(len(record))]


def find_taint(game: AnyGame, seats: int, seed: str, options: Any = None) -> int:
    """Put numbers that stand nowhere else in place of what is hidden, and look for them in what viewers are sent.

    Gives back how many messages were searched.
    """
    resampler, searched = resampler_of(game), 0
    for told in random_game(game, seats, seed, options)[::_TAINTED]:
        for viewer in viewers(seats):
            messages = Messages(game, seats, viewer)
            state, taints = resampler.taint(told.state, viewer)
            sent = [messages.now(state, can_go_on=False)]
            if told.seat != viewer and resampler.bears_taint(told.move):
                story = carry_out(state, game.play(state, told.seat, told.move, chance=QuickChance(seed)))
                if game.outcome(state) is None:
                    sent += [messages.told(story), messages.now(state, can_go_on=False)]
            for message in sent:
                _search(message, taints)
            searched += len(sent)
    return searched


def _search(message: Message, taints: set[Any]) -> None:
    for name, data in message.items():
        found = {int(number) for number in re.findall(rb"\d+", data)} & taints
        if found:
            raise LeakError(f"{sorted(found)} stand in the {name}: {data.decode()}")
