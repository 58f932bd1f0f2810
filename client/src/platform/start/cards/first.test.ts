// The games whose rules let a table name the first player offer that where a table is made.
import { expect, it } from "vitest";
import { fieldsOf } from "../OptionFields";
import type { Offer } from "../games";
import { cardOf } from "./index";

const SCHEMA = { type: "object", properties: { first: { type: "integer", default: -1 } } };
const offer = (slug: string): Offer => ({ card: cardOf(slug), game: { options: SCHEMA } }) as unknown as Offer;

it.each([
  ["routes", 2],
  ["merchants", 3],
  ["merchants", 5],
])("%s with %i players: at random, or a seat", (slug, seats) => {
  const values = [-1, ...Array.from({ length: seats }, (_, seat) => seat)];
  expect(fieldsOf(offer(slug), seats)).toEqual([{ name: "first", kind: "list", usual: -1, values }]);
});
