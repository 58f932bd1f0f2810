"""The description of HTTP is true: whatever it allows is answered as it says, and nothing breaks the server."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from web.browsers import Browser
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
