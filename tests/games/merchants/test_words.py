"""The game in English: every event has a sentence, every move a text and a rule, and the board shows what is there."""

from typing import get_args

import pytest

from contract.checks import rule_ids
from games.merchants.build import auction_off, draw_on, enter, offered, play, table, use_card
from games.merchants.whole_games import random_game
from mokum.games.merchants.agenda import AnyPending, Step
from mokum.games.merchants.auction import Auction, Mode
from mokum.games.merchants.events import (
    BonusReturned,
    CardBought,
    Declined,
    DialEnded,
    GoodMoved,
    LimitHandedIn,
    LimitsBrought,
    LimitsBroughtIn,
    LimitSealed,
    LimitSealedAhead,
    MerchantsEvent,
    MerchantsRedacted,
)
from mokum.games.merchants.game import GAME, Options
from mokum.games.merchants.moves import CATALOGUE
from mokum.games.merchants.state import State, no_limits_ahead
from mokum.games.merchants.words.asking import ASKED
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import WATCHER
from mokum.kernel.outcome import Outcome, ScoreLine
from mokum.kernel.story import begin, carry_out
from mokum.kernel.words import Line, plain

NAMES = ("Anna", "Bram", "Cees", "Dirk", "Els")


def test_every_kind_of_event_is_told() -> None:
    """A sentence for all that a few whole games bring, to a player and to a watcher."""
    told: set[str] = set()
    unsold = Auction(Mode.UNSOLD, (0, 1, 2))
    games = [random_game(seats, seed, Options(ahead=seed == 0))[1] for seats in (3, 4, 5) for seed in range(4)]
    for event in [*(event for events in games for event in events), DialEnded(unsold), BonusReturned(0, 4, 40)]:
        told.add(type(event).__name__)
        for viewer in (WATCHER, 0):
            sight = event.seen_by(viewer)
            if sight is None:
                assert type(event) is LimitSealedAhead
                continue
            text = GAME.words.event(sight, NAMES)
            assert text[0].isupper()
            assert text.endswith(".")
    assert told == {kind.__name__ for kind in get_args(MerchantsEvent)}


@pytest.mark.rule("MER-024", "MER-117", "MER-158", "MER-165", "MER-166", "MER-231", "MER-232", "MER-233")
def test_lines_of_the_score_sheet_are_said() -> None:
    lines = [line for seed in range(8) for sheet in _outcome(seed).sheets for line in sheet]
    assert {GAME.words.score(line) for line in lines} >= {
        "starting money",
        "quarters scored in c. 1640",
        "colonies scored in 1666",
        "paid in auctions",
        "borrowed on the credit square",
        "loans repaid",
        "bridges",
    }
    plain_lines = ("continents", "colonies on all continents"), ("quarters", "houses in all quarters")
    for key, words in (*plain_lines, ("forced", "borrowed to return bonuses")):
        assert GAME.words.score(ScoreLine("MER-231", key, 100)) == words


def _outcome(seed: int) -> Outcome:
    outcome = GAME.outcome(random_game(4, seed)[0])
    assert outcome is not None
    return outcome


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (GoodMoved(1, 3, 2), "Bram's tile for silk is now on space 2."),
        (GoodMoved(1, 3, 0), "Bram's tile leaves the row of silk."),
        (CardBought(0, 12, 130), "Anna buys a colony card for Americas for f 130,000."),
        (LimitSealed(2, 250), "Cees will press before 200."),
        (LimitSealed(2, 0), "Cees will not press."),
        (LimitHandedIn(2), "Cees has sealed a limit."),
        (LimitSealedAhead(2, True, 300), "If Cees opens the doubled round, Cees will press at 300."),
        (LimitSealedAhead(2, False, 0), "If another seat opens the doubled round, Cees will not press."),
        (LimitsBrought((-1, 0, 240)), "Bram and Cees had sealed a limit ahead."),
        (LimitsBroughtIn((2,)), "Cees had sealed a limit ahead."),
        (Declined(0), "Anna declines."),
    ],
)
def test_sentences(event: MerchantsEvent | MerchantsRedacted, text: str) -> None:
    assert GAME.words.event(event, NAMES) == text


