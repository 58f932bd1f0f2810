// What concerns whoever plays here: a role, measures against them, and what they complained of. Asked after coming in.
import { useEffect } from "react";
import { create } from "zustand";
import { askFor, onBanned } from "@/platform/api";
import { serverNow } from "@/platform/connection/time";
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

/** Whether it was in force when the server told it, and has not ended since. */
export const isInForce = ({ in_force: was, ends_at: end }: OwnMeasure): boolean => was && (end === null || end > serverNow());

/** The measure of this kind that is in force, if any. */
export const inForce = (own: OwnModeration | null, kind: OwnMeasure["kind"]): OwnMeasure | undefined =>
  own?.measures.find((measure) => measure.kind === kind && isInForce(measure));

/** Timers of browsers count about 24 days at most: a later end is waited for day by day. */
const DAY = 86_400_000;

/** Looks again at the end of a measure, and when somebody comes back to the page: it may have been lifted, too. */
export function useMeasuresEnd(): void {
  const own = useOwn((state) => state.own);
  useEffect(() => {
    if (!own?.measures.some((measure) => measure.in_force)) return undefined;
    const look = (): void => {
      if (document.hidden) return;
      // A copy: what shows a measure looks at the time again, even if the server does not answer.
      useOwn.setState({ own: { ...own } });
      void askOwn();
    };
    const ends = own.measures.flatMap((measure) => (isInForce(measure) ? (measure.ends_at ?? []) : []));
    const timer = ends.length > 0 ? setTimeout(look, Math.min(DAY, Math.min(...ends) - serverNow())) : undefined;
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [own]);
}

/** Where it is said why, and answered. */
export const OWN_ORDER = "/profile#order";
