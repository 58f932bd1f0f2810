// The board as the game draws it in letters of one width; what is wider than the page is moved sideways in its own box.
import type { CSSProperties } from "react";
import { useIntl } from "react-intl";
import { Skeleton } from "@/kit/Notice";
import { type Class, classes } from "@/kit/classes";
import type { Run } from "@/wire/http";
import { useTold } from "./told";
import * as css from "./plain.module.css";

/** What a style of a picture looks like here; others are shown plainly. */
const LOOKS: Readonly<Record<string, Class | undefined>> = {
  dim: css.dim,
  strong: css.strong,
  "seat 1": css.seatOne,
  "seat 2": css.seatTwo,
  "seat 3": css.seatThree,
  "seat 4": css.seatFour,
  "seat 5": css.seatFive,
};

function Line({ runs }: { runs: readonly Run[] }) {
  return (
    <>
      {runs.map(({ text, style }, index) =>
        LOOKS[style] ? (
          <span key={index} className={classes(LOOKS[style])}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
      {"\n"}
    </>
  );
}

export function Picture() {
  const intl = useIntl();
  const board = useTold((now) => now.words?.board);
  if (!board) return <Skeleton lines={8} label={intl.formatMessage({ id: "common.loading" })} />;
  const columns = Math.max(...board.map((runs) => runs.reduce((sum, { text }) => sum + text.length, 0)), 1);
  return (
    <div
      className={css.picture}
      style={{ "--columns": columns } as CSSProperties}
      role="region"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: "plain.board" })}
    >
      <pre lang="en" data-picture>
        {board.map((runs, index) => (
          <Line key={index} runs={runs} />
        ))}
      </pre>
    </div>
  );
}
