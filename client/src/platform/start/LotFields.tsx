// How a new table sells its lots: on a live clock, fast or slow, or by sealed limits.
import { FormattedMessage, useIntl } from "react-intl";
import { Labelled } from "@/kit/Labelled";
import { Segmented } from "@/kit/Segmented";
import { Select } from "@/kit/Select";
import { classes } from "@/kit/classes";
import type { Mode, Running, Tempo } from "@/wire/table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./MakeTable.module.css";

/** Everything that was chosen, so that going to sealed limits and back forgets nothing. */
export interface LotWish extends Running {
  isLive: boolean;
}

/** The game as it is meant: a clock that everybody watches, and a photo finish where it is close. */
export const LIVE: Running = { tempo: "normal", mode: "photo" };
export const USUAL_LOTS: LotWish = { ...LIVE, isLive: true };

/** How lots are sold as the server wants it. Whoever has days for a move cannot watch a clock together with others. */
export function lotsOf({ isLive, tempo, mode }: LotWish, clock: "none" | "live" | "days"): Running | null {
  return isLive && clock !== "days" ? { tempo, mode } : null;
}

interface LotFieldsProps {
  wish: LotWish;
  /** Days for each move: only sealed limits make sense. */
  isSlow: boolean;
  onChange: (wish: LotWish) => void;
}

export function LotFields({ wish, isSlow, onChange }: LotFieldsProps) {
  const intl = useIntl();
  const isLive = wish.isLive && !isSlow;
  const tempos: readonly { value: Tempo; label: string }[] = [
    { value: "calm", label: intl.formatMessage({ id: "start.make.lots.calm" }) },
    { value: "normal", label: intl.formatMessage({ id: "start.make.lots.normal" }) },
    { value: "brisk", label: intl.formatMessage({ id: "start.make.lots.brisk" }) },
  ];
  const modes: readonly { value: Mode; label: string }[] = [
    { value: "photo", label: intl.formatMessage({ id: "start.make.lots.photo" }) },
    { value: "draw", label: intl.formatMessage({ id: "start.make.lots.draw" }) },
  ];
  return (
    <>
      <Labelled label={intl.formatMessage({ id: "start.make.lots" })}>
        {(label) => (
          <Segmented
            label={label}
            isWide
            value={isLive ? "live" : "sealed"}
            onChange={(how) => onChange({ ...wish, isLive: how === "live" })}
            segments={[
              { value: "live", label: intl.formatMessage({ id: "start.make.lots.live" }), isDisabled: isSlow },
              { value: "sealed", label: intl.formatMessage({ id: "start.make.lots.sealed" }) },
            ]}
          />
        )}
      </Labelled>
      {isLive ? (
        <div className={css.makeTwo}>
          <Select
            label={intl.formatMessage({ id: "start.make.lots.tempo" })}
            value={wish.tempo}
            onChange={(tempo) => onChange({ ...wish, tempo: tempos.find((one) => one.value === tempo)?.value ?? wish.tempo })}
            choices={tempos}
          />
          <Select
            label={intl.formatMessage({ id: "start.make.lots.mode" })}
            value={wish.mode}
            onChange={(mode) => onChange({ ...wish, mode: modes.find((one) => one.value === mode)?.value ?? wish.mode })}
            choices={modes}
          />
        </div>
      ) : (
        <p className={classes(css.makeNote, wordsCss.quiet)}>
          <FormattedMessage id="start.make.lots.variant" values={{ slow: String(isSlow) }} />
        </p>
      )}
    </>
  );
}
