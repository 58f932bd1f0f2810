"""Scenarios that read like the rulebook: a table in the middle of a turn, moves in their notation, and whole games."""

from collections.abc import Callable, Mapping, Sequence

from games.harbour.layout import as_tuple, by_seat, card_set, fill, lay_blocks, lay_dockers, lay_piles, lay_tiles
from games.harbour.luck import Luck, NoLuck
from games.harbour.words import block, blocks_of, cubes_of, district, dockers_of, each, goods_of, space
from mokum.games.harbour.agenda import Act, AnyPending, BeginTurn, EndRound, KeepCube
from mokum.games.harbour.board import DISTRICTS, DISTRICTS_UP, DOCKERS, GOODS, MOUTH
from mokum.games.harbour.events.gains import CARD
from mokum.games.harbour.game import Harbour, Options
from mokum.games.harbour.rules.machine import MACHINE
from mokum.games.harbour.state import NOTHING, SLOTS, TALLIES, State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.chance import Chance, QuickChance
from mokum.kernel.event import Event, Seat
from mokum.kernel.story import carry_out

GAME = Harbour()

Words = str | Mapping[int, str]
"""In words for the acting seat, or by seat: `"pink2 grey"` or `{0: "pink2", 1: "grey"}`."""
Number = int | Mapping[int, int]
Cards = Sequence[int] | Mapping[int, Sequence[int]]


def table(
    seats: int = 2,
    *,
    round: int = 8,  # noqa: A002
    turn: Seat = 0,
    order: Sequence[Seat] | None = None,
    pool: Words = "",
    rose: Mapping[int, str] | None = None,
    roses: Mapping[Seat, Mapping[int, str]] | None = None,
    house: Words = "",
    florins: Number = 1,
    points: Number = 0,
    tokens: Number = 0,
    rack: Cards = (),
    tableau: Cards = (),
    used: Cards = (),
    offer: Sequence[int] = (),
    discards: Sequence[int] = (),
    piles: Sequence[int] = (),
    arms: Words = "",
    goods: Mapping[str, str] | None = None,
    store: Words = "",
    hold: Words = "",
    aboard: Words = "",
    barge: Words = "start",
    pontoons: Mapping[str, str] | None = None,
    building: str = "",
    roofs: Mapping[str, int] | None = None,
    depots: Mapping[int, str] | None = None,
    sold: str = "",
    foreman: str = "",
    bailiff: str = "",
    pawn: str = "",
    river: Mapping[int, int] | None = None,
    stack: Sequence[int] | None = None,
    berths: Sequence[int] | None = None,
    tile: str = "",
    districts: str = "",
    extensions: tuple[int, ...] = (),
    house_cards: bool = False,
    tasks: Cards = (),
    dice: str = "",
    check: bool = True,
) -> State:
    """A table in phase III, at the first decision of a seat's turn. What is not mentioned lies where it does no harm.

    `turn` is the acting seat. Whatever belongs to a seat is given for the acting seat alone, or by seat:
    `pool="pink2 grey"`, `pool={1: "black"}`, `florins=3`, `florins={0: 3, 1: 0}`, `rack=(1, 109)`, `rack={1: (56,)}`.
    A number or a barge that is not named is 1 florin, 0 points, 0 tokens, and the start. In the solo game TOM is
    number 1 in `florins`, `points`, `arms` and `river`.

    `order` is the order of the round; by default the acting seat first, then clockwise. The seats behind the acting
    seat still have their turns, then the round ends.

    `rose={1: "pink", 3: "grey2"}` is the acting seat's, by slot; `roses={1: {2: "black"}}` those of others, by seat.
    `used` cards are marked; they must be in the tableau.

    `piles` are cards on top of their piles in this order. Cards that are not named lie below them, in order of number.

    `arms="P1 P2"` or `{1: "G3"}`; `goods={"P1": "coffee"}` says what lies on free blocks; `depots={1: "beer"}` is
    depot-1. `roofs={"tulip": 2}` are goods delivered. Goods that are not named lie on the free blocks. The table stays
    consistent: if more goods are named than blocks are owned, the *neighbour* (the last seat that does not act, or
    TOM) owns further blocks, from the end of the data (G6, G5, …); if fewer are named, the neighbour has the others
    in its store (in the solo game: the seat). So name as many goods as arms where either matters.

    `pontoons={"pink": "white yellow", "brown": ""}` are exact; the dockers that are named nowhere stand on the other
    pontoons. `building="pink brown"` are the dockers in the building from the top. `barge="w10"`.

    `river={0: 3, 1: 5}` are spaces (default 0), `stack` the sides from the bottom of each stack to its top (by
    default the acting seat on top, then clockwise), `berths` the sides in the mouth, berth 1 first.

    `tile="A1"` (or `CB22`) is the market tile of the round. `districts="pink orange"` are the district tiles face up.
    `tasks` needs extension 2, `foreman` and `bailiff` 1, `pawn` 3, a house card `house_cards`. `dice="1 2 3 4 5 6"`
    are faces by colour.

    The memory of the turn (HAR-090) is empty; set fields of the state to fill it. With `check=False` the invariants
    need not hold.
    """
    state = GAME.new(seats, Options(extensions=extensions, house_cards=house_cards))
    state.round = round
    state.order = tuple(order if order is not None else ((turn + step) % seats for step in range(seats)))
    for seat, slots in {**(roses or {}), **({turn: rose} if rose else {})}.items():
        state.roses[seat] = tuple(cubes_of(slots.get(slot, "")) for slot in range(1, SLOTS + 1))
    fill(state.pools, by_seat(pool, turn), cubes_of)
    fill(state.houses, by_seat(house, turn), cubes_of)
    fill(state.florins, by_seat(florins, turn), int)
    fill(state.points, by_seat(points, turn), int)
    fill(state.tokens, by_seat(tokens, turn), int)
    for side in range(state.sides):
        state.tally[side * TALLIES + CARD] = state.points[side]
    fill(state.racks, by_seat(rack, turn), as_tuple)
    fill(state.tableaus, by_seat(tableau, turn), card_set)
    fill(state.used, by_seat(used, turn), card_set)
    assert not any(marked & ~active for marked, active in zip(state.used, state.tableaus, strict=True))
    state.offer, state.discards = tuple(offer), card_set(discards)
    lay_piles(state, piles)
    fill(state.stores, by_seat(store, turn), goods_of)
    fill(state.holds, by_seat(hold, turn), goods_of)
    fill(state.roofs, {GOODS.index(good): covered for good, covered in (roofs or {}).items()}, int)
    fill(state.depots, {number - 1: good for number, good in (depots or {}).items()}, GOODS.index)
    state.sold = sum(1 << good for good in each(sold, GOODS))
    fill(state.arms, by_seat(arms, turn), blocks_of)
    lay_blocks(state, max(side for side in range(state.sides) if side != turn), goods or {})
    fill(state.aboard, by_seat(aboard, turn), dockers_of)
    state.building = tuple(each(building, DOCKERS))
    lay_dockers(state, pontoons or {})
    fill(state.barges, by_seat(barge, turn), space)
    fill(state.pawns, river or {}, int)
    upwards = ((turn - step) % state.sides for step in range(1, state.sides + 1))
    state.stack = tuple(stack if stack is not None else upwards)
    in_mouth = (side for side in range(state.sides) if state.pawns[side] == MOUTH)
    state.berths = tuple(berths if berths is not None else in_mouth)
    state.foreman = space(foreman) if foreman else NOTHING
    state.bailiff = block(bailiff) if bailiff else NOTHING
    state.pawn = GOODS.index(pawn) if pawn else NOTHING
    fill(state.tasks, by_seat(tasks, turn), as_tuple)
    state.tiles, state.tile_next = lay_tiles(tile, round), round
    named = [district(name) for name in districts.split()]
    state.districts = (*named, *(one for one in range(len(DISTRICTS)) if one not in named))
    state.districts_up = len(named) or DISTRICTS_UP[seats]
    state.dice = tuple(int(face) for face in dice.split())
    later = state.order[state.order.index(turn) + 1 :]
    state.agenda = (EndRound(NOBODY), *(BeginTurn(NOBODY, seat) for seat in reversed(later)), Act((turn,)))
    if check:
        GAME.invariants(state)
    return state


