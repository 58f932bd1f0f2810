// A sector while it is counted: the order at the left, the area itself in the middle, the purses at the right.
import { type RefObject, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { classes } from "@/kit/classes";
import type { Steps } from "@/platform/scoring/steps";
import { useStillness } from "@/platform/settings";
import { labelSector } from "../saying";
import { useMerchants } from "../table";
import { Order } from "./Order";
import { Purses } from "./Purses";
import { Picture } from "./board/Picture";
import { Standing } from "./Standing";
import { Coins } from "./flights/Coins";
import { ARRIVE } from "./flights/times";
import { sayStep } from "./saying";
import { type Step, areaOf } from "./scored";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./scoring.module.css";

interface CountingProps {
  told: readonly Step[];
  steps: Steps;
  step: Step;
  main: RefObject<HTMLButtonElement | null>;
}

/** Whether the money of this step is in the purses; without motion it is there at once. */
function useArrived(key: string): boolean {
  const isStill = useStillness();
  const [arrived, arrive] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => arrive(key), ARRIVE);
    return () => clearTimeout(timer);
  }, [key]);
  return isStill || arrived === key;
}

export function Counting({ told, steps, step, main }: CountingProps) {
  const intl = useIntl();
  const table = useMerchants();
  const room = useRef<HTMLDivElement>(null);
  const key = `${step.scored.square} ${step.area.area} ${step.sector.sector}`;
  const hasArrived = useArrived(key);
  return (
    <div className={css.counting} ref={room}>
      <p className={wordsCss.hiddenWords} role="status">
        {sayStep(intl, table, step)}
      </p>
      <Order step={step} />
      <div className={css.middle}>
        <Picture step={step} />
        <Standing step={step} />
      </div>
      <Purses step={step} hasArrived={hasArrived} />
      {!hasArrived && <Coins key={key} step={step} room={room} />}
      <Foot told={told} steps={steps} main={main} />
    </div>
  );
}

/** How far it is, and the ways on. */
function Foot({ told, steps, main }: Omit<CountingProps, "step">) {
  const intl = useIntl();
  const { at, isPaused } = steps;
  const coming = told.slice(at).slice(1, 3);
  const names = coming.map(({ area, sector }) => labelSector(intl, areaOf(area.area), sector.sector));
  return (
    <footer className={css.foot}>
      <span
        className={css.dots}
        role="img"
        aria-label={intl.formatMessage({ id: "merchants.scoring.place" }, { done: at, all: told.length })}
      >
        {told.map((one, place) => (
          <i key={`${one.area.area} ${one.sector.sector}`} className={classes(place < at && css.isDone, place === at && css.isNow)} />
        ))}
      </span>
      <p className={css.coming}>
        <FormattedMessage id="merchants.scoring.coming" values={{ count: names.length, first: names[0] ?? "", second: names[1] ?? "" }} />
      </p>
      <Button kind="quiet" size="small" className={css.pause} onClick={steps.pause} aria-pressed={isPaused} aria-keyshortcuts="P">
        <FormattedMessage id="merchants.scoring.pause" values={{ paused: String(isPaused) }} />
        <kbd aria-hidden>P</kbd>
      </Button>
      <div className={css.ways}>
        <Button onClick={steps.all} aria-keyshortcuts="Escape">
          <FormattedMessage id="merchants.scoring.skip" />
          <kbd aria-hidden>Esc</kbd>
        </Button>
        <Button ref={main} kind="main" onClick={steps.next} aria-keyshortcuts="Space">
          <FormattedMessage id="merchants.scoring.next" values={{ last: String(coming.length === 0) }} />
          <kbd aria-hidden>
            <FormattedMessage id="merchants.scoring.space" />
          </kbd>
        </Button>
      </div>
    </footer>
  );
}
