// What the guides have already taught in this browser, game by game.
import { create } from "zustand";
import { memory } from "@/platform/settings";

export interface Lessons {
  /** Names of the steps that were shown and are over. */
  seen: readonly string[];
  /** The player needs no guide, or no more. */
  isOff: boolean;
}

const NONE: Lessons = { seen: [], isOff: false };
const keyOf = (game: string): string => `mokum.guide.${game}`;

/** What was kept, as far as it can be read. */
export function readLessons(kept: string | null): Lessons {
  try {
    const value: unknown = JSON.parse(kept ?? "null");
    if (typeof value !== "object" || value === null) return NONE;
    const seen = "seen" in value && Array.isArray(value.seen) ? value.seen.filter((one) => typeof one === "string") : [];
    return { seen, isOff: "isOff" in value && value.isOff === true };
  } catch {
    return NONE;
  }
}

const useAll = create<Record<string, Lessons>>(() => ({}));
const remembered = new Map<string, Lessons>();

/** What a game's guide has taught so far, outside React. */
export function lessonsOf(game: string): Lessons {
  const known = useAll.getState()[game] ?? remembered.get(game);
  if (known) return known;
  const read = readLessons(memory.read(keyOf(game)));
  remembered.set(game, read);
  return read;
}

function keep(game: string, lessons: Lessons): void {
  useAll.setState({ [game]: lessons });
  memory.write(keyOf(game), JSON.stringify(lessons));
}

/** What a game's guide has taught so far. */
export function useLessons(game: string): Lessons {
  return useAll((all) => all[game]) ?? lessonsOf(game);
}

/** These steps are over. */
export function markSeen(game: string, ...steps: readonly string[]): void {
  const { seen, isOff } = lessonsOf(game);
  const fresh = steps.filter((step) => !seen.includes(step));
  if (fresh.length > 0) keep(game, { seen: [...seen, ...fresh], isOff });
}

/** No guide any more, until somebody asks for it again. */
export function endGuide(game: string): void {
  keep(game, { ...lessonsOf(game), isOff: true });
}

/** Where it was ended. */
export function resumeGuide(game: string): void {
  keep(game, { ...lessonsOf(game), isOff: false });
}

/** From the beginning. */
export function restartGuide(game: string): void {
  keep(game, NONE);
}
