"""Hostile messages and bodies by their own grammar: each has a known answer, none is dear, nothing is kept.

`MOKUM_TESTS=full` reads a million a game, with `tests/tables/test_any_command.py`. Rows B1 to B5 of the matrix of bad
input, and attacks a and i of the siege.
"""

import resource
import time
from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec
import pytest
from pydantic import BaseModel, ValidationError

from contract.tables import FULL
from mokum.catalog import games
from mokum.tables.deciding.commands import AnyCommand, Make
from mokum.web.gate import MOST_BODY
from mokum.web.http.asking import MOST_LETTERS
from mokum.web.http.problems import NotGranted
from mokum.web.http.tables import NewOrder, NewTable, _read
from mokum.web.messages import read_message
from mokum.web.messages.asked import AnyAsked
from mokum.web.strict import BadMessage, NotJson, TooLong, read_json
from web.grammar import Grammar

MESSAGES, BODIES = (700_000, 250_000) if FULL else (4_000, 2_000)
"""Of each game."""
DEAREST = 0.005
"""Seconds of processor time for the dearest, in the quickest of some tries."""
ON_AVERAGE = 0.0005
TRIES = 25
GROWS_KB = 64 * 1024

Read = Callable[[str], str]


class Orders(msgspec.Struct):
    """The shape of `NewOrder`, whose `do` is described by the command's own types."""

    command: str
    do: AnyCommand
    version: int | None = None


def read_a_message(text: str) -> str:
    try:
        return type(read_message(text)).__name__
    except (NotJson, BadMessage, TooLong) as error:
        return type(error).__name__


def read_a_body(model: type[BaseModel], commands: str, kind: Any) -> Read:
    """As a request is read: strictly, then by its model, then what is of the tables by their own types."""

    def read(text: str) -> str:
        data = text.encode(errors="surrogatepass")
        if len(data) > MOST_BODY:
            return "TooLong"
        try:
            value = read_json(data.decode(), MOST_LETTERS)
            body = model.model_validate(value)
            _read(getattr(body, commands), kind)
        except (NotJson, BadMessage, UnicodeDecodeError, ValidationError, NotGranted) as error:
            return type(error).__name__
        return "read"

    return read


def seconds(read: Read, text: str) -> float:
    began = time.thread_time()
    read(text)
    return time.thread_time() - began


def read_all(grammar: Grammar, read: Read, count: int) -> Counter[str]:
    """What became of each; the cost of all, and of the dearest, is bounded."""
    found: Counter[str] = Counter()
    spent = 0.0
    for text in islice(grammar.texts(), count):
        began = time.thread_time()
        found[read(text)] += 1
        took = time.thread_time() - began
        spent += took
        if took > DEAREST:
            assert min(seconds(read, text) for _ in range(TRIES)) < DEAREST, text[:200]
    assert spent / count < ON_AVERAGE
    return found


def grown(work: Callable[[], Counter[str]], warm: Callable[[], Counter[str]]) -> tuple[Counter[str], int]:
    """What came of the work, and by how many kB the process has grown with it at most."""
    warm()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    found = work()
    return found, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before


@pytest.mark.parametrize("slug", games())
def test_every_message_of_the_grammar_is_read_or_refused(slug: str) -> None:
    def work(count: int) -> Counter[str]:
        return read_all(Grammar(AnyAsked, f"messages {slug}"), read_a_message, count)

    found, kilobytes = grown(lambda: work(MESSAGES), lambda: work(MESSAGES // 10))
    assert set(found) >= {"Hello", "Act", "Chat", "Press", "NotJson", "BadMessage", "TooLong"}
    assert found["BadMessage"] > MESSAGES / 10
    assert kilobytes < GROWS_KB


@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize(
    ("model", "kind", "part", "of"),
    [(NewOrder, Orders, "do", AnyCommand), (NewTable, Make, "clock", Make.__annotations__["clock"])],
)
def test_every_body_of_the_grammar_is_read_or_refused(
    slug: str, model: type[BaseModel], kind: Any, part: str, of: Any
) -> None:
    def work(count: int) -> Counter[str]:
        words = (slug, "draw deck", "0190f3a0-0000-7000-8000-000000000001")
        return read_all(Grammar(kind, f"bodies {slug} {part}", words), read_a_body(model, part, of), count)

    found, kilobytes = grown(lambda: work(BODIES // 2), lambda: work(BODIES // 20))
    assert set(found) >= {"NotJson", "BadMessage", "ValidationError"}
    assert kilobytes < GROWS_KB
