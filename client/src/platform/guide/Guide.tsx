// The guide at a table; its lessons are fetched only for those who still want them.
import { type ComponentType, Suspense, lazy } from "react";
import { useLessons } from "@/platform/rules/lessons";
import type { AtTable, WithRules } from "./course";

/** What a game's `Guide` is: `useSituation` tells what its lessons look at, `load` fetches them. */
export function guideOf<Situation extends AtTable>(
  game: string,
  useSituation: () => Situation & WithRules,
  load: () => Promise<{ Coach: ComponentType<Situation & WithRules> }>,
): ComponentType {
  const Coach: ComponentType<Situation & WithRules> = lazy(async () => ({ default: (await load()).Coach }));
  return function Guide() {
    const situation = useSituation();
    const { isOff } = useLessons(game);
    if (isOff || situation.seat < 0) return null;
    return (
      <Suspense fallback={null}>
        <Coach {...situation} />
      </Suspense>
    );
  };
}
