// When two moves are as good as far as anybody can tell.
import type { TipChoice } from "@/wire/http";

const LEAST = 0.2;

/** The difference may be chance, or is next to nothing. */
export function isClose({ behind, doubt }: TipChoice): boolean {
  return behind <= Math.max(doubt, LEAST);
}
