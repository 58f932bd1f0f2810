// Clients draw: no game works out a figure of the rules that the server could tell it.
// @vitest-environment node
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "./examples";
import { type Finding, arithmeticOn, figuresOf } from "./figures";

const SRC = join(import.meta.dirname, "../src");
/** The folder of each game. */
const FOLDERS = new Map([...readdirSync(join(SRC, "games")).map((game) => [game, join(SRC, "games", game)] as const), ...EXAMPLES]);
const GAMES = [...FOLDERS.keys()];
/** Tests, books, what checks a record by itself, because it must not believe the server, and what a pupil would like to do. */
const APART = /[.]test[.]tsx?$|[/]testing[/]|[/]rules[/]..[.]ts$|[/]verify[.]ts$|[/](whereabouts|rounds)[.]ts$|[/]taught[/]pupil[.]ts$/;
/** Where things are put on a board, a dial or a card: positions and times, with so many things to be put there. */
const DRAWING = /[/](board|card|flights)[/]|[/]auction[/](Film|Dial|dial|finish)[.]tsx?$|[/]cards[/](Art|Chip)[.]tsx$/;

const ASKED = "which of several a lesson asks for, and shown nowhere";
const NUMBERED = "a place in a list, counted from 1 for people";
const TOGETHER = "what is told in one line is told as one sum";
const SIGN = "the words say whether it is gained or lost";
const SLIDER = "positions of a slider";
/** What calculates and is no rule, and why not. */
const ALLOWED: Readonly<Record<string, string>> = {
  "routes/taught/tasks.ts: spaces(one) - spaces(other)": ASKED,
  "routes/taught/tasks.ts: (isOnWay ? 3 : 0) + (now.view.hand[card] ?? 0)": ASKED,
  "harbour/map.ts: sum + count": "the sum of a list that is shown",
  "harbour/cards/printed.ts: Math.min(Math.max(seats, 2), 4) - 2": "the column of a printed table",
  "harbour/info/verdict.ts: need - has": "what is missing of a price: both are told",
  "harbour/info/cards.ts: need - have": "what is missing of a task: both are told",
  "harbour/info/port.ts: steps - (facts.turn.fares?.length ?? 0)": "the place in a list that goes on where another ends",
  "harbour/log/Details.tsx: (one[at] ?? 0) + (other[at] ?? 0)": TOGETHER,
  "harbour/log/Details.tsx: Math.abs(florins)": SIGN,
  "harbour/log/lines.tsx: one.florins + other.florins": TOGETHER,
  "harbour/log/lines.tsx: one.points + other.points": TOGETHER,
  "harbour/mat/DeskRack.tsx: Math.max(rack.length, RACK_PLACES)": "places are drawn, also for a card too many",
  "harbour/mat/DeskRack.tsx: all - rack.length": "empty places are drawn",
  "harbour/solo/Duel.tsx: Math.abs(by)": SIGN,
  "harbour/solo/Plan.tsx: at + 1": NUMBERED,
  "harbour/turn/List.tsx: at + 1": NUMBERED,
  "harbour/mat/Rack.tsx: Math.max(0, RACK_PLACES - rack.length)": "empty places are drawn",
  "harbour/mat/coming.ts: (cubes[colour] ?? 0) + count": "cubes that are drawn on one slot",
  "harbour/mat/coming.ts: face + shift(table, colour)": "the slot that the move in hand names",
  "harbour/others/Districts.tsx: at + 1": NUMBERED,
  "harbour/others/Facts.tsx: total(at.pool) + kept": "two heaps under one symbol",
  "harbour/others/MatDialog.tsx: total(at.hold) + total(at.aboard)": "two heaps under one symbol",
  "harbour/others/Rounds.tsx: at + 1": NUMBERED,
  "harbour/others/Tom.tsx: told.count + 1": "one step after the other",
  "harbour/prompt/asked.tsx: asked.chosen.length + 1": NUMBERED,
  "harbour/prompt/inHand.tsx: total(view.at[seat]?.pool ?? []) - pay": "what is left after what the server says is paid",
  "harbour/rules/RuleFigure.tsx: FIRST_CHANGED + at": NUMBERED,
  "harbour/rules/RuleFigure.tsx: at + 1": NUMBERED,
  "harbour/rules/RuleFigure.tsx: FAST_ROUNDS.length + 1 - round": NUMBERED,
  "merchants/listed.ts: Math.abs(facts.brings?.[move.move]?.money ?? 0)": SIGN,
  "merchants/auction/AuctionPrompt.tsx: Math.max(0, Math.floor((limits.length - 1) / 3))": SLIDER,
  "merchants/auction/AuctionPrompt.tsx: Math.min(at, limits.length - 1)": SLIDER,
  "merchants/auction/AuctionPrompt.tsx: limits.length - 1": SLIDER,
  "merchants/auction/AuctionPrompt.tsx: Math.min(limits.length - 1, at + 1)": SLIDER,
  "merchants/guide/steps.ts: turnsOf(now.view.seats) - now.view.seats": "when a lesson is taught",
  "merchants/log/parts.tsx: bonus - FIRST_BRIDGE": "the number of a bridge",
  "merchants/log/parts.tsx: (sums.get(seat) ?? 0) + amount": TOGETHER,
  "merchants/prompt/said.tsx: Math.abs(money)": SIGN,
  "routes/moves.ts: (hand[claim.colour] ?? 0) - claim.coloured": "in which order ways to pay are offered",
  "routes/moves.ts: one.wilds - other.wilds": "in which order ways to pay are offered",
  "routes/progress.ts: Math.min(...facts.carts_to_last_round)": "the seat that is nearest",
  "routes/mine/Hand.tsx: Math.min(count, Math.max(DRAWN, up))": "cards that are drawn of a heap",
  "routes/mine/Hand.tsx: sum + count": "the sum of a list that is shown",
  "routes/mine/Hand.tsx: (card === choice.claim.colour ? choice.claim.coloured : 0) + (card === 0 ? choice.claim.wilds : 0)":
    "cards of the move in hand that are lifted",
  "routes/mine/Hand.tsx: sum + drawnOf(kind.count, kind.up) - 1": "the width of a fan",
};

