// A symbol of this game; in a player's colour where it is a player's.
import type { Gable } from "@/platform/game";
import "./sign.css";
import type { SignName } from "./symbols";
import "./symbols";

interface SignProps {
  name: SignName;
  size?: number;
  /** What it says to who cannot see it; left out where words stand beside it. */
  label?: string;
  /** Whose it is. */
  of?: Gable | undefined;
}

export function Sign({ name, size = 20, label, of }: SignProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg className={`merchants-sign${of ? ` merchants-of-${of}` : ""}`} width={size} height={size} {...spoken}>
      <use href={`#${name}`} />
    </svg>
  );
}
