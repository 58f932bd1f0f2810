"""Every event has its sentence, and a sentence tells no more than its reader may know."""

from typing import Any, get_args

import pytest

from games.harbour.words import block, cubes_of, dockers_of, each, space
from games.harbour_words.telling import WORDS
from mokum.games.harbour import events, goods
from mokum.games.harbour.agenda import Act, EndRound, PayCube, ReturnPieces, StartCube
from mokum.games.harbour.board import COLOURS, DOCKERS, GOODS, PONTOON_SPACES
from mokum.games.harbour.cubes import NO_CUBES, counts
from mokum.games.harbour.deck import CARDS, TASKS
from mokum.games.harbour.events import HarbourEvent, HarbourRedacted
from mokum.games.harbour.events.gains import BRIDGE, FAST, FOREMAN, MARKET
from mokum.games.harbour.state import NOTHING
from mokum.kernel.agenda import NOBODY
from mokum.kernel.event import WATCHER, Event, Redacted

NAMES = ("Anna", "Ben")
BEER, TULIP, CRYSTAL = each("beer tulip crystal", GOODS)
LIGHT_BLUE, WHITE, PINK_DOCKER = each("light-blue white pink", DOCKERS)
PINK = COLOURS.index("pink")
WHITE_PONTOON = PONTOON_SPACES.index(space("pontoon-white"))
PONTOONS = tuple(
    goods.counts(dockers_of(text), len(DOCKERS))
    for text in ("white yellow", "white pink", "brown", "light-green2", "brown", "")
)

