// What a taught game teaches: one sentence and one thing to do at a time, pointed at where it lies.
import type { ReactNode } from "react";
import type { LoadWords } from "@/platform/words";
import type { Step } from "./course";

/** The one thing that is asked for now. A task may take several, one after the other. */
export interface Asked {
  /** Selector of what is to be touched or pressed. */
  at: string;
  /** Selectors of what is spoken of, or pays for it: lit, too. A path of a drawing is lit along its line. */
  lit?: readonly string[];
  /** Message id of what to do. */
  words: string;
  /** Brings it into sight where the page alone cannot, such as on a board that shows a part. */
  reveal?: () => void;
}

export interface Task<Situation> extends Step<Situation> {
  /** Message id of what is said. */
  say: string | ((situation: Situation) => string);
  ask: (situation: Situation) => Asked | null;
  /** Where the task is a button of the bubble (`PRESS`): what it says, and what it does. */
  press?: { words: string; act: () => void };
  /** Asked again and again while nothing new can be taught: no dot, and it is never over. */
  isFiller?: boolean;
}

/** The taught game. */
export interface TaughtCourse<Situation> {
  game: string;
  /** The more urgent first. */
  tasks: readonly Task<Situation>[];
  /** The step that takes leave: its task is the button of the bubble. */
  last: string;
  /** What the texts may hold besides words. */
  symbols: Readonly<Record<string, ReactNode>>;
  /** Values of a text, such as the name of a colour. */
  values?: (situation: Situation) => Readonly<Record<string, string | number>>;
  words: LoadWords;
}

/** The button of the bubble that ends the last lesson. */
export const LEAVE = "[data-taught-leave]";

/** The button of the bubble of a task that has one. */
export const PRESS = "[data-taught-press]";

/** A task and all that build on it. */
export function buildingOn<Situation>(tasks: readonly Task<Situation>[], step: string): readonly string[] {
  const found = [step];
  for (const at of found)
    found.push(...tasks.filter(({ after, step: other }) => after === at && !found.includes(other)).map((one) => one.step));
  return found;
}
