// What the desk calls things: reasons, measures, how long somebody waits.
import type { IntlShape } from "react-intl";
import { cardOf, nameOf } from "@/platform/start/cards";
import { titleOf } from "@/platform/plain/title";
import { tableName } from "@/platform/start/tableName";
import type { CaseCard, CaseMeasure, Person } from "@/wire/http";
import type { Choice } from "./choosing";
import { ACTS } from "./choosing";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long it is: minutes, then hours, then days. */
export function sayLong(intl: IntlShape, ms: number): string {
  if (ms < HOUR) return intl.formatMessage({ id: "desk.minutes" }, { count: Math.max(1, Math.floor(ms / MINUTE)) });
  if (ms < 2 * DAY) return intl.formatMessage({ id: "desk.hours" }, { count: Math.floor(ms / HOUR) });
  return intl.formatMessage({ id: "desk.days" }, { count: Math.floor(ms / DAY) });
}

export const sayGame = (intl: IntlShape, slug: string): string => {
  const card = cardOf(slug);
  return card ? nameOf(intl, card) : titleOf(slug);
};

export const sayCase = (intl: IntlShape, reason: CaseCard["reason"]): string => intl.formatMessage({ id: "desk.case" }, { reason });

/** Whom a case is about, and where it was. */
export function sayAbout(intl: IntlShape, { about, table, game }: CaseCard): string {
  const where = table ? [tableName(table), ...(game ? [sayGame(intl, game)] : [])] : [];
  return [...(about ? [about.name] : []), ...where].join(", ");
}

/** Somebody, or the server itself. */
export const sayWho = (intl: IntlShape, by: Person | null): string => by?.name ?? intl.formatMessage({ id: "desk.house" });

/** A measure with its time, as it was taken. */
export function sayMeasure(intl: IntlShape, kind: CaseMeasure["kind"], days: number | null): string {
  return intl.formatMessage({ id: "desk.measure" }, { kind, days: days ?? 0, isTimed: days === null ? "no" : "yes" });
}

/** For how long a measure was taken; null for one without an end, and for what is done once. */
export const daysOf = ({ kind, begun_at: begun, ends_at: ends }: CaseMeasure): number | null =>
  ends === null || (kind !== "mute" && kind !== "ban") ? null : Math.round((ends - begun) / DAY);

export const endOf = (now: number, days: number): number => now + days * DAY;

/** What the button will do. */
export function sayChoice(intl: IntlShape, { acts, lines, days }: Choice): string {
  const parts = ACTS.filter((act) => acts.has(act)).map((act) => intl.formatMessage({ id: "desk.do" }, { act, count: lines.size, days }));
  const all = parts.join(", ");
  return all.charAt(0).toLocaleUpperCase(intl.locale) + all.slice(1);
}
