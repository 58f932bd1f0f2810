// "Press for me at": the server presses at a price, for whoever rather says it beforehand. Nobody else sees it.
import { FormattedMessage, useIntl } from "react-intl";
import { IconButton } from "@/kit/Button";
import { classes } from "@/kit/classes";
import type { Lot } from "@/platform/lot";
import { opens, priceOf } from "./round";
import * as css from "./stage.module.css";

interface StopAtProps {
  lot: Lot;
  isDouble: boolean;
}

/** The steps that can still be chosen: those that have not begun, and that one can pay. */
function choices({ lot, step, phase }: Lot): readonly number[] {
  return (lot?.steps ?? []).filter((one) => phase === "called" || phase === "countdown" || one > step);
}

export function StopAt({ lot, isDouble }: StopAtProps) {
  const intl = useIntl();
  const steps = choices(lot);
  const chosen = lot.stop?.step ?? null;
  const at = chosen === null ? -1 : steps.indexOf(chosen);
  const isOver = lot.phase === "closing" || lot.pressed !== null;
  const say = (step: number) =>
    opens(isDouble, step) ? intl.formatMessage({ id: "merchants.auction.stop.open" }) : String(priceOf(isDouble, step));
  // A lower price is a later step.
  const lower = chosen === null ? steps.find((step) => !opens(isDouble, step)) : steps[at + 1];
  const higher = chosen === null ? steps.at(-1) : steps[at - 1];
  const isGone = chosen !== null && at < 0;
  return (
    <div className={css.stopAt}>
      <div>
        <b id="stop-at">
          <FormattedMessage id="merchants.auction.stop" />
        </b>
        <span>
          <FormattedMessage id="merchants.auction.stop.more" />
        </span>
      </div>
      <div className={css.stepper} role="group" aria-labelledby="stop-at">
        <IconButton
          icon="i-minus"
          label={intl.formatMessage({ id: "merchants.auction.stop.lower" })}
          isDisabled={isOver || isGone || lower === undefined}
          onClick={() => lower !== undefined && lot.stopAt(lower)}
        />
        <output aria-live="polite" className={classes(lot.stop && !lot.stop.isSealed && css.stepperBusy)}>
          {chosen === null ? <FormattedMessage id="merchants.auction.stop.never" /> : say(chosen)}
        </output>
        <IconButton
          icon="i-plus"
          label={intl.formatMessage({ id: "merchants.auction.stop.higher" })}
          isDisabled={isOver || isGone || higher === undefined}
          onClick={() => higher !== undefined && lot.stopAt(higher)}
        />
        {chosen !== null && !isOver && !isGone && (
          <IconButton icon="i-close" label={intl.formatMessage({ id: "merchants.auction.stop.none" })} onClick={() => lot.stopAt(null)} />
        )}
      </div>
    </div>
  );
}
