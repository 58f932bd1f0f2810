// Tables keep their names, and the names are spread over the streets.
import { expect, test } from "vitest";
import { tableName } from "./tableName";

test("a table has the same name everywhere and always", () => {
  // These are promises to people who remember a table by its name: a change of the list would break them.
  expect(tableName("85dbb89f-5a1b-563c-904b-7bd85d4af7e9")).toBe("Spiegelgracht");
  expect(tableName("")).toBe("Prinsengracht");
});

test("random tables spread over at least fifty streets, and none is twice as common as it should be", () => {
  const counts = new Map<string, number>();
  const all = 6400;
  for (let table = 0; table < all; table++) {
    const name = tableName(crypto.randomUUID());
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThanOrEqual(50);
  expect(Math.max(...counts.values())).toBeLessThan((2 * all) / counts.size);
});
