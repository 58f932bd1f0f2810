// One's own mat on a desk: rose and planner, pool and barge, the rack, and the active cards, each at its place.
import { FormattedMessage } from "react-intl";
import { Fetched } from "../Fetched";
import { active } from "../fetchedParts";
import { GalleryButton } from "../gallery/GalleryDoor";
import { useHarbour } from "../table";
import { DeskRack } from "./DeskRack";
import { Planner } from "./Planner";
import { Pool } from "./Pool";
import { Rose } from "./Rose";
import { Ship } from "./Ship";
import * as matCss from "./mat.module.css";
import * as css from "./desk.module.css";

/** Before the first card is active there is nothing to fetch for it. */
function Active() {
  const { seat, view, chosen } = useHarbour();
  if ((view.at[seat]?.tableau.length ?? 0) > 0 || chosen?.way.verb === "activate") return <Fetched part={active} props={{}} />;
  return (
    <section>
      <h2 className={matCss.hbCap}>
        <b>
          <FormattedMessage id="harbour.mat.active" />
        </b>
        <GalleryButton />
      </h2>
      <p className={css.hbDeskNone}>
        <FormattedMessage id="harbour.mat.active.none" />
      </p>
    </section>
  );
}

export function Desk() {
  const { seat, view } = useHarbour();
  if (!view.at[seat])
    return (
      <p className={matCss.hbMatNone}>
        <FormattedMessage id="harbour.mat.none" />
      </p>
    );
  return (
    <div className={css.hbDesk}>
      <Rose />
      <Planner />
      <div className={css.hbDeskGoods}>
        <Pool />
        <Ship />
      </div>
      <DeskRack />
      <Active />
    </div>
  );
}
