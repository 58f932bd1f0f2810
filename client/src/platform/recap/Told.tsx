// What others did, told: a list beside the board, or a row above a phone's prompt, with what is being shown and the keys for it.
import { useMemo } from "react";
import { useLessons } from "@/platform/rules/lessons";
import { useMedia } from "@/platform/settings";
import { useShortcuts } from "@/platform/table/shortcuts";
import { PHONE, useTableState } from "@/platform/table/state";
import { MoreWords } from "@/platform/words";
import type { Brief, GameRecap } from "@/platform/game";
import { Flag } from "./Flag";
import { PhoneRow } from "./PhoneRow";
import { RecapList } from "./RecapList";
import { Spoken } from "./Spoken";
import { useFolding } from "./folding";
import { type RecapLine, linesOf } from "./lines";
import { useGameRecap } from "./loading";
import { usePlaying } from "./playing";
import { type Since, since } from "./since";
import type { Telling } from "./telling";

export default function Told({ onLog }: { onLog: () => void }) {
  const { game, rows, sight } = useTableState();
  const told = useMemo(() => since(rows, sight.viewer), [rows, sight.viewer]);
  const loaded = useGameRecap(game);
  if (!loaded || !told) return null;
  return (
    <MoreWords load={loaded.words} waiting={null}>
      <Lines told={told} recap={loaded.recap} onLog={onLog} />
    </MoreWords>
  );
}

function Lines({ told, recap, onLog }: { told: Since; recap: GameRecap; onLog: () => void }) {
  const { game, players, sight } = useTableState();
  const isPhone = useMedia(PHONE);
  // Beside a lesson there is little room: the head of the list stays, and a phone has only the lesson.
  const isTaught = !useLessons(game.slug).isOff && game.Guide !== undefined;
  const lines = useLines(told, recap);
  const all = useMemo(() => lines.flatMap(({ parts }) => parts), [lines]);
  const playing = usePlaying(game.pointAt);
  const { isFolded, fold, unfold } = useFolding(told.last, told.isAnswered, isTaught || isPhone);
  const play = (parts: readonly Brief[] | undefined) => {
    if (!parts?.length) return;
    if (!isPhone) unfold();
    playing.toggle(parts);
  };
  const ofLine = (at: number) => () => play(lines[at]?.parts);
  useShortcuts({
    r: () => play(all),
    "shift+1": ofLine(0),
    "shift+2": ofLine(1),
    "shift+3": ofLine(2),
    "shift+4": ofLine(3),
  });
  if (lines.length === 0 || (isPhone && (isTaught || told.isAnswered))) return null;
  const telling: Telling = { lines, all, playing, at: told.at, isFolded, fold, toLog: (part) => lookUp(part.seq, onLog) };
  const shown = playing.now && players.find(({ seat }) => seat === playing.now?.seat);
  return (
    <>
      {isPhone ? <PhoneRow {...telling} /> : <RecapList {...telling} />}
      {!told.isAnswered && <Spoken key={`${sight.table} ${told.last}`} lines={lines} />}
      {playing.now && shown && <Flag part={playing.now} player={shown} spot={playing.now.place ? recap.spotOf(playing.now.place) : null} />}
    </>
  );
}

/** The same lines as long as nothing new is told, so that what is being shown goes on. */
function useLines(told: Since, recap: GameRecap): readonly RecapLine[] {
  const { game, players, sight } = useTableState();
  const called = players.map(({ name }) => name).join("|");
  return useMemo(
    () => linesOf(told, recap, game.gained, players, sight.viewer),
    // Players and rows are new with each view; only names and what is told count.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [told.last, told.rows.length, recap, game, called, sight.viewer],
  );
}

/** Opens the log at a row. */
function lookUp(seq: number, onLog: () => void): void {
  onLog();
  // The tab is drawn first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const rows = [...document.querySelectorAll<HTMLElement>("[data-log] [data-seq]")];
      const row = rows.find((one) => one.dataset["seq"] === String(seq)) ?? rows.findLast((one) => Number(one.dataset["seq"]) >= seq);
      row?.scrollIntoView({ block: "center" });
      (row?.querySelector("button") ?? row?.closest<HTMLElement>("[data-log]"))?.focus({ preventScroll: true });
    }),
  );
}
