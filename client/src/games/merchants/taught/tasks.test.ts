// Whatever is asked at the table where Merchants is learned, the lessons have a word for it.
import { describe, expect, it } from "vitest";
import { lessonFor } from "@/platform/guide/course";
import type { View } from "@/wire/merchants";
import { TASKS, type Taught } from "./tasks";

type Asked = View["agenda"][number]["type"];

function at(type: Asked, moves: readonly string[]): Taught {
  const view = { turn: 2, waiting: [0], agenda: [{ type, seats: [0] }], why_ended: "" } as unknown as View;
  return { view, moves, seat: 0, isLive: true, choice: null, deal: "learn", practised: 2, isPractising: false };
}

describe("the taught game of merchants", () => {
  it("goes on where a price is sealed, because the clock could not run", () => {
    const task = lessonFor(TASKS, at("SingleLimit", ["limit 100", "limit 110", "pass"]), []);
    expect(task?.step).toBe("againSeal");
    expect(task?.ask(at("SingleLimit", ["limit 100", "pass"]))?.at).toBe("#prompt [data-seal]");
  });
  it("is silent while the clock runs: then nothing is offered here", () => {
    expect(lessonFor(TASKS, at("SingleLimit", []), [])).toBeNull();
  });
});
