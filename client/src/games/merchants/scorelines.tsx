// A line of the score sheet in the reader's words, and what events brought to seats while they played.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Event } from "@/wire/merchants";
import type { ScoreLine } from "@/wire/table";
import { LOAN, START_MONEY, shortYear } from "./map";
import { AREAS } from "./owners";

const LINES: Readonly<Record<string, string>> = {
  start: "merchants.score.line.start",
  continents: "merchants.score.line.continents",
  quarters: "merchants.score.line.quarters",
  bridges: "merchants.score.line.bridges",
  borrowed: "merchants.score.line.borrowed",
  forced: "merchants.score.line.forced",
  bought: "merchants.score.line.bought",
  repaid: "merchants.score.line.repaid",
};

export function scoreLine({ key, values }: ScoreLine): ReactNode {
  if (key === "scored") {
    const { area = -1, square = -1 } = values;
    return <FormattedMessage id="merchants.score.line.scored" values={{ area: AREAS[area] ?? "", year: shortYear(square) }} />;
  }
  const words = LINES[key];
  return words ? <FormattedMessage id={words} /> : null;
}

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
