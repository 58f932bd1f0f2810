// Cases for tests: as they usually are, but for what is changed.
import type { CaseCard, CaseFile, CaseLine, Person } from "@/wire/http";

export const NOON = Date.UTC(2026, 10, 19, 12);

export const person = (player: string, name: string): Person => ({ player, name, kind: "guest" });
export const RUBEN = person("aa", "Ruben");
export const ELIN = person("bb", "Elin");
export const JUDITH = person("cc", "Judith");

export const card = (change: Partial<CaseCard> = {}): CaseCard => ({
  id: 7,
  reason: "insult",
  about: RUBEN,
  table: "85dbb89f-5a1b-563c-904b-7bd85d4af7e9",
  game: "merchants",
  complaints: 2,
  opened_at: NOON - 12 * 60_000,
  due_at: NOON + 24 * 60 * 60_000,
  state: "open",
  taken_by: null,
  closed: null,
  ...change,
});

export const line = (id: number, by: Person, text: string, complaints: readonly number[] = []): CaseLine => ({
  id,
  at: NOON - 600_000 + id * 1_000,
  by,
  text,
  hidden: false,
  spectator: false,
  complaints,
});

export const file = (change: Partial<CaseFile> = {}): CaseFile => ({
  card: card(),
  complaints: [{ id: 1, at: NOON, by: ELIN, reason: "insult", words: "All the time.", line: 2, version: 30 }],
  name: "Ruben",
  lines: [line(1, ELIN, "nice, 90 for silk"), line(2, RUBEN, "you bid like a child", [1]), line(3, RUBEN, "or what")],
  table: {
    table: "85dbb89f-5a1b-563c-904b-7bd85d4af7e9",
    game: "merchants",
    status: "running",
    rated: false,
    private: false,
    seats: [
      { seat: 0, by: ELIN },
      { seat: 1, by: RUBEN },
    ],
  },
  history: { games: 61, acted: 1, rejected: 0, complaints_made: 0, measures: [] },
  signs: [],
  alike: [{ kind: "mute", days: 1, count: 12 }],
  trail: [{ number: 1, at: NOON, by: null, deed: "opened", about: RUBEN, text: "" }],
  appeal: null,
  may_decide: false,
  ...change,
});
