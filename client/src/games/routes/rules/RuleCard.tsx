// A transport card in a text, as small as a letter. The word stands beside it, so that it says nothing aloud.
import { classes } from "@/kit/classes";
import { Sign } from "../Sign";
import { RULE_COLOURS } from "./colours";
import * as css from "./RuleSymbol.module.css";

export const COLOURS = ["pink", "blue", "green", "black", "red", "orange", "grey", "wild"] as const;

export function RuleCard({ colour }: { colour: (typeof COLOURS)[number] }) {
  return (
    <span className={classes(css.ruleSymbol, css.ruleSymbolCard, RULE_COLOURS[colour])} aria-hidden="true">
      <Sign name={`g-${colour}`} size={12} />
    </span>
  );
}
