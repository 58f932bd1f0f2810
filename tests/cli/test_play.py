"""Whole games and single answers at the terminal, with everything that is typed piped in."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cli.tables import GAME, typed_game
from mokum.catalog import game
from mokum.cli.app import app
from mokum.kernel.verifying import verify

ANNA_BEGINS = "7"
"""A seed by which Anna is the first player and is dealt a pink card and a wild."""
TO_HER_TURN = ["keep both", ""]


def at_table(lines: Sequence[str], *options: str, seed: str = "1") -> Result:
    """What is answered to these lines; the others play as in `typed_game` if nothing else is said."""
    arguments = ["play", "routes", "--seed", seed, "--name", "Anna", "--bots", "greedy", *options]
    return CliRunner().invoke(app, arguments, input="".join(f"{line}\n" for line in lines))


def told(result: Result) -> str:
    """The answer with its line breaks undone, so that sentences can be looked for."""
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_ends_with_the_score_sheet_and_its_record(seats: int, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = typed_game(seats, "7")
    result = at_table(lines, "--seats", str(seats), "--record", str(file), seed="7")
    story = told(result)
    record = verify(file.read_text(encoding="utf-8"), lambda _: GAME)
    assert [entry.move for entry in record.entries if entry.seat == 0] == [line for line in lines if line]
    assert record.names[0] == "Anna"
    assert "The game is over" in story
    assert re.search(r"1\. (Anna|Griet|Aagje|Joris)", story)
    assert re.search(r"\+\d+ route [\w–. -]+ ROU-047", story)
    assert re.search(r"[+-]\d+ contract [\w–. -]+ fulfilled ROU-061", story)
    assert re.search(r"(wins|share the win)\.", story)


def test_without_a_file_the_player_is_asked_where_to_keep_the_record(tmp_path: Path) -> None:
    missing, file = tmp_path / "no" / "such" / "folder.txt", tmp_path / "kept.txt"
    result = at_table([*typed_game(2, "7"), str(missing), str(file)], seed="7")
    assert "Save the game? Type a file name, or press Enter to skip." in told(result)
    assert f"Cannot write {missing}: No such file or directory." in told(result).replace("- ", "-")
    assert verify(file.read_text(encoding="utf-8"), lambda _: GAME).names == ("Anna", "Griet")


def test_the_end_of_input_leaves_the_table_quietly(tmp_path: Path) -> None:
    file = tmp_path / "begun.txt"
    assert told(at_table([])).endswith("You left the table.")
    begun = typed_game(2, "1")[:6]
    assert "You left the table." in told(at_table(begun, "--record", str(file)))
    record = verify(file.read_text(encoding="utf-8"), lambda _: GAME)
    assert [entry.move for entry in record.entries if entry.seat == 0] == [line for line in begun if line]


def test_q_leaves_the_table() -> None:
    assert told(at_table(["q", "keep both"])).endswith("> q You left the table.")
    assert told(at_table(["keep both", "q", "b"])).endswith("u to undo. > q You left the table.")


def test_the_board_the_question_and_the_moves_are_shown_at_once() -> None:
    result = at_table([])
    assert "Haringpakkerstoren" in result.output
    assert "44 pink□□" in result.output
    assert "Anna, keep one or both of your first contracts." in result.output
    assert re.search(r"^   3  keep both  keep both: ", result.output, re.MULTILINE)


def test_a_move_is_told_and_then_what_the_bots_did() -> None:
    story = told(at_table(["keep both", ""]))
    assert "1 Anna chooses to keep" in story
    assert "2 Griet has chosen." in story
    assert "Griet keeps" in story


def test_nothing_that_is_hidden_from_the_player_is_told() -> None:
    story = told(at_table(typed_game(2, "7"), seed="7"))
    during = story[: story.index("The score sheet")]
    assert "Griet draws a card from the draw pile." in during or "Griet takes the" in during
    assert not re.search(r"Griet draws an? \w+ card", during)
    assert not re.search(r"Griet (is dealt|keeps|draws) (the contracts? )?[A-Z]", during)


def test_a_move_that_showed_nothing_can_be_taken_back_before_the_bots_answer() -> None:
    story = told(at_table(["3", "u", "1", ""]))
    assert "Press Enter to continue, or u to undo. > u Taken back: keep both" in story
    assert story.index("Taken back") < story.index("Griet has chosen")


def test_a_drawn_card_cannot_be_taken_back_and_the_answer_says_why() -> None:
    story = told(at_table([*TO_HER_TURN, "draw deck", "u"], seed=ANNA_BEGINS))
    assert re.search(r"> u Your last move stands, because of what came to light since: Anna draws an? ", story)


def test_a_claim_can_be_taken_back() -> None:
    lines = [*TO_HER_TURN, "claim 4 pink1", "u", "draw deck"]
    story = told(at_table(lines, seed=ANNA_BEGINS))
    claimed = "Anna claims Haringpakkerstoren–Korenmetershuisje with 1 pink and scores 1. It is Griet's turn."
    assert f"{claimed} Press Enter to continue, or u to undo. > u Taken back: claim 4 pink1" in story
    assert "Anna draws" in story


def test_u_before_any_move() -> None:
    assert "> u You have not moved yet." in told(at_table(["u"]))


def test_a_refused_move_is_answered_with_the_rule() -> None:
    story = told(at_table(["draw deck"]))
    assert "You cannot play “draw deck” now. The rule is: ROU-012 Shuffle the contracts; deal two to each seat" in story


def test_a_route_that_cannot_be_paid_is_refused_with_its_rule() -> None:
    story = told(at_table([*TO_HER_TURN, "claim 3", "claim 5 red1"], seed=ANNA_BEGINS))
    assert "You cannot play “claim 3 pink4” now. The rule is: ROU-042 A grey route is paid with any one colour" in story
    assert "You cannot play “claim 5 red1” now. The rule is: ROU-041 The cards are all of the route's colour" in story


def test_nonsense_is_answered() -> None:
    story = told(at_table(["dance", "99"]))
    assert "'dance' is not a move in this game. Type ? for help." in story
    assert "There is no move 99 in the list. Type ? for help." in story


def test_help() -> None:
    story = told(at_table(["?"]))
    assert "u undo your last move" in story
    assert "? ROU-001 show the rule with that id" in story


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("? 1", "ROU-012 Shuffle the contracts"),
        ("?1", "ROU-012 Shuffle the contracts"),
        ("? keep both", "ROU-012 Shuffle the contracts"),
        ("? ROU-033", "ROU-033 A wild may not be taken from the market as the second card."),
        ("? rou-033", "ROU-033 A wild may not be taken from the market as the second card."),
        ("? ROU-999", "routes has no rule ROU-999."),
        ("? claim 17 orange2", "You cannot play “claim 17 orange2” now. The rule is: ROU-012"),
        ("? last round", "ROU-060 When a seat has two or fewer carts"),
        ("? elephant", "'elephant' is not a move in this game, and no rule contains these words."),
        ("? 99", "There is no move 99 in the list, and no rule contains these words."),
    ],
)
def test_a_question_is_answered_with_the_rule(asked: str, answer: str) -> None:
    assert answer in told(at_table([asked]))


def test_the_board_and_the_log_and_the_moves_can_be_asked_for() -> None:
    once = at_table([])
    assert at_table(["b"]).output.count("Munttoren\n") == once.output.count("Munttoren\n") + 1
    assert told(at_table(["l"])).count("is the first player.") == 2
    assert told(at_table(["m"])).count("keep one or both of your first contracts.") == 2


def test_several_ways_are_asked_for() -> None:
    story = told(at_table([*TO_HER_TURN, "claim 4", "", "claim 4", "9", "2", ""], seed=ANNA_BEGINS))
    assert story.count("Choose a number, or press Enter to go back.") == 3
    assert "Anna claims Haringpakkerstoren–Korenmetershuisje with 1 wild" in story


def test_opponents_are_named_as_people_or_by_level_and_no_two_are_called_alike() -> None:
    story = told(at_table([], "--seats", "4", "--bots", "Trijn, strong, regular"))
    for name in ("Trijn", "Claes", "Griet"):
        assert f"{name} is dealt" in story
    assert "Griet is dealt" in told(at_table([], "--bots", "trijn", "--name", "trijn"))
    assert "Machteld is dealt" in told(at_table([], "--bots", "machteld zegel"))


def test_without_a_word_the_opponent_is_the_one_for_newcomers() -> None:
    result = CliRunner().invoke(app, ["play", "routes", "--seed", "1"], input="")
    assert "Barent is dealt" in told(result)


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["play", "chess"], "Unknown game 'chess'. Choose harbour, merchants"),
        (["play", "routes", "--seats", "5"], "routes needs 2 to 4 players, not 5."),
        (
            ["play", "routes", "--bots", "oracle"],
            "Unknown bot 'oracle'. Choose aaltje, barent",
        ),
        (
            ["play", "routes", "--seats", "2", "--bots", "random,random"],
            "2 bots, but only 1 free seat. Use",
        ),
        (
            ["play", "harbour", "--seats", "1", "--bots", "random"],
            "1 bot, but only 0 free seats. Use",
        ),
        (["play", "harbour", "--option", "extensions=5"], "Extensions are some of 1 to 4"),
        (
            ["play", "harbour", "--option", "colour=red"],
            "Unknown option 'colour'. harbour has: short, extensions,",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments: list[str], fault: str) -> None:
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": "200"})
    assert result.exit_code == 2
    assert fault in result.output


def test_alone_at_the_table_against_an_opponent_of_the_game(tmp_path: Path) -> None:
    """One who always answers with the first move comes to the end of ten rounds, with two score sheets."""
    file = tmp_path / "solo.txt"
    arguments = ["play", "harbour", "--seats", "1", "--option", "short=true", "--seed", "3", "--record", str(file)]
    story = told(CliRunner().invoke(app, arguments, input="1\n" * 400))
    assert "Round 12 begins" in story
    assert re.search(r"[12]\. TOM", story)
    assert verify(file.read_text(encoding="utf-8"), game).names == ("Guest",)


def test_games_without_a_seed_differ() -> None:
    one, other = (CliRunner().invoke(app, ["play", "routes"]).output for _ in range(2))
    assert one != other
