// One's own things in the sheet of a phone: a line of them, then what comes, the rack, active cards, tasks, and the barge.
import type { CSSProperties } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import { Fetched } from "../Fetched";
import { active } from "../fetchedParts";
import { GalleryButton } from "../gallery/GalleryDoor";
import { RACK_PLACES } from "../map";
import { DeskCard, useRackOrder } from "../mat/DeskRack";
import { Pool } from "../mat/Pool";
import { Ship } from "../mat/Ship";
import { Ending } from "../others/Ending";
import { useHarbour } from "../table";
import { Arrives } from "./Arrives";
import { Glance } from "./Glance";
import * as matCss from "../mat/mat.module.css";
import * as css from "./hand.module.css";

function PhoneRack() {
  const intl = useIntl();
  const { view, seat } = useHarbour();
  const rack = view.at[seat]?.rack ?? [];
  const order = useRackOrder();
  return (
    <section aria-labelledby="hb-rack-title" data-rack>
      <h3 id="hb-rack-title">
        <FormattedMessage id="harbour.mat.rack" />
        <small>{intl.formatMessage({ id: "harbour.mat.rack.count" }, { count: rack.length, places: RACK_PLACES })}</small>
        {rack.length >= RACK_PLACES && (
          <span className={css.hbHandFull}>
            <Icon name="i-warning" size={14} />
            <FormattedMessage id="harbour.phone.full" />
          </span>
        )}
        <GalleryButton />
      </h3>
      <ul className={css.hbHandCards} style={{ "--wide": "134px" } as CSSProperties}>
        {order.map((at) => (
          <DeskCard key={rack[at]} card={rack[at] ?? 0} at={at} />
        ))}
      </ul>
    </section>
  );
}

export function Hand() {
  const { seat, view } = useHarbour();
  const mine = view.at[seat];
  if (!mine)
    return (
      <p className={matCss.hbMatNone}>
        <FormattedMessage id="harbour.mat.none" />
      </p>
    );
  return (
    <div className={css.hbHand}>
      <Glance />
      <div className={css.hbHandMore}>
        <Arrives seat={seat} />
        <PhoneRack />
        {mine.tableau.length > 0 && <Fetched part={active} props={{ isWhole: true }} />}
        <Ending />
        <section className={css.hbHandBarge}>
          <Pool />
          <Ship />
        </section>
      </div>
    </div>
  );
}
