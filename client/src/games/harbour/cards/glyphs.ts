// The marks of card faces: a symbol, a cube, a figure in a laurel; and what each thing that can be counted looks like.
import type { Count, Effect } from "@/wire/harbour-cards";
import { COLOURS } from "../map";
import { counted, districtOf, goodOf } from "./printed";

export type Tests = NonNullable<Extract<Effect, { type: "Use" }>["when"]>;
type Test = Tests[number];

/** One mark of a face. */
export interface Glyph {
  /** A symbol of the game's set, or "" for words alone. */
  symbol: string;
  /** How it is set: cubes and laurels have sizes of their own, operators are small. */
  look: "thing" | "cube" | "points" | "coin" | "operator" | "plan" | "text";
  /** A figure inside the symbol, or the text itself. */
  figure?: string;
  /** Colour of a plan. */
  colour?: string;
  /** Used this turn. */
  isTicked?: boolean;
}

export const thing = (symbol: string): Glyph => ({ symbol, look: "thing" });
export const sign = (symbol: string): Glyph => ({ symbol, look: "operator" });
export const text = (figure: string | number): Glyph => ({ symbol: "", look: "text", figure: String(figure) });
export const points = (figure: string | number): Glyph => ({ symbol: "laurel", look: "points", figure: String(figure) });
export const cube = (colour: string): Glyph => ({ symbol: `cube-${colour}`, look: "cube" });
const plan = (district: string, isTicked = false): Glyph => ({
  symbol: "kind-plan",
  look: "plan",
  colour: districtOf(district).colour,
  isTicked,
});
export const coin = (florins: number): Glyph =>
  florins === 1 ? { symbol: "florin", look: "coin" } : { symbol: "florin-blank", look: "coin", figure: String(florins) };

export const cubes = (colours: Parameters<typeof counted>[0]): Glyph[] =>
  counted(colours).flatMap((count, colour) => Array<Glyph>(count).fill(cube(COLOURS[colour] ?? "any")));
export const ofAnyColour = (count: number): Glyph[] => Array<Glyph>(count).fill(cube("any"));

/** What is counted, as symbols. */
export function countGlyphs(count: Count): Glyph[] {
  switch (count.type) {
    case "Tableau":
      if (count.district) return [plan(count.district)];
      if (count.of_type)
        return isTower(count.of_type) ? [tower(count.of_type)] : [thing("kind-artisan"), thing(`good-${goodOf(count.of_type)}`)];
      if (count.timing) return [thing(timingSymbol(count.timing))];
      return [thing(count.kind ? `kind-${count.kind}` : "card")];
    case "TableauTypes":
      return [thing(`kind-${count.kind}`), sign("op-differ"), thing(`kind-${count.kind}`)];
    case "TableauPairs":
      return [thing(`kind-${count.kind}`), text("="), thing(`kind-${count.kind}`)];
    case "TableauMost":
      return [thing("op-most"), thing(`kind-${count.kind}`)];
    case "PlanUses":
      return [count.district ? plan(count.district, true) : { ...thing("kind-plan"), isTicked: true }];
    case "Hold":
      return count.what === "both" ? [thing("barge"), thing("docker"), thing("any-good")] : [thing("barge"), thing("any-good")];
    case "HoldTypes":
      return [thing("barge"), sign("op-differ"), thing("any-good")];
    case "Arms":
      return count.district ? [thing("arms"), thing(`shape-${districtOf(count.district).colour}`)] : [thing("arms")];
    case "DockerBuilding":
      return [thing(count.colour ? `docker-${count.colour}` : "docker"), sign("deliver")];
    case "Roofs":
      return [thing(`good-${count.good}`), thing("warehouse")];
    case "RiverAhead":
      return [thing("river-pawn"), sign("op-differ"), thing("rank-first")];
    case "RiverBehind":
      return [thing("river-pawn"), thing("rank-last")];
    case "ScoreAtLeast":
      return [points(""), thing("rank-first")];
    case "ScoreAtMost":
      return [points(""), thing("rank-last")];
    case "MarketPoints":
      return [thing("market"), points("")];
    case "AtStart":
      return [thing("barge"), thing("flag")];
    case "AtMouth":
      return [thing("river-pawn"), thing("flag")];
    default:
      return [thing(SIMPLE[count.type])];
  }
}

const SIMPLE = {
  Rack: "card",
  RiverSteps: "river-pawn",
  BargeSteps: "barge",
  BlackMarket: "black-market",
  Depots: "depot",
  Bridges: "bridge-points",
  Companions: "church",
} as const;

const STEPS = new Set<Count["type"]>(["RiverSteps", "BargeSteps"]);
const YES_OR_NO = new Set<Count["type"]>([
  "PlanUses",
  "RiverAhead",
  "RiverBehind",
  "ScoreAtLeast",
  "ScoreAtMost",
  "MarketPoints",
  "AtStart",
  "AtMouth",
]);

function testGlyphs(test: Test): Glyph[] {
  const counted = countGlyphs(test.count);
  const number = test.type === "AtLeast" ? test.least : test.most;
  if (YES_OR_NO.has(test.count.type)) return counted;
  if (STEPS.has(test.count.type)) return [...counted, text(number), sign("steps")];
  if (test.count.type === "Tableau" && test.count.of_type) return counted;
  return [text(test.type === "AtLeast" ? `${number}+` : `≤${number}`), ...counted];
}

export const testsGlyphs = (tests: Tests): Glyph[] =>
  tests.flatMap((test, at) => (at === 0 ? testGlyphs(test) : [text("·"), ...testGlyphs(test)]));

const isTower = (type: string): boolean => type.endsWith("toren") || type.endsWith("kerk");
export const tower = (type: string): Glyph => ({ symbol: "church", look: "thing", figure: type.charAt(0).toUpperCase() });

export function timingSymbol(timing: string): string {
  return `time-${timing === "permanent" ? "always" : timing}`;
}
