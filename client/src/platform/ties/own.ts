// Whom this browser's player follows and blocked: asked of the server where it is shown, and kept for all who show it.
import { useEffect } from "react";
import { create } from "zustand";
import { askFor, Problem, tellIt } from "@/platform/api";
import { onChangeOfPlayer, useMe } from "@/platform/me";
import type { OwnTies, TieTo } from "@/wire/http";
import { learnInvitations } from "./answering";

export type TieKind = "follows" | "blocks";

interface Known {
  /** Null until the server has told it, and for nobody. */
  ties: OwnTies | null;
}

const useKnown = create<Known>(() => ({ ties: null }));
/** Questions are numbered: an older answer is not heard. */
let asked = 0;

/** Asks anew. If the server does not answer, what is known stays. */
export async function learnTies(): Promise<void> {
  asked += 1;
  const mine = asked;
  const ties = await askFor<OwnTies>("GET", "/ties").catch(() => null);
  if (ties && mine === asked) useKnown.setState({ ties });
}

onChangeOfPlayer(() => {
  asked += 1;
  useKnown.setState({ ties: null });
});

const AGAIN = 30_000;

/** Whom one follows and blocked; asked again while the page is in sight, because people come and go. */
export function useTies(): OwnTies | null {
  const ref = useMe()?.ref ?? "";
  useEffect(() => {
    if (!ref) return;
    const ask = (): void => void (document.hidden || learnTies());
    void learnTies();
    const timer = setInterval(ask, AGAIN);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [ref]);
  return useKnown(({ ties }) => ties);
}

/** Follows or blocks somebody, or does so no more; throws what the server says against it. */
export async function choose(player: string, kind: TieKind, isOn: boolean): Promise<void> {
  await tellIt(isOn ? "PUT" : "DELETE", `/ties/${kind}/${encodeURIComponent(player)}`);
  // Whoever is blocked asks nobody any more; of one who is not, an invitation may hold.
  await Promise.all([learnTies(), ...(kind === "blocks" ? [learnInvitations()] : [])]);
}

/** What the player of this name is to this browser's; null for a guest, whom nobody can follow. */
export async function tieTo(name: string): Promise<TieTo | null> {
  try {
    return await askFor<TieTo>("GET", `/ties/${encodeURIComponent(name)}`);
  } catch (problem) {
    if (problem instanceof Problem && problem.code === "no_such_player") return null;
    throw problem;
  }
}

export const invite = (player: string, table: string): Promise<void> => tellIt("POST", "/invitations", { player, table });
