// Why something that was touched cannot be done: what is needed and what there is, and the rule that says so.
import { FormattedMessage, useIntl } from "react-intl";
import type { Blocked } from "../choice";
import { CARDS, FREE, WILD, route } from "../map";
import { ruleWords } from "../rulewords";
import { sayCount } from "../saying";
import { useRoutes } from "../table";
import * as css from "./prompt.module.css";

/** What the hand has of a route's colour, or of its best colour for a grey one. */
function useHas(index: number): string {
  const intl = useIntl();
  const { view } = useRoutes();
  const { colour } = route(index);
  const wilds = view.hand[WILD] ?? 0;
  const coloured = CARDS.map((name, card) => ({ name, count: view.hand[card] ?? 0 })).slice(1);
  const best =
    colour === "grey"
      ? coloured.reduce((one, other) => (other.count > one.count ? other : one))
      : { name: colour, count: coloured.find((one) => one.name === colour)?.count ?? 0 };
  const parts = [sayCount(intl, best.name, best.count)];
  if (wilds) parts.push(sayCount(intl, "wild", wilds));
  return intl.formatList(parts);
}

function RouteReason({ index, rule }: { index: number; rule: string }) {
  const intl = useIntl();
  const { view, seat, player } = useRoutes();
  const has = useHas(index);
  const { colour, length, points, trade } = route(index);
  const spaces = sayCount(intl, colour, length);
  const owner = player(view.public.owners[index] ?? FREE);
  if (owner) return <FormattedMessage id="routes.why.claimed" values={{ name: owner.name, me: owner.isMe ? "yes" : "no", spaces }} />;
  switch (rule) {
    case "ROU-041":
      return <FormattedMessage id="routes.why.colour" values={{ need: spaces, has }} />;
    case "ROU-042":
      return <FormattedMessage id="routes.why.grey" values={{ need: spaces, has }} />;
    case "ROU-044":
      return <FormattedMessage id="routes.why.carts" values={{ need: length, has: view.public.carts[seat] ?? 0 }} />;
    default: {
      const words = ruleWords(rule);
      if (words) return intl.formatMessage({ id: words });
      return <FormattedMessage id="routes.why.look" values={{ spaces, points, trade: trade ? "yes" : "no" }} />;
    }
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
        <RouteReason index={blocked.what.route} rule={blocked.rule} />
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
