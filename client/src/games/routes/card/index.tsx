// The card of the routes: the middle of its own board, drawn when it has come.
import { lazy, Suspense } from "react";
import { first } from "@/platform/start/cards/first";
import type { Card } from "@/platform/start/cards/card";

const Picture = lazy(() => import("./Picture"));

function Art() {
  const ground = (
    <svg viewBox="0 0 421 146" aria-hidden="true">
      <rect width={421} height={146} fill="var(--map-land)" />
    </svg>
  );
  return (
    <Suspense fallback={ground}>
      <Picture />
    </Suspense>
  );
}

export default {
  slug: "routes",
  order: 1,
  players: [2, 4],
  name: "routes.start.name",
  line: "routes.start.line",
  Art,
  options: { first },
} satisfies Card;
