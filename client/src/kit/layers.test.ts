// What lies above what: help about a card is read above the dialog that shows the card.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The sheet of a part, whatever kind of sheet it is. */
function sheet(folder: string, name: string): string {
  const file = readdirSync(folder).find((each) => each.startsWith(name) && each.endsWith(".css"));
  return readFileSync(`${folder}/${file}`, "utf8");
}

const tokens = sheet("src/kit", "tokens");
const layer = (name: string): number => Number(new RegExp(`--layer-${name}: (\\d+)`).exec(tokens)?.[1]);

test("help lies above dialogs, and both say so by their layer", () => {
  expect(layer("help")).toBeGreaterThan(layer("dialog"));
  expect(sheet("src/kit", "Dialog")).toContain("z-index: var(--layer-dialog)");
  expect(sheet("src/games/harbour/cards", "preview")).toContain("z-index: var(--layer-help)");
});
