// What can be wrong, by where somebody noticed it.
import type { Reason } from "./asking";

export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  insult: "order.reason.insult",
  advertising: "order.reason.advertising",
  cheating: "order.reason.cheating",
  left: "order.reason.left",
  name: "order.reason.name",
  other: "order.reason.other",
};

export type Where = "line" | "table" | "page";

const REASONS: Readonly<Record<Where, readonly Reason[]>> = {
  line: ["insult", "advertising", "cheating", "other"],
  table: ["insult", "cheating", "left", "name", "other"],
  page: ["name", "insult", "advertising", "cheating", "other"],
};

export const reasonsAt = (where: Where): readonly Reason[] => REASONS[where];
