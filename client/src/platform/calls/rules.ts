// What one is called for, as boxes of a grid: a game's own rule stands only where it differs from that of all games.
import type { CallRule } from "@/wire/http";
import type { Kind, WayKind } from "./asking";

export const ALL_GAMES = "";
/** In the order of the columns. */
export const WAYS: readonly WayKind[] = ["push", "mail", "service"];
/** What most people want to be called for. */
export const USUAL: readonly Kind[] = ["turn", "time", "found", "invited"];

export type Rules = readonly CallRule[];

const find = (rules: Rules, game: string, kind: Kind): CallRule | undefined =>
  rules.find((rule) => rule.game === game && rule.kind === kind);

/** By which ways one is called for this at a game. */
export const waysOf = (rules: Rules, game: string, kind: Kind): readonly WayKind[] =>
  (find(rules, game, kind) ?? find(rules, ALL_GAMES, kind))?.ways ?? [];

/** Whether a game goes its own way here. */
export const isOwn = (rules: Rules, game: string, kind: Kind): boolean => game !== ALL_GAMES && find(rules, game, kind) !== undefined;

/** Whether this way is wanted for anything at all. */
export const isWanted = (rules: Rules, way: WayKind): boolean => rules.some(({ ways }) => ways.includes(way));

/** One box is touched. */
export function toggled(rules: Rules, game: string, kind: Kind, way: WayKind): CallRule[] {
  const before = waysOf(rules, game, kind);
  const ways = WAYS.filter((one) => (one === way) !== before.includes(one));
  const others = rules.filter((rule) => rule.game !== game || rule.kind !== kind);
  return without([...others, { game, kind, ways }]);
}

/** Rules that say nothing: for all games nothing, or for a game the same as for all. */
function without(rules: Rules): CallRule[] {
  const said = rules.filter(({ game, ways }) => game !== ALL_GAMES || ways.length > 0);
  return said.filter(({ game, kind, ways }) => game === ALL_GAMES || ways.join() !== waysOf(said, ALL_GAMES, kind).join());
}

/** The usual, by these ways, beside what is wanted already. */
export function withUsual(rules: Rules, ways: readonly WayKind[]): CallRule[] {
  let more = [...rules];
  for (const kind of USUAL)
    for (const way of ways) if (!waysOf(more, ALL_GAMES, kind).includes(way)) more = toggled(more, ALL_GAMES, kind, way);
  return more;
}
