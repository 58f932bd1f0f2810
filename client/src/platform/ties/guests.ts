// Somebody who is to be asked to the next table that one opens: chosen on any page, and asked once the table is there.
import { create } from "zustand";
import { navigate } from "@/platform/router";

export interface NextGuest {
  player: string;
  name: string;
}

export const useNextGuest = create<{ next: NextGuest | null }>(() => ({ next: null }));

/** Goes to make a table for somebody. */
export function makeTableFor(next: NextGuest): void {
  useNextGuest.setState({ next });
  navigate("/");
}

/** Nobody is waited for any more; gives who was. */
export function forgetNextGuest(): NextGuest | null {
  const { next } = useNextGuest.getState();
  if (next) useNextGuest.setState({ next: null });
  return next;
}
