"""A way back over HTTP: codes are made after a proof and shown once, and one of them opens the account again."""

import pytest

from web.browsers import Browser, new_name
from web.servers import OpenServer

PASSWORD = "a long enough secret 93"
NEW = "another longer secret 47"
PROOF = {"proof": {"type": "password", "password": PASSWORD}}


def test_who_forgot_the_password_comes_back_with_a_code(server: OpenServer) -> None:
    fenna, name = Browser(server), new_name("Fenna")
    account = fenna.post("/api/accounts", {"name": name, "password": PASSWORD})
    assert fenna.get("/api/me/recovery") == {"left": 0, "made_at": None}
    codes = fenna.post("/api/me/recovery", PROOF)["codes"]
    assert fenna.get("/api/me/recovery")["left"] == len(codes) == 8
    again = Browser(server)
    wish = {"name": name, "code": codes[0], "password": NEW}
    assert again.post("/api/recover", wish) == account
    assert again.get("/api/me")["ref"] == account["ref"]
    assert fenna.ask("GET", "/api/me").status == 401
    assert again.get("/api/me/recovery")["left"] == 7
    assert Browser(server).ask("POST", "/api/recover", wish).json["code"] == "wrong_credentials"
    assert Browser(server).post("/api/login", {"name": name, "password": NEW}) == account


def test_attack_codes_are_made_by_nobody_else(server: OpenServer) -> None:
    fenna = Browser(server)
    fenna.post("/api/accounts", {"name": new_name("Fenna"), "password": PASSWORD})
    assert Browser(server).ask("POST", "/api/me/recovery", PROOF).status == 401
    assert Browser(server).ask("GET", "/api/me/recovery").status == 401
    wrong = {"proof": {"type": "password", "password": NEW}}
    assert fenna.ask("POST", "/api/me/recovery", wrong).json["code"] == "wrong_credentials"
    foreign = {"Origin": "https://elsewhere.example"}
    assert fenna.ask("POST", "/api/me/recovery", PROOF, foreign).status == 403
    guest = Browser(server).come_in()
    assert guest.ask("POST", "/api/me/recovery", PROOF).json["code"] == "only_accounts"
    assert fenna.get("/api/me/recovery")["left"] == 0


def test_attack_codes_tell_nobody_who_has_an_account(server: OpenServer) -> None:
    name = new_name("Fenna")
    Browser(server).post("/api/accounts", {"name": name, "password": PASSWORD})
    asked = [
        Browser(server).ask("POST", "/api/recover", {"name": each, "code": "0000-0000-0000-0000", "password": NEW})
        for each in (name, new_name("Nobody"))
    ]
    assert asked[0].status == asked[1].status == 401
    assert asked[0].body == asked[1].body


@pytest.mark.parametrize(
    "wish",
    [
        {"name": "Anna", "code": "x" * 101, "password": NEW},
        {"name": "Anna", "code": 7, "password": NEW},
        {"name": "Anna", "password": NEW},
        {"name": "Anna", "code": "0000-0000-0000-0000", "password": "short"},
    ],
)
def test_what_cannot_be_a_code_is_refused(server: OpenServer, wish: dict[str, object]) -> None:
    assert Browser(server).ask("POST", "/api/recover", wish).status == 422
