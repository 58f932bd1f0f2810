// One's own mat: the rose, the pool and the purse, barge and store, the rack, the active cards, and tasks where they are played.
import { FormattedMessage } from "react-intl";
import { useHarbour } from "../table";
import { Pool } from "./Pool";
import { Rack } from "./Rack";
import { Rose } from "./Rose";
import { Ship } from "./Ship";
import { Tableau } from "./Tableau";
import { Tasks } from "./Tasks";
import "./mat.css";

export function Mine() {
  const { seat, view } = useHarbour();
  if (seat < 0 || !view.at[seat]) {
    return (
      <p className="hb-mat-none">
        <FormattedMessage id="harbour.mat.none" />
      </p>
    );
  }
  return (
    <div className="hb-mat-room">
      <div className="hb-mat">
        <Rose />
        <div className="hb-mat-goods">
          <Pool />
          <Ship />
        </div>
        <Rack />
        <div className="hb-mat-active">
          <Tasks />
          <Tableau />
        </div>
      </div>
    </div>
  );
}
