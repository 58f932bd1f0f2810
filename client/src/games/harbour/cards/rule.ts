// The rule that tells how a card works, by what its declaration is made of.
import { cardFace } from "./printed";

const BY_KNOB: Readonly<Record<string, string>> = {
  rack_penalty: "HAR-271",
  take_card: "HAR-062",
  slot_shift: "HAR-076",
  docker_factor: "HAR-154",
  sale_reward: "HAR-132",
  river_top: "HAR-055",
  activate_discount: "HAR-102",
  plan_limit: "HAR-231",
  steps_per_cube: "HAR-146",
  market_limit: "HAR-180",
  block_limit: "HAR-120",
  block_discount: "HAR-121",
  block_price: "HAR-122",
};

export function ruleOf(card: number): string {
  const { effect, kind, timing } = cardFace(card);
  switch (effect.type) {
    case "Knob":
      return BY_KNOB[effect.name] ?? "HAR-207";
    case "Use":
      return kind === "plan" ? "HAR-230" : timing === "permanent" ? "HAR-208" : "HAR-203";
    case "OnActivation":
      return "HAR-240";
    case "OnCardGain":
      return "HAR-250";
    case "OnDie":
      return "HAR-075";
    case "AtTheEnd":
      return "HAR-205";
    default:
      return "HAR-241";
  }
}
