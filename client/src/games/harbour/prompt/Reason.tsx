// Why something that was touched cannot be done: what is needed and what there is, and the rule that says so.
import { FormattedMessage, useIntl } from "react-intl";
import { Now } from "../cards/CardButton";
import { ruleOf } from "../cards/rule";
import { sayCard, sayCubes } from "../cards/sentences";
import type { Blocked } from "../choice";
import { total } from "../map";
import { ruleWords } from "../rules/refusals";
import { useHarbour } from "../table";
import { RuleLink } from "./RuleLink";
import { missing } from "./spending";
import * as css from "./prompt.module.css";

function CardReason({ card }: { card: number }) {
  const intl = useIntl();
  const { view, seat, moves } = useHarbour();
  const mine = view.at[seat];
  const lacks = missing(view, seat, card);
  const isMyTurn = moves.length > 0 && view.agenda.at(-1)?.type === "Act";
  return (
    <>
      {isMyTurn && mine?.rack.includes(card) && total(lacks) > 0 && (
        <b className={css.hbLacks}>
          <FormattedMessage id="harbour.prompt.lacks" values={{ cubes: sayCubes(intl, lacks) }} />{" "}
        </b>
      )}
      {isMyTurn && mine?.used.includes(card) && (
        <b className={css.hbLacks}>
          <FormattedMessage id="harbour.prompt.used" />{" "}
        </b>
      )}
      {sayCard(intl, card)} <Now card={card} />
    </>
  );
}

export function Reason({ blocked: { thing, rule } }: { blocked: Blocked }) {
  const intl = useIntl();
  const told = rule || (thing.kind === "card" ? ruleOf(thing.card) : "");
  return (
    <>
      {thing.kind === "card" ? <CardReason card={thing.card} /> : rule !== "" && intl.formatMessage({ id: ruleWords(rule) ?? "harbour.prompt.cannot" })}
      {told !== "" && <RuleLink rule={told} />}
    </>
  );
}
