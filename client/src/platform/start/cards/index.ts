// The games as they hang at the front: each brings its card in its own folder, and is found here.
import type { IntlShape } from "react-intl";
import type { Card } from "./card";

const files = import.meta.glob<{ default: Card }>("../../../games/*/card/index.tsx", { eager: true });

export const CARDS: readonly Card[] = Object.values(files)
  .map((file) => file.default)
  .sort((one, other) => one.order - other.order);

/** The card of a game, or undefined for one that nobody has drawn yet. */
export const cardOf = (slug: string): Card | undefined => CARDS.find((card) => card.slug === slug);

/** What a game is called. */
export const nameOf = (intl: IntlShape, card: Card): string => card.title ?? intl.formatMessage({ id: card.name });
