// Help about a card is read above the dialog that shows the card.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("a card that is read lies on the layer of help", () => {
  expect(readFileSync("src/games/harbour/cards/preview.module.css", "utf8")).toContain("z-index: var(--layer-help)");
});
