// Whether two values read from JSON say the same, and whether what was shown of an event fits the event itself.

/** Whether two values are alike; the order of fields does not matter. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return fields.length === others.size && fields.every(([field, value]) => others.has(field) && same(value, others.get(field)));
}

const fieldOf = (event: unknown, field: string): unknown =>
  typeof event === "object" && event !== null ? (event as Readonly<Record<string, unknown>>)[field] : undefined;

/**
 * Whether a viewer who was shown these events may have been at a game with those. An event that hides something has another
 * type than the event itself, and says no more than whose it is; so all others must be alike.
 */
export function fits(shown: unknown, events: readonly unknown[]): boolean {
  if (!Array.isArray(shown) || shown.length !== events.length) return false;
  return events.every((event, at) => {
    const seen: unknown = shown[at];
    if (fieldOf(seen, "type") === fieldOf(event, "type")) return same(seen, event);
    const [whose, seat] = [fieldOf(seen, "seat"), fieldOf(event, "seat")];
    return whose === undefined || seat === undefined || whose === seat;
  });
}
