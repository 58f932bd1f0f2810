"""Commands by their own grammar, of anybody, at any time: the answer is one of those that a client knows."""

from collections import Counter

import msgspec
import pytest

from contract.tables import FULL
from coroutines import story
from mokum.catalog import games
from mokum.tables import Answer, Refusal
from mokum.tables.deciding.commands import Actor, AnyCommand, Code, Order
from mokum.tables.log.standing import Phase
from store.places import Place, new_id
from tables.party import PLAYERS, WATCHING, a_few, a_hall, begin, see
from web.grammar import Grammar

COMMANDS = 50_000 if FULL else 400
"""Of each game."""
A_TABLE = 300
"""Commands that one table hears before the next one is opened."""


@pytest.mark.parametrize("slug", games())
@story
async def test_every_command_of_the_grammar_is_answered_or_refused(memory_place: Place, slug: str) -> None:
    """Whoever asks for whatever, the answer is one of those that a client knows."""
    known = {code.value for code in Code} - {Code.FAULT.value, Code.RETRY.value}
    grammar = Grammar(AnyCommand, f"commands {slug}")
    luck, found = grammar.luck, Counter[str]()
    people = a_few(slug)
    async with a_hall(memory_place, beats=False) as hall:
        for number in range(COMMANDS):
            if number % A_TABLE == 0:
                table = await begin(hall, slug, people)
            actor: Actor = luck.choice((*PLAYERS[:people], WATCHING))
            sight = await see(hall, actor, table)
            if sight.phase is Phase.OVER and luck.random() < 0.2:
                table = await begin(hall, slug, people)
            grammar.words = (*sight.moves, "x", "greedy", "0" * 32)
            what = msgspec.convert(grammar.valid(), AnyCommand)
            version = luck.choice((None, None, sight.version, sight.version + 1, 0))
            answer = await hall.act(actor, table, Order(new_id(), what, version))
            if isinstance(answer, Refusal):
                assert answer.code.value in known, (what, answer)
                found[answer.code.value] += 1
            else:
                assert isinstance(answer, Answer)
                found["answer"] += 1
            memory_place.clock.now += 1
    assert set(found) >= {"answer", "not_allowed", "bad_request"}
