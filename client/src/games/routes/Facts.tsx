// The row of figures under a player's name: carts, cards, contracts, trade cards; and what the move in hand would score.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import type { SymbolName } from "@/kit/symbols";
import { Sign } from "./Sign";
import { route } from "./map";
import type { SignName } from "./symbols";
import { useRoutes } from "./table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./facts.module.css";

/** So many carts to the last round, or fewer, are shown as few: it may come within a turn. */
const NEARLY = 2;

function Fact({ icon, count, words, isLow = false }: { icon: SymbolName | SignName; count: number; words: string; isLow?: boolean }) {
  return (
    <span className={classes(css.routesFact, isLow && css.isLow)} title={words}>
      <Sign name={icon} size={17} />
      <span aria-hidden="true">{count}</span>
      <span className={wordsCss.hiddenWords}>{words}</span>
    </span>
  );
}

export function Facts({ seat }: { seat: number }) {
  const intl = useIntl();
  const { view, facts } = useRoutes();
  const { carts, hand_sizes: hands, contract_counts: contracts, trade } = view.public;
  const count = (list: readonly number[]) => list[seat] ?? 0;
  return (
    <span className={css.routesFacts} data-routes-at={`seat-${seat}`}>
      <Fact
        icon="i-cart"
        count={count(carts)}
        words={intl.formatMessage({ id: "routes.fact.carts" }, { count: count(carts) })}
        isLow={count(facts.carts_to_last_round) <= NEARLY}
      />
      <Fact icon="i-cards" count={count(hands)} words={intl.formatMessage({ id: "routes.fact.cards" }, { count: count(hands) })} />
      <Fact
        icon="i-contract"
        count={count(contracts)}
        words={intl.formatMessage({ id: "routes.fact.contracts" }, { count: count(contracts) })}
      />
      <Fact icon="i-trade" count={count(trade)} words={intl.formatMessage({ id: "routes.fact.trade" }, { count: count(trade) })} />
    </span>
  );
}

/** The small plus beside one's own points. */
export function Gain({ seat }: { seat: number }) {
  const { choice, seat: mine } = useRoutes();
  if (seat !== mine || choice?.kind !== "claim") return null;
  return <>+{route(choice.claim.route).points}</>;
}
