// The board and what lies beside it: the map as large as it fits, the market at its side or under it.
import { FormattedMessage, useIntl } from "react-intl";
import { Room } from "@/kit/Room";
import { Market } from "../market/Market";
import { place, routeName } from "../map";
import { Reason } from "../prompt/Reason";
import { placeFacts } from "../prompt/facts";
import { useRoutes } from "../table";
import { BoardMap } from "./BoardMap";
import * as css from "./stage.module.css";

/** What was touched while it is not one's turn: the prompt then speaks of somebody else. */
function Note() {
  const table = useRoutes();
  const intl = useIntl();
  const { choice, moves } = table;
  if (moves.length > 0 || (choice?.kind !== "blocked" && choice?.kind !== "place")) return null;
  if (choice.kind === "blocked" && (choice.what === "contracts" || !("route" in choice.what))) return null;
  return (
    <p className={css.routesNote} role="status" aria-label={intl.formatMessage({ id: "routes.note" })}>
      {choice.kind === "place" ? (
        <>
          <b>{place(choice.place).name}</b>
          <FormattedMessage id="routes.prompt.place" values={placeFacts(table, choice.place)} />
        </>
      ) : (
        typeof choice.what === "object" &&
        "route" in choice.what && (
          <>
            <b>{routeName(choice.what.route)}</b>
            <Reason blocked={choice} />
          </>
        )
      )}
    </p>
  );
}

export function Board() {
  return (
    <Room className={css.routesStageRoom}>
      <div className={css.routesStage}>
        <div className={css.routesMapRoom}>
          <BoardMap />
          <Note />
        </div>
        <Market />
      </div>
    </Room>
  );
}
