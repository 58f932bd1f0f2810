"""Sentences about the harbour and the river."""

from mokum.games.harbour.board import MOUTH
from mokum.games.harbour.events import (
    BargeMoved,
    DockerHoused,
    DockerReturned,
    DockerTaken,
    ForemanMoved,
    FreeStepsChanged,
    GoodDelivered,
    GoodLoaded,
    GoodReturned,
    MouthReached,
    PawnMoved,
    PawnRaised,
    RiverTaken,
    TomDelivered,
    TomHoused,
)
from mokum.games.harbour.state import NOTHING
from mokum.games.harbour.words.phrases import (
    DOCKER_WORDS,
    GOOD_WORDS,
    OPPONENT,
    a,
    count,
    depot,
    pontoon,
    side_name,
    space,
    warehouse,
)
from mokum.games.harbour.words.sentences.telling import Names, sentence


@sentence.register
def _(event: GoodLoaded, names: Names) -> str:
    return f"{names[event.seat]} loads {GOOD_WORDS[event.good]}."


@sentence.register
def _(event: FreeStepsChanged, names: Names) -> str:
    steps = count(abs(event.by), "free barge step")
    return f"{names[event.seat]} {'uses' if event.by < 0 else 'gains'} {steps}."


@sentence.register
def _(event: BargeMoved, names: Names) -> str:
    return f"{names[event.seat]}'s barge goes to {space(event.space)}."


@sentence.register
def _(event: DockerTaken, names: Names) -> str:
    return f"{names[event.seat]} takes {a(DOCKER_WORDS[event.colour])} docker aboard from {pontoon(event.pontoon)}."


@sentence.register
def _(event: DockerHoused, names: Names) -> str:
    return f"{names[event.seat]} brings {a(DOCKER_WORDS[event.colour])} docker to the docker building."


@sentence.register
def _(event: GoodDelivered, names: Names) -> str:
    where = warehouse(event.good) if event.depot == NOTHING else depot(event.depot)
    foreman = ", where the Foreman is" if event.at_foreman else ""
    return f"{names[event.seat]} delivers {GOOD_WORDS[event.good]} to {where}{foreman}."


@sentence.register
def _(event: ForemanMoved, names: Names) -> str:
    if event.space == NOTHING:
        return "The Foreman leaves the game."
    return f"The Foreman now stands at {space(event.space)}."


@sentence.register
def _(event: GoodReturned, names: Names) -> str:
    place = "store" if event.stored else "hold"
    return f"{names[event.seat]} hands in {GOOD_WORDS[event.good]} from the {place}."


@sentence.register
def _(event: DockerReturned, names: Names) -> str:
    return f"{names[event.seat]} hands in {a(DOCKER_WORDS[event.colour])} docker."


@sentence.register
def _(event: TomHoused, names: Names) -> str:
    docker = f"the {DOCKER_WORDS[event.colour]} docker"
    return f"{OPPONENT} brings {docker} from {pontoon(event.pontoon)} to the docker building."


@sentence.register
def _(event: TomDelivered, names: Names) -> str:
    return f"{OPPONENT} delivers {GOOD_WORDS[event.good]} to its warehouse."


@sentence.register
def _(event: RiverTaken, names: Names) -> str:
    return f"{names[event.seat]} takes to the river."


@sentence.register
def _(event: PawnMoved, names: Names) -> str:
    where = "the mouth" if event.space == MOUTH else f"space {event.space}"
    below = "" if event.on_top == NOTHING else f", below {side_name(event.on_top, names)}'s"
    return f"{side_name(event.side, names)}'s river pawn moves to {where}{below}."


@sentence.register
def _(event: PawnRaised, names: Names) -> str:
    return f"{names[event.seat]}'s river pawn goes on top of its stack."


@sentence.register
def _(event: MouthReached, names: Names) -> str:
    return f"{side_name(event.side, names)} takes the next berth in the mouth of the Amstel."
