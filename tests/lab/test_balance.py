"""What `scripts/balance` counts: moves whose gains are known, whole games whose sums are, and a table by hand."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from balance import Row, add, figures, lead
from card_accounts import Ledger
from card_worth import Account, earned, net
from watched import Watched

from games.harbour.build import GAME, table
from mokum.bots import make_bot
from mokum.games.harbour.board import SALE_FLORINS
from mokum.games.harbour.deck import COST_SIZE, PRINTED
from mokum.games.harbour.events import CubesPlaced, DockerTaken, FlorinsGained, GoodSold, HarbourEvent, TurnBegan
from mokum.games.harbour.state import State
from mokum.kernel.chance import QuickChance
from mokum.kernel.outcome import Outcome, ScoreLine
from mokum.lab.playing import play_out

ROOT = Path(__file__).parents[2]
PLENTY = "pink5 orange5 grey5 brown5 violet5 black5"


def read(state: State, *moves: str) -> Ledger:
    """The ledger after these moves in a turn; cards count from their activation on."""
    ledger = Ledger()
    ledger.note(state, TurnBegan(0))
    for text in moves:
        (seat,) = GAME.waiting(state)
        for event in Watched(GAME, ledger).play(state, seat, GAME.catalogue.parse(text), None):
            event.apply(state)
    return ledger


def told(state: State, *moves: str) -> dict[int, Account]:
    """The accounts after these moves."""
    return read(state, *moves).accounts


def flows(account: Account) -> dict[str, int]:
    return {what: number for what, number in account.flows.items() if number}


def test_a_plan_pays_its_cost_and_its_cube_and_earns_its_florin() -> None:
    state = table(rack=(110,), pool=PLENTY, round=4)
    plan = told(state, "activate 110", "use 110")[110]
    assert flows(plan) == {"cost": COST_SIZE[110], "spent": 1, "florins": 1}
    assert (plan.seat, plan.round, plan.uses) == (0, 4, 1)
    assert earned(plan.flows) == 2
    assert net(plan.flows) == pytest.approx(2 - 1.25 * (COST_SIZE[110] + 1))


def test_what_a_card_adds_to_another_is_its_own() -> None:
    accounts = told(table(rack=(71, 72, 44), pool=PLENTY), "activate 71", "activate 72", "activate 44", "use 44")
    assert flows(accounts[44]) == {"cost": COST_SIZE[44], "florins": 1, "points": 1}
    assert flows(accounts[71]) == {"cost": COST_SIZE[71], "florins": 1}
    assert flows(accounts[72]) == {"cost": COST_SIZE[72], "points": 1}


def test_a_card_adds_to_what_its_own_activation_gives() -> None:
    accounts = told(table(rack=(30, 71), pool=PLENTY), "activate 30", "activate 71")
    assert flows(accounts[30]) == {"cost": COST_SIZE[30], "florins": 2}
    assert flows(accounts[71]) == {"cost": COST_SIZE[71], "florins": 1}


def test_a_cube_that_is_not_paid_is_earned_by_the_card_that_waives_it() -> None:
    accounts = told(table(rack=(31, 85, 109), pool=PLENTY), "activate 31", "activate 85", "activate 109")
    assert flows(accounts[31]) == {"cost": COST_SIZE[31], "cubes": 1}
    assert accounts[85].flows["cost"] == COST_SIZE[85] - 1
    assert accounts[109].flows["cost"] == COST_SIZE[109]


def test_a_free_activation_is_earned_by_the_card_that_gives_it() -> None:
    accounts = told(table(rack=(38, 88), pool=PLENTY, florins=3), "activate 38", "use 38")
    assert flows(accounts[38]) == {"cost": COST_SIZE[38], "spent_florins": 3, "cubes": COST_SIZE[88]}
    assert flows(accounts[88]) == {}


def test_a_free_use_of_a_plan_is_earned_by_the_card_that_gives_it() -> None:
    accounts = told(table(rack=(35, 41, 112), pool=PLENTY), "activate 35", "activate 41", "activate 112")
    assert flows(accounts[35]) == {"cost": COST_SIZE[35], "florins": 1, "points": 1}
    assert flows(accounts[41]) == {"cost": COST_SIZE[41], "florins": 1}
    assert flows(accounts[112]) == {"cost": COST_SIZE[112]}


def test_only_the_free_steps_that_are_taken_count() -> None:
    state = table(rack=(22,), pool=PLENTY, florins=1)
    accounts = told(state, "activate 22", "use 22")
    assert flows(accounts[22]) == {"cost": COST_SIZE[22], "spent_florins": 1}
    state = table(rack=(22,), pool=PLENTY, florins=1)
    step = next(str(move) for move in GAME.moves(state, 0) if str(move).startswith("step"))
    accounts = told(state, "activate 22", "use 22", step)
    assert flows(accounts[22]) == {"cost": COST_SIZE[22], "spent_florins": 1, "barge": 1}


def test_a_block_for_florins_saves_its_cubes() -> None:
    accounts = told(table(rack=(27,), pool=PLENTY, florins=2), "activate 27", "buy with florins P1")
    assert accounts[27].flows["spent_florins"] == 2
    assert accounts[27].flows["cubes"] > 0


def test_a_further_use_of_a_plan_is_earned_by_the_card_that_allows_it() -> None:
    accounts = told(table(rack=(29, 109), pool=PLENTY), "activate 29", "activate 109", "use 109", "use 109")
    assert flows(accounts[109]) == {"cost": COST_SIZE[109], "spent": 1, "points": 1}
    assert flows(accounts[29]) == {"cost": COST_SIZE[29], "spent": 1, "points": 1}


def test_a_second_use_of_the_market_is_earned_by_the_card_that_allows_it() -> None:
    accounts = told(table(rack=(20,), pool=PLENTY, tile="A2", florins=2), "activate 20", "market", "market")
    assert flows(accounts[20]) == {"cost": COST_SIZE[20], "spent_florins": 1, "points": 2}


def test_a_plan_that_is_traded_costs_what_it_cost() -> None:
    accounts = told(table(rack=(47, 112), pool=PLENTY), "activate 47", "activate 112", "use 47")
    assert flows(accounts[47]) == {"cost": COST_SIZE[47], "spent": COST_SIZE[112], "florins": 3}


def test_a_step_that_may_be_declined_counts_when_it_is_taken() -> None:
    moves = ("activate 74", "buy p1", "store")
    assert told(table(rack=(74,), pool=PLENTY), *moves, "no")[74].flows["river"] == 0
    assert told(table(rack=(74,), pool=PLENTY), *moves, "yes")[74].flows["river"] == 1


def test_cubes_that_follow_those_of_a_die_are_earned_by_the_cards_that_answer_it() -> None:
    state = table(rack=(52, 54), pool=PLENTY)
    ledger = read(state, "activate 52", "activate 54", "end", "keep none")
    for count in (3, 1, 1, 2, 1):  # a three and what 054 adds, then a one and what 052 and 054 add
        ledger.note(state, CubesPlaced(0, 0, count, 1))
    assert flows(ledger.accounts[54]) == {"cost": COST_SIZE[54], "cubes": 2}
    assert flows(ledger.accounts[52]) == {"cost": COST_SIZE[52], "cubes": 2}


def test_the_final_scoring_is_earned_by_the_end_cards() -> None:
    state = table(round=12, rack=(9, 105), pool=PLENTY, river={0: 12})
    accounts = told(state, "activate 9", "activate 105", "end", "end")
    assert (accounts[9].flows["points"], accounts[105].flows["points"]) == (5, 8)


class _Florins(Ledger):
    """Counts beside it the florins that cards gave: all, less those for dockers and for sales."""

    def __init__(self) -> None:
        super().__init__()
        self.florins = 0
        self._last: HarbourEvent | None = None

    def note(self, state: State, event: HarbourEvent) -> None:
        super().note(state, event)
        match event:
            case FlorinsGained():
                self.florins += event.florins - (SALE_FLORINS if isinstance(self._last, GoodSold) else 0)
            case DockerTaken():
                self.florins -= 1
        self._last = event


@pytest.mark.parametrize(("bot", "games"), [("random", 60), ("greedy", 6)])
def test_cards_have_earned_what_the_score_sheets_say(bot: str, games: int) -> None:
    active: set[int] = set()
    for number in range(games):
        ledger = _Florins()
        bots = [make_bot(bot, GAME, f"{number}|{seat}") for seat in range(4)]
        outcome, _ = play_out(Watched(GAME, ledger), bots, None, QuickChance(f"sums {number}"), check=False)
        sheets = [line for sheet in outcome.sheets for line in sheet]
        # The rack's tokens, the river and the market have lines of their own; three cards act on those.
        points = sum(account.flows["points"] for card, account in ledger.accounts.items() if card not in (8, 9, 20))
        assert points == sum(line.points for line in sheets if line.rule in ("HAR-220", "HAR-250", "HAR-273"))
        assert sum(account.flows["florins"] for account in ledger.accounts.values()) == ledger.florins
        assert all(ledger.taken[card] == account.seat for card, account in ledger.accounts.items())
        assert sum(ledger.offered.values()) == 5 + 12 * 6
        active.update(ledger.accounts)
    assert len(active) > 100, "nearly every card was seen"


def test_a_table_of_two_games_by_hand() -> None:
    rows = {card: Row() for card in PRINTED}
    for scores, ranks, seat in (((30, 10, 20, 0), (1, 3, 2, 4), 0), ((8, 12, 12, 16), (4, 2, 3, 1), 1)):
        ledger = Ledger()
        ledger.offered.update((7, 8))
        ledger.taken[7] = seat
        ledger.accounts[7] = Account(seat, 4, 1, Counter(cost=3, points=10))
        sheets = tuple((ScoreLine("HAR-220", "cards", score),) for score in scores)
        add(rows, ledger, Outcome("HAR-270", sheets, ranks))
    assert (lead((30, 10, 20, 0), 0), lead((8, 12, 12, 16), 1)) == (20, 0)
    row = figures(7, rows[7], 2)
    assert (row["offered"], row["taken %"], row["active %"], row["active/game"]) == (2, 100, 100, 1)
    assert (row["points"], row["cubes paid"], row["net"], row["net/take"]) == (10, 3, 6.25, 6.25)
    assert (row["lead taken"], row["lead active"], row["wins %"]) == (10, 10, 50)
    unwanted = figures(8, rows[8], 2)
    assert (unwanted["offered"], unwanted["taken"], unwanted["net"], unwanted["wins %"]) == (2, 0, None, None)


def test_the_script_says_the_same_on_one_process_and_on_two() -> None:
    def answer(processes: int) -> Any:
        script = str(ROOT / "scripts/benches/balance.py")
        command = [sys.executable, script, "--bots=random", "--games=70", "--json", f"--processes={processes}"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return json.loads(done.stdout)

    rows = answer(1)
    assert [row["card"] for row in rows] == list(PRINTED)
    assert sum(row["offered"] for row in rows) == 70 * (5 + 12 * 6)
    assert rows == answer(2)
