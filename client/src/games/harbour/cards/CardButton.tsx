// A card that can be touched, at any size; pointed at or focused, it is shown large with its whole sentence.
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import { type Class, classes } from "@/kit/classes";
import { useHarbour } from "../table";
import { Face } from "./Face";
import { giftOf, isNothing } from "./giving";
import { cardFace } from "./printed";
import { sayCard, sayCardTitle, sayCost, sayGift, sayTiming } from "./sentences";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./preview.module.css";

/** A mouse that only passes shows nothing. */
const REST = 260;
const WIDE = 420;
const HIGH = 268;

/** What a card says of the moment: what it would give now, or so far; "" for cards that answer to something else. */
function useNow(card: number): { words: string; isSomething: boolean } {
  const intl = useIntl();
  const gift = giftOf(card, useHarbour());
  if (!gift) return { words: "", isSomething: false };
  const words = intl.formatMessage(
    { id: "harbour.card.now" },
    { given: sayGift(intl, gift), when: cardFace(card).timing === "end" ? "end" : "turn" },
  );
  return { words, isSomething: !isNothing(gift) };
}

/** The same for the eye: green where something comes. */
export function Now({ card }: { card: number }) {
  const { words, isSomething } = useNow(card);
  return words && <b className={classes(css.hbNow, isSomething && css.isSomething)}>{words}</b>;
}

function Preview({ card, beside }: { card: number; beside: DOMRect }) {
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

interface CardButtonProps {
  card: number;
  className?: Class | undefined;
  /** What stands before the card's own words in the label, such as that it was used. */
  state?: string;
  isPressed?: boolean;
  children: ReactNode;
  onTouch?: () => void;
}

export function CardButton({ card, className, state = "", isPressed, children, onTouch }: CardButtonProps) {
  const intl = useIntl();
  const { touch, isChosen } = useHarbour();
  const [beside, setBeside] = useState<DOMRect | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useNow(card);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = () => {
    clearTimeout(timer.current);
    setBeside(null);
  };
  const show = (element: HTMLElement, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setBeside(element.getBoundingClientRect()), after);
  };
  const words = [sayCardTitle(intl, card), state, sayTiming(intl, card), sayCard(intl, card), now.words].filter((part) => part !== "");
  return (
    <button
      type="button"
      className={classes(css.hbCardButton, className)}
      data-card={card}
      aria-pressed={isPressed ?? isChosen({ kind: "card", card })}
      onPointerEnter={(event) => event.pointerType === "mouse" && show(event.currentTarget, REST)}
      onPointerLeave={hide}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && show(event.currentTarget, 0)}
      onBlur={hide}
      onClick={() => {
        hide();
        if (onTouch) onTouch();
        else touch({ kind: "card", card });
      }}
    >
      <span className={wordsCss.hiddenWords}>{words.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(" ")}</span>
      {children}
      {beside && <Preview card={card} beside={beside} />}
    </button>
  );
}
