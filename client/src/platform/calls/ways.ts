// The ways and kinds of calls as they are shown: which ways are offered to whom, and the words of each.
import type { CallWays, Player } from "@/wire/http";
import type { Kind, Service, WayKind } from "./asking";

/** Guests are called by their browser alone. */
export function offeredTo({ kind }: Player, { push_key, mail, services }: CallWays): WayKind[] {
  const isKept = kind === "account";
  return [
    ...(push_key ? (["push"] as const) : []),
    ...(isKept && mail ? (["mail"] as const) : []),
    ...(isKept && services.length > 0 ? (["service"] as const) : []),
  ];
}

export const WAY: Readonly<Record<WayKind, string>> = {
  push: "notices.way.push",
  mail: "notices.way.mail",
  service: "notices.way.service",
};

export const SERVICE: Readonly<Record<Service, string>> = {
  ntfy: "notices.service.ntfy",
  discord: "notices.service.discord",
  matrix: "notices.service.matrix",
  webhook: "notices.service.webhook",
};

export const KIND: Readonly<Record<Kind, { name: string; more: string; line: string }>> = {
  turn: { name: "notices.kind.turn", more: "notices.kind.turn.more", line: "notices.line.turn" },
  time: { name: "notices.kind.time", more: "notices.kind.time.more", line: "notices.line.time" },
  found: { name: "notices.kind.found", more: "notices.kind.found.more", line: "notices.line.found" },
  invited: { name: "notices.kind.invited", more: "notices.kind.invited.more", line: "notices.line.invited" },
  over: { name: "notices.kind.over", more: "notices.kind.over.more", line: "notices.line.over" },
};
