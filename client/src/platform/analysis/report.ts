// What the server is asked for an analysis: how far it is, to begin it, and a table to try it again from a moment.
import { askFor, query } from "@/platform/api";
import type { AnalysisShape, ChanceShape, JudgedShape, ReportShape, SeatReportShape, SlipCause, Tried } from "@/wire/http";

/** What is found so far, by seat. Moves of decisions and draws are counted from 0, those of moments from 1. */
export type Report = ReportShape;
export type SeatReport = SeatReportShape;
export type Decision = JudgedShape;
/** The chance to win after so many moves. */
export type Outlook = ChanceShape;
/** From where a difference comes, as in a hint. */
export type Cause = SlipCause;
export type Analysis = AnalysisShape;

const pathOf = (table: string, invitation: string) => `/tables/${encodeURIComponent(table)}/analysis${query({ invitation })}`;

export const askAnalysis = (table: string, invitation: string) => askFor<Analysis>("GET", pathOf(table, invitation));

/** Begins it, if nobody has yet. */
export const beginAnalysis = (table: string, invitation: string) => askFor<unknown>("POST", pathOf(table, invitation));

/** A practice table that stands where this game stood before a move; gives its address. */
export async function tryFrom(table: string, move: number, seat: number, invitation: string): Promise<string> {
  const made = await askFor<Tried>("POST", `/tables/${encodeURIComponent(table)}/tries${query({ invitation })}`, {
    move,
    seat,
  });
  return `/table/${made.table}`;
}
