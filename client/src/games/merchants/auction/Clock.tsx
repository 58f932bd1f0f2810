// The clock while a lot is sold: the dial with its needle and the huge price.
import { useIntl } from "react-intl";
import { Room } from "@/kit/Room";
import type { Lot } from "@/platform/lot";
import { Dial } from "./Dial";
import { Needle } from "./Needle";
import { opens, priceOf } from "./round";
import * as css from "./stage.module.css";

/** Where the needle is: a step, and how much of it has passed. */
export type Place = NonNullable<ReturnType<Lot["look"]>>;

/** The step whose price counts, that of one's own press if there is one; null before the clock runs. */
export function shownStep({ phase, pressed, step }: Lot): number | null {
  return phase === "running" || phase === "closing" ? (pressed?.step ?? step) : null;
}

/** The huge figure, and the words below it. */
function useFace(lot: Lot, isDouble: boolean): { figure: string; words: string } {
  const intl = useIntl();
  const { phase, seconds } = lot;
  const step = lot.pressed?.step ?? lot.step;
  const price = String(priceOf(isDouble, step));
  const says = (id: string) => intl.formatMessage({ id });
  if (lot.pressed) {
    return {
      figure: opens(isDouble, step) ? "×2" : price,
      words: says(lot.pressed.isSealed ? "merchants.auction.face.sealed" : "merchants.auction.face.pressed"),
    };
  }
  switch (phase) {
    case "countdown":
      return { figure: String(seconds), words: says("merchants.auction.face.countdown") };
    case "running":
      if (opens(isDouble, step)) return { figure: "×2", words: says("merchants.auction.face.opening") };
      return { figure: price, words: says("merchants.auction.face.unit") };
    case "closing":
      return { figure: "–", words: says("merchants.auction.face.closing") };
    default:
      return { figure: "…", words: says("merchants.auction.face.called") };
  }
}

interface ClockProps {
  lot: Lot;
  isDouble: boolean;
  /** The viewer may buy. */
  isMine: boolean;
  /** Where the viewer pressed. */
  frozen: Place | null;
}

export function Clock({ lot, isDouble, isMine, frozen }: ClockProps) {
  const intl = useIntl();
  const { figure, words } = useFace(lot, isDouble);
  return (
    <Room className={css.auctionDial}>
      <Dial
        isDouble={isDouble}
        step={shownStep(lot)}
        payable={isMine ? (lot.lot?.steps ?? []) : null}
        stop={lot.stop?.step ?? null}
        figure={figure}
        words={words}
        label={intl.formatMessage({ id: "merchants.auction.dial" })}
      />
      <Needle look={lot.look} frozen={lot.pressed ? frozen : null} />
    </Room>
  );
}