def asked(state: State) -> type[AnyPending]:
    """The kind of the decision that is waited for: `asked(state) is KeepCube`."""
    return type(state.agenda[-1])


def offered(state: State, start: str = "") -> list[str]:
    """The legal moves in their notation; with `start`, only those that begin so: `offered(state, "buy ")`."""
    (seat,) = GAME.waiting(state)
    return [text for text in map(str, GAME.moves(state, seat)) if text.startswith(start)]


def play(state: State, *moves: str, chance: Chance | None = None) -> list[Event[State]]:
    """Make legal moves one after the other, by whichever seat is asked; no luck unless some is given."""
    happened: list[Event[State]] = []
    for text in moves:
        (seat,) = GAME.waiting(state)
        move = GAME.catalogue.parse(text)
        assert GAME.refusal(state, seat, move) is None, f"{text!r} is not among {offered(state)}"
        happened += carry_out(state, GAME.play(state, seat, move, chance or NoLuck()))
    return happened


def refused(state: State, move: str) -> str:
    """The rule that forbids a move; fails if the move is legal."""
    (seat,) = GAME.waiting(state)
    what = GAME.catalogue.parse(move)
    rule = GAME.refusal(state, seat, what)
    assert rule is not None, f"{move!r} is legal"
    assert what not in GAME.moves(state, seat)
    return rule


def end_turn(state: State, chance: Chance | None = None) -> list[Event[State]]:
    """End the turn and keep no cube."""
    happened = play(state, "end", chance=chance)
    if state.agenda and asked(state) is KeepCube:
        happened += play(state, "keep none", chance=chance)
    return happened


def let(state: State, *steps: AnyPending, chance: Chance | None = None) -> list[Event[State]]:
    """Forget what is waited for and let these steps happen, the last one first, until somebody must decide.

    `let(state, BeginRound(NOBODY))` begins the next round; `let(state, RollDice(NOBODY), chance=Luck(dice="..."))`
    rolls; `let(state, TurnRoses(NOBODY))` turns the roses; `let(state, EndRound(NOBODY))` in round 12 scores the game.
    """
    state.agenda = ()
    return carry_out(state, MACHINE.go_on(state, list(steps), chance or NoLuck()))


def deal(seats: int, options: Options | None = None, chance: Chance | None = None) -> State:
    """A new game at its first decision."""
    state = GAME.new(seats, options)
    carry_out(state, GAME.setup(state, chance or Luck()))
    GAME.invariants(state)
    return state


def whole_game(
    seats: int,
    options: Options | None = None,
    seed: int = 0,
    watch: Callable[[State], None] | None = None,
) -> State:
    """A game of random legal moves to its end; `watch` sees the state before every decision."""
    chance = QuickChance(f"{seed}|{seats}")
    state = GAME.new(seats, options)
    carry_out(state, GAME.setup(state, chance))
    while GAME.outcome(state) is None:
        if watch:
            watch(state)
        (seat,) = GAME.waiting(state)
        moves = GAME.moves(state, seat)
        carry_out(state, GAME.play(state, seat, moves[chance.below(len(moves))], chance))
    return state
