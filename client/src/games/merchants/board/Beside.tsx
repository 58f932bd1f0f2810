// The exchange beside the sheet: touched, and walked with the arrows like a row of buttons.
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { GOODS } from "../map";
import { goodSpot, readSpot } from "../pointing";
import { useMerchants } from "../table";
import { spotUnder } from "./BoardMap";
import { Exchange } from "./Exchange";
import { BESIDE_IT, BESIDE_SIZE } from "./exchangeLayout";
import * as css from "./stage.module.css";

export function Beside() {
  const intl = useIntl();
  const table = useMerchants();
  const frame = useRef<SVGSVGElement>(null);
  const [stand, setStand] = useState(0);
  const touched = (event: MouseEvent | KeyboardEvent) => {
    const spot = spotUnder(event.target);
    if (spot) table.touch(spot);
  };
  const keyed = (event: KeyboardEvent) => {
    const spot = spotUnder(event.target);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (spot && step !== undefined) {
      const next = (readSpot(spot).index + step + GOODS.length) % GOODS.length;
      setStand(next);
      frame.current?.querySelector<SVGGElement>(`[data-spot="${goodSpot(next)}"]`)?.focus();
    } else if (event.key === "Escape") table.choose(null);
    else if (spot && (event.key === "Enter" || event.key === " ")) touched(event);
    else return;
    event.preventDefault();
  };
  return (
    <svg
      ref={frame}
      className={css.merBeside}
      viewBox={`0 -2 ${BESIDE_SIZE.width} ${BESIDE_SIZE.height + 2}`}
      preserveAspectRatio="xMidYMin meet"
      role="group"
      aria-label={intl.formatMessage({ id: "merchants.exchange" })}
      onClick={touched}
      onKeyDown={keyed}
    >
      <Exchange layout={BESIDE_IT} stop={stand} />
    </svg>
  );
}
