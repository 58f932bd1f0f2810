// The steps of a finished game as the server tells them, and which of them to ask for next.
import { Problem } from "@/platform/api";
import type { Phase, Shown } from "@/wire/table";

/** A row, and where the game stood after it. */
export interface ReplayStep {
  readonly version: number;
  readonly at: number;
  readonly what: Shown;
  readonly phase: Phase;
  readonly awaited: readonly number[];
  /** The game's own view; none before the game. */
  readonly view: unknown;
  /** What follows from it by the rules; none where the game tells none. */
  readonly facts?: unknown;
  /** What each seat saw, and what followed from it; only for the all-knowing. */
  readonly views?: readonly unknown[];
  readonly seat_facts?: readonly unknown[];
}

export interface ReplayPage {
  /** How many steps there are. */
  readonly version: number;
  readonly steps: readonly ReplayStep[];
}

/** Through whose eyes: a seat, a watcher's, or everybody's at once. */
export type Eyes = number | "all";
export const WATCHER = -1;

/** The eyes that an address asks for; the usual ones where it asks for none, or for a seat that is not there. */
export function readEyes(text: string, seats: number, usual: Eyes): Eyes {
  if (text === "all") return "all";
  const seat = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  return seat >= WATCHER && seat < seats ? seat : usual;
}

/** How many steps are asked for at once: those of the all-knowing hold the view of every seat. */
export function pageSize(eyes: Eyes): number {
  return eyes === "all" ? 20 : 50;
}

/** Asks the server for some steps. */
export async function askSteps(table: string, eyes: Eyes, from: number, invitation: string): Promise<ReplayPage> {
  const asked = new URLSearchParams({ eyes: String(eyes), from: String(from), count: String(pageSize(eyes)) });
  if (invitation) asked.set("invitation", invitation);
  let response: Response;
  try {
    response = await fetch(`/api/tables/${encodeURIComponent(table)}/replay?${asked}`, { credentials: "same-origin" });
  } catch {
    throw new Problem(0, { code: "offline", words: "The server cannot be reached." });
  }
  if (response.ok) return (await response.json()) as ReplayPage;
  const told = (await response.json().catch(() => null)) as { code: string; words: string } | null;
  throw new Problem(response.status, told ?? { code: "unknown", words: response.statusText });
}

/** What is known of a game so far: by version, counted from 1. */
export interface Reel {
  /** How many steps there are; 0 while nobody knows. */
  readonly total: number;
  readonly steps: ReadonlyMap<number, ReplayStep>;
}

export const EMPTY_REEL: Reel = { total: 0, steps: new Map() };

/** The reel with some more steps. */
export function splice(reel: Reel, page: ReplayPage): Reel {
  const steps = new Map(reel.steps);
  for (const step of page.steps) steps.set(step.version, step);
  return { total: page.version, steps };
}

/**
 * From which version to ask next, or null when everything is there: first what is looked at, then what comes after it, then
 * what was before; so that whoever plays or steps on never waits.
 */
export function wanted(reel: Reel, at: number, size: number): number | null {
  if (reel.total === 0) return pageStart(Math.max(at, 1), size);
  const missing = (version: number) => !reel.steps.has(version);
  const here = Math.min(Math.max(at, 1), reel.total);
  const ahead = range(here, reel.total).find(missing);
  const behind = range(1, here).findLast(missing);
  const next = ahead ?? behind;
  return next === undefined ? null : pageStart(next, size);
}

function pageStart(version: number, size: number): number {
  return version - ((version - 1) % size);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}

/** The first step at which there is a game to see; null where none is known yet. */
export function beginning(reel: Reel): number | null {
  for (let version = 1; version <= reel.total; version++) {
    const step = reel.steps.get(version);
    if (!step) return null;
    if (step.view !== null) return version;
  }
  return null;
}

/** Whether everything is known and there never was a game: the table was closed before it. */
export function neverBegan(reel: Reel): boolean {
  return reel.total > 0 && reel.steps.size >= reel.total && beginning(reel) === null;
}
