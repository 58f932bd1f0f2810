// What the page is about now: the moment, what it cost or brought, the chance to win, and the way to the next.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MarkSign } from "./Marks";
import { sayChange, sayPoints, sayShare, sayShareChange } from "./figures";
import { chanceAt, type Mark } from "./moments";
import type { Report } from "./report";
import type { Scene } from "./scene";
import { classes } from "@/kit/classes";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Analysis.module.css";

interface MomentHeadProps {
  report: Report;
  scene: Scene | null;
  move: number;
  /** What makes this move worth a look, if anything. */
  mark: Mark | null;
  isCostliest: boolean;
  /** The message that says so many points, where the game counts something else. */
  unit: string | undefined;
  /** Whose chance is told. */
  seat: number;
  name: string;
  isMe: boolean;
  onStep: (by: 1 | -1) => void;
  children: ReactNode;
}

export function MomentHead({ report, scene, move, mark, isCostliest, unit, seat, name, isMe, onStep, children }: MomentHeadProps) {
  const decision = scene?.decision ?? null;
  const kind = mark?.kind ?? (decision && decision.cost > 0 ? "slip" : decision ? "best" : null);
  return (
    <header className={css.moment}>
      {kind && <MarkSign kind={kind} size={26} />}
      <div className={css.momentWords}>
        <div aria-live="polite" data-moment={move}>
          <h2>
            <FormattedMessage id="analysis.moment" values={{ kind: headOf(mark, kind, isCostliest), move }} />{" "}
            <Worth unit={unit} mark={mark} cost={decision?.cost ?? 0} doubt={decision?.doubt ?? 0} />
          </h2>
        </div>
        <p>
          <FormattedMessage id="analysis.move" values={{ move, moves: report.moves }} />
          <Chance report={report} seat={seat} move={move} mark={mark} name={name} isMe={isMe} />
        </p>
      </div>
      {children}
      <div className={css.steps}>
        <button type="button" aria-keyshortcuts="J" onClick={() => onStep(-1)}>
          <span className={wordsCss.hiddenWords}>
            <FormattedMessage id="analysis.before" />
          </span>
          <span aria-hidden>‹</span> <kbd aria-hidden>J</kbd>
        </button>
        <button type="button" aria-keyshortcuts="K" onClick={() => onStep(1)}>
          <FormattedMessage id="analysis.next" /> <kbd aria-hidden>K</kbd>
        </button>
      </div>
    </header>
  );
}

/** How a moment is called. */
function headOf(mark: Mark | null, kind: string | null, isCostliest: boolean): string {
  if (kind === "slip" && isCostliest) return "costliest";
  if (kind === "luck" && mark) return mark.move === 0 ? "deal" : mark.worth > 0 ? "lucky" : "unlucky";
  return kind ?? "plain";
}

function Worth({ unit, mark, cost, doubt }: Pick<MomentHeadProps, "unit" | "mark"> & { cost: number; doubt: number }) {
  const intl = useIntl();
  if (mark?.kind === "turn") return <span className={css.isTurn}>{sayShareChange(intl, mark.worth)}</span>;
  const [worth, off] = mark ? [mark.worth, mark.doubt] : [-cost, doubt];
  if (worth === 0) return null;
  return (
    <>
      <span className={classes(mark?.kind === "luck" ? css.isDealt : css.isDecided)}>{sayChange(intl, worth)}</span>{" "}
      <span className={css.doubt}>± {sayPoints(intl, unit, off)}</span>
    </>
  );
}

function Chance({ report, seat, move, mark, name, isMe }: Pick<MomentHeadProps, "report" | "seat" | "move" | "mark" | "name" | "isMe">) {
  const intl = useIntl();
  const chance = report.seats.find((one) => one.seat === seat)?.chance ?? [];
  const from = mark?.kind === "turn" ? chanceAt(chance, mark.since) : null;
  const to = chanceAt(chance, move);
  if (to === null) return null;
  const values = { me: isMe ? "yes" : "no", name, from: sayShare(intl, from ?? 0), to: sayShare(intl, to), since: mark?.since ?? 0 };
  return (
    <>
      {" · "}
      <FormattedMessage id={from === null ? "analysis.chance" : "analysis.chance.turned"} values={values} />
    </>
  );
}
