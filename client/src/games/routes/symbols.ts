// The symbols and colours of this game: put into the page once, when any part of it is loaded; `Sign` and the board draw them.
import { putSprite } from "@/kit/sprite";
import type { GableKind } from "@/kit/symbols";
import sprite from "./symbols.svg?raw";
import type { CardName } from "./map";
import "./colours.css";

export type SignName = "g-grey" | `g-${CardName}` | `v-${CardName}` | `cart-${GableKind}` | "i-cart" | "i-contract" | "i-trade";

if (typeof document !== "undefined") putSprite(document, "routes-symbols", sprite);
