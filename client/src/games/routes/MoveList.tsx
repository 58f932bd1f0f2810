// One's legal moves as a list of buttons, for whoever plays by words: pressed once it is chosen, again it is done.
import { FormattedMessage, useIntl } from "react-intl";
import { moveOf } from "./choice";
import { listed } from "./listed";
import { useRoutes } from "./table";
import * as css from "./textboard.module.css";

export function MoveList() {
  const intl = useIntl();
  const table = useRoutes();
  const { moves, choice, choose, act, pass, view } = table;
  const chosen = choice && moveOf(choice);
  if (moves.length === 0)
    return <p>{intl.formatMessage({ id: view.public.asked === "nothing" ? "routes.rule.over" : "routes.rule.020" })}</p>;
  return (
    <ul className={css.routesMoves}>
      {moves
        .flatMap((move) => listed(intl, table, move) ?? [])
        .map((one) => (
          <li key={one.move}>
            <button
              type="button"
              aria-pressed={one.move === chosen}
              onClick={() => (one.choice === null ? pass() : one.move === chosen ? act() : choose(one.choice))}
            >
              {one.words}
              {one.move === chosen && (
                <b>
                  {" "}
                  <FormattedMessage id="routes.move.again" />
                </b>
              )}
            </button>
          </li>
        ))}
    </ul>
  );
}
