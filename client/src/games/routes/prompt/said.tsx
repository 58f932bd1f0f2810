// What the prompt says in each situation: of what is in hand, or else of what is asked.
import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { type Blocked, payableWith } from "../choice";
import { WILD, cardName, contractName, place, route, routeName } from "../map";
import { type Claim, DECK } from "../moves";
import { sayCard, sayCount } from "../saying";
import { type RoutesTable, useRoutes } from "../table";
import { Offer } from "./Offer";
import { Payments } from "./Payments";
import { Reason } from "./Reason";
import { placeFacts } from "./facts";
import * as css from "./prompt.module.css";

/** What the bar shows. */
export interface Said {
  title: ReactNode;
  more?: ReactNode;
  /** Choices between the sentence and the button. */
  choices?: ReactNode;
  gain?: ReactNode;
  /** The words of the one button; left out where a touch elsewhere is asked. */
  button?: ReactNode;
  canGoBack?: boolean;
}

/** "Your turn:" before a sentence, where there is room for it. */
const turn = (words: ReactNode[]) => <span className={css.routesOnlyWide}>{words}</span>;

function Gain({ claim }: { claim: Claim }) {
  const { facts } = useRoutes();
  const { points, trade } = route(claim.route);
  return (
    <FormattedMessage
      id="routes.gain"
      values={{
        points,
        carts: facts.claims.find((one) => one.route === claim.route)?.carts_left ?? 0,
        trade: trade ? "yes" : "no",
        b: (words: ReactNode[]) => <b>{words}</b>,
        comma: (words: ReactNode[]) => <span className={css.routesOnlyPhone}>{words}</span>,
      }}
    />
  );
}

function ofClaim(claim: Claim, intl: IntlShape): Said {
  const { colour, length } = route(claim.route);
  const spaces = sayCount(intl, colour, length);
  return {
    title: <FormattedMessage id="routes.prompt.pay" values={{ route: routeName(claim.route), turn }} />,
    more: <FormattedMessage id="routes.prompt.pay.more" values={{ spaces }} />,
    choices: <Payments chosen={claim} />,
    gain: <Gain claim={claim} />,
    button: <FormattedMessage id="routes.claim" />,
    canGoBack: true,
  };
}

function ofDraw(slot: number, { view }: RoutesTable, intl: IntlShape): Said {
  const { market, asked } = view.public;
  const card = slot === DECK ? null : (market[slot] ?? WILD);
  const next = asked === "second card" ? "end" : card === WILD ? "wild" : "second";
  return {
    title:
      card === null ? (
        <FormattedMessage id="routes.prompt.unseen" values={{ turn }} />
      ) : (
        <FormattedMessage id="routes.prompt.take" values={{ card: sayCard(intl, card), wild: card === WILD ? "yes" : "no", turn }} />
      ),
    more: <FormattedMessage id="routes.prompt.draw.more" values={{ next }} />,
    button: <FormattedMessage id="routes.take" />,
    canGoBack: true,
  };
}

/** What cannot be done now, by its name. */
function blockedTitle({ what }: Blocked, { view }: RoutesTable, intl: IntlShape): string {
  if (what === "contracts") return intl.formatMessage({ id: "routes.pile.contracts.title" });
  if ("route" in what) return routeName(what.route);
  if (what.slot === DECK) return intl.formatMessage({ id: "routes.pile.draw.title" });
  return sayCard(intl, view.public.market[what.slot] ?? WILD);
}

/** Of what is in hand; null where nothing is, and for contracts of the offer, which are chosen while they are asked for. */
function ofChoice(table: RoutesTable, intl: IntlShape): Said | null {
  const { view, facts, choice, offered } = table;
  switch (choice?.kind) {
    case "claim":
      return ofClaim(choice.claim, intl);
    case "draw":
      return ofDraw(choice.slot, table, intl);
    case "contracts":
      return {
        title: <FormattedMessage id="routes.prompt.contracts" values={{ turn }} />,
        more: <FormattedMessage id="routes.prompt.contracts.more" values={{ count: facts.next_contracts }} />,
        button: <FormattedMessage id="routes.takeContracts" />,
        canGoBack: true,
      };
    case "place":
      return {
        title: place(choice.place).name,
        more: <FormattedMessage id="routes.prompt.place" values={placeFacts(table, choice.place)} />,
        canGoBack: true,
      };
    case "card":
      return {
        title: sayCount(intl, cardName(choice.card), view.hand[choice.card] ?? 0),
        more: <FormattedMessage id="routes.prompt.card" values={{ routes: payableWith(offered, choice.card).size }} />,
        canGoBack: true,
      };
    case "blocked":
      return { title: blockedTitle(choice, table, intl), more: <Reason blocked={choice} />, canGoBack: true };
    default:
      return null;
  }
}

/** Which contracts of the offer are kept. */
function ofOffer({ view, choice }: RoutesTable): Said {
  const other = choice?.kind === "keep" ? view.offer.find((index) => index !== choice.contract) : undefined;
  return {
    title:
      choice?.kind === "keep" ? (
        <FormattedMessage id="routes.prompt.keep" values={{ contract: contractName(choice.contract) }} />
      ) : choice?.kind === "both" ? (
        <FormattedMessage id="routes.prompt.both" />
      ) : (
        <FormattedMessage id={view.public.asked === "contracts" ? "routes.prompt.offer" : "routes.prompt.first"} values={{ turn }} />
      ),
    more:
      other === undefined ? (
        <FormattedMessage id="routes.prompt.offer.more" />
      ) : (
        <FormattedMessage id="routes.prompt.keep.more" values={{ contract: contractName(other) }} />
      ),
    choices: <Offer />,
    button: <FormattedMessage id="routes.keep" values={{ count: choice?.kind === "both" ? 2 : 1 }} />,
  };
}

/** Of what is asked. */
function ofQuestion(table: RoutesTable): Said {
  const { view, offered } = table;
  const { asked, turns_left: turnsLeft } = view.public;
  if (asked === "first contracts" || asked === "contracts") return ofOffer(table);
  if (offered.pass) {
    return {
      title: <FormattedMessage id="routes.prompt.pass" />,
      more: <FormattedMessage id="routes.prompt.pass.more" />,
      button: <FormattedMessage id="routes.pass" />,
    };
  }
  if (asked === "second card") {
    return {
      title: <FormattedMessage id="routes.prompt.second" values={{ turn }} />,
      more: <FormattedMessage id="routes.prompt.second.more" />,
    };
  }
  return {
    title: (
      <FormattedMessage
        id="routes.prompt.turn"
        values={{ turn, routes: offered.claims.size, contracts: offered.contracts ? "yes" : "no" }}
      />
    ),
    more: turnsLeft > 0 ? <FormattedMessage id="routes.prompt.last" /> : <FormattedMessage id="routes.prompt.turn.more" />,
  };
}

export function useSaid(table: RoutesTable): Said {
  const intl = useIntl();
  return ofChoice(table, intl) ?? ofQuestion(table);
}
