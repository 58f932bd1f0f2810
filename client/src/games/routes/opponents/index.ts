// How the people of the quay play routes, and where they slip.
import type { Styles } from "@/platform/opponents/styles";

export default {
  levels: {
    beginner: { plays: "routes.opponents.beginner.plays", slips: "routes.opponents.beginner.slips" },
    casual: { plays: "routes.opponents.casual.plays", slips: "routes.opponents.casual.slips" },
    regular: { plays: "routes.opponents.regular.plays", slips: "routes.opponents.regular.slips" },
    strong: { plays: "routes.opponents.strong.plays", slips: "routes.opponents.strong.slips" },
    expert: { plays: "routes.opponents.expert.plays", slips: "routes.opponents.expert.slips" },
  },
} satisfies Styles;
