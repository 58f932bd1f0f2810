"""A client that does not read: what it loses, what it does not, and when we part."""

import asyncio

import pytest

from coroutines import story
from mokum.web.outbox import MOST_BYTES, MOST_MESSAGES, Outbox, TooSlow
from web.test_limits import HandClock


async def drained(outbox: Outbox) -> list[bytes]:
    read = []
    while len(outbox):
        read.append(await outbox.next())
        await asyncio.sleep(0)
    return read


async def full() -> Outbox:
    outbox = Outbox(HandClock())
    for number in range(MOST_MESSAGES):
        await outbox.put(b"%d" % number)
    return outbox


@story
async def test_what_is_put_is_read_in_order() -> None:
    assert await drained(await full()) == [b"%d" % number for number in range(MOST_MESSAGES)]


@story
async def test_messages_of_tables_wait_outside_and_none_is_dropped() -> None:
    outbox = await full()
    late = [asyncio.create_task(outbox.put(b"late %d" % number)) for number in range(3)]
    await asyncio.sleep(0)
    assert len(outbox) == MOST_MESSAGES
    read = await drained(outbox)
    await asyncio.gather(*late)
    assert sorted(read[MOST_MESSAGES:] + await drained(outbox)) == [b"late 0", b"late 1", b"late 2"]


@story
async def test_chatter_is_dropped_when_there_is_no_room_and_gives_way_to_answers() -> None:
    outbox = await full()
    outbox.chat(b"chat")
    assert outbox.dropped == 1
    assert len(await drained(outbox)) == MOST_MESSAGES
    for _ in range(MOST_MESSAGES):
        outbox.chat(b"chat")
    outbox.answer(b"answer")
    assert await drained(outbox) == [b"answer"]
    assert outbox.dropped == 1 + MOST_MESSAGES


@story
async def test_who_asks_and_reads_no_answer_is_parted_from() -> None:
    outbox = await full()
    with pytest.raises(TooSlow):
        outbox.answer(b"answer")


@story
async def test_bytes_count_too() -> None:
    outbox = Outbox(HandClock())
    await outbox.put(bytes(2 * MOST_BYTES))  # larger than the box: goes alone
    with pytest.raises(TooSlow):
        outbox.answer(b"x")
    assert await drained(outbox) == [bytes(2 * MOST_BYTES)]
    outbox.answer(bytes(MOST_BYTES))
    with pytest.raises(TooSlow):
        outbox.answer(b"x")


@story
async def test_ten_seconds_without_a_read_is_a_stall() -> None:
    clock = HandClock()
    outbox = Outbox(clock)
    outbox.answer(b"x")
    clock.now += 60
    assert not outbox.is_stalled()  # nothing is being sent yet
    await outbox.next()
    clock.now += 10.5
    assert outbox.is_stalled()
    reading = asyncio.create_task(outbox.next())
    await asyncio.sleep(0)
    assert not outbox.is_stalled()
    reading.cancel()


@story
async def test_a_message_goes_at_once_unless_another_is_before_it() -> None:
    sent: list[bytes] = []
    is_free = True

    def send_now(data: bytes) -> bool:
        if is_free:
            sent.append(data)
        return is_free

    outbox = Outbox(HandClock(), send_now)
    await outbox.put(b"1")
    outbox.answer(b"2")
    assert (sent, len(outbox)) == ([b"1", b"2"], 0)
    is_free = False
    await outbox.put(b"3")
    is_free = True
    outbox.answer(b"4")
    assert (sent, len(outbox)) == ([b"1", b"2"], 2), "nothing overtakes what waits"
    assert await outbox.next() == b"3"
    assert await outbox.next() == b"4"
    outbox.answer(b"5")
    assert sent == [b"1", b"2"], "nor what is being sent"
    assert await outbox.next() == b"5"
