// Whatever is pasted leads to the table that it names, or nowhere.
import { expect, test } from "vitest";
import { tableAddress } from "./link";

const TABLE = "85dbb89f-5a1b-563c-904b-7bd85d4af7e9";

test.each([
  [`https://mokum.example/table/${TABLE}?invitation=61e4f1d2db966e27`, `/table/${TABLE}?invitation=61e4f1d2db966e27`],
  [`  Come and play! https://mokum.example/table/${TABLE}\n`, `/table/${TABLE}`],
  [TABLE.toUpperCase(), `/table/${TABLE}`],
  [`/table/${TABLE}?eyes=1&invitation=ab12#log`, `/table/${TABLE}?invitation=ab12`],
  [`http://127.0.0.1/replay/${TABLE}?at=4`, `/replay/${TABLE}`],
])("%s", (pasted, address) => expect(tableAddress(pasted)).toBe(address));

test.each(["", "hello", "https://mokum.example/", "/table/12345", "85dbb89f-5a1b-563c-904b"])("nothing in %j", (pasted) =>
  expect(tableAddress(pasted)).toBeNull(),
);
