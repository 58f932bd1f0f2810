// What a table chose, as sentences for the room.
import type { Options } from "@/wire/harbour";

type Sentence = { id: string; values: Record<string, string | number> };

const EXTENSIONS: Readonly<Record<number, string>> = {
  1: "harbour.option.figures",
  2: "harbour.option.tasks",
  3: "harbour.option.pawn",
  4: "harbour.option.tiles",
};
const USUAL_DEAL = "three hidden";

export function optionWords(options: unknown): readonly Sentence[] {
  const { short = false, extensions = [], tasks = USUAL_DEAL, house_cards: house = false } = (options ?? {}) as Options;
  const values = { deal: tasks.replace(" ", "_") };
  return [
    ...(short ? [{ id: "harbour.option.short", values }] : []),
    ...extensions.flatMap((extension) => (EXTENSIONS[extension] ? [{ id: EXTENSIONS[extension], values }] : [])),
    ...(house ? [{ id: "harbour.option.houseCards", values }] : []),
  ];
}
