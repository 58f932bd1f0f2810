// Playing at once: where the connection does not come about it says so in time, and leaves no table behind.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Command } from "@/wire/table";
import { playNow } from "./playNow";

const { act, release, order } = vi.hoisted(() => ({ act: vi.fn(), release: vi.fn(), order: vi.fn() }));

vi.mock(".", () => ({ act, hold: () => release }));
vi.mock("./parts", () => ({ partOf: () => "00", sitting: async () => ({ type: "Sit", seat: 0, part_hash: "" }) }));
vi.mock("@/platform/me", () => ({ comeIn: async () => ({ name: "Saskia" }) }));
vi.mock("@/platform/api", async (original) => {
  const real = await original<typeof import("@/platform/api")>();
  return { ...real, api: { ...real.api, make: async () => ({ table: "t" }), order } };
});

beforeEach(() => {
  vi.useFakeTimers();
  for (const each of [act, release, order]) each.mockReset();
  order.mockResolvedValue({});
});
afterEach(() => vi.useRealTimers());

const play = () => playNow("Saskia", { game: "pebbles", seats: 2, bot: "regular" });

test("a game begins, and its table is held until its page is there", async () => {
  act.mockResolvedValue(null);
  expect(await play()).toBe("t");
  expect(act.mock.calls.map(([, command]) => (command as Command).type)).toEqual(["Sit", "SeatBot", "Start", "OpenPart"]);
  expect(release).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(release).toHaveBeenCalledOnce();
  expect(order).not.toHaveBeenCalled();
});

test("a connection that never comes about is told within seconds, and the table is closed by another way", async () => {
  act.mockReturnValue(new Promise(() => {}));
  const playing = expect(play()).rejects.toMatchObject({ code: "offline" });
  await vi.advanceTimersByTimeAsync(15_000);
  await playing;
  expect(order).toHaveBeenCalledExactlyOnceWith("t", { type: "CloseTable" });
  expect(release).toHaveBeenCalledOnce();
});

test("a connection that is closed for good is told at once, even where the table cannot be closed either", async () => {
  act.mockResolvedValue({ type: "refused", asked: "act", code: "closed", words: "" });
  order.mockRejectedValue(new Error("no network"));
  await expect(play()).rejects.toMatchObject({ code: "offline" });
  expect(release).toHaveBeenCalledOnce();
});

test("what the server refuses is told in its words", async () => {
  act.mockResolvedValueOnce(null).mockResolvedValue({ type: "refused", asked: "act", code: "too_many", words: "" });
  await expect(play()).rejects.toMatchObject({ code: "too_many" });
  expect(order).toHaveBeenCalledOnce();
});
