// What is asked of the server about order in the house by whoever plays here.
import { askFor, tellIt } from "@/platform/api";
import type { Filed, OwnComplaint, Player } from "@/wire/http";

export type Reason = OwnComplaint["reason"];

/** Of whom one complains, and why; `table` and `line` where it was at one. */
export interface Complaint {
  about: string;
  reason: Reason;
  words: string;
  table?: string;
  line?: number;
  /** What opens the table to whoever complains, where it is private. */
  invitation?: string;
}

export const complain = (complaint: Complaint): Promise<Filed> => askFor("POST", "/complaints", complaint);
export const answer = (measure: number, words: string): Promise<void> => tellIt("POST", `/me/moderation/${measure}/appeal`, { words });
export const chooseName = (name: string): Promise<Player> => askFor("POST", "/me/name", { name });
