"""Whether a record tells the truth: all of it by today's rules, and as much as can be told of one by older rules."""

import msgspec

from mokum.kernel.game import AnyGame
from mokum.kernel.moves import UnknownMove
from mokum.kernel.older_lines import as_stored
from mokum.kernel.outcome import Outcome
from mokum.kernel.record import FindGame, Record, RecordFault, read, read_unsealed, sealed, tell_total, unsealed, write
from mokum.kernel.story import IllegalMove, begin, carry_out, play_on_copy


class Checked(msgspec.Struct, frozen=True):
    """A record in which nothing untrue was found."""

    record: Record
    older: str = ""
    """If it was played by older rules: what was checked, in a sentence."""


def verify(text: str, find_game: FindGame) -> Record:
    """The record, if nothing in it is untrue."""
    return check(text, find_game).record


def check(text: str, find_game: FindGame) -> Checked:
    """The record, if nothing in it is untrue: the deal as promised, the luck from its seeds, each move legal."""
    return _check(read(text, find_game), text, find_game)


def what_is_wrong(text: str, find_game: FindGame) -> str:
    """Of a record whose seal is broken: the first thing in it that is not true, the failing move by its number."""
    body = unsealed(text)
    try:
        _check(read_unsealed(body, find_game), sealed(body), find_game)
    except RecordFault as fault:
        return str(fault)
    return "the seal itself is wrong"


def _check(record: Record, text: str, find_game: FindGame) -> Checked:
    game = find_game(record.game)
    fault = record.deal.fault()
    if fault is not None:
        raise RecordFault(fault)
    if record.rules_version != game.meta.rules_version:
        return Checked(record, _by_older_rules(record, text, game))
    _, differs = _replay(record, game)
    if differs:
        raise RecordFault(differs)
    if write(record, game, as_stored(text, game.types.older)) != text:
        raise RecordFault("the story is not the one that the log tells")
    return Checked(record)


def _replay(record: Record, game: AnyGame) -> tuple[int, str]:
    """With how many moves today's rules agree, and why not with the next."""
    chance = record.deal.chance()
    try:
        state, happened = begin(game, len(record.names), record.options, chance)
    except ValueError as error:
        return 0, f"such a table cannot be: {error}"
    if tuple(happened) != record.setup:
        return 0, "the deal does not follow from the seeds"
    for number, entry in enumerate(record.entries, 1):
        try:
            move = game.catalogue.parse(entry.move)
            state, happened = play_on_copy(game, state, entry.seat, move, chance)
        except UnknownMove as error:
            return number - 1, f"move {number}: {error}"
        except IllegalMove as error:
            return number - 1, f"move {number} ({entry.move}) is {error}"
        if tuple(happened) != entry.events:
            return number - 1, f"move {number} ({entry.move}) did not bring this about"
    return len(record.entries), ""


def _by_older_rules(record: Record, text: str, game: AnyGame) -> str:
    """What today's code can say: which moves were legal then, it cannot."""
    agreed, differs = _replay(record, game)
    moves = len(record.entries)
    how_far = f"all {moves} moves" if not differs else f"the first {agreed} of {moves} moves"
    outcome = _outcome(record, game)
    score = "the same score" if outcome is None or _is_told(outcome, record.names, text) else "another score"
    return (
        f"It was played by version {record.rules_version} of the rules, and this program has version "
        f"{game.meta.rules_version}: the deal is as it was promised and every event can follow on the one before it; "
        f"today's rules agree with {how_far} and count {score}."
    )


def _outcome(record: Record, game: AnyGame) -> Outcome | None:
    """Where the events lead, whatever the moves were."""
    state = game.new(len(record.names), record.options)
    for number, events in enumerate((record.setup, *(entry.events for entry in record.entries))):
        try:
            carry_out(state, events)
        except (LookupError, ValueError, TypeError, ArithmeticError, AssertionError) as error:
            told = f"move {number}" if number else "the deal"
            raise RecordFault(f"what is told of {told} cannot have happened there") from error
    return game.outcome(state)


def _is_told(outcome: Outcome, names: tuple[str, ...], text: str) -> bool:
    """Whether the story ends with these points."""
    lines = set(text.splitlines())
    return all(tell_total(outcome, seat, name) in lines for seat, name in enumerate((*names, *outcome.others)))
