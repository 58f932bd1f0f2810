// The address of a player's page: whose it is, and against whom the games were that it is about.
import { query } from "@/platform/api";

export const AGAINST = ["all", "people", "bots"] as const;
export type Against = (typeof AGAINST)[number];

/** What an address asks for; what it says wrongly is left out. */
export function againstIn(path: string): Against {
  const said = new URL(path, "http://server").searchParams.get("against");
  return AGAINST.find((one) => one === said) ?? "all";
}

const asked = (against: Against): string => query({ against: against === "all" ? undefined : against });

/** The address at which the page is shown. */
export const playerAddress = (name: string, against: Against = "all"): string => `/player/${encodeURIComponent(name)}${asked(against)}`;

/** The same for the server. */
export const careerPath = (name: string, against: Against): string => `/careers/${encodeURIComponent(name)}${asked(against)}`;
