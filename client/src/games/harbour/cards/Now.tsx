// What a card says of the moment: what it would give now, or so far.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { useHarbour } from "../table";
import { giftOf, isNothing } from "./giving";
import { cardFace } from "./printed";
import { sayGift } from "./sentences";
import * as css from "./preview.module.css";

/** What a card says of the moment: what it would give now, or so far; "" for cards that answer to something else. */
export function useNow(card: number): { words: string; isSomething: boolean } {
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
