"""Bots that people make, and their tokens: whose they are, what they open, and that they go for good."""

import asyncio

import msgspec
import pytest

from mokum.people.bot_tokens import PREFIX, SEEN_EVERY
from mokum.people.bots import BotLimits
from mokum.people.errors import (
    BadName,
    BadToken,
    NameTaken,
    NoSuchPlayer,
    NoSuchToken,
    NotSignedIn,
    OnlyAccounts,
    TooManyBots,
    TooManyTokens,
    WrongCredentials,
)
from mokum.people.values import Export, OwnedBot, PasswordProof, Player, Revoked, Scope, SignedIn
from people.stage import HOME, PASSWORD, START, Stage, told

PROOF = PasswordProof(PASSWORD)
BOTH: tuple[Scope, ...] = ("read", "play")


async def _anna(stage: Stage) -> SignedIn:
    return await stage.people.register("Anna", PASSWORD, HOME)


@told
async def test_a_bot_is_marked_in_its_name_and_knows_its_owner(stage: Stage) -> None:
    anna = await _anna(stage)
    bot = await stage.people.make_bot(anna.session, "Rook")
    assert bot == Player(bot.ref, "Rook [bot]", "bot", START, "en", "system", owner=anna.player.ref)
    for typed in ("Rook", "rook", "Rook [bot]", " ROOK [bot] "):
        assert await stage.people.bots.named(typed) == bot
    assert [owned.player for owned in await stage.people.bots_of(anna.session)] == [bot]


@told
async def test_attack_bots_nobody_else_can_wear_the_mark(stage: Stage) -> None:
    await _anna(stage)
    for name in ("Rook [bot]", "Rook[bot]", "Rook ［bot］", "Rook (bot)"):
        with pytest.raises(BadName):
            await stage.people.guest(name, HOME)
        with pytest.raises(BadName):
            await stage.people.register(name, PASSWORD, HOME)


@told
async def test_attack_bots_a_bot_and_a_person_do_not_look_alike(stage: Stage) -> None:
    anna = await _anna(stage)
    guest = await stage.people.guest("Rook", HOME)
    with pytest.raises(NameTaken):
        await stage.people.make_bot(anna.session, "ANNA")
    await stage.people.make_bot(anna.session, "Rook")
    assert (await stage.people.player(guest.player.ref)).name.startswith("Guest ")
    for coming in (stage.people.guest("R00k", HOME), stage.people.register("rook", PASSWORD, HOME)):
        with pytest.raises(NameTaken):
            await coming


@told
async def test_attack_bots_nobody_signs_in_as_a_bot(stage: Stage) -> None:
    anna = await _anna(stage)
    await stage.people.make_bot(anna.session, "Rook")
    for name in ("Rook", "Rook [bot]"):
        for password in ("", PASSWORD, "None"):
            with pytest.raises(WrongCredentials):
                await stage.people.sign_in(name, password, HOME)


@told
async def test_guests_make_no_bots_and_a_person_makes_so_many(stage: Stage) -> None:
    people = await stage.node(bots=BotLimits(of_player=2, tokens=1))
    guest = await people.guest("Berta", HOME)
    with pytest.raises(OnlyAccounts):
        await people.make_bot(guest.session, "Rook")
    anna = await _anna(stage)
    names = ("Rook", "Knight", "Bishop", "Pawn")
    made = await asyncio.gather(*(people.make_bot(anna.session, name) for name in names), return_exceptions=True)
    bots = [bot for bot in made if isinstance(bot, Player)]
    assert (len(bots), sum(isinstance(bot, TooManyBots) for bot in made)) == (2, 2)
    asked = (people.tokens.make(anna.player.ref, bots[0].ref, "home", BOTH) for _ in range(3))
    tokens = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(token, TooManyTokens) for token in tokens) == 2
    await people.remove_bot(anna.session, bots[0].ref)
    await people.make_bot(anna.session, "Queen")


