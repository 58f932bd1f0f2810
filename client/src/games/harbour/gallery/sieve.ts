// Which cards are shown: those that have all searched words, and of each kind of question one of the chosen answers.
import { fold, wanted } from "@/platform/rules/search";
import { type Timing, cardFace, counted } from "../cards/printed";
import type { CardKind } from "../map";
import { type Place, type Where, liesIn } from "./places";

/** A card as it is searched for. */
export interface Entry {
  card: number;
  place: Place;
  /** Number, name, sentence, kind and timing in the reader's words. */
  words: string;
}

/** What is asked for; an empty list asks for nothing, and lets everything through. */
export interface Sieve {
  query: string;
  kinds: readonly CardKind[];
  timings: readonly Timing[];
  /** Numbers of colours; a card that costs one of them is meant. */
  colours: readonly number[];
  wheres: readonly Where[];
}

export const OPEN: Sieve = { query: "", kinds: [], timings: [], colours: [], wheres: [] };

type Choice = Exclude<keyof Sieve, "query">;

/** One answer more, or one less. */
export function toggled<Key extends Choice>(sieve: Sieve, key: Key, value: Sieve[Key][number]): Sieve {
  const chosen: readonly unknown[] = sieve[key];
  return { ...sieve, [key]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] };
}

/** Whether a card is one of those that an answer asks for. */
export const isOf = {
  kinds: (entry: Entry, kind: CardKind) => cardFace(entry.card).kind === kind,
  timings: (entry: Entry, timing: Timing) => cardFace(entry.card).timing === timing,
  colours: (entry: Entry, colour: number) => (counted(cardFace(entry.card).cost)[colour] ?? 0) > 0,
  wheres: ({ place }: Entry, where: Where, seat: number) => liesIn(place, where, seat),
};

const some = <Value>(chosen: readonly Value[], holds: (value: Value) => boolean): boolean => chosen.length === 0 || chosen.some(holds);

export function sifted(entries: readonly Entry[], sieve: Sieve, seat: number): readonly Entry[] {
  const words = wanted(sieve.query);
  return entries.filter(
    (entry) =>
      some(sieve.kinds, (kind) => isOf.kinds(entry, kind)) &&
      some(sieve.timings, (timing) => isOf.timings(entry, timing)) &&
      some(sieve.colours, (colour) => isOf.colours(entry, colour)) &&
      some(sieve.wheres, (where) => isOf.wheres(entry, where, seat)) &&
      words.every((word) => fold(entry.words).includes(word)),
  );
}

/** Cards of one type, such as all brewers. */
export interface Group {
  type: string;
  /** Those that are shown. */
  entries: readonly Entry[];
}

/** Cards by their type, in the order of their numbers. */
export function grouped(entries: readonly Entry[]): readonly Group[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { kind, type } = cardFace(entry.card);
    const key = `${kind} ${type}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups].map(([type, found]) => ({ type, entries: found }));
}
