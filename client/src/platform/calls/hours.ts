// Quiet hours as a person fills them in: times of the day for minutes, and the zone that they are meant in.
import type { IntlShape } from "react-intl";
import type { QuietHours } from "@/wire/http";

/** From half past ten in the evening to eight in the morning. */
export const NIGHT: QuietHours = { begins: 22 * 60 + 30, ends: 8 * 60 };
export const HOME = "Europe/Amsterdam";
const DAY = 24 * 60;

/** As a field for a time has it: "22:30". */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The minutes of a time, or null while it is being typed. */
export function minutesOf(time: string): number | null {
  const read = /^(\d\d):(\d\d)/.exec(time);
  return read ? (Number(read[1]) * 60 + Number(read[2])) % DAY : null;
}

/** Pieces of a day from noon to noon, as parts of one: a night lies in the middle of it in one piece. */
export function piecesOf({ begins, ends }: QuietHours): { from: number; to: number }[] {
  const at = (minutes: number): number => ((minutes + DAY / 2) % DAY) / DAY;
  const [from, to] = [at(begins), at(ends)];
  if (from < to) return [{ from, to }];
  return [
    { from: 0, to },
    { from, to: 1 },
  ].filter((piece) => piece.from < piece.to);
}

/** The zone of this device. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || HOME;

/** The zones to choose from: home, this device's, and the one that is chosen. */
export const zonesOf = (chosen: string): string[] => [...new Set([HOME, zoneHere(), chosen])];

/** What a zone is called by people: its city. */
export const cityOf = (zone: string, intl: IntlShape): string =>
  zone === HOME ? intl.formatMessage({ id: "notices.zone.home" }) : (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