@told
async def test_a_token_speaks_for_its_bot_until_it_is_revoked(stage: Stage) -> None:
    anna = await _anna(stage)
    bot = await stage.people.make_bot(anna.session, "Rook")
    tokens = stage.people.tokens
    token, secret = await tokens.make(anna.player.ref, bot.ref, "my \u202ecellar", ("play", "read", "play"))
    assert (token.player, token.name, token.scopes, token.used_at) == (bot.ref, "my cellar", ("play", "read"), None)
    assert secret.startswith(PREFIX)
    assert len(secret) == len(PREFIX) + 43
    stage.now += 1
    assert (await tokens.check(secret)).used_at == stage.now
    used = stage.now
    stage.now += SEEN_EVERY - 1
    assert (await tokens.by_id(token.id)).used_at == used
    heard: list[Revoked] = []
    stage.people.sessions.revocations.listen(heard.append)
    await tokens.revoke(anna.player.ref, bot.ref, token.id)
    await asyncio.sleep(0)
    assert heard == [Revoked(bot.ref, (token.id,))]
    for late in (tokens.check(secret), tokens.by_id(token.id)):
        with pytest.raises(BadToken):
            await late


@told
async def test_attack_tokens_only_their_hash_is_stored_and_no_session_opens_with_one(stage: Stage) -> None:
    anna = await _anna(stage)
    bot = await stage.people.make_bot(anna.session, "Rook")
    _, secret = await stage.people.tokens.make(anna.player.ref, bot.ref, "home", BOTH)
    stored = await stage.stored()
    assert secret not in stored
    assert secret.removeprefix(PREFIX) not in stored
    with pytest.raises(NotSignedIn):
        await stage.people.sessions.check(secret)
    for wrong in ("", PREFIX, secret[:-1], secret + "x", secret.removeprefix(PREFIX), anna.token, "\0", "ä" * 10_000):
        with pytest.raises(BadToken):
            await stage.people.tokens.check(wrong)


@told
async def test_attack_tokens_nobody_else_makes_or_revokes_them(stage: Stage) -> None:
    anna = await _anna(stage)
    berta = await stage.people.register("Berta", "seven swans asleep", HOME)
    bot = await stage.people.make_bot(anna.session, "Rook")
    token, secret = await stage.people.tokens.make(anna.player.ref, bot.ref, "home", BOTH)
    for stranger in (berta.player.ref, bot.ref, ""):
        with pytest.raises(NoSuchPlayer):
            await stage.people.tokens.make(stranger, bot.ref, "mine", BOTH)
        with pytest.raises(NoSuchPlayer):
            await stage.people.tokens.revoke(stranger, bot.ref, token.id)
    for not_a_bot in (anna.player.ref, "0" * 32, "", "\0"):
        with pytest.raises(NoSuchPlayer):
            await stage.people.tokens.make(anna.player.ref, not_a_bot, "mine", BOTH)
    with pytest.raises(NoSuchPlayer):
        await stage.people.remove_bot(berta.session, bot.ref)
    with pytest.raises(NoSuchToken):
        await stage.people.tokens.revoke(anna.player.ref, bot.ref, "0" * 32)
    assert (await stage.people.tokens.check(secret)).id == token.id


@told
async def test_an_export_tells_of_bots_and_erasure_takes_them_along(stage: Stage) -> None:
    anna = await _anna(stage)
    farewells: list[str] = []

    async def farewell(ref: str) -> None:
        farewells.append(ref)

    people = await stage.node(farewell=farewell)
    bot = await people.make_bot(anna.session, "Rook")
    token, secret = await people.tokens.make(anna.player.ref, bot.ref, "my cellar", BOTH)
    pieces = [piece async for piece in await people.export(anna.session, PROOF, HOME)]
    assert msgspec.json.decode(b"".join(pieces), type=Export).bots == [OwnedBot(bot, [token])]
    heard: list[Revoked] = []
    people.sessions.revocations.listen(heard.append)
    await people.erase(anna.session, PROOF, HOME)
    await asyncio.sleep(0)
    assert Revoked(bot.ref, (token.id,), erased=True) in heard
    assert set(farewells) == {bot.ref, anna.player.ref}
    with pytest.raises(BadToken):
        await people.tokens.check(secret)
    gone = await people.player(bot.ref)
    assert (gone.kind, gone.name, gone.owner) == ("deleted", "Deleted player", None)
    await stage.count(players=2, looks=0, tokens=0, sessions=0)
    stored = await stage.stored()
    assert not [trace for trace in ("Rook", "rook", "cellar") if trace in stored]
    await people.register("Rook", PASSWORD, HOME)
