// How a table counts time, read from the word or two with which it hangs in the hall.

export type Pace = { kind: "untimed" } | { kind: "live"; minutes: number; seconds: number } | { kind: "days"; days: number };

/** `untimed`, `live 600+15` (seconds) or `days 3`. What we do not know counts as untimed. */
export function paceOf(text: string): Pace {
  const live = /^live (\d+)\+(\d+)$/.exec(text);
  if (live) return { kind: "live", minutes: Math.round(Number(live[1]) / 6) / 10, seconds: Number(live[2]) };
  const days = /^days (\d+)$/.exec(text);
  return days ? { kind: "days", days: Number(days[1]) } : { kind: "untimed" };
}
