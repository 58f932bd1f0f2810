"""Deciding is pure: the standing that it is handed stays as it was, and the same again is decided the same."""

import time
from collections.abc import Callable
from copy import deepcopy

import msgspec
import pytest

from mokum.catalog import games
from mokum.kernel.codec import encode
from mokum.tables import Actor, Refusal
from mokum.tables.deciding import decide
from mokum.tables.deciding.commands import AnyCommand, AskRematch, Invite
from mokum.tables.deciding.context import Context, Decision, not_allowed
from mokum.tables.deciding.playing import play_bot
from mokum.tables.deciding.ringing import RINGS
from mokum.tables.log.happenings import StoodIn
from mokum.tables.log.standing import Standing
from tables import staging
from tables.party import PLAYERS, WATCHING, a_few
from tables.staging import SEED, Stage
from web.grammar import Grammar

MOVES = 60
ASKED = 4
"""Commands of anybody before each move."""


def watched(decide: Callable[..., Decision]) -> Callable[..., Decision]:
    """The same decisions, each made twice: of the standing, and of a copy that shares nothing with it."""

    def decided(standing: Standing, *asked: object) -> Decision:
        before, copy = encode(standing), deepcopy(standing)
        decision = decide(standing, *asked)
        assert encode(standing) == before, f"the standing was changed by {asked}"
        assert encode(decide(copy, *asked)) == encode(decision), f"{asked} was decided in another way"
        return decision

    return decided


@pytest.mark.parametrize("slug", games())
def test_what_is_decided_follows_from_what_is_handed_over(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(staging, "decide", watched(decide))
    monkeypatch.setattr(staging, "play_bot", watched(play_bot))
    grammar = Grammar(AnyCommand, f"pure {slug}")
    stage, answered = Stage(slug, a_few(slug), 0, "pure"), 0
    for _ in range(MOVES):
        standing = stage.standing
        if standing.is_over:
            break
        grammar.words = (*standing.game.moves(standing.position, standing.awaited[0]).texts(), "x", "greedy", "0" * 32)
        for _ in range(ASKED):
            what = msgspec.convert(grammar.valid(), AnyCommand)
            actor = grammar.luck.choice((*PLAYERS[: stage.people], WATCHING))
            if not isinstance(what, AskRematch | Invite):  # a hall opens the new table, or looks for the bot, first
                answered += not isinstance(stage.decision(actor, what), Refusal)
        for ring in RINGS.values():
            watched(ring)(standing, Context(standing.at + 1_000, SEED))
        stage.go_on()
    assert answered


def _changes(standing: Standing, actor: Actor, command: AnyCommand, context: Context) -> Decision:
    msgspec.structs.force_setattr(standing, "credited", standing.credited + 1)
    return not_allowed("")


def _looks_at_a_clock(standing: Standing, actor: Actor, command: AnyCommand, context: Context) -> Decision:
    return (StoodIn(0, "greedy", str(time.perf_counter_ns())),)


@pytest.mark.parametrize("impure", [_changes, _looks_at_a_clock])
def test_what_is_not_pure_is_found_out(impure: Callable[..., Decision]) -> None:
    stage = Stage("routes", 2, 0, "pure")
    with pytest.raises(AssertionError):
        watched(impure)(stage.standing, PLAYERS[0], None, Context(0, SEED))
