// What the check of a record found, step by step in plain words; also for a page that is handed a file.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "@/kit/Icon";
import { Notice } from "@/kit/Notice";
import { FaultWords } from "./FaultWords";
import type { Draw, DrawKind, Step } from "./check";
import { type Evidence, type Outcome, useCheck } from "./useCheck";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Verified.module.css";

/** What is too many to be told one by one. */
const COUNTED: readonly DrawKind[] = ["top", "lot"];

interface VerifiedProps {
  load: () => Promise<Evidence>;
  /** What the page calls the players, by seat; left out, they are called as in the record. */
  names?: readonly string[];
}

export function Verified({ load, names = [] }: VerifiedProps) {
  const { steps, outcome } = useCheck(load);
  return (
    <div className={css.verified}>
      <p>
        <FormattedMessage id="replay.verify.how" />
      </p>
      <div aria-live="polite">
        <Result outcome={outcome} />
      </div>
      <ol className={css.verifiedSteps}>
        {steps
          .filter((step) => step.kind !== "draw" || !COUNTED.includes(step.draw.kind))
          .map((step, at) => (
            <li key={at}>
              <Icon name="i-check" size={18} />
              <div>
                <StepWords step={step} names={names} />
              </div>
            </li>
          ))}
        <Counted steps={steps} kind="top" words="replay.verify.tops" />
        <Counted steps={steps} kind="lot" words="replay.verify.lots" />
        {outcome.state === "false" && (
          <li className={css.verifiedFault}>
            <Icon name="i-close" size={18} />
            <div>
              <FaultWords fault={outcome.fault} />
            </div>
          </li>
        )}
      </ol>
      {outcome.state === "true" && outcome.whole && (
        <p className={wordsCss.quiet}>
          <FormattedMessage id="replay.verify.limits" />
        </p>
      )}
    </div>
  );
}

function Result({ outcome }: { outcome: Outcome }) {
  switch (outcome.state) {
    case "checking":
      return (
        <Notice icon="i-shield">
          <FormattedMessage id="replay.verify.checking" />
        </Notice>
      );
    case "true":
      return <Held outcome={outcome} />;
    case "false":
      return (
        <Notice tone="warn">
          <b>
            <FormattedMessage id="replay.verify.false" />
          </b>{" "}
          <FormattedMessage id="replay.verify.falseMore" />
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="warn">
          <FormattedMessage id="replay.verify.failed" />
        </Notice>
      );
    case "unsafe":
      return (
        <Notice tone="warn">
          <FormattedMessage id="replay.verify.unsafe" />
        </Notice>
      );
  }
}

/** Nothing was found that does not fit; how much that says. */
function Held({ outcome }: { outcome: Extract<Outcome, { state: "true" }> }) {
  return (
    <Notice tone="good" icon="i-shield">
      <b>
        {outcome.whole && outcome.since === "sitting" ? (
          <FormattedMessage id="replay.verify.true" />
        ) : (
          <FormattedMessage id="replay.verify.kept" />
        )}
      </b>{" "}
      {!outcome.whole ? (
        <FormattedMessage id="replay.verify.partly" />
      ) : outcome.since === "sitting" ? (
        <FormattedMessage id="replay.verify.whole" />
      ) : (
        <FormattedMessage id="replay.verify.wholeNow" />
      )}
      {outcome.practice && (
        <>
          {" "}
          <FormattedMessage id="replay.verify.practice" />
        </>
      )}
      {outcome.isFixed && (
        <>
          {" "}
          <FormattedMessage id="replay.verify.fixed" />
        </>
      )}
      {!outcome.ended && (
        <>
          {" "}
          <FormattedMessage id="replay.verify.unfinished" />
        </>
      )}
    </Notice>
  );
}

/** A number that nobody reads, for those who want to compare it. */
function Hash({ children }: { children: string }) {
  return <code className={css.verifiedHash}>{children}</code>;
}

function StepWords({ step, names }: { step: Step; names: readonly string[] }): ReactNode {
  switch (step.kind) {
    case "seal":
      return <FormattedMessage id="replay.verify.seal" />;
    case "log":
      return <FormattedMessage id="replay.verify.log" values={{ moves: step.moves }} />;
    case "shown":
      return step.since === "sitting" ? <FormattedMessage id="replay.verify.shown" /> : <FormattedMessage id="replay.verify.shownNow" />;
    case "rows":
      return <FormattedMessage id="replay.verify.rows" />;
    case "promise":
      return (
        <>
          <FormattedMessage id="replay.verify.promise" />
          <Hash>{step.commitment}</Hash>
        </>
      );
    case "part":
      return (
        <>
          {step.own ? (
            <FormattedMessage id="replay.verify.own" />
          ) : step.opened ? (
            <FormattedMessage id="replay.verify.part" values={{ name: names[step.seat] ?? step.name }} />
          ) : (
            <FormattedMessage id="replay.verify.partClosed" values={{ name: names[step.seat] ?? step.name }} />
          )}
          <Hash>{step.hash}</Hash>
        </>
      );
    case "seed":
      return (
        <>
          <FormattedMessage id="replay.verify.seed" />
          <Hash>{step.seed}</Hash>
        </>
      );
    case "draw":
      return <DrawWords draw={step.draw} names={names} />;
  }
}

function DrawWords({ draw, names }: { draw: Draw; names: readonly string[] }): ReactNode {
  const seat = draw.found[0] ?? 0;
  const values = {
    move: draw.move,
    label: draw.label,
    count: draw.found.length,
    pieces: draw.pieces ?? "other",
    name: names[seat] ?? String(seat + 1),
  };
  if (draw.kind === "first") return <FormattedMessage id="replay.verify.first" values={values} />;
  if (draw.kind === "tie") return <FormattedMessage id="replay.verify.tie" values={values} />;
  if (draw.kind === "dice") return <FormattedMessage id="replay.verify.dice" values={values} />;
  return (
    <>
      <FormattedMessage id="replay.verify.shuffle" values={values} />
      <details className={css.verifiedOrder}>
        <summary>
          <FormattedMessage id="replay.verify.order" />
        </summary>
        <Hash>{draw.found.join(" ")}</Hash>
      </details>
    </>
  );
}

/** All of a kind that is only counted, in one line. */
function Counted({ steps, kind, words }: { steps: readonly Step[]; kind: DrawKind; words: string }) {
  const count = steps.filter((step) => step.kind === "draw" && step.draw.kind === kind).length;
  if (count === 0) return null;
  return (
    <li>
      <Icon name="i-check" size={18} />
      <div>
        <FormattedMessage id={words} values={{ count }} />
      </div>
    </li>
  );
}
