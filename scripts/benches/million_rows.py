"""What a million people leave behind besides games and ratings: for `scripts/bench million`."""

PEOPLE = "ref, kind, name, look, password, language, theme, created_at, shown"
DIGITS = str.maketrans("0123456789", "abcdefghij")
NOW = 1_800_000_000_000


def name_of(number: int) -> str:
    """A name that nobody else has, in letters."""
    return f"Player {number:07d}".translate(DIGITS)


def _person(expression: str) -> str:
    """The reference of the person of a number, as games name them."""
    return f"md5(({expression})::text)"


# One statement for each table; whoever has a low number has more of everything, as with games.
_ONE = "generate_series(0, {people} - 1) n"
_FIFTH = "generate_series(0, {people} / 5 - 1) n"
_TWENTIETH = "generate_series(0, {people} / 20 - 1) n"
_OTHER = "(n * 7919::bigint + k * 104729 + 1) % {people}"

SPREAD = {
    "ties": (
        f"INSERT INTO ties (player, other, kind, at) SELECT {_person('n')}, {_person(_OTHER)},"
        f" CASE WHEN k = 5 THEN 'blocks' ELSE 'follows' END, {NOW} - n FROM {_FIFTH}, generate_series(1, 5) k"
        f" WHERE {_OTHER} <> n ON CONFLICT DO NOTHING"
    ),
    "call_ways": (
        "INSERT INTO call_ways (id, player, kind, name, state, added_at, session, address, keys)"
        f" SELECT md5('way' || n), {_person('n')}, 'mail', 'p' || n || '@example.org', 'on', {NOW}, '',"
        f" 'p' || n || '@example.org', '' FROM {_FIFTH}"
    ),
    "call_wishes": (
        "INSERT INTO call_wishes (player, rules, zone, together)"
        f" SELECT {_person('n')}, '[]', 'Europe/Amsterdam', 'at_once' FROM {_FIFTH}"
    ),
    "notices": (
        'INSERT INTO notices (id, player, kind, game, table_id, turn, "by", at, seen_at)'
        f" SELECT md5(n || ' ' || k), {_person('n')}, 'turn', 'routes', md5(n::text)::uuid::text, k, '',"
        f" {NOW} - k * 1000, CASE WHEN k > 3 THEN {NOW} END FROM {_FIFTH}, generate_series(1, 10) k"
    ),
    "call_messages": (
        "INSERT INTO call_messages"
        " (id, player, way, purpose, about, begun, answered, made_at, settled_at, outcome)"
        f" SELECT md5('message' || n || ' ' || k), {_person('n')}, md5('way' || n), 'calls', '', 1, 1, {NOW},"
        f" {NOW}, 'sent' FROM {_FIFTH}, generate_series(1, 10) k"
    ),
    "invitations": (
        "INSERT INTO invitations (sender, invited, table_id, way, at, declined)"
        f" SELECT {_person('n')}, {_person(_OTHER)}, md5(n::text)::uuid::text, '', {NOW}, false"
        f" FROM {_TWENTIETH}, generate_series(1, 2) k WHERE {_OTHER} <> n ON CONFLICT DO NOTHING"
    ),
    "measures": (
        'INSERT INTO measures (about, kind, table_id, "by", reason, days, begun_at, ends_at, appeal, appeal_state)'
        f" SELECT {_person('n')}, 'mute', '', {_person('0')}, 'because', 7, {NOW} - n, {NOW} - n + 1000, '', ''"
        f" FROM {_TWENTIETH}"
    ),
    "cases": (
        "INSERT INTO cases (reason, about, table_id, name, opened_at, state, taken_by, verdict, tell)"
        f" SELECT 'chat', {_person('n')}, md5(n::text)::uuid::text, '', {NOW} - n, 'decided', '', 'none', false"
        f" FROM {_TWENTIETH}"
    ),
}
