"""The description of HTTP is true: whatever it allows is answered as it says, and nothing breaks the server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from web.browsers import Browser, Json
from web.nodes import serving
from web.servers import OpenServer

EXAMPLES = 8
"""For each operation and mode."""
NOT_TRIED = {
    *("/api/logout", "/api/me/erase", "/api/me/password"),
    *("/api/sessions/{id}", "/api/sessions/revoke-others"),
}
"""They end the session that the others are tried with; other tests call them."""
TRIED_WRONGLY = {"/api/me/account"}
"""So does this one, where it is asked rightly."""
NOT_CHECKED = [
    positive_data_acceptance,  # a name or a password may have the right form and still not be good enough
    ignored_auth,  # asks without a cookie on its own, and then lacks our origin
]


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_operation_answers_as_described(server: OpenServer, mode: GenerationMode) -> None:
    anna = Browser(server).come_in()
    described = anna.get("/api/openapi.json")
    del described["components"]["securitySchemes"]  # every request is sent with the cookie
    for operation in (operation for path in described["paths"].values() for operation in path.values()):
        operation.pop("security", None)
    refused = ["400", "401", "403", "404", "409", "413", "422"]
    config = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": refused}}})
    schema = schemathesis.openapi.from_dict(described, config=config)
    headers = {"Origin": server.origin, "Host": f"localhost:{server.port}", "Cookie": anna.cookie}
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    tried = [operation for operation in operations if operation.path not in NOT_TRIED]
    if mode is GenerationMode.POSITIVE:
        tried = [operation for operation in tried if operation.path not in TRIED_WRONGLY]
    if mode is GenerationMode.NEGATIVE:  # any text is a path: only a body can be wrong by its form
        tried = [operation for operation in tried if operation.body]
    assert len(tried) > 10
    for each in tried:

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=each.as_strategy(mode))
        def holds(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(
                base_url=f"http://127.0.0.1:{server.port}", headers=headers, excluded_checks=NOT_CHECKED
            )

        holds()
    assert anna.get("/api/me")["ref"] == anna.player


NOT_A_TEXT = "1-%00"
"""To PostgreSQL, which knows no text with a zero in it."""
WITH_BODY = {"/api/notices/ways/{id}": {"on": True}}
"""What is asked with a body otherwise is refused for its body first."""


def doors(described: Json) -> Iterator[tuple[str, str, Json]]:
    """Every way to ask, with something that is no text in one of the places where a text can be."""
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            places = [(one["in"], one["name"]) for one in operation.get("parameters", [])]
            filled = path.format(**{name: NOT_A_TEXT for kind, name in places if kind == "path"})
            asked = [f"{path}?{name}={NOT_A_TEXT}" for kind, name in places if kind == "query"]
            body = WITH_BODY.get(path) if "requestBody" in operation else None
            for door in [filled] if filled != path else asked:
                yield method.upper(), door, body


def test_attack_no_text_makes_the_database_look_away(tmp_path: Path, database: str) -> None:
    with serving("--database", database, folder=tmp_path) as node:
        anna = Browser(node).come_in()
        tried = list(doors(anna.get("/api/openapi.json")))
        answered = {(method, path): anna.ask(method, path, body).status for method, path, body in tried}
        assert {door: status for door, status in answered.items() if status == 429 or status >= 500} == {}
        assert len(answered) > 40
        assert anna.get("/api/me")["ref"] == anna.player
