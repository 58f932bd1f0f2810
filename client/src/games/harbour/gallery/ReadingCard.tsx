// A card drawn for reading: cost at the left, when it works at the right, name, symbols, the sentence, and below where it lies.
import type { CSSProperties } from "react";
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { Art } from "../cards/Art";
import { Mark, Marks } from "../cards/Marks";
import { fieldsOf, ladderOf } from "../cards/fields";
import { cubes, points, sign, text, thing, timingSymbol } from "../cards/glyphs";
import { type Printed, cardFace, numberOf } from "../cards/printed";
import { sayCard, sayCardName, sayTiming } from "../cards/sentences";
import { Symbol, pieceSymbol, seatClass } from "../symbols/Symbol";
import { gableOf } from "../names";
import { useHarbour } from "../table";
import type { Place } from "./places";
import { useSayPlace } from "./saying";
import * as css from "./card.module.css";

export const ZONES = { if: css.hgIf, pay: css.hgPay, each: css.hgEach, per: css.hgPer, set: css.hgSet, gain: css.hgGain };
export const LEADS = { if: "op-if", pay: "op-pay", each: "op-each-time", per: "op-per", set: "", gain: "" } as const;
const KINDS = { artisan: css.hgArtisan, building: css.hgBuilding, plan: css.hgPlan };
/** More marks than these are set smaller. */
const ROOMY = 3;

function Strip({ card }: { card: Printed }) {
  const ladder = ladderOf(card.effect);
  if (ladder) {
    const rungs = ladder.points.map((worth, at) => [thing("church"), text("+".repeat(at)), points(worth)]);
    return (
      <span className={css.hgStrip}>
        <span className={classes(css.hgZone, css.hgGain, css.isCrowded)}>
          <Marks glyphs={rungs.flat().filter((glyph) => glyph.figure !== "")} />
        </span>
      </span>
    );
  }
  return (
    <span className={css.hgStrip}>
      {fieldsOf(card.effect).map(({ zone, glyphs }) => (
        <span key={zone} className={classes(css.hgZone, ZONES[zone], glyphs.length > ROOMY && css.isCrowded)}>
          {LEADS[zone] && (
            <span className={css.hgLead}>
              <Mark glyph={sign(LEADS[zone])} />
            </span>
          )}
          <Marks glyphs={glyphs} />
        </span>
      ))}
    </span>
  );
}

const STATES = { rack: css.isAtTable, active: css.isAtTable, offer: css.isAtTable, discards: css.isGone, unseen: css.isUnseen };

/** Where the card lies, in two words. */
function Foot({ place }: { place: Place }) {
  const { players, seat } = useHarbour();
  const sayPlace = useSayPlace();
  const isMine = seat >= 0 && place.seat === seat;
  const gable = place.seat >= 0 && !isMine ? gableOf(players, place.seat) : null;
  return (
    <span className={classes(css.hgState, isMine ? css.isMine : STATES[place.at])}>
      {gable && (
        <span className={classes(seatClass(gable))}>
          <Symbol name={pieceSymbol(gable)} size={14} />
        </span>
      )}
      <span>{sayPlace(place)}</span>
    </span>
  );
}

/** Its size comes from `--hg-high`; its words stand beside it for who does not see it. */
export function ReadingCard({ card, place }: { card: number; place: Place }) {
  const intl = useIntl();
  const printed = cardFace(card);
  const name = sayCardName(intl, card);
  return (
    <span className={classes(css.hgCard, KINDS[printed.kind], place.at === "discards" && css.isPale)} aria-hidden="true">
      <span className={css.hgPrinted}>
        <span className={css.hgTop}>
          <span className={css.hgCost}>
            <Marks glyphs={cubes(printed.cost)} />
          </span>
          <span className={css.hgArt}>
            <Art card={printed} />
          </span>
          <span className={css.hgWhen}>
            <Mark glyph={thing(timingSymbol(printed.timing))} />
            <Mark glyph={thing(`kind-${printed.kind}`)} />
          </span>
        </span>
        <span className={css.hgName} style={{ "--letters": name.length } as CSSProperties}>
          {name}
        </span>
        <Strip card={printed} />
        <span className={css.hgSentence}>{sayCard(intl, card)}</span>
        <span className={css.hgLast}>
          <span>{sayTiming(intl, card)}</span>
          <span>{numberOf(card)}</span>
        </span>
      </span>
      <Foot place={place} />
    </span>
  );
}
