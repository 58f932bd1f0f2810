// The guide at a table; its lessons are fetched only for those who still want them.
import { type ComponentType, Suspense, lazy } from "react";
import { useLessons } from "@/platform/rules/lessons";
import type { AtTable, WithRules } from "./course";
import { taughtName } from "./taughtName";

type Loaded<Situation> = Promise<{ default: ComponentType<Situation & WithRules> }>;

/**
 * What a game's `Guide` is: `useSituation` tells what its lessons look at. `load` fetches the card of an ordinary first game,
 * `loadTaught` the light of a table whose deal is fixed for learning.
 */
export function guideOf<Situation extends AtTable>(
  game: string,
  useSituation: () => Situation & WithRules,
  load: () => Loaded<Situation>,
  loadTaught: () => Loaded<Situation> = load,
): ComponentType {
  const Coach: ComponentType<Situation & WithRules> = lazy(load);
  const Taught: ComponentType<Situation & WithRules> = lazy(loadTaught);
  return function Guide() {
    const situation = useSituation();
    const isTaught = situation.deal !== "";
    const { isOff } = useLessons(isTaught ? taughtName(game) : game);
    if (isOff || situation.seat < 0) return null;
    return <Suspense fallback={null}>{isTaught ? <Taught {...situation} /> : <Coach {...situation} />}</Suspense>;
  };
}
