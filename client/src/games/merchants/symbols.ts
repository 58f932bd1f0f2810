// The symbols of this game: put into the page once, when the game is loaded, and drawn by `Sign` and by the board.
import { putSprite } from "@/kit/sprite";
import type { GableKind } from "@/kit/symbols";
import sprite from "./symbols.svg?raw";
import type { Disc, Good } from "./map";

export type SignName =
  | `mer-${Good}`
  | `mer-${Disc}`
  | `mer-piece-${GableKind}`
  | "mer-house"
  | "mer-colony"
  | "mer-hourglass"
  | "mer-credit"
  | "mer-bridge"
  | "mer-ship"
  | "mer-florin";

if (typeof document !== "undefined") putSprite(document, "merchants-symbols", sprite);
