// One's own things under the prompt: the hand and the contracts. A watcher has none; at the end everybody's lie open.
import { FormattedMessage } from "react-intl";
import { classes } from "@/kit/classes";
import { useRoutes } from "../table";
import { Contracts } from "./Contracts";
import { Hand } from "./Hand";
import { Opened } from "./Opened";
import * as css from "./mine.module.css";

export function Mine() {
  const { seat, view, laid } = useRoutes();
  if (laid.length > 0) {
    return (
      <div className={css.routesMineRoom}>
        <Opened />
      </div>
    );
  }
  if (seat < 0) {
    return (
      <p className={css.routesMineNone}>
        <FormattedMessage id="routes.mine.none" />
      </p>
    );
  }
  const kinds = view.hand.filter((count) => count > 0).length;
  return (
    <div className={css.routesMineRoom}>
      <div className={classes(css.routesMine, kinds > 5 && css.isFull)}>
        <Hand />
        <Contracts />
      </div>
    </div>
  );
}
