// The address of the leaders: at which game, and at which pace.
import { query } from "@/platform/api";
import type { Leaders } from "@/wire/http";

export type Pace = Leaders["pace"];
export const PACES = ["live", "days"] as const satisfies readonly Pace[];

/** What an address asks for; what it says wrongly is left out. */
export function paceIn(path: string): Pace {
  const said = new URL(path, "http://server").searchParams.get("pace");
  return PACES.find((pace) => pace === said) ?? "live";
}

const asked = (pace: Pace): string => query({ pace: pace === "live" ? undefined : pace });

/** The address at which they are shown. */
export const leadersAddress = (game: string, pace: Pace = "live"): string => `/leaders/${encodeURIComponent(game)}${asked(pace)}`;

/** Where it says how ratings work. */
export const ratingsAddress = (game: string): string => `${leadersAddress(game)}#how`;
