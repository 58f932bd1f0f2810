// A card as a line that can be read: when it works, its name and its sentence, and what it costs.
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Cost } from "../cards/Cost";
import { timingSymbol } from "../cards/glyphs";
import { cardFace, numberOf } from "../cards/printed";
import { sayCard, sayCardName } from "../cards/sentences";
import { Symbol } from "../symbols/Symbol";
import * as css from "./lines.module.css";

export function CardLine({ card, hasCost = false, note }: { card: number; hasCost?: boolean; note?: ReactNode }) {
  const intl = useIntl();
  const face = cardFace(card);
  return (
    <span className={css.hbLine} aria-hidden="true">
      <Symbol name={timingSymbol(face.timing)} size={22} />
      <span className={css.hbLineWords}>
        <b>
          {sayCardName(intl, card)} <i>{numberOf(card)}</i>
        </b>
        <span>{sayCard(intl, card)}</span>
      </span>
      {hasCost && (
        <span className={css.hbLineCost}>
          <Cost card={face} />
        </span>
      )}
      {note}
    </span>
  );
}
