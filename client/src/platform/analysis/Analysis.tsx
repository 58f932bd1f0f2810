// An analysis of a game, as far as it is: what is to be looked at, whose game it is, and what keys do.
import { useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import type { GameClient } from "@/platform/game";
import type { MovesTold } from "@/platform/hint/moves";
import { whoAmI } from "@/platform/me";
import { namedPlayers } from "@/platform/replay/scene";
import { useMedia } from "@/platform/settings";
import { momentPath } from "@/platform/table/invite";
import { PHONE } from "@/platform/table/state";
import { MoreWords, wordsOf } from "@/platform/words";
import type { Sight } from "@/wire/table";
import { Begin } from "./Begin";
import { Head } from "./Head";
import { Looking } from "./Looking";
import { useAnalysis } from "./useAnalysis";
import * as css from "./Analysis.module.css";

interface AnalysisProps {
  final: Sight;
  game: GameClient;
  move: number | null;
  seat: number | null;
  invitation: string;
}

export function Analysis({ final, game, move, seat, invitation }: AnalysisProps) {
  const intl = useIntl();
  const isSmall = useMedia(PHONE);
  const known = useAnalysis(final.table, invitation);
  const told = useTold(game);
  useEffect(() => void whoAmI().catch(() => {}), []);
  const deleted = intl.formatMessage({ id: "replay.deleted" });
  const players = useMemo(() => namedPlayers(final, deleted), [final, deleted]);
  const { report } = known.analysis ?? {};
  const isThere = report && report.versions.length > 0 && known.analysis?.state !== "failed";
  const [at, setAt] = useState({ move, seat });
  const address = momentPath(final.table, at.move ?? 0, at.seat ?? 0, invitation);
  const page = (
    <div className={css.analysis}>
      <Head final={final} game={game} isSmall={isSmall} address={address} replay={replayOf(final.table, invitation)} />
      {isThere && known.analysis ? (
        <Looking
          {...{ final, game, players, invitation, isSmall, report }}
          told={told?.moves ?? null}
          analysis={known.analysis}
          asked={at}
          onLook={setAt}
        />
      ) : (
        <main id="main" className={css.middle}>
          <Begin known={known} table={final.table} />
        </main>
      )}
    </div>
  );
  return told?.words ? (
    <MoreWords load={told.words} waiting={page}>
      {page}
    </MoreWords>
  ) : (
    page
  );
}

const replayOf = (table: string, invitation: string) => `/replay/${table}${invitation ? `?${new URLSearchParams({ invitation })}` : ""}`;

interface Told {
  moves: MovesTold;
  words: ReturnType<typeof wordsOf> | null;
}

/** How the game tells of moves, once that has come. */
function useTold(game: GameClient): Told | null {
  const [told, tell] = useState<Told | null>(null);
  useEffect(() => {
    let isWanted = true;
    game.movesTold?.().then(
      (moves) => isWanted && tell({ moves, words: moves.words ? wordsOf(moves.words) : null }),
      () => {}, // moves are told in notation then
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return told;
}
