"""The trail: whatever is changed, taken out, put in or cut off shows, on both databases."""

import asyncio

import pytest
from sqlalchemy import text

from people.stage import HOME, Stage, told

CHANGES = {
    "a deed": "UPDATE trail SET deed = 'kept' WHERE number = 3",
    "who did it": "UPDATE trail SET \"by\" = 'f00d' WHERE number = 3",
    "about whom": "UPDATE trail SET about = 'f00d' WHERE number = 3",
    "when": "UPDATE trail SET at = at + 1 WHERE number = 3",
    "the words": "UPDATE trail_texts SET text = 'Nothing.' WHERE number = 3",
    "a row is taken out": "DELETE FROM trail WHERE number = 3",
    "rows are swapped": "UPDATE trail SET number = 100 WHERE number = 3; UPDATE trail SET number = 3 WHERE number = 5",
}


async def _written(stage: Stage, rows: int = 6) -> None:
    trail = stage.people.moderation.trail
    for number in range(1, rows + 1):
        async with stage.engine.begin() as connection:
            assert await trail.add(connection, "", "looked", "abc", case=1, text=f"Row {number}.") == number


@pytest.mark.parametrize("what", CHANGES)
def test_attack_a_changed_row_is_found(stage: Stage, what: str) -> None:
    async def story(stage: Stage) -> None:
        await _written(stage)
        assert (await stage.people.moderation.trail.walk()).broken_at is None
        async with stage.engine.begin() as connection:
            for statement in CHANGES[what].split("; "):
                await connection.execute(text(statement))
        assert (await stage.people.moderation.trail.walk()).broken_at == 3

    told(story)(stage)


@told
async def test_attack_a_row_that_is_put_in_or_a_trail_that_is_cut_off_is_found(stage: Stage) -> None:
    await _written(stage)
    copied = 'number + 1, at, "by", deed, about, case_id, measure, text_hash, hash'
    async with stage.engine.begin() as connection:
        await connection.execute(text(f"INSERT INTO trail SELECT {copied} FROM trail WHERE number = 6"))
    assert (await stage.people.moderation.trail.walk()).broken_at == 7
    async with stage.engine.begin() as connection:
        await connection.execute(text("DELETE FROM trail WHERE number >= 6"))
    assert (await stage.people.moderation.trail.walk()).broken_at == 6


@told
async def test_words_may_be_forgotten_and_the_chain_holds(stage: Stage) -> None:
    await _written(stage)
    async with stage.engine.begin() as connection:
        await connection.execute(text("DELETE FROM trail_texts WHERE number IN (2, 3)"))
    walk = await stage.people.moderation.trail.walk()
    assert (walk.broken_at, walk.forgotten, walk.count) == (None, 2, 6)
    assert [deed.text for deed in await stage.people.moderation.trail.since(1)][:3] == ["", "", "Row 4."]


@told
async def test_nodes_that_write_at_once_write_one_chain(stage: Stage) -> None:
    other = await stage.node()
    people = [await stage.people.register(f"Anna {letter}x", "nine herons on a barge", HOME) for letter in "abcd"]
    await asyncio.gather(
        *(
            node.moderation.roles.give(person.player.ref, "moderator")
            for person in people
            for node in (stage.people, other)
        )
    )
    walk = await stage.people.moderation.trail.walk()
    assert (walk.count, walk.broken_at) == (8, None)
