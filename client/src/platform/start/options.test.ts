// Schemas as msgspec writes them become fields; what cannot be asked for is left at its usual value.
import { expect, test } from "vitest";
import { chosenOptions, optionFields } from "./options";

const SCHEMA = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      type: "object",
      properties: {
        short: { type: "boolean", default: false },
        generous: { type: "boolean", default: true },
        first: { type: "integer", default: -1 },
        rounds: { type: "integer", minimum: 2, maximum: 4, default: 3 },
        huge: { type: "integer", minimum: 0, maximum: 100000, default: 3 },
        tasks: { $ref: "#/$defs/Tasks", default: "open" },
        extensions: { type: "array", items: { type: "integer" }, default: [] },
      },
      required: [],
    },
    Tasks: { enum: ["hidden", "open"] },
  },
};

test("each kind of option becomes the field that fits it", () => {
  expect(optionFields(SCHEMA)).toEqual([
    { name: "short", kind: "switch", usual: false },
    { name: "generous", kind: "switch", usual: true },
    { name: "rounds", kind: "list", usual: 3, values: [2, 3, 4] },
    { name: "tasks", kind: "list", usual: "open", values: ["hidden", "open"] },
  ]);
});

test("values that only the game knows are given by its card", () => {
  expect(optionFields(SCHEMA, { first: [-1, 0, 1] })).toContainEqual({ name: "first", kind: "list", usual: -1, values: [-1, 0, 1] });
});

test("a schema that says nothing asks nothing", () => {
  expect(optionFields({})).toEqual([]);
  expect(optionFields({ $ref: "#/$defs/Missing" })).toEqual([]);
  expect(optionFields({ type: "object", properties: { odd: null } })).toEqual([]);
});

test("only what differs from the usual is sent, and nothing that was not asked", () => {
  const fields = optionFields(SCHEMA);
  expect(chosenOptions(fields, { short: true, generous: true, rounds: 4, stray: 1 })).toEqual({ short: true, rounds: 4 });
});

test("what is no longer among the values is not sent", () => {
  expect(chosenOptions(optionFields(SCHEMA, { first: [-1, 0, 1] }), { first: 3 })).toEqual({});
});

test("a set is asked for where the card names its members, and sent in their order", () => {
  const fields = optionFields(SCHEMA, { extensions: [1, 2, 3] });
  expect(fields).toContainEqual({ name: "extensions", kind: "set", usual: [], values: [1, 2, 3] });
  expect(chosenOptions(fields, { extensions: [3, 1, 9] })).toEqual({ extensions: [1, 3] });
  expect(chosenOptions(fields, { extensions: [] })).toEqual({});
});
