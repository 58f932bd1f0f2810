// The hall's words for a clock are read as they are written there.
import { expect, test } from "vitest";
import { paceOf } from "./pace";

test.each([
  ["untimed", { kind: "untimed" }],
  ["live 600+15", { kind: "live", minutes: 10, seconds: 15 }],
  ["live 90+0", { kind: "live", minutes: 1.5, seconds: 0 }],
  ["days 3", { kind: "days", days: 3 }],
  ["sundial", { kind: "untimed" }],
])("%s", (text, pace) => expect(paceOf(text)).toEqual(pace));
