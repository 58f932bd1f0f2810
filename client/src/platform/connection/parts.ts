// One's part of the deal: drawn and sealed when one sits down, kept here beside what the server had promised by then.
import { api } from "@/platform/api";
import { memory } from "@/platform/settings";
import type { Sit } from "@/wire/table";
import { digest, hex, randomBytes } from "./random";

const BYTES = 16;
/** Nobody waits longer than this for the promise: they sit down without having seen it. */
const PATIENCE = 2_000;
const key = (table: string, seat: number): string => `mokum.part.${table}.${seat}`;
const promiseKey = (table: string): string => `mokum.promise.${table}`;

/** What a table promised and how it was to be played, as this browser saw it before anything was opened. */
export interface Promised {
  readonly commitment: string;
  readonly options: unknown;
}

/** What seals a part: SHA-256 of `pf1|c|table|seat|part`, where the seat counts from 1 (docs/protocol.md). */
export async function sealOf(table: string, seat: number, part: Uint8Array): Promise<string> {
  const words = new TextEncoder().encode(`pf1|c|${table}|${seat + 1}|`);
  const whole = new Uint8Array(words.length + part.length);
  whole.set(words);
  whole.set(part, words.length);
  return hex(await digest(whole));
}

/**
 * The wish to take a seat, with a part that is kept in this browser.
 *
 * A part is drawn once for a seat of a table: a wish that is refused, here or in another tab, must not lose the one that is
 * sealed already. Nobody sits down again after parts were opened, so that a part that is used again is still unknown.
 */
export async function sitting(table: string, seat: number, invitation = ""): Promise<Sit> {
  // Before one's own part goes out: a promise that is seen later could have been made to fit it.
  await keepPromise(table, invitation);
  const part = bytesOf(partOf(table, seat)) ?? randomBytes(BYTES);
  memory.write(key(table, seat), hex(part));
  const wish = { type: "Sit", seat, part_hash: await sealOf(table, seat, part) } as const;
  return invitation ? { ...wish, invitation } : wish;
}

/** The part that was kept for a seat, in hexadecimal. */
export function partOf(table: string, seat: number): string | null {
  return memory.read(key(table, seat));
}

/** What this browser saw of a table when it first sat down at it; null where it did not. */
export function promiseOf(table: string): Promised | null {
  try {
    const kept: unknown = JSON.parse(memory.read(promiseKey(table)) ?? "null");
    return isPromised(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isPromised(kept: unknown): kept is Promised {
  return typeof kept === "object" && kept !== null && "options" in kept && "commitment" in kept && typeof kept.commitment === "string";
}

/** Keeps the first promise that is seen. Whoever cannot see it sits down all the same, and the check says so later. */
async function keepPromise(table: string, invitation: string): Promise<void> {
  if (promiseOf(table)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((give) => {
    timer = setTimeout(() => give(null), PATIENCE);
  });
  const seen = await Promise.race([api.look(encodeURIComponent(table), invitation).catch(() => null), tooLate]);
  clearTimeout(timer);
  if (seen?.phase !== "open") return;
  memory.write(promiseKey(table), JSON.stringify({ commitment: seen.commitment, options: seen.options } satisfies Promised));
}

function bytesOf(text: string | null): Uint8Array | null {
  if (!text || !/^[0-9a-f]{32}$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
