// One's legal moves as a list of buttons, for whoever plays by words: pressed once it is chosen, again it is done.
import { type IntlShape, FormattedMessage, useIntl } from "react-intl";
import { type Choice, moveOf } from "./choice";
import { LAST_SPACE, LOAN, REPAY, discName } from "./map";
import { type MerchantsMove, readMove, spotOf } from "./moves";
import { sayColonySite, sayGood, sayHouseSite } from "./saying";
import { type MerchantsTable, useMerchants } from "./table";
import * as css from "./textboard.module.css";

function wordsOf(intl: IntlShape, { view, facts, seat, asked }: MerchantsTable, move: MerchantsMove): string {
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
function choiceOf(move: MerchantsMove): Choice | null {
  if (move.kind === "goods") return { kind: "goods", goods: move.goods };
  const spot = spotOf(move);
  return spot || move.kind === "limit" || move.kind === "ahead" ? { kind: "move", move: move.move, spot } : null;
}

export function MoveList() {
  const intl = useIntl();
  const table = useMerchants();
  const { moves, send, choice, choose } = table;
  if (moves.length === 0) {
    return <p>{intl.formatMessage({ id: table.asked === null ? "merchants.rule.over" : "merchants.rule.300" })}</p>;
  }
  return (
    <ul className={css.merMoves}>
      {moves
        .flatMap((move) => readMove(move) ?? [])
        .map((move) => {
          const isChosen = moveOf(choice) === move.move;
          const first = isChosen ? null : choiceOf(move);
          return (
            <li key={move.move}>
              <button type="button" aria-pressed={isChosen} onClick={() => (first ? choose(first) : send(move.move))}>
                {wordsOf(intl, table, move)}
                {isChosen && (
                  <b>
                    {" "}
                    <FormattedMessage id="merchants.move.again" />
                  </b>
                )}
              </button>
            </li>
          );
        })}
    </ul>
  );
}
