// The table around a game's parts: what is known and in hand, for whichever of them asks.
import { type Provider, createContext, useContext } from "react";

/** Its provider, and the hook with which a part of the game asks for it. */
export function tableContext<Table>(game: string): readonly [Provider<Table | null>, () => Table] {
  const context = createContext<Table | null>(null);
  const useTable = (): Table => {
    const table = useContext(context);
    if (!table) throw new Error(`This part belongs to a table of ${game}.`);
    return table;
  };
  return [context.Provider, useTable];
}
