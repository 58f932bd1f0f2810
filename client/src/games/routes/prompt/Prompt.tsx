// The heart of the table: one sentence for each situation, the choices, what they bring, and one button.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { payableWith } from "../choice";
import { WILD, cardName, contractName, place, route, routeName } from "../map";
import { type Claim, DECK } from "../moves";
import { ruleWords } from "../rulewords";
import { sayCard, sayCount } from "../saying";
import { type RoutesTable, useRoutes } from "../table";
import { Offer } from "./Offer";
import { Payments } from "./Payments";
import { Reason, RuleLink } from "./Reason";
import { placeFacts } from "./facts";
import * as css from "./prompt.module.css";

/** What the bar shows. */
interface Said {
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

function useSaid(table: RoutesTable): Said {
  const intl = useIntl();
  const { view, facts, choice, offered } = table;
  const { asked, turns_left: turnsLeft } = view.public;
  const isSecond = asked === "second card";
  switch (choice?.kind) {
    case "claim": {
      const { colour, length } = route(choice.claim.route);
      const spaces = sayCount(intl, colour, length);
      return {
        title: <FormattedMessage id="routes.prompt.pay" values={{ route: routeName(choice.claim.route), turn }} />,
        more: <FormattedMessage id="routes.prompt.pay.more" values={{ spaces }} />,
        choices: <Payments chosen={choice.claim} />,
        gain: <Gain claim={choice.claim} />,
        button: <FormattedMessage id="routes.claim" />,
        canGoBack: true,
      };
    }
    case "draw": {
      const card = choice.slot === DECK ? null : (view.public.market[choice.slot] ?? WILD);
      return {
        title:
          card === null ? (
            <FormattedMessage id="routes.prompt.unseen" values={{ turn }} />
          ) : (
            <FormattedMessage id="routes.prompt.take" values={{ card: sayCard(intl, card), wild: card === WILD ? "yes" : "no", turn }} />
          ),
        more: <FormattedMessage id="routes.prompt.draw.more" values={{ next: isSecond ? "end" : card === WILD ? "wild" : "second" }} />,
        button: <FormattedMessage id="routes.take" />,
        canGoBack: true,
      };
    }
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
    case "card": {
      const routes = payableWith(offered, choice.card).size;
      return {
        title: sayCount(intl, cardName(choice.card), view.hand[choice.card] ?? 0),
        more: <FormattedMessage id="routes.prompt.card" values={{ routes }} />,
        canGoBack: true,
      };
    }
    case "blocked":
      return {
        title: blockedTitle(
          table,
          intl.formatMessage({ id: "routes.pile.contracts.title" }),
          intl.formatMessage({ id: "routes.pile.draw.title" }),
          (card) => sayCard(intl, card),
        ),
        more: <Reason blocked={choice} />,
        canGoBack: true,
      };
    default:
  }
  if (asked === "first contracts" || asked === "contracts") {
    const other = choice?.kind === "keep" ? view.offer.find((index) => index !== choice.contract) : undefined;
    return {
      title:
        choice?.kind === "keep" ? (
          <FormattedMessage id="routes.prompt.keep" values={{ contract: contractName(choice.contract) }} />
        ) : choice?.kind === "both" ? (
          <FormattedMessage id="routes.prompt.both" />
        ) : (
          <FormattedMessage id={asked === "contracts" ? "routes.prompt.offer" : "routes.prompt.first"} values={{ turn }} />
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
  if (offered.pass) {
    return {
      title: <FormattedMessage id="routes.prompt.pass" />,
      more: <FormattedMessage id="routes.prompt.pass.more" />,
      button: <FormattedMessage id="routes.pass" />,
    };
  }
  if (isSecond) {
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

function blockedTitle(table: RoutesTable, contracts: string, pile: string, card: (index: number) => string): string {
  const { choice, view } = table;
  if (choice?.kind !== "blocked" || choice.what === "contracts") return contracts;
  if ("route" in choice.what) return routeName(choice.what.route);
  return choice.what.slot === DECK ? pile : card(view.public.market[choice.what.slot] ?? WILD);
}

export function Prompt() {
  const intl = useIntl();
  const table = useRoutes();
  const { choice, isBusy, refused, player, seat, choose, act, openRule, offered, pass } = table;
  const said = useSaid(table);
  const me = player(seat);
  const refusal = refused === null ? null : (ruleWords(refused) ?? "routes.refused");
  const isReady = choice !== null || offered.pass;
  return (
    <div className={css.routesPromptRoom}>
      <div className={css.routesPrompt}>
        {me && <Gable kind={me.gable} size={46} />}
        <div className={css.routesSay}>
          <b>{said.title}</b>
          {refusal ? (
            <span className={css.routesRefusal} role="alert">
              {intl.formatMessage({ id: refusal })}
              {refused && <RuleLink rule={refused} onOpen={openRule} />}
            </span>
          ) : (
            <span className={classes(Boolean(said.gain) && css.routesOnlyWide)}>{said.more}</span>
          )}
          {said.gain && !refusal && <span className={css.routesOnlyPhone}>{said.gain}</span>}
        </div>
        {said.choices}
        {said.gain && <div className={classes(css.routesGainline, css.routesOnlyWide)}>{said.gain}</div>}
        {said.button && (
          <Button
            kind="main"
            className={css.routesDo}
            data-do
            isBusy={isBusy}
            isDisabled={!isReady}
            onClick={choice === null && offered.pass ? pass : act}
          >
            {said.button}
          </Button>
        )}
        {said.canGoBack && (
          <>
            <Button className={css.routesBackWide} onClick={() => choose(null)}>
              <FormattedMessage id="routes.back" />
            </Button>
            <IconButton
              className={css.routesBackSmall}
              kind="quiet"
              icon="i-close"
              label={intl.formatMessage({ id: "routes.back" })}
              onClick={() => choose(null)}
            />
          </>
        )}
      </div>
    </div>
  );
}
