// How the five play each game and where they slip: a game says it of itself, in its own folder.
import type { Level } from "./people";

/** Message ids. */
export interface Style {
  plays: string;
  slips: string;
}

export interface Styles {
  levels: Readonly<Record<Level, Style>>;
  /** Whom one meets alone, in a game that can be played so: message ids of the name, of what he is, and of the button. */
  alone?: { name: string; note: string; start: string };
}

const files = import.meta.glob<{ default: Styles }>("../../games/*/opponents/index.ts", { eager: true });

/** What a game says of them; undefined for one that says nothing. */
export const stylesOf = (slug: string): Styles | undefined => files[`../../games/${slug}/opponents/index.ts`]?.default;
