// Why something that was touched cannot be done: what is needed and what there is, and the rule that says so.
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import type { Lack } from "@/wire/table";
import type { Blocked } from "../choice";
import { CARDS, FREE, route } from "../map";
import { ruleWords } from "../rulewords";
import { sayCount } from "../saying";
import { useRoutes } from "../table";
import * as css from "./prompt.module.css";

/** What there is for what is lacking. The colour that is asked for is named even if there is none of it; others only if there are some. */
function sayHas(intl: IntlShape, { what: asked, have }: Lack): string {
  const isEmpty = have.every(({ count }) => count === 0);
  const said = have.filter(({ what, count }, at) => count > 0 || what === asked || (isEmpty && at === 0));
  return intl.formatList(said.map(({ what, count }) => sayCount(intl, CARDS.find((card) => card === what) ?? "wild", count)));
}

function RouteReason({ index, rule, lacks: [lack] }: { index: number; rule: string; lacks: readonly Lack[] }) {
  const intl = useIntl();
  const { view, player } = useRoutes();
  const { colour, length, points, trade } = route(index);
  const spaces = sayCount(intl, colour, length);
  const owner = player(view.public.owners[index] ?? FREE);
  if (owner) return <FormattedMessage id="routes.why.claimed" values={{ name: owner.name, me: owner.isMe ? "yes" : "no", spaces }} />;
  if (!lack) {
    const words = ruleWords(rule);
    if (words) return intl.formatMessage({ id: words });
    return <FormattedMessage id="routes.why.look" values={{ spaces, points, trade: trade ? "yes" : "no" }} />;
  }
  switch (lack.what) {
    case "carts":
      return <FormattedMessage id="routes.why.carts" values={{ need: lack.need, has: lack.have[0]?.count ?? 0 }} />;
    case "any":
      return <FormattedMessage id="routes.why.grey" values={{ need: spaces, has: sayHas(intl, lack) }} />;
    default:
      return <FormattedMessage id="routes.why.colour" values={{ need: spaces, has: sayHas(intl, lack) }} />;
  }
}

/** The reason in words, with a way to the rule. */
export function Reason({ blocked }: { blocked: Blocked }) {
  const intl = useIntl();
  const { openRule } = useRoutes();
  const words = ruleWords(blocked.rule);
  return (
    <>
      {typeof blocked.what === "object" && "route" in blocked.what ? (
        <RouteReason index={blocked.what.route} rule={blocked.rule} lacks={blocked.lacks} />
      ) : (
        words && intl.formatMessage({ id: words })
      )}
      {blocked.rule !== "" && <RuleLink rule={blocked.rule} onOpen={openRule} />}
    </>
  );
}

export function RuleLink({ rule, onOpen }: { rule: string; onOpen: (rule: string) => void }) {
  return (
    <>
      {" "}
      <button type="button" className={css.routesRule} onClick={() => onOpen(rule)}>
        {rule}
      </button>
    </>
  );
}
