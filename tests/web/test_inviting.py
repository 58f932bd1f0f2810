"""Invitations from one person to another over HTTP: how they lead to a table, and when they hold no more."""

from uuid import uuid4

import pytest

from web.browsers import Browser, Json
from web.servers import OpenServer
from web.test_careers import with_account
from web.test_ties import block, calls, follow, invite, sit


@pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
def test_an_invitation_leads_to_the_table_until_it_is_taken_or_declined(server: OpenServer, private: bool) -> None:
    anna, bert, guest = with_account(server), with_account(server), Browser(server).come_in()
    follow(guest, bert)
    follow(anna, bert)
    table, other = anna.open_table(private=private, seats=3), guest.open_table(private=private)
    assert (invite(anna, bert, table).status, invite(guest, bert, other).status) == (204, 204)
    assert set(calls(bert)) == {(anna.name, table), (guest.name, other)}
    assert calls(anna) == calls(guest) == []
    told = {(notice["kind"], notice["by"], notice["table"]) for notice in bert.get("/api/notices")["notices"]}
    assert told == {("invited", anna.name, table), ("invited", guest.name, other)}
    call = next(call for call in bert.get("/api/invitations") if call["name"] == anna.name)
    secret = anna.get(f"/api/tables/{table}")["invitation"] if private else ""
    assert (call["player"], call["table"]["game"], call["invitation"]) == (anna.player, "routes", secret)
    assert sit(bert, table, invitation=call["invitation"]).status == 200
    assert bert.ask("DELETE", f"/api/invitations/{other}").status == 204
    assert calls(bert) == []
    assert invite(guest, bert, other).status == 204
    assert calls(bert) == [], "not asked again to the same table"
    assert invite(anna, bert, table).json["words"] == "They have a seat at this table."


def test_an_invitation_is_gone_when_its_way_in_or_its_table_is_closed_or_no_seat_is_free(server: OpenServer) -> None:
    anna, bert, cora = with_account(server), with_account(server), Browser(server).come_in()
    follow(anna, bert)

    def order(table: str, **do: Json) -> None:
        anna.post(f"/api/tables/{table}/orders", {"command": str(uuid4()), "do": do})

    table = anna.open_table(private=True)
    invite(anna, bert, table)
    order(table, type="RenewInvitation")
    assert calls(bert) == []
    invite(anna, bert, table)
    assert calls(bert) == [(anna.name, table)], "sent again, it holds the new way"
    for seat, bot in ((0, "greedy"), (1, "random")):
        order(table, type="SeatBot", seat=seat, bot=bot)
    assert calls(bert) == []
    order(table, type="Unseat", seat=1)
    assert calls(bert) == [(anna.name, table)]
    order(table, type="CloseTable")
    assert calls(bert) == []
    assert invite(anna, bert, table).status in {403, 410}
    assert cora.get("/api/invitations") == []


def test_who_blocked_somebody_is_not_called_to_their_table(server: OpenServer) -> None:
    anna, bert = with_account(server), with_account(server)
    follow(anna, bert)
    block(bert, anna)
    assert invite(anna, bert, anna.open_table()).status == 204
    assert bert.get("/api/notices")["notices"] == []


def test_attack_nobody_invites_to_a_table_of_others_or_somebody_whom_they_do_not_know(server: OpenServer) -> None:
    anna, bert, eve = with_account(server), with_account(server), with_account(server)
    table, hidden = anna.open_table(), anna.open_table(private=True)
    follow(eve, bert)
    assert invite(eve, bert, table).json["words"] == "Only the host may do that."
    assert invite(eve, bert, hidden).status == 404
    assert invite(eve, bert, str(uuid4())).status == 404
    own = eve.open_table()
    assert invite(eve, anna, own).json["code"] == "not_allowed"
    assert invite(eve, eve, own).json["code"] == "not_allowed"
    eve.player, itself = "f" * 32, eve.player
    assert invite(anna, eve, table).status == 404
    eve.player = itself
    practice = eve.open_table(practice=True)
    assert invite(eve, bert, practice).json["words"] == "Nobody else can sit down at this table."
    rated = eve.open_table(rated=True, clock={"type": "live", "bank_ms": 900_000, "increment_ms": 0})
    guest = Browser(server).come_in()
    assert invite(eve, guest, rated).json["code"] == "not_allowed"
    assert calls(bert) == calls(anna) == calls(guest) == []
