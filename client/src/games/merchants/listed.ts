// A legal move in words, and what is chosen by it.
import type { IntlShape } from "react-intl";
import type { Choice } from "./choice";
import { LAST_SPACE, LOAN, REPAY, discName } from "./map";
import { type MerchantsMove, spotOf } from "./moves";
import { sayColonySite, sayGood, sayHouseSite } from "./saying";
import type { MerchantsTable } from "./table";

export function wordsOf(intl: IntlShape, { view, facts, seat, asked }: MerchantsTable, move: MerchantsMove): string {
  const space = (good: number) => view.at[seat]?.exchange[good] ?? 0;
  const money = Math.abs(facts.brings?.[move.move]?.money ?? 0);
  switch (move.kind) {
    case "cover":
      return intl.formatMessage({ id: "merchants.move.cover" }, { disc: discName(move.disc) });
    case "goods":
      return intl.formatMessage({ id: "merchants.move.goods" }, { goods: intl.formatList(move.goods.map((good) => sayGood(intl, good))) });
    case "advance":
      return intl.formatMessage(
        { id: "merchants.move.advance" },
        { good: sayGood(intl, move.good), from: space(move.good), full: space(move.good) === LAST_SPACE ? "yes" : "no" },
      );
    case "back":
      return intl.formatMessage({ id: "merchants.move.back" }, { good: sayGood(intl, move.good), from: space(move.good) });
    case "found":
      return intl.formatMessage({ id: "merchants.move.found" }, { place: sayColonySite(intl, move.site), money });
    case "build":
      return intl.formatMessage({ id: "merchants.move.build" }, { place: sayHouseSite(intl, move.site), money });
    case "abandon":
      return intl.formatMessage({ id: "merchants.move.remove" }, { place: sayColonySite(intl, move.site), money });
    case "demolish":
      return intl.formatMessage({ id: "merchants.move.remove" }, { place: sayHouseSite(intl, move.site), money });
    case "borrow":
      return intl.formatMessage({ id: "merchants.move.borrow" }, { loan: LOAN, repay: REPAY });
    case "decline":
      return intl.formatMessage({ id: "merchants.decline" }, { what: asked?.type ?? "" });
    case "limit": {
      const [how, price] = move.move.split(" ");
      return intl.formatMessage({ id: "merchants.move.limit" }, { how: how ?? "", price: Number(price ?? 0) });
    }
    case "ahead":
      return intl.formatMessage(
        { id: "merchants.move.ahead" },
        { opener: String(move.opener), how: move.price ? "price" : "pass", price: move.price },
      );
  }
}

/** What is chosen by a first press; null for what is done at once. */
export function choiceOf(move: MerchantsMove): Choice | null {
  if (move.kind === "goods") return { kind: "goods", goods: move.goods };
  const spot = spotOf(move);
  return spot || move.kind === "limit" || move.kind === "ahead" ? { kind: "move", move: move.move, spot } : null;
}
