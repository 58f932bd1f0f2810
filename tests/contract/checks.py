"""What every game promises, as checks on the values that a game hands out."""

from collections.abc import Iterable, Sequence
from typing import Any, get_args

from mokum import rulebook
from mokum.kernel.career import career_of, part_of
from mokum.kernel.chance import Chance
from mokum.kernel.codec import Codec, Reader, encode
from mokum.kernel.event import Event, Redacted, Seat, Viewer
from mokum.kernel.facts import facts_of
from mokum.kernel.foreseeing import LUCK, SECRET, foresee
from mokum.kernel.game import AnyGame
from mokum.kernel.outcome import Outcome, RuleId
from mokum.kernel.story import IllegalMove, play_on_copy, seen


class ContractError(AssertionError):
    """A game does not do what every game promises."""


def require(holds: bool, promise: str, *facts: object) -> None:
    """Raise ContractError with the promise that does not hold, and the facts that show it."""
    if not holds:
        raise ContractError(": ".join((promise, *map(repr, facts))))


def rule_ids(game: AnyGame) -> frozenset[RuleId]:
    """Every rule that the game's pages define."""
    return frozenset(rulebook.rules(game.meta.slug))


class Contract:
    """The promises of one game. Each method checks one of them on one moment of a game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.codec = Codec(game)
        self.rules = rule_ids(game)
        self._events = get_args(game.types.event)
        self._redacted = get_args(game.types.redacted)
        self._outcome = Reader(Outcome)

    def logged(self, events: Sequence[Event[Any]]) -> list[Event[Any]]:
        """Events survive the codec. Gives back those that went through it, as a log would."""
        read = self.codec.events(encode(list(events)))
        require(read == list(events), "every event survives the codec", events, read)
        return read

    def shown(self, events: Sequence[Event[Any]], viewer: Viewer) -> None:
        """A viewer is shown an event whole, or something that cannot be applied in its stead, or nothing."""
        for event in events:
            sight = event.seen_by(viewer)
            if isinstance(sight, Event):
                require(type(sight) in self._events and sight == event, "an event is shown as it is", event, sight)
            elif sight is not None:
                promised = type(sight) in self._redacted and isinstance(sight, Redacted)
                require(promised, "what is shown in an event's stead has a promised type", sight)
                require(not hasattr(sight, "apply"), "what is shown in an event's stead cannot be applied", sight)
        sights = seen(events, viewer)
        require(self.codec.seen(encode(sights)) == sights, "what is seen survives the codec", sights)

    def standing(self, state: Any, seats: int) -> None:
        """Invariants hold; the awaited seats and no others have moves; a game that awaits nobody has an outcome."""
        game = self.game
        game.invariants(state)
        waiting = game.waiting(state)
        require(tuple(sorted(set(waiting))) == waiting, "awaited seats stand in ascending order", waiting)
        with_moves = tuple(seat for seat in range(seats) if game.moves(state, seat))
        require(with_moves == waiting, "exactly the awaited seats have moves", waiting, with_moves)
        outcome = game.outcome(state)
        require((outcome is None) == bool(waiting), "a game has an outcome when it waits for nobody", waiting, outcome)
        if outcome is not None:
            self._ended(outcome, seats)
            self._adds_to_careers(state, outcome, seats)

    def _adds_to_careers(self, state: Any, outcome: Outcome, seats: int) -> None:
        """All points have a source but those that everybody has alike, and a figure is told of what is counted."""
        career = career_of(self.game)
        alike: set[int] = set()
        for seat in range(seats):
            part = part_of(self.game, state, outcome, seat)
            sources = {career.source(line) for line in outcome.sheets[seat]} - {""}
            require(not career.sources or sources <= {*career.sources}, "every source is known", sources)
            alike.add(outcome.totals[seat] - sum(part.points.values()))
            for figure in career.figures:
                of, per = part.counts[figure.of], part.counts[figure.per] if figure.per else 1
                require(of >= 0 and (of <= per or not figure.is_share), "a figure is told of counts", figure, of, per)
        require(len(alike) == 1, "what has no source everybody has alike", alike)

    def _ended(self, outcome: Outcome, seats: int) -> None:
        require(self._outcome(encode(outcome)) == outcome, "the outcome survives the codec", outcome)
        named = {outcome.why} | {line.rule for sheet in outcome.sheets for line in sheet}
        require(named <= self.rules, "the outcome names rules that exist", named - self.rules)
        sides = seats + len(outcome.others)
        require(len(outcome.sheets) == len(outcome.ranks) == sides, "every side has a sheet and a rank", outcome)
        require(bool(outcome.winners), "somebody wins", outcome.ranks)
        for line in {encode(line): line for sheet in outcome.sheets for line in sheet}.values():
            require(line.key.isidentifier(), "the key of a score line is a word", line)
            require(bool(self.game.words.score(line)), "every score line has words", line)

    def refusals(self, state: Any, seat: Seat, numbers: Iterable[int], chance: Chance) -> None:
        """A move is refused if and only if it is not offered, by a rule that exists; and then it cannot be played."""
        game, catalogue = self.game, self.game.catalogue.moves
        offered = game.moves(state, seat).bits
        refused = None
        for number in numbers:
            move = catalogue[number]
            rule = game.refusal(state, seat, move)
            require((rule is None) == (offered >> number & 1), "what is not offered is refused", move, rule)
            if rule is not None:
                require(rule in self.rules, "a refusal names a rule that exists", move, rule)
                refused = move
        if refused is not None:
            try:
                play_on_copy(game, state, seat, refused, chance)
            except IllegalMove as error:
                require(error.rule in self.rules, "an illegal move names a rule that exists", refused, error.rule)
            else:
                raise ContractError(f"an illegal move was played: {refused}")

    def foreseen(self, state: Any, seat: Seat, move: Any, events: Sequence[Event[Any]]) -> None:
        """What was foreseen of a move is how its story began; and all of it, unless luck or a secret followed."""
        known = foresee(self.game, state, seat, move)
        require(not known.rule and not known.lacks, "a legal move lacks nothing", move, known)
        begun = tuple(events[: len(known.events)])
        require(begun == known.events, "what surely follows does follow", move, known, events)
        require(known.then in ("", LUCK, SECRET), "only luck and secrets hide what follows", move, known)
        is_whole = len(events) == len(known.events)
        require(is_whole == (known.then == ""), "it is said whether more follows", move, known, events)

    def lacking(self, state: Any, seat: Seat, numbers: Iterable[int]) -> None:
        """What is lacking for a move that is refused is more than there is."""
        for number in numbers:
            move = self.game.catalogue.moves[number]
            for lack in foresee(self.game, state, seat, move).lacks:
                has = sum(amount.count for amount in lack.have)
                require(0 <= has < lack.need, "who lacks something has less than is needed", move, lack)

    def kept(self, state: Any) -> None:
        """A state survives the codec."""
        require(self.codec.state(encode(state)) == state, "the state survives the codec", state)

    def knowledge(self, state: Any, seats: int, viewer: Viewer, chance: Chance) -> None:
        """A view survives the codec, and a state imagined from it is one that this viewer could be looking at.

        So facts, which follow from the view alone, are the same in what is imagined.
        """
        game = self.game
        view = game.view(state, viewer)
        written = encode(view)
        read = self.codec.view(written)
        require(read == view and encode(read) == written, "the view survives the codec", view)
        imagined = game.imagine(read, chance)
        require(game.view(imagined, viewer) == view, "a view of what is imagined is the view", view, imagined)
        game.invariants(imagined)
        facts = encode(facts_of(game, state, viewer))
        require(encode(facts_of(game, imagined, viewer)) == facts, "facts follow from the view alone", view, facts)
        require(game.waiting(imagined) == game.waiting(state), "imagining changes nobody's turn", view)
        if 0 <= viewer < seats:
            same = game.moves(imagined, viewer).bits == game.moves(state, viewer).bits
            require(same, "the viewer has the same moves in what it imagines", view)
