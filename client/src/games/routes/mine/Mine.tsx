// One's own things under the prompt: the hand and the contracts. A watcher has none; at the end everybody's lie open.
import { FormattedMessage } from "react-intl";
import { useRoutes } from "../table";
import { Contracts } from "./Contracts";
import { Hand } from "./Hand";
import { Opened } from "./Opened";
import "./mine.css";

export function Mine() {
  const { seat, view, laid } = useRoutes();
  if (laid.length > 0) {
    return (
      <div className="routes-mine-room">
        <Opened />
      </div>
    );
  }
  if (seat < 0) {
    return (
      <p className="routes-mine-none">
        <FormattedMessage id="routes.mine.none" />
      </p>
    );
  }
  const kinds = view.hand.filter((count) => count > 0).length;
  return (
    <div className="routes-mine-room">
      <div className={`routes-mine${kinds > 5 ? " is-full" : ""}`}>
        <Hand />
        <Contracts />
      </div>
    </div>
  );
}
