// What a guide teaches, and when: each lesson waits until the table itself brings it up.
import type { ReactNode } from "react";
import type { LoadWords } from "@/platform/words";

/** As much of a table as every guide looks at. */
export interface AtTable {
  moves: readonly string[];
  seat: number;
  /** The name of the deal, where it is fixed for learning. */
  deal: string;
}

/** A lesson leads to the rule that it tells of. */
export interface WithRules {
  openRule: (rule: string) => void;
}

/** When something is taught. */
export interface Step<Situation> {
  step: string;
  /** A step that has to be over before this one makes sense. */
  after?: string;
  /** `seen`: the steps that are over. */
  isNow: (situation: Situation, seen: readonly string[]) => boolean;
  /** Whether it is understood, once the moment has passed; left out, whoever acts has understood. */
  isDone?: (situation: Situation) => boolean;
}

export interface Lesson<Situation> extends Step<Situation> {
  /** The rule to read on at. */
  rule: string;
  /** Message ids. */
  title: string;
  text: string | ((situation: Situation) => string);
}

/** The guide of a game. */
export interface Course<Situation> {
  game: string;
  /** The more urgent first. */
  lessons: readonly Lesson<Situation>[];
  /** While these steps are being taught the guide stays in sight. */
  first: readonly string[];
  /** The step that takes leave. */
  last: string;
  /** What the texts may hold besides words. */
  symbols: Readonly<Record<string, ReactNode>>;
  words: LoadWords;
}

/** Whether a step that was shown is over: its moment has passed, and what it asks for was done. */
export function isOver<Situation>(lesson: Step<Situation>, situation: Situation, seen: readonly string[]): boolean {
  return !lesson.isNow(situation, seen) && (lesson.isDone?.(situation) ?? true);
}

/** The lesson of the moment; null where there is nothing to say. */
export function lessonFor<Situation, One extends Step<Situation>>(
  lessons: readonly One[],
  situation: Situation,
  seen: readonly string[],
): One | null {
  const fits = ({ step, after, isNow }: One) =>
    !seen.includes(step) && (after === undefined || seen.includes(after)) && isNow(situation, seen);
  return lessons.find(fits) ?? null;
}
