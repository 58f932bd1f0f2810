// The five places for cards that are not active yet; each card says in two words whether it can be paid for.
import type { CSSProperties } from "react";
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { CardButton } from "../cards/CardButton";
import { Face } from "../cards/Face";
import { GalleryButton } from "../gallery/GalleryDoor";
import { RACK_PLACES } from "../map";
import { colourName } from "../names";
import { Symbol, cubeSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { useTag } from "./tag";
import * as matCss from "./mat.module.css";
import * as css from "./rack.module.css";

const LOOKS = { open: css.isOpen, chosen: css.isChosen, lacking: css.isLacking };

function RackCard({ card }: { card: number }) {
  const intl = useIntl();
  const tag = useTag(card);
  const { moment, seat } = useHarbour();
  const came =
    moment?.events.some(
      (event) => "card" in event && "seat" in event && event.seat === seat && event.card === card && event.type.endsWith("Taken"),
    ) ?? false;
  return (
    <li className={classes(css.hbRackPlace, tag && LOOKS[tag.look], came && css.hasCome)}>
      <CardButton card={card} state={tag ? [tag.words, ...(tag.lacks ?? []).map((colour) => colourName(intl, colour))].join(" ") : ""}>
        <Face card={card} />
      </CardButton>
      {tag && (
        <span className={css.hbRackTag} aria-hidden="true">
          <span>{tag.words}</span>
          {tag.lacks && (
            <span>
              {tag.lacks.map((colour, at) => (
                <Symbol key={at} name={cubeSymbol(colour)} size={13} />
              ))}
            </span>
          )}
        </span>
      )}
    </li>
  );
}

export function Rack() {
  const intl = useIntl();
  const { view, seat } = useHarbour();
  const rack = view.at[seat]?.rack ?? [];
  const title = intl.formatMessage({ id: "harbour.mat.rack" });
  const empty = Math.max(0, RACK_PLACES - rack.length);
  return (
    <section className={css.hbRack} aria-label={title} style={{ "--cards": rack.length, "--empty": empty } as CSSProperties}>
      <h2 className={matCss.hbCap}>
        <b>{title}</b>
        <span>{intl.formatMessage({ id: "harbour.mat.rack.count" }, { count: rack.length, places: RACK_PLACES })}</span>
        <GalleryButton />
      </h2>
      <ul className={css.hbRackPlaces}>
        {rack.map((card) => (
          <RackCard key={card} card={card} />
        ))}
        {Array.from({ length: empty }, (_, at) => (
          <li key={`empty-${at}`} className={css.hbRackEmpty} aria-hidden="true">
            <Symbol name="card" size={22} />
          </li>
        ))}
      </ul>
    </section>
  );
}
