// What is looked at in an analysis: one move at a time, with its boards, the graph, the totals and the list of moments.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { GameClient, Player } from "@/platform/game";
import type { MovesTold } from "@/platform/hint/moves";
import { navigate } from "@/platform/router";
import type { ReplayLine } from "@/platform/replay/ReplayLog";
import { momentPath } from "@/platform/table/invite";
import type { Sight } from "@/wire/table";
import { type Deed, useAnalysisKeys } from "./keys";
import { SaidMove } from "./Board";
import { Layout } from "./Layout";
import type { Whose } from "./MomentList";
import { costliest, type Mark, markAt, marksOf, nextMark } from "./moments";
import type { Analysis, Report } from "./report";
import { sceneOf } from "./scene";
import type { Side } from "./Boards";
import { useTry } from "./Try";
import { usePlayed } from "./usePlayed";

export interface Place {
  move: number | null;
  seat: number | null;
}

interface LookingProps {
  final: Sight;
  game: GameClient;
  told: MovesTold | null;
  players: readonly Player[];
  analysis: Analysis;
  report: Report;
  asked: Place;
  onLook: (place: Place) => void;
  invitation: string;
  isSmall: boolean;
}

export function Looking(props: LookingProps) {
  const { final, game, told, players, analysis, report, onLook, invitation, isSmall } = props;
  const intl = useIntl();
  const { seat, move, own, all, marks, whose, setWhose, look } = usePlace(props);
  const [side, setSide] = useState<Side>("other");
  const { reel, lines } = usePlayed(final, game, players, invitation, report.versions[Math.max(move - 1, 0)] ?? 1);
  const scene = useLast(useMemo(() => sceneOf(report, reel, move), [report, reel, move]));
  const trying = useTry(final.table, move, scene?.decision ? scene.mover : null, invitation);
  useAddress(momentPath(final.table, move, seat, invitation));

  const step = (by: 1 | -1) => {
    const next = nextMark(marks, move, by);
    if (next) look(next.move);
  };
  useAnalysisKeys((deed) => act(deed, { move, look, step, setSide, report, tryIt: trying.go, table: final.table }));

  const around = { final, game, told, players };
  const wordsOf = ({ move: at }: Mark) => {
    if (at === 0) return intl.formatMessage({ id: "analysis.deal" });
    const said = linesAt(report, lines, at)[0];
    if (said) return said.text;
    const then = told && sceneOf(report, reel, at);
    return then ? (
      <SaidMove {...around} shown={then.played} mover={then.mover} />
    ) : (
      intl.formatMessage({ id: "analysis.moment" }, { kind: "plain", move: at })
    );
  };
  const mark = markAt(own, move) ?? markAt(all, move);
  const whoever = { name: players[seat]?.name ?? "", isMe: seat === final.viewer };
  return (
    <Layout
      isSmall={isSmall}
      analysis={analysis}
      head={{ report, scene, move, mark, isCostliest: mark !== null && mark === costliest(own), seat, unit: game.pointWords, ...whoever }}
      onStep={step}
      boards={
        scene && {
          ...around,
          scene,
          isSmall,
          side,
          onSide: setSide,
          whose: nameOf(players, scene.mover ?? seat, final.viewer),
          lines: linesAt(report, lines, scene.move),
        }
      }
      graph={{ report, players, seat, marks: own, move, onMove: look, isSmall }}
      totals={{ report, players, seat, onSeat: (to) => onLook({ move, seat: to }) }}
      moments={{ marks, move, whose, isSmall, wordsOf, onWhose: setWhose, onMove: (to) => look(to.move), ...whoever }}
      trying={trying}
    />
  );
}

/** What is looked at: a move and a seat, and the moments of that seat or of all. */
function usePlace({ final, report, asked, onLook }: LookingProps) {
  const [whose, setWhose] = useState<Whose>("own");
  const seat = report.seats.some((one) => one.seat === asked.seat) ? (asked.seat ?? 0) : Math.max(final.viewer, 0);
  const own = useMemo(() => marksOf(report, seat), [report, seat]);
  const all = useMemo(() => marksOf(report, null), [report]);
  const first = costliest(own) ?? own[0];
  const within = useCallback((to: number) => Math.min(Math.max(to, 0), report.moves), [report.moves]);
  const look = useCallback((to: number) => onLook({ move: within(to), seat }), [onLook, within, seat]);
  return { seat, move: within(asked.move ?? first?.move ?? 1), own, all, marks: whose === "own" ? own : all, whose, setWhose, look };
}

/** What the log says of a move; nothing at the deal. */
function linesAt(report: Report, lines: readonly ReplayLine[], move: number): readonly ReplayLine[] {
  const row = report.versions[move - 1];
  return lines.filter((line) => line.seq === row && !line.struck);
}

/** How a seat is called in a sentence: to its own player it is "you". */
function nameOf(players: readonly Player[], seat: number, viewer: number) {
  return { me: seat === viewer ? ("yes" as const) : ("no" as const), name: players[seat]?.name ?? "" };
}

interface Doing {
  move: number;
  look: (to: number) => void;
  step: (by: 1 | -1) => void;
  setSide: (side: Side) => void;
  report: Report;
  tryIt: () => void;
  table: string;
}

function act(deed: Deed, { move, look, step, setSide, report, tryIt, table }: Doing): void {
  switch (deed) {
    case "before":
      return step(-1);
    case "next":
      return step(1);
    case "back":
      return look(move - 1);
    case "on":
      return look(move + 1);
    case "first":
      return look(0);
    case "last":
      return look(report.moves);
    case "played":
      return onSide("played", setSide);
    case "better":
      return onSide("other", setSide);
    case "try":
      return tryIt();
    case "leave":
      return navigate(`/table/${table}`);
  }
}

/** On a phone the other board is shown; where both are seen it is gone to. */
function onSide(side: Side, setSide: (side: Side) => void): void {
  setSide(side);
  const boards = document.querySelectorAll<HTMLElement>("[data-analysis-board]");
  if (boards.length > 1) boards[side === "played" ? 0 : 1]?.focus();
}

/** The value, or the last one while there is none: the boards stay while a step is on its way. */
function useLast<Value>(value: Value | null): Value | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}

/** Keeps the address that of the moment, a little later, so that dragging does not flood the history. */
function useAddress(address: string): void {
  useEffect(() => {
    const timer = setTimeout(() => window.history.replaceState(window.history.state, "", address), 400);
    return () => clearTimeout(timer);
  }, [address]);
}
