// The time of the server: clocks at tables count by it, whatever the clock of this machine says.

/** How far the server's clock is ahead of ours, in milliseconds; from a whole second of an HTTP date, give or take one. */
let ahead: number | null = null;

/** An answer that took longer says nothing about the time. */
const SLOW = 3_000;

/** A date of HTTP that came in answer to a question sent at `sent`. */
export function heardAt(date: string | null, sent: number): void {
  const at = Date.parse(date ?? "");
  if (Number.isNaN(at) || ahead !== null || Date.now() - sent > SLOW) return;
  // The date is cut down to its second: on average the server was half a second further.
  const guess = at + 500 - (sent + Date.now()) / 2;
  // Clocks that agree to two seconds are taken to be right: then nothing jumps.
  ahead = Math.abs(guess) < 2000 ? 0 : guess;
}

/** A row that has just been written came now: the server is at least that far. */
export function rowCame(at: number): void {
  if (ahead !== null && at - Date.now() > ahead) ahead = at - Date.now();
}

/** What the clock of the server shows now, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + (ahead ?? 0);
}
