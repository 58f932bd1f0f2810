// How the people of the quay play harbour, and where they slip.
import type { Styles } from "@/platform/opponents/styles";

export default {
  levels: {
    beginner: { plays: "harbour.opponents.beginner.plays", slips: "harbour.opponents.beginner.slips" },
    casual: { plays: "harbour.opponents.casual.plays", slips: "harbour.opponents.casual.slips" },
    regular: { plays: "harbour.opponents.regular.plays", slips: "harbour.opponents.regular.slips" },
    strong: { plays: "harbour.opponents.strong.plays", slips: "harbour.opponents.strong.slips" },
    expert: { plays: "harbour.opponents.expert.plays", slips: "harbour.opponents.expert.slips" },
  },
  alone: { name: "harbour.opponents.alone.name", note: "harbour.opponents.alone.note", start: "harbour.opponents.alone.start" },
} satisfies Styles;
