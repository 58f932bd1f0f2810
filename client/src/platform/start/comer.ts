// Who comes to play: the name in the field at the front.
import { useState } from "react";
import type { Comer } from "./entering";
import { rememberedName, suggestName } from "./names";

/** The name that was used last, or a suggestion until somebody types. */
export function useComer(): [Comer, (name: string) => void] {
  const [comer, change] = useState<Comer>(() => {
    const known = rememberedName();
    return { name: known ?? suggestName(), isSuggested: known === null };
  });
  return [comer, (name) => change({ name, isSuggested: false })];
}