const folderOf = (game: string): string => FOLDERS.get(game) ?? "";

function sourcesOf(game: string): string[] {
  const all = readdirSync(folderOf(game), { recursive: true, encoding: "utf8" });
  return all.map((file) => join(folderOf(game), file)).filter((file) => /[.]tsx?$/.test(file) && !APART.test(file));
}

function figuresIn(game: string): ReadonlySet<string> {
  const wire = readdirSync(join(SRC, "wire")).filter((file) => file.startsWith(game) && file.endsWith(".ts"));
  const files = [...wire.map((file) => join(SRC, "wire", file)), join(folderOf(game), "wire.ts")].filter(existsSync);
  return figuresOf(files.map((file) => readFileSync(file, "utf8")).join("\n"));
}

function findings(game: string): string[] {
  const figures = figuresIn(game);
  const said = (file: string, { code }: Finding) => `${game}/${relative(folderOf(game), file)}: ${code}`;
  return sourcesOf(game)
    .filter((file) => !DRAWING.test(file))
    .flatMap((file) => arithmeticOn(figures, readFileSync(file, "utf8"), file.endsWith("x")).map((found) => said(file, found)));
}

describe("figures", () => {
  it.each(GAMES)("of %s are told, not worked out", (game) => {
    expect(findings(game).filter((found) => !(found in ALLOWED))).toEqual([]);
  });

  it("have no exception that is no longer needed", () => {
    const found = new Set(GAMES.flatMap(findings));
    expect(Object.keys(ALLOWED).filter((one) => !found.has(one))).toEqual([]);
  });

  const figures = new Set(["points", "carts"]);
  const found = (source: string) => arithmeticOn(figures, source, true);

  it.each([
    "const left = view.public.carts[seat] - length;",
    "const most = Math.max(...sides.map((side) => side.points), points);",
    "points += 3;",
    "const shown = <b>{carts * 2}</b>;",
    "function sum({ points }: Side) {\n  return 2 + points;\n}",
  ])("are found where something is worked out: %s", (source) => {
    expect(found(`// A file.\n${source}\n`)).toHaveLength(1);
  });

  it.each(["const text = 'carts: ' + carts;", "const at = index + 1;", "const isLow = carts <= 4;", "const shown = <b>{points}</b>;"])(
    "may be shown, compared and told: %s",
    (source) => {
      expect(found(source)).toEqual([]);
    },
  );

  it("are found by their line", () => {
    expect(found("// A file.\n\nconst left = carts - 2;\n")).toEqual([{ line: 3, code: "carts - 2" }]);
  });
});
