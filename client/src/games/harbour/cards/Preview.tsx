// A card shown large beside the small one that is pointed at.
import type { CSSProperties } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import { Face } from "./Face";
import { Now } from "./Now";
import { sayCard, sayCardTitle, sayCost, sayTiming } from "./sentences";
import * as css from "./preview.module.css";

const WIDE = 420;
const HIGH = 268;

export function Preview({ card, beside }: { card: number; beside: DOMRect }) {
  const intl = useIntl();
  const left = Math.max(8, Math.min(beside.left + beside.width / 2 - WIDE / 2, window.innerWidth - WIDE - 8));
  const isAbove = beside.top > HIGH + 16;
  const style: CSSProperties = isAbove ? { left, bottom: window.innerHeight - beside.top + 8 } : { left, top: beside.bottom + 8 };
  return createPortal(
    <div className={css.hbPreview} style={style} aria-hidden="true">
      <Face card={card} />
      <div className={css.hbPreviewWords}>
        <b>{sayCardTitle(intl, card)}</b>
        <span className={css.hbPreviewWhen}>{sayTiming(intl, card)}</span>
        <p>{sayCard(intl, card)}</p>
        <p>
          <Now card={card} />
        </p>
        <span className={css.hbPreviewCost}>{intl.formatMessage({ id: "harbour.card.costs" }, { cost: sayCost(intl, card) })}</span>
      </div>
    </div>,
    document.body,
  );
}
