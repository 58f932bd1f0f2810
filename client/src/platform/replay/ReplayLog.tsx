// The log of a replay, from the first step to the last: the present one stands out, and touching a line goes there.
import { memo, type ReactNode, useEffect, useMemo, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import type { GameClient, Player } from "@/platform/game";
import { useLines } from "@/platform/table/LogPanel";
import type { Row } from "@/platform/table/rows";
import type { Outcome } from "@/wire/table";
import * as wordsCss from "@/kit/words.module.css";
import * as logPanelCss from "../table/LogPanel.module.css";
import * as css from "./Replay.module.css";

/** A line of the log, as the table tells it. */
export interface ReplayLine {
  readonly key: string;
  readonly seq: number;
  readonly seat: number;
  readonly text: ReactNode;
  readonly gain?: ReactNode;
  readonly own: boolean;
  readonly struck: boolean;
  /** The row that closed a lot: touched, it shows how the lot went, too. */
  readonly isLot?: boolean;
}

/** All lines of the rows, the oldest first. */
export function useReplayLines(
  rows: readonly Row[],
  game: GameClient,
  players: readonly Player[],
  viewer: number,
  outcome: Outcome | null,
): readonly ReplayLine[] {
  const newestFirst = useLines(rows, game, players, viewer, outcome);
  return useMemo(() => newestFirst.toReversed(), [newestFirst]);
}

/** The line that says what happened with a step; the one before it, where a step has none of its own. */
export function lineAt(lines: readonly ReplayLine[], at: number): ReplayLine | null {
  const last = lines.findLast((line) => line.seq <= at);
  return last ? (lines.find((line) => line.seq === last.seq) ?? null) : null;
}

interface ReplayLogProps {
  lines: readonly ReplayLine[];
  players: readonly Player[];
  at: number;
  onGo: (version: number) => void;
  onLot: (version: number) => void;
}

export function ReplayLog({ lines, players, at, onGo, onLot }: ReplayLogProps) {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const here = lineAt(lines, at)?.seq;
  useEffect(() => {
    const present = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !present) return;
    // Only the list moves, never the page: somebody on a phone may look at the board.
    const middle = present.offsetTop - (list.current.clientHeight - present.offsetHeight) / 2;
    const isNear = Math.abs(middle - list.current.scrollTop) < list.current.clientHeight;
    list.current.scrollTo({ top: middle, behavior: isNear ? "smooth" : "instant" });
  }, [here, lines]);
  return (
    <ol className={classes(logPanelCss.log, css.replayLog)} ref={list} aria-label={intl.formatMessage({ id: "replay.log" })}>
      {lines.map((line) => (
        <LogRow
          key={line.key}
          line={line}
          player={players[line.seat]}
          isHere={line.seq === here}
          isAhead={line.seq > at}
          onGo={onGo}
          onLot={onLot}
        />
      ))}
    </ol>
  );
}

interface LogRowProps {
  line: ReplayLine;
  player: Player | undefined;
  isHere: boolean;
  isAhead: boolean;
  onGo: (version: number) => void;
  onLot: (version: number) => void;
}

const LogRow = memo(function LogRow({ line, player, isHere, isAhead, onGo, onLot }: LogRowProps) {
  const go = () => {
    onGo(line.seq);
    if (line.isLot) onLot(line.seq);
  };
  return (
    <li
      className={classes(
        logPanelCss.logLine,
        isHere && classes(logPanelCss.logFresh, css.replayHere),
        isAhead && css.replayAhead,
        line.own && logPanelCss.logOwn,
        line.struck && logPanelCss.logStruck,
      )}
    >
      <button
        type="button"
        className={classes(logPanelCss.logBody, logPanelCss.logPlace)}
        aria-current={isHere ? "step" : undefined}
        onClick={go}
      >
        {player ? <Gable kind={player.gable} size={22} /> : <Icon name="mokum" size={20} className={logPanelCss.logTable} />}
        <span className={logPanelCss.logText}>
          {line.struck ? (
            <>
              <span className={wordsCss.hiddenWords}>
                <FormattedMessage id="replay.struck" />
              </span>{" "}
              <s>{line.text}</s>
            </>
          ) : (
            line.text
          )}
        </span>
        <span className={logPanelCss.logGain}>{!line.struck && line.gain}</span>
      </button>
    </li>
  );
});
