// How often one of two wins, told by their ratings.

/** So many points more are ten times the chance: the server rates by the same curve, and measures bots on it. */
const TENFOLD = 400;

/**
 * Of ten games for two, how many somebody wins against another, to the nearest whole game. A rating means nothing but this,
 * in every game: it is no rule that the server would have to tell.
 */
export const winsOfTen = (own: number, other: number): number => Math.round(10 / (1 + 10 ** ((other - own) / TENFOLD)));
