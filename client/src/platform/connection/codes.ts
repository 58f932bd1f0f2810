// The ends of a socket: which of them one comes back from, and when (docs/protocol.md).

export const NORMAL = 1000;
/** The network is gone, or the server does not answer. */
export const UNANSWERED = 1006;
/** Somebody else looks at this table with one's own name: a newer window of the same player. */
export const ELSEWHERE = 4001;
/** The session ended, or there is none. */
export const NOBODY = 4003;
/** Whoever plays here is banned: why, is asked over HTTP. */
export const BANNED = 4010;
/** The server speaks another version: the page must be loaded anew. */
export const OUTDATED = 4005;

// After NOBODY it is asked once for a ticket: a guest who became an account has a new session by then.
const STAYS_AWAY: ReadonlySet<number> = new Set([1002, 1003, 1007, 1009, ELSEWHERE, OUTDATED, BANNED]);
/** After these it is wise to wait a while. */
export const SLOWLY: ReadonlySet<number> = new Set([1008, 4006]);

export const comesBack = (code: number): boolean => !STAYS_AWAY.has(code);

const QUICK = 300;
const MOST = 5_000;

/** Milliseconds until the next try: soon at first, then at random, so that a server that comes back is not overrun. */
export function wait(tries: number, random: number): number {
  return tries === 0 ? QUICK * (0.5 + random) : QUICK + random * (MOST - QUICK);
}

const SOON = 250;

/** Milliseconds until the same is asked again of a server that is busy: twice as long each time, up to a limit. */
export function again(tries: number, random: number): number {
  return Math.min(MOST, SOON * 2 ** tries) * (0.75 + random / 2);
}
