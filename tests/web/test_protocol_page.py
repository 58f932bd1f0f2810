"""`docs/protocol.md` tells the truth: its examples are read by the very types, and it names all there is."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from coroutines import story
from mokum.tables.deciding.commands import AnyCommand, Code
from mokum.tables.serving.wording import TableWords
from mokum.tables.showing.projecting import Sight
from mokum.tables.showing.seen_rows import AnyShown
from mokum.web.closing import Closing
from mokum.web.http.analyses import AnalysisShape
from mokum.web.messages import asked, read_message, streamed, told
from web.browsers import Browser, Json
from web.servers import OpenServer

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
ALL: list[Json] = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
EXAMPLES = [example for example in ALL if "type" in example]
"""The messages of the socket."""
ASKED = {kind.__name__.lower(): kind for kind in get_args(asked.AnyAsked)}
TOLD = {kind.__name__.lower(): kind for kind in told.Told.__subclasses__()}


def is_from_client(message: Json) -> bool:
    """Both sides say `chat` and `sync`: the client's are shorter."""
    return message["type"] in ASKED and not {"came", "id"} & message.keys()


def test_the_examples_of_clients_are_read() -> None:
    read = [read_message(json.dumps(message)) for message in EXAMPLES if is_from_client(message)]
    assert {type(message) for message in read} == set(ASKED.values())


def test_the_examples_of_the_server_are_whole() -> None:
    mine = [message for message in EXAMPLES if not is_from_client(message)]
    assert {message["type"] for message in mine} == set(TOLD)
    for message in mine:
        kind = TOLD[message["type"]]
        plain = {key: value for key, value in message.items() if key != "what"}
        fields = {field.name for field in msgspec.structs.fields(kind) if field.required} | {"type"}
        assert fields <= message.keys() <= {field.name for field in msgspec.structs.fields(kind)} | {"type"}
        if "now" in plain:
            assert plain["now"].keys() == set(Sight.__struct_fields__)


def test_the_example_of_a_table_in_words_is_one() -> None:
    (example,) = (example for example in ALL if "board" in example)
    assert json.loads(msgspec.json.encode(msgspec.convert(example, TableWords))) == example


def test_the_example_of_an_analysis_is_one() -> None:
    (example,) = (example for example in ALL if "report" in example)
    assert AnalysisShape.model_validate(example, strict=True).model_dump() == example


@story
async def test_a_real_conversation_has_the_messages_of_the_page(server: OpenServer) -> None:
    anna = Browser(server).come_in()
    table = anna.open_table()
    heard: list[Json] = []
    async with anna.socket(hello=False) as socket:
        await socket.send(type="hello", ticket=anna.ticket(), version=1)
        heard.append(await socket.next("welcome"))
        heard.append(await socket.watch(table))
        heard.append(await socket.act(table, {"type": "SeatBot", "seat": 1, "bot": "random"}))
        heard.append(await socket.act(table, {"type": "Play", "move": "draw deck"}))
        await socket.send(type="sync", nonce="a1", sent=5)
        heard.append(await socket.next("sync"))
        await socket.send(type="chat", table=table, command=table, text="Hello!")
        heard += [await socket.next("chat"), *socket.kept]
    shapes = {message["type"]: shape(message) for message in EXAMPLES if not is_from_client(message)}
    elsewhere = {"ping", "unsaid", "lotclock", "pressed", "foreseen"}
    assert {message["type"] for message in heard} >= shapes.keys() - elsewhere
    for message in heard:
        if message["type"] not in {"refused", "happened", "presence"}:  # what is empty is left out, or has no shape
            assert shape(message) == shapes[message["type"]]


def shape(value: Any) -> Any:
    """Which fields there are, and of which types."""
    if isinstance(value, dict):
        return {key: shape(part) for key, part in value.items() if key != "options"}
    return [shape(part) for part in value[:1]] if isinstance(value, list) else type(value)


@pytest.mark.parametrize(
    "word",
    [
        *(kind.__name__ for kind in (*get_args(AnyCommand), *get_args(AnyShown))),
        *(str(int(code)) for code in Closing),
        *map(str, Code),
    ],
)
def test_the_page_names_everything(word: str) -> None:
    assert re.search(rf"(`{word}`|\| {word} \|)", PAGE)


def test_the_lines_of_the_stream_are_all_there_and_whole() -> None:
    (block,) = re.findall(r"```ndjson\n(.*?)```", PAGE, re.DOTALL)
    examples = [json.loads(line) for line in block.splitlines()]
    kinds = {kind.__name__.lower(): kind for kind in get_args(streamed.AnyStreamed)}
    assert [example["type"] for example in examples] == list(kinds)
    for example in examples:
        assert example.keys() == {"type", *kinds[example["type"]].__struct_fields__}
        if "now" not in example:
            assert json.loads(streamed.write_line(msgspec.convert(example, kinds[example["type"]]))) == example
