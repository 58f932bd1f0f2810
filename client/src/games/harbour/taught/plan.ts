// The table at which this game is learned: a card, a block, a good and its delivery all come within two rounds.
import type { Plan } from "@/platform/learn/plans";

export default { deal: "learn-harbour-154", seats: 2, bot: "beginner" } satisfies Plan;
