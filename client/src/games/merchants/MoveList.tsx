// One's legal moves as a list of buttons, for whoever plays by words: pressed once it is chosen, again it is done.
import { FormattedMessage, useIntl } from "react-intl";
import { moveOf } from "./choice";
import { choiceOf, wordsOf } from "./listed";
import { readMove } from "./moves";
import { useMerchants } from "./table";
import * as css from "./textboard.module.css";

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
