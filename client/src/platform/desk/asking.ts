// What the moderators' desk asks of the server.
import { askFor, tellIt, query } from "@/platform/api";
import type { CaseFile, Desk } from "@/wire/http";
import type { Sight } from "@/wire/table";
import type { Decision } from "./choosing";

export type Which = "waiting" | "all" | "decided";

export const askDesk = (which: Which, before?: number): Promise<Desk> => askFor("GET", `/moderation/cases${query({ which, before })}`);
/** Opens a case; that somebody looked is noted in its trail. */
export const lookAt = (id: number): Promise<CaseFile> => askFor("GET", `/moderation/cases/${id}`);
export const take = (id: number): Promise<CaseFile> => askFor("POST", `/moderation/cases/${id}/take`);
export const handOver = (id: number): Promise<void> => tellIt("POST", `/moderation/cases/${id}/release`);
export const decide = (id: number, decision: Decision): Promise<CaseFile> => askFor("POST", `/moderation/cases/${id}/decide`, decision);
export const lift = (measure: number, reason: string): Promise<void> => tellIt("POST", `/moderation/measures/${measure}/lift`, { reason });
/** The table of a case as a spectator sees it. */
export const tableOf = (id: number): Promise<Sight> => askFor("GET", `/moderation/cases/${id}/table`);
