// What a guide teaches, and when: each lesson waits until the table itself brings it up.
import type { ReactNode } from "react";
import type { LoadWords } from "@/platform/words";

/** As much of a table as every guide looks at. */
export interface AtTable {
  moves: readonly string[];
  seat: number;
}

/** A lesson leads to the rule that it tells of. */
export interface WithRules {
  openRule: (rule: string) => void;
}

export interface Lesson<Situation> {
  step: string;
  /** A step that has to be over before this one makes sense. */
  after?: string;
  /** The rule to read on at. */
  rule: string;
  /** Message ids. */
  title: string;
  text: string | ((situation: Situation) => string);
  isNow: (situation: Situation) => boolean;
  /** Whether it is understood, once the moment has passed; left out, whoever acts has understood. */
  isDone?: (situation: Situation) => boolean;
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
export function isOver<Situation>(lesson: Lesson<Situation>, situation: Situation): boolean {
  return !lesson.isNow(situation) && (lesson.isDone?.(situation) ?? true);
}

/** The lesson of the moment; null where there is nothing to say. */
export function lessonFor<Situation>(
  lessons: readonly Lesson<Situation>[],
  situation: Situation,
  seen: readonly string[],
): Lesson<Situation> | null {
  const fits = ({ step, after, isNow }: Lesson<Situation>) =>
    !seen.includes(step) && (after === undefined || seen.includes(after)) && isNow(situation);
  return lessons.find(fits) ?? null;
}
