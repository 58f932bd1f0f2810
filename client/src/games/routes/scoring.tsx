// A line of the score sheet in the reader's words, and what events brought to seats while they played.
import { FormattedMessage } from "react-intl";
import type { ReactNode } from "react";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import type { Event } from "@/wire/routes";
import type { ScoreLine } from "@/wire/table";
import { contractName, routeName } from "./map";
import * as css from "./scoring.module.css";

const NONE = -1;

function contractLine(contract: number, isDone: boolean): ReactNode {
  return (
    <>
      <Icon name={isDone ? "i-check" : "i-close"} size={14} className={classes(isDone ? css.routesScoreJoined : css.routesScoreMissed)} />{" "}
      <FormattedMessage id="routes.score.contract" values={{ contract: contractName(contract), done: isDone ? "yes" : "no" }} />
    </>
  );
}

export function scoreLine({ key, values }: ScoreLine): ReactNode {
  switch (key) {
    case "route":
      return routeName(values["route"] ?? NONE);
    case "contract":
    case "contract_missed":
      return contractLine(values["contract"] ?? NONE, key === "contract");
    case "trade":
      return <FormattedMessage id="routes.fact.trade" values={{ count: values["count"] ?? 0 }} />;
    default:
      return null;
  }
}

/** Points that seats got while they played; contracts and trade cards only count at the end. */
export function gained(events: readonly Event[]): { seat: number; points: number }[] {
  return events.flatMap((event) => (event.type === "RouteClaimed" ? [{ seat: event.seat, points: event.points }] : []));
}
