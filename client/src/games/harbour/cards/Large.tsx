// A card that can be read where it lies: cost, picture and timing above, then name, symbols, the sentence, and a foot for its state.
import type { CSSProperties, ReactNode } from "react";
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { Symbol } from "../symbols/Symbol";
import { Art } from "./Art";
import { lineOf } from "./Chip";
import { Cost } from "./Cost";
import { Mark, Marks } from "./Marks";
import { fieldsOf, ladderOf } from "./fields";
import { timingSymbol } from "./glyphs";
import { type Printed, cardFace, numberOf } from "./printed";
import { sayCard, sayCardName } from "./sentences";
import * as css from "./large.module.css";

const KINDS = { artisan: css.isArtisan, building: css.isBuilding, plan: css.isPlan };
const ZONES = { if: css.isIf, pay: css.isPay, each: css.isEach, per: css.isPer, set: css.isSet, gain: css.isGain };
const LEAD = { if: "op-if", pay: "op-pay", each: "op-each-time", per: "op-per", set: "", gain: "" } as const;
/** A sentence with more letters than this takes the place of the line below it, and with still more that of the symbols too. */
const LONG = 58;
const LONGER = 74;

function Strip({ card, number }: { card: Printed; number: number }) {
  const zones = ladderOf(card.effect) ? [{ zone: "gain" as const, glyphs: lineOf(number) }] : fieldsOf(card.effect);
  return (
    <span className={css.hbLargeStrip}>
      {zones.map(({ zone, glyphs }) => (
        <span key={zone} className={classes(ZONES[zone], glyphs.length > 3 && css.isMany)}>
          {LEAD[zone] && <Mark glyph={{ symbol: LEAD[zone], look: "operator" }} />}
          <Marks glyphs={glyphs} />
        </span>
      ))}
    </span>
  );
}

export function LargeFace({ card, foot }: { card: number; foot: ReactNode }) {
  const intl = useIntl();
  const face = cardFace(card);
  const name = sayCardName(intl, card);
  const words = sayCard(intl, card);
  const isLonger = words.length > LONGER;
  return (
    <span
      className={classes(css.hbLarge, KINDS[face.kind], isLonger ? css.isLonger : words.length > LONG && css.isLong)}
      aria-hidden="true"
    >
      <span className={css.hbLargeTop}>
        <span className={css.hbLargeCost}>
          <Cost card={face} />
        </span>
        <Art card={face} />
        <span className={css.hbLargeWhen}>
          <Symbol name={timingSymbol(face.timing)} size={22} />
          <Symbol name={`kind-${face.kind}`} size={16} />
        </span>
      </span>
      <b className={css.hbLargeName} style={{ "--letters": name.length } as CSSProperties}>
        {name}
      </b>
      {!isLonger && <Strip card={face} number={card} />}
      <span className={css.hbLargeSays}>{words}</span>
      <span className={css.hbLargeMeta}>
        <span>{intl.formatMessage({ id: "harbour.desk.timing" }, { timing: face.timing })}</span>
        <span>{numberOf(card)}</span>
      </span>
      {foot}
    </span>
  );
}
