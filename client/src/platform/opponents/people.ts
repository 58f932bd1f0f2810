// The people whom bots are to those who play them: five of the quay, from one that a newcomer beats to the best.
import { memory } from "@/platform/settings";

export type Level = "beginner" | "casual" | "regular" | "strong" | "expert";

export interface Person {
  /** How well they play: the name of the bot. */
  level: Level;
  first: string;
  last: string;
}

/** The weakest first. The server calls them so, too (`src/mokum/bots/people.py`). */
export const PEOPLE: readonly Person[] = [
  { level: "beginner", first: "Aaltje", last: "Touw" },
  { level: "casual", first: "Barent", last: "Schuit" },
  { level: "regular", first: "Trijn", last: "Haring" },
  { level: "strong", first: "Claes", last: "Waaghals" },
  { level: "expert", first: "Machteld", last: "Zegel" },
];

/** Whom a player meets who has chosen nobody: a newcomer should win about every second game. */
export const FIRST_OPPONENT: Level = "casual";

/** Both names. */
export const wholeName = ({ first, last }: Person): string => `${first} ${last}`;

/** Who a bot plays like, or undefined for one of no level. */
export const personOf = (bot: string): Person | undefined => PEOPLE.find(({ level }) => level === bot);

const KEY = "mokum.opponent";

/** The opponent who was chosen last in this browser, or the one for newcomers. */
export const chosenOpponent = (): Level => personOf(memory.read(KEY) ?? "")?.level ?? FIRST_OPPONENT;
export const rememberOpponent = (level: Level): void => memory.write(KEY, level);
