// A table on a desk, for a game that brings parts for it: every thing has one place, and nothing moves another.
import type { ReactNode } from "react";
import { classes } from "@/kit/classes";
import { useRootMark } from "@/kit/rootMark";
import type { RoomyParts } from "@/platform/game";
import { useHintKey } from "@/platform/hint/hinting";
import { RoomyProvider } from "@/platform/shared/roomy";
import { Asides } from "./Asides";
import { PromptBar } from "./PromptBar";
import { Wishes } from "./Wishes";
import { useTableState } from "./state";
import * as css from "./Roomy.module.css";

interface RoomyBodyProps {
  parts: RoomyParts;
  board: ReactNode;
  tabs: ReactNode;
  /** Opens the log. */
  onLog: () => void;
}

/** In the order of the keyboard: the board, what is asked, one's own things, then what lies beside them. */
export function RoomyBody({ parts, board, tabs, onLog }: RoomyBodyProps) {
  const { game, me, sight } = useTableState();
  useRootMark("roomy");
  const isHinted = useHintKey()?.isOpen;
  const hasMat = me !== null || sight.phase === "over";
  return (
    <RoomyProvider value>
      <div className={css.roomyBody} data-mat={hasMat || undefined}>
        <main className={css.roomyMain} id="main" tabIndex={-1}>
          <div className={css.roomyBoard}>{board}</div>
          <div className={css.roomyPrompt}>
            <PromptBar />
          </div>
          {hasMat && (
            <div className={css.roomyMine} data-part="mine">
              <game.Mine />
            </div>
          )}
        </main>
        <aside className={css.roomySide}>
          <div className={classes(css.roomyColumn, isHinted && css.isHinted)}>
            <div className={css.roomyFacts} data-part="facts">
              <parts.Side />
            </div>
            <div className={css.roomyOver}>
              <Wishes />
              <Asides onLog={onLog} />
            </div>
          </div>
          <div className={css.roomyOrder} data-part="order">
            <parts.Order />
          </div>
          <div className={css.roomyLog} data-part="log">
            {tabs}
          </div>
        </aside>
      </div>
    </RoomyProvider>
  );
}