def test_something_else_is_no_event() -> None:
    with pytest.raises(TypeError, match="nothing that can happen"):
        GAME.words.event(object(), NAMES)  # type: ignore[arg-type]


def test_every_move_has_a_text_and_a_rule_that_exists() -> None:
    rules = rule_ids(GAME)
    for seats in (3, 5):
        chance = QuickChance(f"words {seats}")
        state, _ = begin(GAME, seats, Options(ahead=True), chance)
        while waiting := GAME.waiting(state):
            seat = waiting[0]
            view, moves = GAME.view(state, seat), GAME.moves(state, seat)
            for move in moves:
                assert GAME.words.move(move, view)
                assert GAME.words.rule(move, view) in rules
            assert NAMES[seat] in GAME.words.ask(view, NAMES)
            carry_out(state, GAME.play(state, seat, moves[chance.below(len(moves))], chance))
        assert GAME.words.ask(GAME.view(state, 0), NAMES) == "The game is over."


def test_any_move_can_be_described_to_anybody() -> None:
    state = table()
    draw_on(state)
    view = GAME.view(state, WATCHER)
    assert len({GAME.words.move(move, view) for move in CATALOGUE}) == len(CATALOGUE)


def test_every_decision_is_asked_in_words() -> None:
    assert set(ASKED) == {kind for kind in get_args(AnyPending) if not issubclass(kind, Step)}
    state = table()
    use_card(state, 2, "C01")
    assert GAME.words.ask(GAME.view(state, 0), NAMES) == "Cees is to found a colony."
    auction_off(state)
    assert GAME.words.ask(GAME.view(state, WATCHER), NAMES) == (
        "Anna, Bram, Cees and Dirk are to seal the price at which to press for a colony card for Americas."
    )


@pytest.mark.rule("MER-302")
def test_a_good_on_the_last_space_is_marked() -> None:
    state = table(ex={1: (8, 3, 0, 0)})
    enter(state, "1588")
    view = GAME.view(state, 1)
    texts = [GAME.words.move(CATALOGUE.parse(text), view) for text in offered(state, 1)]
    assert texts[0] == "advance sugar (it is on the last space: no effect)"
    assert texts[1] == "advance gems (now on space 3)"


BOARD = """\
Year            c. 1640 Golden Age of painting   turn 1   deck 84   next: 1641 score colonies, 1652-54 ship back, \
1656 score exchange
Bucket disc     -
Mayor disc      -
Clock disc      a colony card for Americas

Exchange        1      2      3      4      5      6      7      8
  sugar         ·      ·      AB     ·      ·      ·      ·      ·
  gems          ·      ·      ·      ·      ·      ·      ·      ·
  spice         ·      ·      ·      ·      ·      ·      ·      ·
  silk          ·      ·      ·      ·      ·      ·      ·      C

Houses
  Grachten      01A 02· 03· 04· 05· 06· 07· 08· 09· 10· 11· 12·
  Nieuwe Zijde  01· 02· 03· 04· 05· 06· 07· 08· 09· 10·
  Oude Zijde    01· 02· 03· 04· 05· 06· 07· 08· 09· 10·
  Lastage       01· 02· 03· 04· 05· 06· 07· 08C

Colonies
  Americas      01si· 02sp· 03si· 04sp· 05ge· 06su· 07su· 08ge· 09suB
  Africa        01su· 02si· 03si· 04sp· 05ge· 06su· 07sp· 08ge· 09ge·
  Europe        01su· 02ge· 03su· 04ge· 05sp· 06sp· 07si· 08sp· 09si·
  Far East      01si· 02si· 03su· 04si· 05su· 06ge· 07ge· 08sp· 09sp·

Players        money   loans   tiles   houses   colonies
  A Anna         400       0      22        1          0   mayor
▸ B Bram         400       0      22        0          1
▸ C Cees         400       0      22        1          0"""
LIMITS = """
Your limit      90
If you open     300
If another opens  pass"""


