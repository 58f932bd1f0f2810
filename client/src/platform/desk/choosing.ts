// What a moderator chose to do, what is still missing, and the decision that comes of it. Nothing is sent from here.
import type { CaseFile, CaseLine } from "@/wire/http";

export const ACTS = ["hide", "mute", "close", "name", "ban"] as const;
export type Act = (typeof ACTS)[number];
export type Answer = "lift" | "keep";

export type Measure = { type: "hide"; lines: readonly number[] } | { type: "mute" | "ban"; days: number } | { type: "close" | "name" };

export interface Decision {
  verdict: "act" | "reject" | "lift" | "keep";
  reason: string;
  measures: readonly Measure[];
  tell: boolean;
}

export interface Choice {
  acts: ReadonlySet<Act>;
  /** The lines that would be hidden. */
  lines: ReadonlySet<number>;
  /** For how long, of a mute and of a ban. */
  days: number;
  /** What becomes of a measure that somebody answered. */
  answer: Answer | null;
  reason: string;
  tell: boolean;
}

export const MOST_DAYS = { mute: 365, ban: 3650 };

/** Lines that can be hidden still. */
export const hideable = (file: CaseFile): readonly CaseLine[] => file.lines.filter((line) => !line.hidden);

/** As a case is opened: nothing is chosen, and the lines that somebody complained of would be hidden. */
export function choiceFor(file: CaseFile): Choice {
  const lines = hideable(file).filter((line) => line.complaints.length > 0);
  return { acts: new Set(), lines: new Set(lines.map(({ id }) => id)), days: 1, answer: null, reason: "", tell: true };
}

export const isAppeal = (file: CaseFile): boolean => file.card.reason === "appeal";

/** What can be done in a case: lines are hidden where there are some, a table is closed where one is open. */
export function possible(file: CaseFile): ReadonlySet<Act> {
  const can = new Set<Act>(["mute", "name", "ban"]);
  if (hideable(file).length > 0) can.add("hide");
  if (file.table && file.table.status !== "over") can.add("close");
  return can;
}

export function toggled<Value>(values: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const changed = new Set(values);
  if (!changed.delete(value)) changed.add(value);
  return changed;
}

export type Lack = "choice" | "lines" | "days" | "reason";

/** What is missing before it can be decided; null where nothing is. */
export function lackOf(file: CaseFile, { acts, lines, days, answer, reason }: Choice): Lack | null {
  const isSilent = reason.trim() === "";
  if (isAppeal(file)) return answer === null ? "choice" : isSilent ? "reason" : null;
  if (acts.size === 0) return "choice";
  if (acts.has("hide") && lines.size === 0) return "lines";
  if ((acts.has("mute") && !isTime(days, MOST_DAYS.mute)) || (acts.has("ban") && !isTime(days, MOST_DAYS.ban))) return "days";
  const isOnlyHiding = acts.size === 1 && acts.has("hide");
  return isSilent && !isOnlyHiding ? "reason" : null;
}

const isTime = (days: number, most: number): boolean => Number.isInteger(days) && days >= 1 && days <= most;

/** What is sent where nothing is missing. */
export function decisionOf(file: CaseFile, { acts, lines, days, answer, reason, tell }: Choice): Decision {
  const words = { reason: reason.trim(), tell };
  if (isAppeal(file)) return { verdict: answer ?? "keep", measures: [], ...words };
  const measures = ACTS.filter((act) => acts.has(act)).map((type): Measure => {
    if (type === "hide") return { type, lines: [...lines].toSorted((one, other) => one - other) };
    return type === "mute" || type === "ban" ? { type, days } : { type };
  });
  return { verdict: "act", measures, ...words };
}

export const rejection = ({ reason, tell }: Choice): Decision => ({ verdict: "reject", reason: reason.trim(), measures: [], tell });
