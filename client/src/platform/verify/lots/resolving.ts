// Which press counted: the same pure function by which the server decided, written anew here so that it can be checked.
import { photoWindow } from "@/platform/lot/photo";
import { counts, judge } from "./judging";
import { type Judged, lastClose, type Press, type Resolution, type Terms } from "./terms";

/** The end of a lot, whatever order the presses came in. */
export function resolve(terms: Terms, presses: readonly Press[]): Resolution {
  let closes = lastClose(terms);
  const judged: Judged[] = [];
  const pressed = new Set<number>();
  const best = new Map<number, Judged>();
  for (const press of inOrder(presses)) {
    const verdict = amongOthers(judge(terms, press), press, closes, pressed);
    judged.push(verdict);
    if (!counts(verdict)) continue;
    let soonest = verdict.at + terms.horizon_ms;
    if (press.type === "press") {
      pressed.add(press.seat);
      soonest = Math.max(soonest, press.heard); // whatever was heard until now was heard in time
    }
    closes = Math.min(closes, soonest);
    const rival = best.get(press.seat);
    if (!rival || isEarlier(verdict, rival)) best.set(press.seat, verdict);
  }
  return { ...firstOf([...best.values()]), closes, judged };
}

/** What was said beforehand, and then as it was heard; the rest only makes the order the same every time. Each counts once. */
function inOrder(presses: readonly Press[]): Press[] {
  const keyed = presses.map((press) => ({ press, key: keyOf(press) })).toSorted((one, other) => compare(one.key, other.key));
  return keyed.filter(({ key }, at) => at === 0 || compare(key, keyed[at - 1]?.key ?? []) !== 0).map(({ press }) => press);
}

function keyOf(press: Press): readonly number[] {
  if (press.type === "stop") return [0, press.seat, press.step];
  const { heard, seat, step, claimed, link } = press;
  return [1, heard, seat, step, claimed, link.rtt_ms, link.best_ms, link.samples];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** A seat has one press, and has it before the lot closes. What was said beforehand is always in time. */
function amongOthers(verdict: Judged, press: Press, closes: number, pressed: ReadonlySet<number>): Judged {
  if (press.type === "stop" || !counts(verdict)) return verdict;
  if (press.heard > closes) return { ...verdict, flags: [...verdict.flags, "late"] };
  return pressed.has(press.seat) ? { ...verdict, flags: [...verdict.flags, "again"] } : verdict;
}

function isEarlier(one: Judged, other: Judged): boolean {
  return one.step < other.step || (one.step === other.step && one.at < other.at);
}

/** The step that wins, and who is so near the earliest press there that no clock can tell. */
function firstOf(counted: readonly Judged[]): Pick<Resolution, "step" | "first"> {
  if (counted.length === 0) return { step: null, first: [] };
  const { step, at: earliest } = counted.reduce((one, other) => (isEarlier(other, one) ? other : one));
  const atStep = counted.filter((verdict) => verdict.step === step);
  // Of several that are earliest together the one that is known worst sets the window: no seat is preferred.
  const doubt = Math.max(...atStep.filter(({ at }) => at === earliest).map(({ doubt_ms }) => doubt_ms));
  const near = atStep.filter(({ at, doubt_ms }) => at - earliest <= photoWindow(doubt + doubt_ms));
  return { step, first: near.map(({ seat }) => seat).toSorted((one, other) => one - other) };
}
