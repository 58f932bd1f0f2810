// One's legal moves as a list: touched once a move is chosen, touched again it is played. Many can be searched.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "@/kit/TextField";
import { classes } from "@/kit/classes";
import type { MoveWords } from "@/wire/http";
import { usePlain } from "./table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./plain.module.css";

/** So many fit without searching. */
const MANY = 12;

/** The moves whose words or notation hold all the words that were typed. */
export function found(offered: readonly MoveWords[], typed: string): readonly MoveWords[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return offered.filter(({ move, text }) => wanted.every((word) => `${move} ${text}`.toLowerCase().includes(word)));
}

export function Moves() {
  const intl = useIntl();
  const { offered, chosen, touch, isBusy, sight, players, seat } = usePlain();
  const [typed, type] = useState("");
  if (sight.phase === "over" || !players[seat]?.isMe) return null; // in a replay nobody moves
  if (offered.length === 0) {
    return (
      <p className={classes(css.none, wordsCss.quiet)}>
        {sight.lot ? <FormattedMessage id="plain.lot" /> : <FormattedMessage id="plain.noMoves" />}
      </p>
    );
  }
  const isMany = offered.length > MANY;
  const listed = isMany ? found(offered, typed) : offered;
  return (
    <div className={css.moves}>
      {isMany && (
        <TextField
          label={intl.formatMessage({ id: "plain.search" }, { count: offered.length })}
          isLabelHidden
          placeholder={intl.formatMessage({ id: "plain.search" }, { count: offered.length })}
          type="search"
          value={typed}
          onChange={type}
        />
      )}
      <ul aria-label={intl.formatMessage({ id: "plain.moves" })} lang="en">
        {listed.map(({ move, text }) => (
          <li key={move}>
            <button
              type="button"
              className={css.move}
              data-move={move}
              aria-pressed={move === chosen?.move}
              disabled={isBusy}
              onClick={() => touch(move)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      {listed.length === 0 && (
        <p className={wordsCss.quiet}>
          <FormattedMessage id="plain.notFound" />
        </p>
      )}
    </div>
  );
}
