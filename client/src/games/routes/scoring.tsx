// A line of the score sheet in the reader's words, read from the house's own.
import { FormattedMessage } from "react-intl";
import type { ReactNode } from "react";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import type { Event } from "@/wire/routes";
import * as css from "./scoring.module.css";

const CONTRACT = /^contract (.+?) (fulfilled|not fulfilled)$/;

/** Names are joined by a dash without spaces in the house's words. */
const names = (text: string): string => text.replace("–", " – ");

export function scoreLine(rule: string, what: string): ReactNode {
  if (rule === "ROU-047") return names(what.replace(/^route /, ""));
  const [, contract, how] = CONTRACT.exec(what) ?? [];
  if (contract !== undefined) {
    const isDone = how === "fulfilled";
    return (
      <>
        <Icon name={isDone ? "i-check" : "i-close"} size={14} className={classes(isDone ? css.routesScoreJoined : css.routesScoreMissed)} />{" "}
        <FormattedMessage id="routes.score.contract" values={{ contract: names(contract), done: isDone ? "yes" : "no" }} />
      </>
    );
  }
  const cards = Number.parseInt(what, 10);
  return Number.isNaN(cards) ? what : <FormattedMessage id="routes.fact.trade" values={{ count: cards }} />;
}

/** Points that seats got while they played; contracts and trade cards only count at the end. */
export function gained(events: readonly Event[]): { seat: number; points: number }[] {
  return events.flatMap((event) => (event.type === "RouteClaimed" ? [{ seat: event.seat, points: event.points }] : []));
}
