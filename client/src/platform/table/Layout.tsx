// The page of a table: head, board, prompt, one's own things, players and log, laid out for the room there is.
import { Suspense, lazy, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { useRootMark } from "@/kit/rootMark";
import { useHintKey } from "@/platform/hint/hinting";
import { navigate } from "@/platform/router";
import { useMedia } from "@/platform/settings";
import type { Sight } from "@/wire/table";
import { Asides } from "./Asides";
import { Foot, useUndo } from "./Foot";
import { Head } from "./Head";
import { LogSpoken } from "./LogPanel";
import { Opened } from "./Opened";
import { Players } from "./Players";
import { PromptBar } from "./PromptBar";
import { RoomyBody } from "./Roomy";
import { type Part, PhoneSheet, SideTabs } from "./Side";
import { Wishes } from "./Wishes";
import { useCalling } from "./calling";
import { useHelp } from "./help";
import { analysisPath, invitationIn } from "./invite";
import { useLotClosed } from "./lotClosed";
import { useShortcuts } from "./shortcuts";
import { type Open, PHONE, ROOMY, UPRIGHT, useTableState } from "./state";
import * as roomyCss from "./Roomy.module.css";
import * as css from "./Layout.module.css";

/** Only phones held upright need it, and they at once. */
const load = async () => ({ default: (await import("./Handheld")).HandheldTable });
const HandheldTable = lazy(load);
if (typeof window !== "undefined" && window.matchMedia?.(UPRIGHT).matches) void load().catch(() => {});

const SCORE_AFTER = 1_200;

/** A game that is played, or is over. */
export function Layout({ opened }: { opened: Open | null }) {
  const { game, me, sight, open } = useTableState();
  const isPhone = useMedia(PHONE);
  const [part, choose] = useState<Part>(me ? "mine" : "players");
  useCalling(sight);
  useKeys(choose);
  useEnd(sight, open);
  useLotClosed(opened);
  const roomy = useMedia(ROOMY) ? game.roomy : undefined;
  const handheld = useMedia(UPRIGHT) && sight.view !== null ? game.handheld : undefined;
  if (handheld)
    return (
      <div className={css.table} data-version={sight.version}>
        <Suspense fallback={null}>
          <HandheldTable parts={handheld} board={<Board />} chosen={part} choose={choose} />
        </Suspense>
        <LogSpoken />
        <Opened opened={opened} />
      </div>
    );
  return (
    <div className={classes(css.table, !me && css.tableWatched, roomy && roomyCss.roomy)} data-version={sight.version}>
      <Head isSmall={isPhone} roomy={roomy} />
      {roomy ? (
        <RoomyBody parts={roomy} board={<Board />} tabs={<SideTabs chosen={part} choose={choose} />} onLog={() => choose("log")} />
      ) : (
        <Body isPhone={isPhone} part={part} choose={choose} />
      )}
      <LogSpoken />
      <Opened opened={opened} />
    </div>
  );
}

/** Phones, tablets, and games that have no layout of their own for a desk. */
function Body({ isPhone, part, choose }: { isPhone: boolean; part: Part; choose: (part: Part) => void }) {
  const { game, me, sight } = useTableState();
  return (
    <div className={css.tableBody}>
      <main className={css.tableMain} id="main" tabIndex={-1}>
        <Board />
        {isPhone && <Asides onLog={() => choose("log")} />}
        <div className={css.tablePrompt}>
          {isPhone && <Wishes />}
          <PromptBar />
        </div>
        {!isPhone && (me !== null || sight.phase === "over") && (
          <div className={css.tableMine} data-part="mine">
            <game.Mine />
          </div>
        )}
      </main>
      {isPhone ? (
        <PhoneSheet chosen={part} choose={choose} />
      ) : (
        <aside className={css.tableSide}>
          <Players />
          <Wishes />
          <div className={css.tableGuide}>
            <Asides onLog={() => choose("log")} />
          </div>
          <SideTabs chosen={part} choose={choose} />
          <Foot />
        </aside>
      )}
    </div>
  );
}

function Board() {
  const intl = useIntl();
  useRootMark("at-table");
  const { game } = useTableState();
  return (
    <section className={css.tableBoard} id="board" tabIndex={-1} aria-label={intl.formatMessage({ id: "table.board" })}>
      <game.Board />
    </section>
  );
}

/** A letter takes one to the log, to the prompt, to the words of the board, or back by a move. */
function useKeys(choose: (part: Part) => void): void {
  const { open, sight, invitationLink } = useTableState();
  const { undo } = useUndo();
  const help = useHelp();
  const hint = useHintKey();
  const focus = (what: string) => document.querySelector<HTMLElement>(what)?.focus();
  const focusAfter = (part: Part, what: string) => {
    choose(part);
    requestAnimationFrame(() => requestAnimationFrame(() => focus(what)));
  };
  useShortcuts({
    u: undo,
    "?": help,
    h: () => hint?.toggle(),
    l: () => focusAfter("log", "[data-log]"),
    c: () => focusAfter("chat", "[data-chat] input"),
    t: () => sight.view !== null && open({ what: "text" }),
    p: () => focus("#prompt"),
    b: () => focus("#board"),
    a: () => sight.result?.outcome && navigate(analysisPath(sight.table, invitationIn(invitationLink))),
  });
}

/** When the game has ended the score sheet opens, after a moment to see the last move. */
function useEnd(sight: Sight, open: (what: Open | null) => void): void {
  const isOver = sight.phase === "over" && sight.result !== null && sight.result.ranks.length > 0;
  const shown = useRef(false);
  useEffect(() => {
    if (!isOver || shown.current) return undefined;
    const timer = setTimeout(() => {
      shown.current = true;
      open({ what: "score" });
    }, SCORE_AFTER);
    return () => clearTimeout(timer);
  }, [isOver, open]);
}
