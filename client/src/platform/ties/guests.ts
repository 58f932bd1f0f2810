// Somebody who is to be asked to the next table that one opens: chosen on any page, and asked once the table is there.
import { create } from "zustand";
import { onChangeOfPlayer } from "@/platform/me";
import { navigate, routeOf } from "@/platform/router";

export interface NextGuest {
  player: string;
  name: string;
}

interface Expected {
  next: NextGuest | null;
  /** The table that was opened for them; "" until then. */
  table: string;
}

const NOBODY: Expected = { next: null, table: "" };

export const useNextGuest = create<Expected>(() => NOBODY);

/** Goes to make a table for somebody. */
export function makeTableFor(next: NextGuest): void {
  useNextGuest.setState({ next, table: "" });
  navigate("/");
}

/** The table of this address was opened for whoever is expected: they are asked in its room, and in no other. */
export function expectGuestAt(address: string): void {
  const { next, table } = useNextGuest.getState();
  const route = routeOf(address);
  if (next && table === "" && route.page === "table") useNextGuest.setState({ table: route.id });
}

/** Who is to be asked to this table; they are given once. */
export function takeGuestOf(table: string): NextGuest | null {
  const expected = useNextGuest.getState();
  if (expected.table !== table) return null;
  forgetNextGuest();
  return expected.next;
}

/** Nobody is expected any more. */
export function forgetNextGuest(): void {
  useNextGuest.setState(NOBODY);
}

/** The start page is gone: if that was without a table for them, nobody is expected any more. */
export function leaveStart(): void {
  // React takes the page away and puts it back while it is developed: then nobody has gone anywhere.
  const isLeft = routeOf(window.location.pathname).page !== "start";
  if (isLeft && useNextGuest.getState().table === "") forgetNextGuest();
}

// Somebody else has not asked anybody.
onChangeOfPlayer(forgetNextGuest);
