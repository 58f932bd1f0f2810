// The list of leaders: players by rating, and between them the bots, which have no place of their own.
import type { Leader, Leaders, RatedBot } from "@/wire/http";

export type Rank = { place: number; leader: Leader; isOwn: boolean } | { place: null; bot: RatedBot };

const ratingOf = (rank: Rank): number => ("bot" in rank ? rank.bot.rating.rating : rank.leader.rating.rating) ?? 0;

/** The best first. `name` is that of the account whose rating is `own`; a guest may be called as an account is. */
export function ranksOf({ leaders, bots, own }: Leaders, name: string | undefined): readonly Rank[] {
  const players = leaders.map((leader, at) => ({ place: at + 1, leader, isOwn: own !== null && leader.name === name }));
  const known = bots.filter(({ rating }) => rating.rating !== null).map((bot) => ({ place: null, bot }));
  // Sorting leaves in their order who is as strong: players as the server tells them, and before bots.
  return [...players, ...known].sort((one, other) => ratingOf(other) - ratingOf(one));
}
