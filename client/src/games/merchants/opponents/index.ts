// How the people of the quay play merchants, and where they slip.
import type { Styles } from "@/platform/opponents/styles";

export default {
  levels: {
    beginner: { plays: "merchants.opponents.beginner.plays", slips: "merchants.opponents.beginner.slips" },
    casual: { plays: "merchants.opponents.casual.plays", slips: "merchants.opponents.casual.slips" },
    regular: { plays: "merchants.opponents.regular.plays", slips: "merchants.opponents.regular.slips" },
    strong: { plays: "merchants.opponents.strong.plays", slips: "merchants.opponents.strong.slips" },
    expert: { plays: "merchants.opponents.expert.plays", slips: "merchants.opponents.expert.slips" },
  },
} satisfies Styles;
