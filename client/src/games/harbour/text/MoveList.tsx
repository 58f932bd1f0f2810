// One's legal moves as a list of buttons: pressed once it is chosen, again it is done.
import { FormattedMessage, useIntl } from "react-intl";
import { useState } from "react";
import { useHarbour } from "../table";
import { readMove } from "../things";
import { sayMove } from "./moveWords";
import * as css from "./text.module.css";

export function MoveList() {
  const intl = useIntl();
  const { moves, view, facts, say, isBusy } = useHarbour();
  const [chosen, choose] = useState("");
  if (moves.length === 0) {
    return (
      <p>
        <FormattedMessage id="harbour.text.noMoves" />
      </p>
    );
  }
  return (
    <ul className={css.hbMoves}>
      {moves.map((move) => (
        <li key={move}>
          <button
            type="button"
            aria-pressed={move === chosen}
            disabled={isBusy}
            onClick={() => (move === chosen ? say(move) : choose(move))}
          >
            {sayMove(intl, readMove(move), view, facts)}
            {move === chosen && (
              <b>
                {" "}
                <FormattedMessage id="harbour.text.again" />
              </b>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
