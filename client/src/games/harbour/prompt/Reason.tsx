// Why something that was touched cannot be done: what is needed and what there is, and the rule that says so.
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { Amount, Lack } from "@/wire/table";
import { Now } from "../cards/Now";
import { ruleOf } from "../cards/rule";
import { sayCard, sayCubes } from "../cards/sentences";
import type { Blocked } from "../choice";
import { COLOURS } from "../map";
import { ruleWords } from "../rules/refusals";
import { useHarbour } from "../table";
import { RuleLink } from "./RuleLink";
import * as css from "./prompt.module.css";

/** So many of each, in words; the cubes of all colours together. */
function sayAmounts(intl: IntlShape, amounts: readonly Amount[]): string {
  const count = (sought: string): number => amounts.find(({ what }) => what === sought)?.count ?? 0;
  const cubes = COLOURS.map(count);
  const said = [
    cubes.some((each) => each > 0) && sayCubes(intl, cubes),
    count("any") > 0 && intl.formatMessage({ id: "harbour.card.anyCubes" }, { count: count("any") }),
    count("florins") > 0 && intl.formatMessage({ id: "harbour.card.florins" }, { count: count("florins") }),
  ];
  return intl.formatList(said.filter((part) => part !== false));
}

function Lacking({ lacks }: { lacks: readonly Lack[] }) {
  const intl = useIntl();
  const need = sayAmounts(
    intl,
    lacks.map(({ what, need: count }) => ({ what, count })),
  );
  const has = sayAmounts(
    intl,
    lacks.flatMap(({ have }) => have),
  );
  return (
    <b className={css.hbLacks}>
      <FormattedMessage id="harbour.prompt.lacks" values={{ need, has, some: has === "" ? "no" : "yes" }} />{" "}
    </b>
  );
}

function CardReason({ card }: { card: number }) {
  const intl = useIntl();
  const { view, seat, moves } = useHarbour();
  const mine = view.at[seat];
  const isMyTurn = moves.length > 0 && view.agenda.at(-1)?.type === "Act";
  return (
    <>
      {isMyTurn && mine?.used.includes(card) && (
        <b className={css.hbLacks}>
          <FormattedMessage id="harbour.prompt.used" />{" "}
        </b>
      )}
      {sayCard(intl, card)} <Now card={card} />
    </>
  );
}

export function Reason({ blocked: { thing, rule, lacks } }: { blocked: Blocked }) {
  const intl = useIntl();
  const told = rule || (thing.kind === "card" ? ruleOf(thing.card) : "");
  return (
    <>
      {lacks.length > 0 && <Lacking lacks={lacks} />}
      {thing.kind === "card" ? (
        <CardReason card={thing.card} />
      ) : (
        rule !== "" && lacks.length === 0 && intl.formatMessage({ id: ruleWords(rule) ?? "harbour.prompt.cannot" })
      )}
      {told !== "" && <RuleLink rule={told} />}
    </>
  );
}
