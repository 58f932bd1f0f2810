// The symbols in the texts of the rules and of the guide: the same goods, discs and signs as on the table.
import { Sign } from "../Sign";
import type { SignName } from "../symbols";
import { PICTURES, RuleFigure } from "./RuleFigure";

const SIGNS: Readonly<Record<string, SignName>> = {
  sugar: "mer-sugar",
  gems: "mer-gems",
  spice: "mer-spice",
  silk: "mer-silk",
  house: "mer-house",
  colony: "mer-colony",
  bridge: "mer-bridge",
  ship: "mer-ship",
  credit: "mer-credit",
  hourglass: "mer-hourglass",
  bucket: "mer-bucket",
  mayor: "mer-mayor",
  clock: "mer-clock",
};

/** What a text may name in braces. */
export const SYMBOLS: readonly string[] = [...Object.keys(SIGNS), ...PICTURES];

/** One symbol by its name. The word stands beside it, so that it says nothing aloud. */
export function RuleSymbol({ name }: { name: string }) {
  if (PICTURES.includes(name)) return <RuleFigure name={name} />;
  const sign = SIGNS[name];
  return sign ? <Sign name={sign} size={18} /> : null;
}