CASES: list[tuple[Event[Any] | Redacted, str]] = [
    (events.Awaited((EndRound(NOBODY), Act((0,)))), "Anna is to decide what to do next."),
    (events.Awaited((PayCube((1,), 2),)), "Ben is to pay 2 cubes, one at a time."),
    (events.Awaited((StartCube((1,), 1),)), "Ben is to choose the colour of 1 cube for slot 1 of the rose."),
    (
        events.Awaited((ReturnPieces((1,), 41),)),
        "Ben is to say what to hand in for task 41 (hand in 1 or 2 pink dockers).",
    ),
    (events.GoodsLaid(tuple(range(36))), "A good is laid on each of the 36 blocks."),
    (
        events.DockersPlaced(PONTOONS),
        "The dockers stand on the pontoons: white and yellow on the light green pontoon, white and pink on the brown "
        "pontoon, brown on the light blue pontoon, 2 light green on the white pontoon, brown on the yellow pontoon and "
        "nothing on the pink pontoon.",
    ),
    (events.DistrictsDrawn((0, 1, 2, 3, 4, 5), 1), "The district tile of the Plantage lies face up."),
    (events.DistrictsShown((0, 2)), "The district tiles of the Plantage and the Jordaan lie face up."),
    (events.PileShuffled("artisan", tuple(range(1, 55))), "54 artisans are shuffled."),
    (events.TilesStacked(tuple(range(1, 13))), "12 market tiles are shuffled."),
    (events.TasksShuffled(tuple(range(1, 43))), "42 task tiles are shuffled."),
    (events.PileMade("plan", 24), "24 plans are shuffled."),
    (events.TileTurned(2), "Market tile A2 (pay 1 florin: 2 points) is turned up."),
    (events.PawnsStacked((1, 0)), "The river pawns are stacked, from the top: Anna and Ben."),
    (events.PawnsStacked((0, 2)), "The river pawns are stacked, from the top: TOM and Anna."),
    (
        events.TasksDealt(0, (14, 30), open=False),
        "Anna is dealt the tasks 14: Your river pawn is in the mouth. 30: Your barge is on the start.",
    ),
    (events.TasksDealt(1, (30,), open=True), "Ben is dealt the task 30: Your barge is on the start."),
    (events.UnseenTasksDealt(1, 3), "Ben is dealt 3 tasks."),
    (
        events.TasksRevealed(((14,), (30,))),
        "All tasks are laid open. Anna has the task 14: Your river pawn is in the mouth. "
        "Ben has the task 30: Your barge is on the start.",
    ),
    (events.CardsRevealed((24, 109), (1, 0, 1)), "On offer: 24 Brewer and 109 Plantage plan."),
    (events.CardsRevealed((), (0, 0, 0)), "No cards are on offer."),
    (events.CardTaken(0, 24), "Anna takes 24 Brewer."),
    (events.OfferDiscarded((24,)), "24 Brewer is discarded from the offer."),
    (
        events.OfferDiscarded((24, 56, 109)),
        "24 Brewer, 56 Munttoren and 109 Plantage plan are discarded from the offer.",
    ),
    (events.OfferDiscarded(()), "Nothing of the offer is left."),
    (events.CardActivated(0, 24), "Anna activates 24 Brewer."),
    (events.CardUsed(1, 24), "Ben uses 24 Brewer."),
    (events.ExchangeUsed(1, 36), "Ben uses 36 Cheesemaker."),
    (events.PlanUsed(0, 109, paid=True), "Anna uses 109 Plantage plan."),
    (events.PlanUsed(0, 109, paid=False), "Anna uses 109 Plantage plan without paying for it."),
    (events.RackCardDiscarded(0, 24), "Anna discards 24 Brewer from the rack."),
    (events.PlanDiscarded(0, 109), "Anna discards the active 109 Plantage plan."),
    (events.DiscardTaken(0, 24), "Anna takes 24 Brewer from the discards."),
    (events.PileCardTaken(0, 24, "artisan"), "Anna takes 24 Brewer from the pile of artisans."),
    (events.BlockTaken(0, block("P1"), bought=True), "Anna buys P1 in the Plantage."),
    (events.BlockTaken(2, block("G6"), bought=False), "TOM takes G6 in the Grachtengordel."),
    (events.GoodStored(0, TULIP), "Anna stores the tulips."),
    (events.GoodSold(1, BEER), "Ben sells the beer on the black market."),
    (events.GoodSold(2, BEER), "TOM sells the beer on the black market."),
    (events.BailiffMoved(block("J2")), "The Bailiff now stands on J2 in the Jordaan."),
    (events.BailiffMoved(NOTHING), "The Bailiff leaves the game."),
    (events.ForemanMoved(space("depot-1")), "The Foreman now stands at depot 1."),
    (events.ForemanMoved(space("tulip")), "The Foreman now stands at the warehouse for tulips."),
    (events.ForemanMoved(NOTHING), "The Foreman leaves the game."),
    (events.MarketPawnMoved(CRYSTAL), "The pawn of the black market now stands on crystal."),
    (events.MarketPawnMoved(NOTHING), "The pawn of the black market leaves the game."),
    (events.MarketUsed(0), "Anna uses the market tile."),
    (events.CubesPaid(0, counts(cubes_of("pink2 grey"))), "Anna pays 2 pink and 1 grey."),
    (events.CubesGained(1, counts(cubes_of("black brown violet2"))), "Ben gains 1 black, 1 brown and 2 violet."),
    (events.FlorinsPaid(0, 1), "Anna pays 1 florin."),
    (events.FlorinsGained(2, 2), "TOM gains 2 florins."),
    (events.PointsScored(0, 2, BRIDGE), "Anna scores 2 points for bridges of the Amstel."),
    (events.PointsScored(2, 1, FAST), "TOM scores 1 point for fast delivery."),
    (events.PointsScored(1, 14, MARKET), "Ben scores 14 points for the market."),
    (events.PointsScored(1, 2, FOREMAN), "Ben scores 2 points for the Foreman."),
    (events.GoodLoaded(0, BEER), "Anna loads beer."),
    (events.FreeStepsChanged(0, 3), "Anna gains 3 free barge steps."),
    (events.FreeStepsChanged(0, -1), "Anna uses 1 free barge step."),
    (events.BargeMoved(0, space("w10"), 1), "Anna's barge goes to water w10."),
    (events.BargeMoved(1, space("start"), 1), "Ben's barge goes to the start."),
    (events.BargeMoved(1, space("pontoon-light-blue"), 4), "Ben's barge goes to the light blue pontoon."),
    (
        events.DockerTaken(0, WHITE_PONTOON, LIGHT_BLUE),
        "Anna takes a light blue docker aboard from the white pontoon.",
    ),
    (events.DockerHoused(0, WHITE), "Anna brings a white docker to the docker building."),
    (
        events.GoodDelivered(0, TULIP, NOTHING, at_foreman=False),
        "Anna delivers tulips to the warehouse for tulips.",
    ),
    (events.GoodDelivered(0, BEER, 2, at_foreman=True), "Anna delivers beer to depot 3, where the Foreman is."),
    (events.GoodReturned(0, BEER, stored=True), "Anna hands in beer from the store."),
    (events.GoodReturned(0, BEER, stored=False), "Anna hands in beer from the hold."),
    (events.DockerReturned(0, PINK_DOCKER), "Anna hands in a pink docker."),
    (
        events.TomHoused(WHITE_PONTOON, LIGHT_BLUE),
        "TOM brings the light blue docker from the white pontoon to the docker building.",
    ),
    (events.TomDelivered(BEER), "TOM delivers beer to its warehouse."),
    (events.RiverTaken(0), "Anna takes to the river."),
    (events.PawnMoved(0, 4, NOTHING), "Anna's river pawn moves to space 4."),
    (events.PawnMoved(2, 4, 0), "TOM's river pawn moves to space 4, below Anna's."),
    (events.PawnMoved(0, 18, NOTHING), "Anna's river pawn moves to the mouth."),
    (events.PawnRaised(1), "Ben's river pawn goes on top of its stack."),
    (events.MouthReached(2), "TOM takes the next berth in the mouth of the Amstel."),
    (events.RoundBegan(3, (1, 0)), "Round 3 begins; the order of play is Ben and Anna."),
    (
        events.DiceRolled((1, 2, 3, 4, 5, 6)),
        "The dice show black 1, brown 2, violet 3, pink 4, orange 5 and grey 6.",
    ),
    (events.CubesPlaced(0, PINK, 2, 2), "Anna puts 2 pink on slot 2 of the rose."),
    (events.RosesTurned(), "The roses turn."),
    (events.TokenTaken(0, 1), "Anna takes 1 penalty token."),
    (events.TurnBegan(1), "It is Ben's turn."),
    (events.PoolEmptied(0, counts(cubes_of("orange"))), "Anna's turn is over; 1 orange is kept in the house."),
    (events.PoolEmptied(0, NO_CUBES), "Anna's turn is over; no cube is kept in the house."),
    (events.FinalScored(0, "HAR-272", "penalties", -8, {"count": 2}), "Anna loses 8 points: 2 penalty tokens."),
    (events.FinalScored(2, "HAR-276", "group", 9, {"count": 3}), "TOM scores 9 points: group of 3 blocks."),
    (
        events.FinalScored(1, "HAR-302", "task", 1, {"task": 30}),
        "Ben scores 1 point: task: Your barge is on the start.",
    ),
    (events.GameEnded("HAR-270"), "The game is over: the last round has been played."),
    (events.GameEnded("HAR-341"), "The game is over: the last round against TOM has been played."),
]


