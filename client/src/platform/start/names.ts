// The name in the field at the front: the one that was used last, or a friendly suggestion.
import { memory } from "@/platform/settings";

const KEY = "mokum.name";
const SUGGESTED = [
  "Saskia",
  "Noor",
  "Pieter",
  "Anneke",
  "Joost",
  "Marijke",
  "Sanne",
  "Floris",
  "Femke",
  "Bram",
  "Lotte",
  "Daan",
  "Hendrickje",
  "Titus",
  "Judith",
  "Govert",
  "Maaike",
  "Ruben",
  "Tess",
  "Willem",
  "Aletta",
  "Jasmijn",
  "Cornelis",
  "Roos",
  "Thijs",
  "Elin",
  "Casper",
  "Fenna",
] as const;
export const LONGEST_NAME = 20;

/** A suggestion other than `not`. */
export function suggestName(luck: () => number = Math.random, not = ""): string {
  const others = SUGGESTED.filter((name) => name !== not);
  return others[Math.floor(luck() * others.length)] ?? SUGGESTED[0];
}

export const rememberedName = (): string | null => memory.read(KEY) || null;
/** "" forgets it. */
export const rememberName = (name: string): void => memory.write(KEY, name || null);
