// A scoring on the stage of the clock: sector by sector, then what came of it. Everybody runs it alone; nobody waits for it.
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { useStaged } from "@/platform/scoring/curtain";
import { type Steps, onStepKeys, useSteps } from "@/platform/scoring/steps";
import { Stage } from "../auction/Stage";
import { sayYear } from "../saying";
import { FrozenTable, useMerchants } from "../table";
import { Counting } from "./Counting";
import { Result } from "./Result";
import { type Step, areaOf, stepsOf } from "./scored";
import { type Showing, useScoring } from "./useScoring";
import * as stageCss from "../auction/stage.module.css";

/** A breath, the coins (200 ms), and 900 ms of rest: four sectors stay under 5 s. */
export const STEP = 1_200;

export function ScoringStage() {
  const { showing, close } = useScoring();
  return showing && <Scene key={showing.key} showing={showing} onClose={close} />;
}

/** It can be put aside to look at the board, for as long as nothing was done there. */
function Scene({ showing, onClose }: { showing: Showing; onClose: () => void }) {
  const { moment, seat } = useMerchants();
  const [isAside, putAside] = useState(false);
  const told = stepsOf(showing.scorings);
  const steps = useSteps({ count: told.length, rest: STEP, from: showing.isResult ? told.length : 0, isWaiting: isAside });
  const isPlayed = isAside && moment !== null && moment.seat === seat && moment.key > showing.key;
  useEffect(() => {
    if (isPlayed) onClose();
  }, [isPlayed]);
  if (isAside)
    return (
      <Button kind="main" icon="i-back" className={stageCss.auctionBack} onClick={() => putAside(false)}>
        <FormattedMessage id="merchants.scoring.back" />
      </Button>
    );
  return <Shown showing={showing} told={told} steps={steps} onBoard={() => putAside(true)} onClose={onClose} />;
}

/** Where the focus goes when the stage has gone: to what is asked, unless the browser has found its way back. */
function useFocusBack(): void {
  useEffect(
    () => () => {
      setTimeout(() => {
        const { activeElement } = document;
        const isNowhere = activeElement === null || activeElement === document.body;
        if (isNowhere) document.querySelector<HTMLElement>("#prompt")?.focus({ preventScroll: true });
      });
    },
    [],
  );
}

interface ShownProps {
  showing: Showing;
  told: readonly Step[];
  steps: Steps;
  onBoard: () => void;
  onClose: () => void;
}

function Shown({ showing, told, steps, onBoard, onClose }: ShownProps) {
  const intl = useIntl();
  useStaged();
  useFocusBack();
  const step = told[steps.at];
  const scored = step?.scored ?? showing.scorings.at(-1);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), [step === undefined]);
  if (!scored) return null;
  const year = sayYear(intl, scored.square);
  const on = step ? steps.next : onClose;
  const keys = onStepKeys({ " ": on, p: steps.pause, b: onBoard });
  return (
    <Stage
      scene="scoring"
      label={intl.formatMessage({ id: "merchants.scoring.label" }, { year })}
      onLeave={step ? steps.all : onClose}
      onKeyDown={keys}
    >
      <div className={stageCss.auctionHead}>
        <h2>{year}</h2>
        <p>
          <Lead step={step} scored={scored} />
        </p>
        <Button size="small" onClick={onBoard} aria-keyshortcuts="B">
          <FormattedMessage id="merchants.auction.board" />
          <kbd aria-hidden>B</kbd>
        </Button>
      </div>
      <FrozenTable value={showing.table}>
        {step ? (
          <Counting key={`${scored.square} ${step.area.area}`} told={told} steps={steps} step={step} main={main} />
        ) : (
          <Result scorings={showing.scorings} main={main} onAgain={told.length > 0 ? steps.again : undefined} onClose={onClose} />
        )}
      </FrozenTable>
    </Stage>
  );
}

/** What is scored and how its order comes about; afterwards, what is scored next. */
function Lead({ step, scored }: { step: Step | undefined; scored: Showing["scorings"][number] }) {
  const intl = useIntl();
  if (step) return <FormattedMessage id="merchants.scoring.lead" values={{ area: areaOf(step.area.area) }} />;
  const { following = null, areas } = scored;
  const area = areas.length > 1 ? "all" : areaOf(areas[0]?.area ?? 0);
  return (
    <FormattedMessage
      id="merchants.scoring.paid"
      values={{ area, next: following === null ? "no" : "yes", year: following === null ? "" : sayYear(intl, following) }}
    />
  );
}
