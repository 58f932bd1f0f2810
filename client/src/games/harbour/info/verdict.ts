// Whether something can be done, in words: you can, what is missing as a number with the way to it, or you are only looking.
import type { IntlShape } from "react-intl";
import { COLOURS } from "../map";
import { colourName, sideName } from "../names";
import { ruleWords } from "../rules/refusals";
import type { HarbourTable } from "../table";
import { type Thing, keyOf } from "../things";
import type { About, Asked } from "./said";

type Verdict = Pick<About, "ground" | "verdict" | "thing">;

/** Whether the viewer chooses what to do in a turn of its own just now. */
export const isActing = ({ moves, view }: HarbourTable): boolean => moves.length > 0 && view.agenda.at(-1)?.type === "Act";

/** Whose turn it is, for who can do nothing. */
export function looking(intl: IntlShape, { view, players, seat, moves }: HarbourTable): string {
  const other = view.waiting.find((one) => one !== seat);
  if (view.why_ended !== "") return intl.formatMessage({ id: "harbour.info.look.over" });
  if (moves.length > 0 || other === undefined) return intl.formatMessage({ id: "harbour.info.look.else" });
  return intl.formatMessage({ id: "harbour.info.look" }, { name: sideName(players, other) });
}

/** In which round the rose brings cubes of a colour, and how many; "" if it brings none. */
export function comes(intl: IntlShape, { view, facts, seat }: HarbourTable, colour: number): string {
  const slot = (view.at[seat]?.rose ?? []).findIndex((counts) => (counts[colour] ?? 0) > 0);
  const round = facts.arrives?.[slot];
  if (slot < 0 || round === undefined) return intl.formatMessage({ id: "harbour.info.comes.none" }, { colour: colourName(intl, colour) });
  return intl.formatMessage(
    { id: "harbour.info.comes" },
    { round, count: view.at[seat]?.rose[slot]?.[colour] ?? 0, colour: colourName(intl, colour) },
  );
}

/** What is missing by the server's answer, each with where it comes from. */
function missing({ intl, table, prospect }: Asked): string {
  return (prospect?.lacks ?? [])
    .map(({ what, need, have }) => {
      const colour = COLOURS.findIndex((one) => one === what);
      const has = have[0]?.count ?? 0;
      const said = intl.formatMessage(
        { id: "harbour.info.missing" },
        { what: colour < 0 ? what : "colour", colour: colourName(intl, colour), need, has, more: need - has },
      );
      if (colour >= 0) return `${said} ${comes(intl, table, colour)}`;
      return what === "florins" ? `${said} ${intl.formatMessage({ id: "harbour.info.florins" })}` : said;
    })
    .join(" ");
}

/** Of a thing that a move of one's own may be about; `can` says what can be done with it. */
export function verdictOn(asked: Asked, thing: Thing, can: string, otherwise = ""): Verdict {
  const { intl, table, prospect } = asked;
  if (table.isOpen(thing)) return { ground: "yes", verdict: can, thing };
  if (!isActing(table)) return { ground: "look", verdict: looking(intl, table), thing: null };
  const rule = prospect?.rule ? ruleWords(prospect.rule) : null;
  const words = otherwise || missing(asked) || intl.formatMessage({ id: rule ?? "harbour.prompt.cannot" });
  return { ground: "no", verdict: words, thing: null };
}

/** Whether a move with this verb is among those that are offered for a thing. */
export function offers({ offered }: HarbourTable, thing: Thing, verb: string): boolean {
  return offered.get(keyOf(thing))?.some((said) => said.verb === verb) ?? false;
}
