// A seat as a house on the quay: lit where somebody sits, dashed where there is room, with its reflection in the water.
import type { Gable } from "@/platform/game";
import "./House.css";

export type Light = "free" | "dark" | "lit";

/** A house of a player's colour and gable. */
export function House({ gable, light }: { gable: Gable; light: Light }) {
  const drawing = (
    <svg viewBox="3 1.4 26 28.6" preserveAspectRatio="xMidYMax meet">
      <use href={`#gable-${gable}`} width={32} height={32} />
    </svg>
  );
  return (
    <div className={`house gable-${gable} house-${light}`} aria-hidden>
      <div className="house-stands">{drawing}</div>
      <div className="house-water">{drawing}</div>
    </div>
  );
}
