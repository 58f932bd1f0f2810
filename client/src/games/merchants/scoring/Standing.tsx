// How strong everybody is in the sector that is counted, and who is first and second: also where the map alone would not tell.
import { useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { useMerchants } from "../table";
import { sayRank } from "./saying";
import { type Step, areaOf } from "./scored";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./scoring.module.css";

export function Standing({ step: { area, sector } }: { step: Step }) {
  const intl = useIntl();
  const { players } = useMerchants();
  const placeOf = (seat: number): number => (sector.first.includes(seat) ? 0 : sector.second.includes(seat) ? 1 : -1);
  return (
    <ul className={css.standing} aria-label={intl.formatMessage({ id: "merchants.scoring.strengths" }, { area: areaOf(area.area) })}>
      {players.map(({ seat, gable, name }) => {
        const place = placeOf(seat);
        return (
          <li key={seat} className={classes(place < 0 && css.isOut)} data-from={seat}>
            <Gable kind={gable} size={24} />
            <span className={wordsCss.hiddenWords}>{name}</span>
            <b>{sector.strengths[seat] ?? 0}</b>
            {place >= 0 && <em>{sayRank(intl, place)}</em>}
          </li>
        );
      })}
    </ul>
  );
}
