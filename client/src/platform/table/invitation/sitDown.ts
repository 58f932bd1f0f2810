// Sitting down by a link in one go: a guest if need be, and the first seat that is still free.
import { api, Problem } from "@/platform/api";
import { sitting } from "@/platform/connection/parts";
import { type Comer, enter } from "@/platform/start/entering";

/** Comes in and takes one of these seats; where others were faster, the table shows it. */
export async function sitDown(comer: Comer, table: string, free: readonly number[], invitation: string): Promise<void> {
  await enter(comer);
  for (const seat of free) {
    try {
      await api.order(table, await sitting(table, seat, invitation));
      return;
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.code !== "not_allowed") throw problem;
    }
  }
}
