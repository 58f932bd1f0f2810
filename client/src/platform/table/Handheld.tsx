// A table on a phone held upright, for a game that brings parts for it: the board, what is asked, and one sheet that is raised over it.
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useIntl } from "react-intl";
import { IconButton } from "@/kit/Button";
import { classes } from "@/kit/classes";
import { useRootMark } from "@/kit/rootMark";
import { type Heights, type Stop, useSheet } from "@/kit/useSheet";
import type { HandheldParts } from "@/platform/game";
import { type Handheld, HandheldProvider } from "@/platform/shared/handheld";
import { tableName } from "@/platform/start/tableName";
import { Asides } from "./Asides";
import { useUndo } from "./Foot";
import { HandheldSheet } from "./HandheldSheet";
import { PromptBar } from "./PromptBar";
import type { Part } from "./Side";
import { TableMenu } from "./TableMenu";
import { Wishes } from "./Wishes";
import { useTableState } from "./state";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Handheld.module.css";

/** Of the sheet at its lowest: the grip, the tabs, and one line of what is chosen. */
const LOW = 120;
/** Of the board there is always so much to be seen. */
const BOARD = 128;
const HALF = 0.46;

interface HandheldTableProps {
  parts: HandheldParts;
  board: ReactNode;
  chosen: Part;
  choose: (part: Part) => void;
}

export function HandheldTable({ parts, board, chosen, choose }: HandheldTableProps) {
  useRootMark("handheld");
  const body = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const prompt = useRef<HTMLDivElement>(null);
  const { heights, hidden } = useHeights(body, over, prompt);
  const { handheld, opener } = useHandheldState(heights, hidden, choose);
  const { stop, move, look } = handheld;
  const { held, handle } = useSheet(stop, heights, move);
  const lower = () => {
    look(null);
    move("low");
    opener.current?.focus();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && stop !== "low") lower();
  };
  const high = held ?? heights[stop];
  return (
    <HandheldProvider value={handheld}>
      <Head parts={parts} onKeyDown={escape} />
      <div
        ref={body}
        className={classes(css.handheldBody, held !== null && css.isHeld)}
        style={{ "--low": `${LOW}px`, "--high": `${high}px`, "--most": `${held === null ? high : heights.up}px` } as CSSProperties}
        data-stop={stop}
        onKeyDown={escape}
      >
        <main className={css.handheldMain} id="main" tabIndex={-1}>
          <div className={css.handheldBoard}>{board}</div>
          <div ref={over} className={css.handheldOver}>
            <Wishes />
            <Asides onLog={() => handheld.show("log")} />
            <parts.Asked />
          </div>
          <div ref={prompt} className={css.handheldPrompt}>
            <PromptBar />
          </div>
        </main>
        <HandheldSheet parts={parts} chosen={chosen} choose={choose} handle={handle} />
      </div>
    </HandheldProvider>
  );
}

type Place = RefObject<HTMLElement | null>;

/** How high the sheet can stand: at its highest it leaves a strip of the board, and the prompt; what lies over that is `hidden` then. */
function useHeights(body: Place, over: Place, prompt: Place): { heights: Heights; hidden: number } {
  const [measured, set] = useState({ heights: { low: LOW, half: LOW, up: LOW }, hidden: 0 });
  useEffect(() => {
    const measure = () => {
      const all = body.current?.clientHeight ?? 0;
      const up = Math.max(LOW, all - (prompt.current?.offsetHeight ?? 0) - BOARD);
      const half = Math.min(up, Math.round(all * HALF));
      set({ heights: { low: LOW, half, up }, hidden: over.current?.offsetHeight ?? 0 });
    };
    const watch = new ResizeObserver(measure);
    for (const one of [body.current, over.current, prompt.current]) if (one) watch.observe(one);
    return () => watch.disconnect();
  }, [body, over, prompt]);
  return measured;
}

/** Where the sheet stands, and what had the focus when it was raised. */
function useHandheldState(heights: Heights, hidden: number, choose: (part: Part) => void) {
  const [stop, setStop] = useState<Stop>("low");
  const [looked, setLooked] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const move = useCallback((to: Stop) => {
    setStop((from) => {
      if (from === "low" && to !== "low") opener.current = document.activeElement as HTMLElement | null;
      return to;
    });
    if (to === "low") setLooked(null);
  }, []);
  const handheld = useMemo<Handheld>(
    () => ({
      stop,
      move,
      covered: heights[stop] - heights.low - (stop === "up" ? hidden : 0),
      show: (part, to = "half") => {
        choose(part);
        setLooked(null);
        move(to);
      },
      looked,
      look: (seat) => {
        if (seat !== null) move("up");
        setLooked(seat);
      },
    }),
    [stop, move, heights, hidden, looked, choose],
  );
  return { handheld, opener };
}

/** What the game says of itself and of its players, undo, and everything else in one menu. */
function Head({ parts, onKeyDown }: { parts: HandheldParts; onKeyDown: (event: KeyboardEvent) => void }) {
  const intl = useIntl();
  const { sight } = useTableState();
  const { why, can, undo } = useUndo();
  return (
    <header className={css.handheldHead} onKeyDown={onKeyDown}>
      <h1 lang="nl" className={wordsCss.hiddenWords}>
        {tableName(sight.table)}
      </h1>
      <parts.Head />
      <IconButton
        icon="i-undo"
        kind="quiet"
        iconSize={20}
        className={classes(can === "no" && css.isOff)}
        label={`${intl.formatMessage({ id: "table.undo" })}: ${why}`}
        onClick={undo}
      />
      <TableMenu isSmall isHandheld trigger={(props) => <IconButton icon="i-more" kind="quiet" iconSize={20} {...props} />} />
    </header>
  );
}
