// A table as this browser knows it, and how each message of the server changes that. Pure: no socket, no clock.
import type { Chat, Happened, Refused, Shown, Sight, Snapshot, Told } from "@/wire/table";

/** A row of a table as its viewer was sent it. */
export interface Row {
  readonly seq: number;
  readonly at: number;
  readonly what: Shown;
}

/** Rows that came together, and how the table stood after them. */
export interface Step {
  readonly rows: readonly Row[];
  readonly sight: Sight;
}

/** What happened in a step, for whoever shows it; `key` is new for each step. */
export interface Happening {
  readonly key: number;
  readonly seat: number;
  readonly events: readonly unknown[];
}

/** What is on the screen. It follows what is known, a step at a time. */
export interface OnScreen {
  readonly seq: number;
  readonly sight: Sight | null;
  readonly rows: readonly Row[];
  readonly moment: Happening | null;
}

export interface TableState {
  readonly table: string;
  /** The last number that is known. */
  readonly seq: number;
  /** How the table stands, as far as is known. */
  readonly sight: Sight | null;
  /** Rows that wait for the sight that comes with the last of them. */
  readonly loose: readonly Row[];
  /** Steps that are known and not on the screen yet. */
  readonly waiting: readonly Step[];
  readonly screen: OnScreen;
  readonly presence: { readonly seats: readonly number[]; readonly watchers: number };
  /** What was said, the oldest first. */
  readonly chat: readonly Chat[];
  /** Why the server does not show this table, or null. */
  readonly refusal: Refused | null;
}

export function emptyTable(table: string): TableState {
  return {
    table,
    seq: 0,
    sight: null,
    loose: [],
    waiting: [],
    screen: { seq: 0, sight: null, rows: [], moment: null },
    presence: { seats: [], watchers: 0 },
    chat: [],
    refusal: null,
  };
}

/** The table after a message about it; `gap` where rows are missing in between, so that it must be watched again. */
export function hear(state: TableState, message: Told): { state: TableState; gap: boolean } {
  switch (message.type) {
    case "happened":
      return happened(state, message);
    case "snapshot":
      return { state: snapshot(state, message), gap: false };
    case "presence":
      return { state: { ...state, presence: { seats: message.seats, watchers: message.watchers } }, gap: false };
    case "chat":
      return { state: { ...state, chat: said(state.chat, [message]) }, gap: false };
    case "unsaid":
      return { state: { ...state, chat: state.chat.filter((line) => line.id !== message.id) }, gap: false };
    case "refused":
      return { state: message.asked === "watch" ? { ...state, refusal: message } : state, gap: false };
    default:
      return { state, gap: false };
  }
}

function happened(state: TableState, message: Happened): { state: TableState; gap: boolean } {
  if (message.seq <= state.seq) return { state, gap: false }; // it is known already
  if (message.seq > state.seq + 1) return { state, gap: true };
  const rows = [...state.loose, { seq: message.seq, at: message.at, what: message.what }];
  if (!message.now) return { state: { ...state, seq: message.seq, loose: rows, refusal: null }, gap: false };
  const step = { rows, sight: message.now };
  const known = { ...state, seq: message.seq, sight: message.now, loose: [], waiting: [...state.waiting, step], refusal: null };
  // How a table came to where it stands is told in the log; the first look at it is of what is there now.
  return { state: state.screen.sight ? known : showAll(known), gap: false };
}

function snapshot(state: TableState, message: Snapshot): TableState {
  const known = { ...state, seq: message.seq, sight: message.now, loose: [], refusal: null };
  if (message.seq === state.seq && state.sight) {
    // Somebody has another name: nothing happened. What waits to be shown is shown as it was, and then as it is.
    if (state.waiting.length === 0) return { ...known, screen: { ...state.screen, sight: message.now } };
    const last = state.waiting.at(-1);
    return { ...known, waiting: last ? [...state.waiting.slice(0, -1), { ...last, sight: message.now }] : [] };
  }
  return { ...known, waiting: [], screen: { seq: message.seq, sight: message.now, rows: [], moment: null } };
}

/** Rows from before the first that is known, such as a snapshot leaves out. */
export function remember(state: TableState, earlier: readonly Row[]): TableState {
  const first = state.screen.rows[0]?.seq ?? state.screen.seq + 1;
  const older = earlier.filter((row) => row.seq < first).toSorted((one, other) => one.seq - other.seq);
  return older.length ? { ...state, screen: { ...state.screen, rows: [...older, ...state.screen.rows] } } : state;
}

/** Lines of chat beside those that are known, each once and in order. */
export function said(known: readonly Chat[], more: readonly Chat[]): readonly Chat[] {
  const lines = new Map([...known, ...more].map((line) => [line.id, line]));
  return [...lines.values()].toSorted((one, other) => one.id - other.id);
}

/** Puts the next step on the screen. */
export function showNext(state: TableState): TableState {
  const [step, ...waiting] = state.waiting;
  if (!step) return state;
  const rows = [...state.screen.rows, ...step.rows];
  const seq = step.rows.at(-1)?.seq ?? state.screen.seq;
  return { ...state, waiting, screen: { seq, sight: step.sight, rows, moment: momentOf(step, state.screen.moment) } };
}

/** Puts everything on the screen that is known, at once and without a show. */
export function showAll(state: TableState): TableState {
  let shown = state;
  while (shown.waiting.length > 0) shown = showNext(shown);
  return shown === state ? state : { ...shown, screen: { ...shown.screen, moment: null } };
}

/** What a step has to show. A row without events of the game leaves on the stage what is there. */
function momentOf(step: Step, before: Happening | null): Happening | null {
  let moment = before;
  for (const { seq, what } of step.rows) {
    if (what.type === "TakenBackShown") moment = null;
    if (what.type !== "PlayedShown" && what.type !== "StartedShown") continue;
    const events = what.events as readonly unknown[];
    const together = moment && moment !== before ? [...moment.events, ...events] : events;
    moment = { key: seq, seat: what.type === "PlayedShown" ? what.seat : -1, events: together };
  }
  return moment;
}
