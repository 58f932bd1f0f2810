// A card that can be touched, at any size; pointed at or focused, it is shown large with its whole sentence.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { type Class, classes } from "@/kit/classes";
import { isAsking } from "@/platform/guide/marked";
import { useRoomy } from "@/platform/shared/roomy";
import { Fetched } from "../Fetched";
import { preview } from "../fetchedParts";
import { useHarbour } from "../table";
import { useNow } from "./Now";
import { sayCard, sayCardTitle, sayTiming } from "./sentences";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./preview.module.css";

/** A mouse that only passes shows nothing. */
const REST = 260;

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
  // On a desk the information card says all that the large card does.
  const isRoomy = useRoomy();
  const [beside, setBeside] = useState<DOMRect | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useNow(card);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = () => {
    clearTimeout(timer.current);
    setBeside(null);
  };
  const show = (element: HTMLElement, after: number) => {
    if (isAsking()) return;
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
      {beside && !isRoomy && <Fetched part={preview} props={{ card, beside }} />}
    </button>
  );
}
