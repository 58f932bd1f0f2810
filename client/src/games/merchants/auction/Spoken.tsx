// The price for ears: every second or so and no oftener, since a voice is slower than a needle.
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { Lot } from "@/platform/lot";
import { opens, priceOf } from "./round";
import * as css from "@/kit/words.module.css";

const A_BREATH = 1_400;

export function Spoken({ lot, isDouble }: { lot: Lot; isDouble: boolean }) {
  const intl = useIntl();
  const [said, say] = useState("");
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  const { phase, step, seconds, pressed, refusal } = lot;
  const priced = { price: priceOf(isDouble, pressed?.step ?? step), opens: String(opens(isDouble, pressed?.step ?? step)) };
  const urgent = pressed
    ? intl.formatMessage({ id: "merchants.auction.pressed" }, { ...priced, sealed: String(pressed.isSealed) })
    : refusal
      ? intl.formatMessage({ id: "merchants.auction.refused" }, { code: refusal })
      : phase === "closing"
        ? intl.formatMessage({ id: "merchants.auction.closing" })
        : "";
  const price =
    phase === "running"
      ? intl.formatMessage({ id: "merchants.auction.say.price" }, priced)
      : phase === "countdown"
        ? intl.formatMessage({ id: "merchants.auction.say.opens" }, { seconds })
        : intl.formatMessage({ id: "merchants.auction.say.called" });
  useEffect(() => {
    if (urgent || performance.now() - saidAt.current >= A_BREATH) {
      saidAt.current = performance.now();
      say(urgent || price);
    }
  }, [urgent, price]);
  return (
    <p className={css.hiddenWords} role="status" aria-live="assertive">
      {said}
    </p>
  );
}
