// Tables keep their names, and the names are spread over the streets.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { tableName } from "./tableName";

test("a table has the same name everywhere and always", () => {
  // These are promises to people who remember a table by its name: a change of the list would break them.
  expect(tableName("85dbb89f-5a1b-563c-904b-7bd85d4af7e9")).toBe("Spiegelgracht 630");
  expect(tableName("")).toBe("Prinsengracht 1");
});

/** An id as the server gives them, the same in every run. */
function idOf(number: number): string {
  return createHash("sha1")
    .update(String(number))
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

test("the tables of a list have different names", () => {
  // A list shows twelve, the four lists of the start page forty-eight.
  const lists = Array.from({ length: 200 }, (_, list) => new Set(Array.from({ length: 12 }, (_, row) => tableName(idOf(list * 12 + row)))));
  const twins = lists.filter((names) => names.size < 12);
  expect(twins.length).toBeLessThanOrEqual(1); // with streets alone it was two lists of three
});

test("random tables spread over at least fifty streets, and none is twice as common as it should be", () => {
  const counts = new Map<string, number>();
  const all = 6400;
  for (let table = 0; table < all; table++) {
    const name = tableName(idOf(table)).replace(/ \d+$/, "");
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThanOrEqual(50);
  expect(Math.max(...counts.values())).toBeLessThan((2 * all) / counts.size);
});
