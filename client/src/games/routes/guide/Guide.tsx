// The guide at a table; it is fetched only for those who still want it.
import { Suspense, lazy } from "react";
import { useLessons } from "@/platform/rules/lessons";
import { useRoutes } from "../table";

const Coach = lazy(async () => ({ default: (await import("./Coach")).Coach }));

export function Guide() {
  const { view, facts, moves, seat, openRule } = useRoutes();
  const { isOff } = useLessons("routes");
  if (isOff || seat < 0) return null;
  return (
    <Suspense fallback={null}>
      <Coach view={view} facts={facts} moves={moves} seat={seat} openRule={openRule} />
    </Suspense>
  );
}
