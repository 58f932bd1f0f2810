// What lies above what: help is read above the dialog that it is about.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheet = (name: string): string => readFileSync(`src/kit/${name}.css`, "utf8");
const layer = (name: string): number => Number(new RegExp(`--layer-${name}: (\\d+)`).exec(sheet("tokens"))?.[1]);

test("help lies above dialogs, and dialogs say so by their layer", () => {
  expect(layer("help")).toBeGreaterThan(layer("dialog"));
  expect(sheet("Dialog.module")).toContain("z-index: var(--layer-dialog)");
});
