// The course of the game above the slider: each player's points, step by step, as thin lines.
import { memo, useMemo } from "react";
import { GABLE_COLOURS } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import type { GameClient, Player } from "@/platform/game";
import type { Reel } from "./steps";
import * as css from "./Replay.module.css";

const HEIGHT = 100;

interface PointsProps {
  reel: Reel;
  game: GameClient;
  players: readonly Player[];
  first: number;
}

/** Only a picture: the points themselves stand beside the players. */
export const Points = memo(function Points({ reel, game, players, first }: PointsProps) {
  const width = Math.max(reel.total - first, 1);
  const ways = useMemo(() => waysOf(reel, game, players.length, first), [reel, game, players.length, first]);
  if (!ways) return null;
  return (
    <svg className={css.replayPoints} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {players.map(({ seat, gable }) => (
        <g key={seat} className={classes(GABLE_COLOURS[gable])}>
          <path className={css.replayPointsRim} d={ways[seat]} />
          <path className={css.replayPointsWay} d={ways[seat]} />
        </g>
      ))}
    </svg>
  );
});

function waysOf(reel: Reel, game: GameClient, seats: number, first: number): readonly string[] | null {
  const bySeat: number[][] = Array.from({ length: seats }, () => []);
  for (let version = first; version <= reel.total; version++) {
    const view = reel.steps.get(version)?.view;
    if (!view) return null;
    for (const [seat, points] of bySeat.entries()) points.push(game.points(view, seat) ?? 0);
  }
  const most = Math.max(1, ...bySeat.flat());
  const least = Math.min(0, ...bySeat.flat());
  const y = (points: number) => (HEIGHT - 4 - ((points - least) / (most - least)) * (HEIGHT - 8)).toFixed(1);
  return bySeat.map((points) => points.map((each, step) => (step === 0 ? `M0 ${y(each)}` : `H${step}V${y(each)}`)).join(""));
}
