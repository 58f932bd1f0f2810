// Under which name a browser remembers how far a taught game came, beside the guide of ordinary first games.

export const taughtName = (game: string): string => `${game}.taught`;