def a_table_to_look_at() -> State:
    state = table(
        3,
        year="c. 1640",
        houses={0: "GR01", 2: "LA08"},
        colonies={1: "AM09"},
        ex={0: (3, 0, 0, 0), 1: (3, 0, 0, 0), 2: (0, 0, 0, 8)},
    )
    state.ahead = no_limits_ahead(3)
    auction_off(state)
    play(state, 0, "ahead opener 300")
    play(state, 0, "ahead other pass")
    play(state, 0, "limit 90")
    return state


def marked(line: Line) -> str:
    """A line of a picture with its styles."""
    return "".join(f"<{run.style} {run.text}>" if run.style else run.text for run in line)


def test_the_board() -> None:
    state = a_table_to_look_at()
    assert plain(GAME.words.board(GAME.view(state, 0), NAMES[:3])) == BOARD + LIMITS
    assert plain(GAME.words.board(GAME.view(state, 1), NAMES[:3])) == BOARD, "limits are for oneself"
    play(state, 1, "pass")
    assert plain(GAME.words.board(GAME.view(state, 1), NAMES[:3])).endswith("\nYour limit      pass")


def test_the_board_has_styles() -> None:
    picture = GAME.words.board(GAME.view(a_table_to_look_at(), 1), NAMES[:3])
    lines = {line[0].text.strip(): marked(line) for line in picture if line}
    assert lines["Year"].startswith("<strong Year            >c. 1640 Golden Age of painting")
    assert lines["Year"].endswith("<dim    next: 1641 score colonies, 1652-54 ship back, 1656 score exchange>")
    assert lines["Exchange"] == (
        "<strong Exchange        ><dim 1      2      3      4      5      6      7      8      >"
    )
    assert lines["sugar"].startswith(
        "<strong   sugar         ><dim ·>      <dim ·>      <seat 1 A><seat 2 B>     <dim ·>"
    )
    assert lines["Grachten"].startswith("<strong   Grachten      ><dim 01><seat 1 A> <dim 02><dim ·> ")
    assert lines["Players"] == "<strong Players     ><dim    money   loans   tiles   houses   colonies>"
    assert [marked(line)[:30] for line in picture[-3:]] == [
        "  <seat 1 A> Anna         400 ",
        "▸ <seat 2 B><strong  Bram    >",
        "▸ <seat 3 C> Cees         400 ",
    ]


def test_the_board_of_long_names_and_of_the_end() -> None:
    state, _ = random_game(3, 0)
    names = ("Anna", "Bartholomeus", "Cees")
    text = plain(GAME.words.board(GAME.view(state, WATCHER), names))
    assert text.startswith("Year            1666 Second ring of canals   turn 18   deck 0\n"), "nothing comes after it"
    head, *rows = text.splitlines()[-4:]
    assert head.startswith("Players            money   loans"), "the longest name has its room"
    assert [row[:20] for row in rows] == ["  A Anna            ", "  B Bartholomeus    ", "  C Cees            "]


def test_the_board_of_a_doubled_round() -> None:
    state = a_table_to_look_at()
    play(state, 1, "open")
    play(state, 2, "pass")
    assert "\nClock           doubled round, opened by B\n" in plain(
        GAME.words.board(GAME.view(state, WATCHER), NAMES[:3])
    )


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("cover bucket", "throw the card away (bucket disc)"),
        ("cover clock", "put the card up for auction (clock disc)"),
        ("advance gems", "advance gems (not in its row yet)"),
        ("found am09", "found a colony in Rio de Janeiro (AM09, Americas), which advances sugar"),
        ("borrow", "borrow f 120,000 and repay f 200,000 at the end"),
        ("decline", "decline"),
        ("pass", "do not press"),
        ("open", "press before 200: offer 200, and the clock runs again for doubled prices"),
        ("limit 90", "press at 90"),
        ("ahead opener 300", "if you open the doubled round: press at 300"),
        ("ahead other pass", "if another opens the doubled round: do not press"),
    ],
)
def test_moves_in_words(move: str, text: str) -> None:
    assert GAME.words.move(CATALOGUE.parse(move), GAME.view(a_table_to_look_at(), 0)) == text
