// The symbols in the texts of the rules and of the guide: the same cards, carts and discs as on the table.
import { classes } from "@/kit/classes";
import { Sign } from "../Sign";
import { COLOURS, RuleCard } from "./RuleCard";
import { PICTURES, RuleFigure } from "./RuleFigure";
import * as css from "./RuleSymbol.module.css";

const ICONS = { cart: "i-cart", contract: "i-contract", trade: "i-trade", cards: "i-cards" } as const;

/** What a text may name in braces. */
export const SYMBOLS: readonly string[] = [...COLOURS, ...Object.keys(ICONS), "trade-route", ...PICTURES];

/** One symbol by its name. The word stands beside it, so that it says nothing aloud. */
export function RuleSymbol({ name }: { name: string }) {
  const colour = COLOURS.find((known) => known === name);
  if (colour) return <RuleCard colour={colour} />;
  if (PICTURES.includes(name)) return <RuleFigure name={name} />;
  if (name === "trade-route") {
    return (
      <span className={classes(css.ruleSymbol, css.ruleSymbolDisc)} aria-hidden="true">
        <Sign name="i-cart" size={12} />
      </span>
    );
  }
  const icon = Object.entries(ICONS).find(([known]) => known === name)?.[1];
  if (!icon) return null;
  return (
    <span className={css.ruleSymbol} aria-hidden="true">
      <Sign name={icon} size={17} />
    </span>
  );
}
