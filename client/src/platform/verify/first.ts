// Who begins: the host named a seat, or else it is drawn.
import type { Draw } from "./check";
import type { Luck } from "./luck";
import { agree, type RecordFile } from "./record";

/** Draws again who begins; where the host named a seat it must be the one that was found. */
export async function* drawFirst(record: RecordFile, luck: Luck, found: number): AsyncGenerator<Draw, void> {
  const named = record.options["first"];
  if (typeof named === "number" && named >= 0) agree(0, "first", named, found);
  else {
    const expected = await luck.uniform("order", record.names.length);
    yield { kind: "first", label: "order", move: 0, expected: [expected], found: [found] };
  }
}
