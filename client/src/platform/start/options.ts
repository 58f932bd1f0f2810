// What a table may choose, read from the JSON Schema that the server gives: a switch, a list, a set, or nothing to ask.

export type OptionValue = string | number | boolean | readonly (string | number)[];

export type OptionField =
  | { name: string; kind: "switch"; usual: boolean }
  | { name: string; kind: "list"; usual: string | number; values: readonly (string | number)[] }
  /** Any of the values together, usually none. */
  | { name: string; kind: "set"; usual: readonly (string | number)[]; values: readonly (string | number)[] };

interface Part {
  type?: unknown;
  default?: unknown;
  enum?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  $ref?: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isPlain = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/** Follows one reference inside the schema; what stands beside the reference, such as a default, counts too. */
function followed(schema: Record<string, unknown>, part: unknown): Record<string, unknown> {
  if (!isObject(part)) return {};
  if (typeof part.$ref !== "string") return part;
  let found: unknown = schema;
  for (const step of part.$ref.replace(/^#\//, "").split("/")) found = isObject(found) ? found[step] : undefined;
  return isObject(found) ? { ...found, ...part } : {};
}

/** More values than this are no list to choose from. */
const MOST = 40;

function valuesOf(part: Part, given: readonly (string | number)[] | undefined): readonly (string | number)[] {
  if (Array.isArray(part.enum)) return part.enum.filter(isPlain);
  if (given) return given;
  const { minimum, maximum } = part;
  if (typeof minimum !== "number" || typeof maximum !== "number" || maximum - minimum >= MOST) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step);
}

/** The options that can be asked for; `choices` gives the values of those for which the schema names none. */
export function optionFields(
  schema: Readonly<Record<string, unknown>>,
  choices: Readonly<Record<string, readonly (string | number)[]>> = {},
): OptionField[] {
  const { properties } = followed(schema, schema);
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]): OptionField[] => {
    const part: Part = followed(schema, property);
    if (part.type === "boolean") return [{ name, kind: "switch", usual: part.default === true }];
    const values = valuesOf(part, choices[name]);
    if (part.type === "array") return values.length > 0 ? [{ name, kind: "set", usual: [], values }] : [];
    if (values.length < 2) return [];
    const usual = values.find((value) => value === part.default) ?? values[0];
    return usual === undefined ? [] : [{ name, kind: "list", usual, values }];
  });
}

/** The values of a set that are chosen, in the order in which they are offered. */
export function membersOf(field: Extract<OptionField, { kind: "set" }>, value: OptionValue): readonly (string | number)[] {
  return Array.isArray(value) ? field.values.filter((one) => value.includes(one)) : [];
}

/** Only what differs from the usual is sent, so that a later usual counts for whoever did not choose. */
export function chosenOptions(fields: readonly OptionField[], chosen: Readonly<Record<string, OptionValue>>): Record<string, OptionValue> {
  const said: Record<string, OptionValue> = {};
  for (const field of fields) {
    const value = chosen[field.name];
    if (value === undefined || value === field.usual) continue;
    // What was chosen for a larger table may be impossible at a smaller one.
    if (field.kind === "list" && !field.values.some((one) => one === value)) continue;
    const kept = field.kind === "set" ? membersOf(field, value) : value;
    if (Array.isArray(kept) && kept.length === 0) continue;
    said[field.name] = kept;
  }
  return said;
}
