// The face of a card: cost on the spine, when it works top right, what it takes above, what it gives below.
import type { CSSProperties } from "react";
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { Art } from "./Art";
import { Cost } from "./Cost";
import { Mark, Marks } from "./Marks";
import { fieldsOf, ladderOf } from "./fields";
import { type Glyph, timingSymbol, tower } from "./glyphs";
import { type Printed, cardFace, numberOf } from "./printed";
import { sayCardName } from "./sentences";
import * as css from "./face.module.css";

const ZONES = {
  if: css.hbFieldIf,
  pay: css.hbFieldPay,
  each: css.hbFieldEach,
  per: css.hbFieldPer,
  set: css.hbFieldSet,
  gain: css.hbFieldGain,
};
const KINDS = { artisan: css.hbFaceArtisan, building: css.hbFaceBuilding, plan: css.hbFacePlan };

const LEAD = { if: "op-if", pay: "op-pay", each: "op-each-time", per: "op-per", set: "", gain: "" } as const;

/** Units that marks take; a field is 132 wide, and its sign at the left takes 22. */
const WIDE = { thing: 39, coin: 39, plan: 39, cube: 33, points: 48, operator: 21, text: 14 } as const;

function isCrowded(glyphs: readonly Glyph[], hasLead: boolean): boolean {
  const wide = glyphs.reduce((sum, { look, figure = "" }) => sum + (look === "text" ? WIDE.text * figure.length : WIDE[look]), 0);
  return wide > (hasLead ? 100 : 128);
}

function Ladder({ own, companions, points }: { own: string; companions: readonly string[]; points: readonly number[] }) {
  const [first = "", second = ""] = companions;
  const either = { ...tower(first), figure: `${tower(first).figure}/${tower(second).figure}` };
  const rungs = [[tower(own)], [tower(own), either], [tower(own), tower(first), tower(second)]];
  return (
    <div className={css.hbFaceLadder}>
      {rungs.map((towers, at) => (
        <div key={at}>
          <span>
            <Marks glyphs={towers} />
          </span>
          <Mark glyph={{ symbol: "laurel", look: "points", figure: String(points[at] ?? "") }} />
        </div>
      ))}
    </div>
  );
}

function Fields({ card }: { card: Printed }) {
  const ladder = ladderOf(card.effect);
  if (ladder) {
    return (
      <div className={css.hbFaceFields}>
        <Ladder own={card.type} {...ladder} />
      </div>
    );
  }
  const fields = fieldsOf(card.effect);
  return (
    <div className={classes(css.hbFaceFields, fields.length === 1 && css.isOne)}>
      {fields.map(({ zone, glyphs }) => (
        <div key={zone} className={classes(css.hbField, ZONES[zone], isCrowded(glyphs, LEAD[zone] !== "") && css.isCrowded)}>
          {LEAD[zone] && (
            <span className={css.hbFieldLead}>
              <Mark glyph={{ symbol: LEAD[zone], look: "operator" }} />
            </span>
          )}
          <span className={css.hbFieldBody}>
            <Marks glyphs={glyphs} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Its size comes from `--u`, the 180th part of its width. */
export function Face({ card }: { card: number }) {
  const intl = useIntl();
  const printed = cardFace(card);
  const name = sayCardName(intl, card);
  return (
    <span className={classes(css.hbFace, KINDS[printed.kind])} aria-hidden="true">
      <span className={css.hbFaceSpine}>
        <Cost card={printed} />
        <span className={css.hbFaceNumber}>{numberOf(card)}</span>
      </span>
      <Art card={printed} />
      <span className={css.hbFaceWhen}>
        <Mark glyph={{ symbol: timingSymbol(printed.timing), look: "thing" }} />
        <Mark glyph={{ symbol: `kind-${printed.kind}`, look: "thing" }} />
      </span>
      <span className={css.hbFaceName} style={{ "--letters": name.length } as CSSProperties}>
        {name}
      </span>
      <Fields card={printed} />
    </span>
  );
}
