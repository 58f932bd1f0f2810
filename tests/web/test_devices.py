"""A second device over HTTP: the code of one browser signs in another one, as the same player."""

import time

from web.browsers import Browser
from web.servers import OpenServer
from web.test_careers import PASSWORD, with_account

PROOF = {"type": "password", "password": PASSWORD}


def test_the_code_of_one_browser_signs_in_another(server: OpenServer) -> None:
    fenna, phone = with_account(server), Browser(server)
    table = fenna.open_table(private=True)
    assert fenna.ask("POST", "/api/me/devices", {}).status == 401
    made = fenna.post("/api/me/devices", {"proof": PROOF})
    assert 0 < made["expires_at"] / 1000 - time.time() <= 121
    assert phone.post("/api/devices", {"code": made["code"]})["ref"] == fenna.player
    assert phone.get(f"/api/tables/{table}")["host"] == fenna.player
    answered = Browser(server).ask("POST", "/api/devices", {"code": made["code"]})
    assert (answered.status, answered.json["code"]) == (403, "bad_device_code")
    assert len(fenna.get("/api/sessions")) == 2


def test_attack_a_code_is_nothing_without_a_session_and_of_no_other_kind(server: OpenServer) -> None:
    stranger, guest = Browser(server), Browser(server).come_in()
    assert stranger.ask("POST", "/api/me/devices", {}).status == 401
    for code in ("", guest.ticket(), guest.cookie.split("=", 1)[1]):
        assert stranger.ask("POST", "/api/devices", {"code": code}).status == 403
    for body in ({}, {"code": 1}, {"code": "x" * 101}, {"code": "x", "player": guest.player}):
        assert stranger.ask("POST", "/api/devices", body).status == 422
    elsewhere = {"Origin": "https://example.org"}
    made = guest.post("/api/me/devices", {})
    assert stranger.ask("POST", "/api/devices", {"code": made["code"]}, elsewhere).status == 403
    assert stranger.post("/api/devices", {"code": made["code"]})["ref"] == guest.player
