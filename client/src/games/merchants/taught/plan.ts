// The table at which this game is learned: on the live clock, because the clock is the game; calm, so that there is time to think.
import type { Plan } from "@/platform/learn/plans";

export default {
  deal: "learn-merchants-3",
  seats: 3,
  bot: "beginner",
  options: { first: 0 },
  lots: { tempo: "calm", mode: "photo" },
} satisfies Plan;
