// A score sheet put in order: lines of one kind together, by seat, with their sums.
import type { Outcome, ScoreLine } from "@/wire/table";

/** Lines of one kind, and what they bring to each seat. */
export interface Kind {
  /** Message id of the kind. */
  words: string;
  /** Rules that gave lines of this kind. */
  rules: readonly string[];
  /** By seat; those of the game's own opponents follow. */
  lines: readonly (readonly ScoreLine[])[];
  sums: readonly number[];
}

export interface Sheet {
  kinds: readonly Kind[];
  totals: readonly number[];
}

/** What a sheet comes to. */
export const sumOf = (lines: readonly ScoreLine[]): number => lines.reduce((all, line) => all + line.points, 0);

/** All kinds in the order of the rules, which is that of every sheet: one that a seat does not have keeps its place among the others. */
function inOrder(sheets: readonly (readonly string[])[]): string[] {
  const order: string[] = [];
  for (const kinds of sheets) {
    let last = -1;
    for (const kind of kinds) {
      const there = order.indexOf(kind);
      if (there < 0) order.splice(last + 1, 0, kind);
      last = there < 0 ? last + 1 : Math.max(last, there);
    }
  }
  return order;
}

/** Kinds in the order in which the server names them. */
export function sheetOf(outcome: Outcome, wordsOf: (rule: string) => string): Sheet {
  const order = inOrder(outcome.sheets.map((sheet) => sheet.map((line) => wordsOf(line.rule))));
  const kinds = order.map((words) => {
    const lines = outcome.sheets.map((sheet) => sheet.filter((line) => wordsOf(line.rule) === words));
    return { words, rules: [...new Set(lines.flat().map((line) => line.rule))], lines, sums: lines.map(sumOf) };
  });
  return { kinds, totals: outcome.sheets.map(sumOf) };
}

/** What is shown after so many kinds were counted. */
export function countedTo(sheet: Sheet, kinds: number): readonly number[] {
  return sheet.totals.map((_, seat) => sheet.kinds.slice(0, kinds).reduce((all, kind) => all + (kind.sums[seat] ?? 0), 0));
}
