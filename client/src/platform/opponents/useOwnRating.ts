// One's own rating at a game, on the scale of the bots.
import { useEffect, useState } from "react";
import { askFor } from "@/platform/api";
import { leadersAddress } from "@/platform/leaders/address";
import { useMe } from "@/platform/me";
import type { Leaders, Rating } from "@/wire/http";

interface Kept {
  /** Whose it is, and at which game. */
  of: string;
  own: Rating | null;
}

const NOTHING: Kept = { of: "", own: null };

/**
 * Undefined for those who have none: guests, visitors, and everybody where no game is named. Null until the server has
 * said it, and if it cannot: the page is whole without.
 */
export function useOwnRating(game: string | undefined): Rating | null | undefined {
  const me = useMe();
  const account = me?.kind === "account" ? me.ref : undefined;
  const [kept, keep] = useState(NOTHING);
  const of = `${account} ${game}`;

  useEffect(() => {
    if (account === undefined || game === undefined) return;
    let isWanted = true;
    askFor<Leaders>("GET", leadersAddress(game)).then(
      ({ own }) => isWanted && keep({ of: `${account} ${game}`, own }),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [account, game]);

  if (account === undefined || game === undefined) return undefined;
  return kept.of === of ? kept.own : null;
}
