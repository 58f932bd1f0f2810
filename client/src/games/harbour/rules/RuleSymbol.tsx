// The symbols in the texts of the rules and of the guide: the same pieces and signs as on the table.
import { Symbol } from "../symbols/Symbol";
import { PICTURES, RuleFigure } from "./RuleFigure";

/** By the name that a text uses: the name of the symbol. */
const SIGNS: Readonly<Record<string, string>> = {
  arms: "arms",
  artisan: "kind-artisan",
  barge: "barge",
  "black-market": "black-market",
  building: "kind-building",
  cube: "cube-any",
  depot: "depot",
  docker: "docker",
  florin: "florin",
  market: "market",
  penalty: "penalty",
  plan: "kind-plan",
  points: "laurel",
  river: "river-pawn",
  rose: "rose",
  "time-always": "time-always",
  "time-end": "time-end",
  "time-one": "time-I",
  "time-three": "time-III",
  "time-two": "time-II",
  warehouse: "warehouse",
};

/** What a text may name in braces. */
export const SYMBOLS: readonly string[] = [...Object.keys(SIGNS), ...PICTURES];

/** One symbol by its name. The word stands beside it, so that it says nothing aloud. */
export function RuleSymbol({ name }: { name: string }) {
  if (PICTURES.includes(name)) return <RuleFigure name={name} />;
  const sign = SIGNS[name];
  return sign ? <Symbol name={sign} size={18} /> : null;
}
