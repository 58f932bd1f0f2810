// What was counted before this person's eyes already: the last of each table is remembered in this browser.
import { memory } from "@/platform/settings";

const KEY = "mokum.counted.";
const KEPT = 20;

function read(kind: string): string[] {
  return (memory.read(KEY + kind) ?? "").split(" ").filter(Boolean);
}

/** Whether row `seq` of a table, or one after it, was seen. */
export function wasSeen(kind: string, table: string, seq: number): boolean {
  return read(kind).some((one) => one.startsWith(`${table}:`) && Number(one.slice(table.length + 1)) >= seq);
}

export function remember(kind: string, table: string, seq: number): void {
  const others = read(kind).filter((one) => !one.startsWith(`${table}:`));
  memory.write(KEY + kind, [...others, `${table}:${seq}`].slice(-KEPT).join(" "));
}
