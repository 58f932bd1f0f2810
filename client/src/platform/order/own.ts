// What concerns whoever plays here: a role, measures against them, and what they complained of. Asked after coming in.
import { create } from "zustand";
import { askFor, onBanned } from "@/platform/api";
import { useMyself } from "@/platform/me";
import type { OwnMeasure, OwnModeration } from "@/wire/http";

interface Own {
  /** Null until the server has told it, and for nobody. */
  own: OwnModeration | null;
}

export const useOwn = create<Own>(() => ({ own: null }));

/** Asks again, as after a refusal that came of a measure; what cannot be fetched changes nothing. */
export async function askOwn(): Promise<void> {
  const asked = useMyself.getState().me?.ref;
  if (!asked) return useOwn.setState({ own: null });
  const own = await askFor<OwnModeration>("GET", "/me/moderation").catch(() => null);
  if (own && useMyself.getState().me?.ref === asked) useOwn.setState({ own });
}

onBanned(() => void askOwn());

/** The measure of this kind that is in force, if any. */
export const inForce = (own: OwnModeration | null, kind: OwnMeasure["kind"]): OwnMeasure | undefined =>
  own?.measures.find((measure) => measure.kind === kind && measure.in_force);

/** Where it is said why, and answered. */
export const OWN_ORDER = "/profile#order";
