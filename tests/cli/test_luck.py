"""Deals at the terminal: never twice the same, unless a seed asks for it."""

from mokum.cli.luck import bot_seeds, fair_deal


def test_a_deal_without_a_seed_is_new_in_every_part() -> None:
    one, other = fair_deal(3, None), fair_deal(3, None)
    assert one.table != other.table
    assert one.server_seed != other.server_seed
    parts = {sealed.contribution for deal in (one, other) for sealed in deal.seats}
    assert len(parts) == 6
    assert bot_seeds(2, None) != bot_seeds(2, None)


def test_a_deal_from_a_seed_is_the_same_again_and_differs_from_others() -> None:
    assert fair_deal(3, "1") == fair_deal(3, "1")
    assert fair_deal(3, "1").server_seed != fair_deal(3, "2").server_seed
    assert len({sealed.contribution for sealed in fair_deal(3, "1").seats}) == 3
    assert bot_seeds(2, "1") == bot_seeds(2, "1")
    assert len({*bot_seeds(2, "1"), *bot_seeds(2, "2")}) == 4


def test_every_deal_keeps_its_promise() -> None:
    assert fair_deal(4, None).fault() is None
    assert fair_deal(4, "1").fault() is None
