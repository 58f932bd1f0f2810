// A part is drawn once for a seat, and the promise of the table is kept as it was seen first.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Problem } from "@/platform/api";
import { partOf, promiseOf, sealOf, sitting } from "./parts";

const { look } = vi.hoisted(() => ({ look: vi.fn() }));

vi.mock("@/platform/api", async (original) => {
  const real = await original<typeof import("@/platform/api")>();
  return { ...real, api: { ...real.api, look } };
});

const open = { phase: "open", commitment: "aa", options: { first: -1 } };

beforeEach(() => {
  localStorage.clear();
  look.mockReset();
  look.mockResolvedValue(open);
});

describe("a part", () => {
  it("stays the one that is sealed when a second wish for the same seat is made", async () => {
    const sealed = (await sitting("t", 0)).part_hash;
    await sitting("t", 0); // in another tab, and refused: somebody sits there already
    const bytes = Uint8Array.from(partOf("t", 0)?.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    expect(await sealOf("t", 0, bytes)).toBe(sealed);
  });

  it("is another one at another seat and at another table, and what is no part is not used", async () => {
    localStorage.setItem("mokum.part.t.2", "nothing");
    const drawn = [await sitting("t", 0), await sitting("t", 1), await sitting("other", 0), await sitting("t", 2)];
    expect(new Set(drawn.map((wish) => wish.part_hash)).size).toBe(4);
    expect(partOf("t", 2)).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("the promise", () => {
  it("is seen before the wish is made, and kept as it was seen first", async () => {
    await sitting("t", 0, "invited");
    expect(look).toHaveBeenCalledExactlyOnceWith("t", "invited");
    look.mockResolvedValue({ ...open, commitment: "bb" });
    await sitting("t", 1);
    expect(promiseOf("t")).toEqual({ commitment: "aa", options: { first: -1 } });
  });

  it("is not one that was seen after the parts could be opened", async () => {
    look.mockResolvedValue({ ...open, phase: "dealing" });
    await sitting("t", 0);
    expect(promiseOf("t")).toBeNull();
  });

  it("keeps nobody from sitting down", async () => {
    look.mockRejectedValue(new Problem(0, { code: "offline", words: "" }));
    expect((await sitting("t", 0)).seat).toBe(0);
    expect(promiseOf("t")).toBeNull();
    vi.useFakeTimers();
    look.mockReturnValue(new Promise(() => {}));
    const wish = sitting("t", 1);
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    expect((await wish).seat).toBe(1);
    localStorage.setItem("mokum.promise.t", "{");
    expect(promiseOf("t")).toBeNull();
  });
});