@pytest.mark.parametrize(("event", "sentence"), CASES, ids=lambda case: type(case).__name__)
def test_an_event_is_told_in_one_sentence(event: Event[Any] | Redacted, sentence: str) -> None:
    assert WORDS.event(event, NAMES) == sentence


def test_every_kind_of_event_was_told_above() -> None:
    told = {type(event) for event, _ in CASES}
    assert told == {*get_args(HarbourEvent), *get_args(HarbourRedacted)}


def test_what_cannot_happen_has_no_sentence() -> None:
    with pytest.raises(TypeError, match="Redacted is nothing that can happen"):
        WORDS.event(Redacted(), NAMES)


_HIDDEN: list[list[Event[Any]]] = [
    [events.PileShuffled("building", (55, 56)), events.PileShuffled("building", (56, 55))],
    [events.TilesStacked((1, 2)), events.TilesStacked((3, 4))],
    [events.TasksShuffled((1, 2, 3)), events.TasksShuffled((3, 1, 2))],
    [events.TasksDealt(0, (task, 42), open=False) for task in range(1, 42)],
    [events.DistrictsDrawn((0, 1, 2, 3, 4, 5), 1), events.DistrictsDrawn((0, 5, 4, 3, 2, 1), 1)],
]


@pytest.mark.rule("HAR-401", "HAR-402")
@pytest.mark.parametrize("happened", _HIDDEN, ids=lambda happened: type(happened[0]).__name__)
@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_events_that_differ_only_in_what_is_hidden_sound_alike(happened: list[Event[Any]], viewer: int) -> None:
    heard = set()
    for event in happened:
        shown = event.seen_by(viewer)
        assert shown is not None
        heard.add(WORDS.event(shown, NAMES))
    assert len(heard) == 1


@pytest.mark.rule("HAR-402", "HAR-403")
def test_a_seat_is_told_its_own_tasks() -> None:
    dealt = events.TasksDealt(0, (14,), open=False)
    assert TASKS[14].text in WORDS.event(dealt.seen_by(0), NAMES)
    assert TASKS[14].text not in WORDS.event(dealt.seen_by(1), NAMES)


@pytest.mark.parametrize("number", CARDS)
def test_a_card_is_told_by_number_and_name(number: int) -> None:
    assert WORDS.event(events.CardTaken(0, number), NAMES) == f"Anna takes {number} {CARDS[number].name}."
