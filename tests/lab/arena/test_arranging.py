"""In a round the challenger has every seat of one deal, and a rival has the same."""

from mokum.lab.arena.arranging import FIELDS, Arrangement, fill, seated

ALONE = Arrangement("routes", 1, "new", ("greedy", "shaken", "random"))
BESIDE = Arrangement("routes", 1, "new", ("greedy", "shaken", "random"), rival="old")


def test_everybody_has_every_seat_once_in_a_round() -> None:
    games = [seated(ALONE, number) for number in range(4)]
    assert {game.round for game in games} == {0}
    for name in ("new", *ALONE.field):
        assert sorted(game.bots.index(name) for game in games) == [0, 1, 2, 3]
    assert all(game.bots[game.own] == "new" for game in games)


def test_the_next_round_is_another_deal() -> None:
    assert [seated(ALONE, number).round for number in (3, 4, 7, 8)] == [0, 1, 1, 2]


def test_a_rival_sits_where_the_challenger_sat_among_the_same() -> None:
    for number in range(4):
        own, other = seated(BESIDE, number), seated(BESIDE, number + 4)
        assert (own.round, own.own) == (other.round, other.own)
        assert other.bots == tuple("old" if bot == "new" else bot for bot in own.bots)
    assert seated(BESIDE, 8).round == 1


def test_a_field_is_taken_in_turn_for_the_other_seats() -> None:
    assert fill(FIELDS["mixed"], 6) == ("greedy", "shaken", "older", "greedy", "shaken")
    assert fill(FIELDS["greedy"], 2) == ("greedy",)
