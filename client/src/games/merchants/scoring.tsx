// A line of the score sheet in the reader's words, and what events brought to seats while they played.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Event } from "@/wire/merchants";
import { LOAN } from "./map";

const SCORED = /^(exchange|quarters|colonies) scored in (.+)$/;

const LINES: Readonly<Record<string, string>> = {
  "MER-024": "merchants.score.line.start",
  "MER-231": "merchants.score.line.continents",
  "MER-232": "merchants.score.line.quarters",
  "MER-233": "merchants.score.line.bridges",
  "MER-158": "merchants.score.line.borrowed",
  "MER-237": "merchants.score.line.forced",
  "MER-117": "merchants.score.line.bought",
  "MER-263": "merchants.score.line.repaid",
};

export function scoreLine(rule: string, what: string): ReactNode {
  const [, area, year] = SCORED.exec(what) ?? [];
  if (area !== undefined && year !== undefined) {
    return <FormattedMessage id="merchants.score.line.scored" values={{ area, year: year.replace("-", "–").replace("c. ", "") }} />;
  }
  const words = LINES[rule];
  return words ? <FormattedMessage id={words} /> : what;
}

const START_MONEY = 400;

/** Money that seats received or paid with the events of a row. */
export function gained(events: readonly Event[]): { seat: number; points: number }[] {
  return events.flatMap((event): { seat: number; points: number }[] => {
    switch (event.type) {
      case "StartTaken":
        return [{ seat: event.seat, points: START_MONEY }];
      case "AreaScored":
        return event.payments.map(([seat, , , points]) => ({ seat, points }));
      case "BonusEarned":
        return [{ seat: event.seat, points: event.money }];
      case "BonusReturned":
      case "LoansRepaid":
        return [{ seat: event.seat, points: -event.money }];
      case "LoanTaken":
        return [{ seat: event.seat, points: LOAN }];
      case "CardBought":
        return [{ seat: event.seat, points: -event.price }];
      default:
        return [];
    }
  });
}
