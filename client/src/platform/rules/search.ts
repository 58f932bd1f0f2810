// The search in the rules: whatever is typed finds its words wherever they begin, with or without accents.
import type { RulesBook } from "@/platform/game";
import { plain } from "./markup";

type Paragraph = RulesBook["chapters"][number]["paragraphs"][number];

const LIGATURES: Record<string, string> = { æ: "ae", œ: "oe", ĳ: "ij", "’": "'" };
const ACCENTS = /\p{M}+/gu;

function foldLetter(letter: string): string {
  const small = letter.toLowerCase();
  return LIGATURES[small] ?? small.normalize("NFD").replace(ACCENTS, "");
}

/** Small letters without accents. */
export function fold(text: string): string {
  return [...text.normalize("NFC")].map(foldLetter).join("");
}

/** The words of a search, ready to be looked for. */
export function wanted(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether a paragraph has every one of the words, in its text, its chapter's title or its ids. */
export function isFound(words: readonly string[], title: string, paragraph: Paragraph): boolean {
  const text = fold(`${title} ${plain(paragraph.text)} ${paragraph.rules.join(" ")}`);
  return words.every((word) => text.includes(word));
}

/** By chapter: the places of the paragraphs that are found. Without words, all of them. */
export function search(book: RulesBook, words: readonly string[]): readonly (readonly number[])[] {
  return book.chapters.map(({ title, paragraphs }) =>
    paragraphs.flatMap((paragraph, at) => (isFound(words, title, paragraph) ? [at] : [])),
  );
}

export interface Cut {
  text: string;
  isHit: boolean;
}

/** A text cut where the words stand in it. */
export function cuts(text: string, words: readonly string[]): readonly Cut[] {
  if (words.length === 0) return [{ text, isHit: false }];
  const letters = [...text.normalize("NFC")];
  // A folded letter may be two: each remembers the letter that it comes from.
  const from: number[] = [];
  let folded = "";
  letters.forEach((letter, at) => {
    const small = foldLetter(letter);
    folded += small;
    for (let count = 0; count < small.length; count += 1) from.push(at);
  });
  const hit = letters.map(() => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (let letter = at; letter < at + word.length; letter += 1) hit[from[letter] ?? 0] = true;
    }
  }
  const found: Cut[] = [];
  letters.forEach((letter, at) => {
    const last = found.at(-1);
    if (last && last.isHit === hit[at]) last.text += letter;
    else found.push({ text: letter, isHit: hit[at] ?? false });
  });
  return found;
}

/** The chapter and paragraph that tell a rule; null where none does. */
export function tellingOf(book: RulesBook, rule: string): { chapter: number; paragraph: number } | null {
  const id = rule.toUpperCase();
  for (const [chapter, { paragraphs }] of book.chapters.entries()) {
    const paragraph = paragraphs.findIndex((one) => one.rules.includes(id));
    if (paragraph >= 0) return { chapter, paragraph };
  }
  return null;
}
