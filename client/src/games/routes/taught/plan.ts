// The table at which this game is learned.
import type { Plan } from "@/platform/learn/plans";

export default { deal: "learn-routes-10", seats: 2, bot: "beginner", options: { first: 0 } } satisfies Plan;
