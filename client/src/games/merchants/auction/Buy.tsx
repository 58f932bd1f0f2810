// The one button, as large as it can be; the space bar does the same. It counts when the hand goes down, not when it is lifted.
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { classes } from "@/kit/classes";
import type { Lot } from "@/platform/lot";
import { opens, priceOf } from "./round";
import * as css from "./stage.module.css";

interface BuyProps {
  lot: Lot;
  isDouble: boolean;
  /** When the hand went down, by the page's clock. */
  onPress: (at: number) => void;
}

/** An event says when it happened, which is before the page comes to it; one that says something strange happened now. */
function whenOf(event: { timeStamp: number }): number {
  const now = performance.now();
  return event.timeStamp > now - 1_000 && event.timeStamp <= now ? event.timeStamp : now;
}

const isElsewhere = (target: EventTarget | null, button: HTMLElement | null): boolean =>
  target instanceof Element && target !== button && target.closest("button, input, select, textarea, a") !== null;

function says(lot: Lot, isDouble: boolean): ReactNode {
  const { phase, step, pressed } = lot;
  const priced = (at: number) => ({ price: priceOf(isDouble, at), opens: String(opens(isDouble, at)) });
  if (pressed)
    return <FormattedMessage id="merchants.auction.pressed" values={{ ...priced(pressed.step), sealed: String(pressed.isSealed) }} />;
  if (phase === "closing") return <FormattedMessage id="merchants.auction.closing" />;
  if (phase !== "running") return <FormattedMessage id="merchants.auction.ready" />;
  if (!lot.lot?.steps.includes(step)) return <FormattedMessage id="merchants.auction.beyond" values={priced(step)} />;
  return <FormattedMessage id="merchants.auction.buy" values={priced(step)} />;
}

export function Buy({ lot, isDouble, onPress }: BuyProps) {
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    const down = (event: KeyboardEvent) => {
      if ((event.key !== " " && event.key !== "Enter") || isElsewhere(event.target, button.current)) return;
      event.preventDefault();
      if (!event.repeat) latest.current(whenOf(event));
    };
    document.addEventListener("keydown", down);
    return () => document.removeEventListener("keydown", down);
  }, []);
  const canPress = lot.phase === "running" && !lot.pressed && (lot.lot?.steps.includes(lot.step) ?? false);
  return (
    <button
      ref={button}
      type="button"
      className={classes(css.buy, lot.pressed && css.buyPressed)}
      data-buy
      aria-disabled={!canPress || undefined}
      aria-keyshortcuts="Space"
      onPointerDown={(event) => event.button === 0 && onPress(whenOf(event.nativeEvent))}
      // Whoever speaks to the page, or has it read, clicks without a hand that goes down. A second press does nothing.
      onClick={(event) => event.detail === 0 && onPress(whenOf(event.nativeEvent))}
    >
      <b>{says(lot, isDouble)}</b>
      {canPress && (
        <kbd>
          <FormattedMessage id="merchants.auction.space" />
        </kbd>
      )}
    </button>
  );
}
