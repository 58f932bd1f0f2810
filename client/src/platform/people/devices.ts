// A second device at the server: a code for it, and signing in with the one that it has read.
import { askFor, type Proof } from "@/platform/api";
import type { DeviceCode, Player } from "@/wire/http";

/** In the part of the address that no server is sent. */
const MARK = "#device=";

export const makeDeviceCode = (proof: Proof | null) => askFor<DeviceCode>("POST", "/me/devices", { proof });

export const signInWithCode = (code: string) => askFor<Player>("POST", "/devices", { code });

/** What the other device opens. */
export const deviceLink = (code: string): string => `${window.location.origin}/profile${MARK}${code}`;

/** The code that this device has come with, or null. Reading it changes nothing: a first showing may be thrown away. */
export function deviceCodeHere(): string | null {
  const { hash } = window.location;
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : null;
}

/** Takes the code out of the address, and so of the history. */
export function hideDeviceCode(): void {
  if (deviceCodeHere() === null) return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
}
