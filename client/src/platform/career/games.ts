// How a game calls its figures and the sources of its points: it says so itself, in its own folder.

export interface CareerTerms {
  /** Message ids by the key that the server tells. */
  figures: Readonly<Record<string, string>>;
  sources: Readonly<Record<string, string>>;
  /** Where points are something else, such as money: message ids of the heading over the sources, and of so many `points`. */
  unit?: { bySource: string; points: string };
}

const files = import.meta.glob<{ default: CareerTerms }>("../../games/*/career/index.ts", { eager: true });

/** What a game says of it; undefined for one that says nothing. */
export const termsOf = (slug: string): CareerTerms | undefined => files[`../../games/${slug}/career/index.ts`]?.default;
