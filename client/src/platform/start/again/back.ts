// Whether somebody comes back: then the start page begins with their own tables.
import { useMe } from "@/platform/me";
import type { TableCard } from "@/wire/http";
import { rememberedName } from "../names";

/**
 * An account, or a guest with at least one game. Until the server has said who it is, and what they play, whoever left a
 * name in this browser is taken to come back: so the page does not change under the hand.
 */
export function useIsBack(mine: readonly TableCard[] | null): boolean {
  const me = useMe();
  if (me === undefined) return rememberedName() !== null;
  if (me === null) return false;
  return me.kind === "account" || mine === null || mine.length > 0;
}
