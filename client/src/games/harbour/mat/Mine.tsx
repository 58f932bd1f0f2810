// One's own mat: the rose, the pool and the purse, barge and store, the rack, the active cards, and tasks where they are played.
import { FormattedMessage } from "react-intl";
import { useHarbour } from "../table";
import { Pool } from "./Pool";
import { Rack } from "./Rack";
import { Rose } from "./Rose";
import { Ship } from "./Ship";
import { Tableau } from "./Tableau";
import { Tasks } from "./Tasks";
import * as css from "./mat.module.css";

export function Mine() {
  const { seat, view } = useHarbour();
  if (seat < 0 || !view.at[seat]) {
    return (
      <p className={css.hbMatNone}>
        <FormattedMessage id="harbour.mat.none" />
      </p>
    );
  }
  return (
    <div className={css.hbMatRoom}>
      <div className={css.hbMat}>
        <Rose />
        <div className={css.hbMatGoods}>
          <Pool />
          <Ship />
        </div>
        <Rack />
        <div className={css.hbMatActive}>
          <Tasks />
          <Tableau />
        </div>
      </div>
    </div>
  );
}
