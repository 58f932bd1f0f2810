// Coming in: a name that we suggested gives way to another, a name that somebody chose does not.
import { beforeEach, expect, test, vi } from "vitest";
import { Problem } from "@/platform/api";
import type { TableCard } from "@/wire/http";
import { enter, takeSeat } from "./entering";

const { comeIn, order } = vi.hoisted(() => ({ comeIn: vi.fn(), order: vi.fn() }));

vi.mock("@/platform/connection", () => ({ act: vi.fn(), hold: vi.fn() }));
vi.mock("@/platform/connection/playNow", () => ({ playNow: vi.fn() }));
vi.mock("@/platform/connection/parts", () => ({
  partOf: vi.fn(),
  sitting: async (_: string, seat: number) => ({ type: "Sit", seat, part_hash: "" }),
}));
vi.mock("@/platform/me", () => ({ comeIn, useMyself: { getState: () => ({ me: { ref: "me" } }) } }));
vi.mock("@/platform/settings", () => ({ memory: { read: () => null, write: vi.fn() } }));
vi.mock("@/platform/api", async (original) => {
  const real = await original<typeof import("@/platform/api")>();
  return { ...real, api: { ...real.api, order } };
});

const refusal = (code: string): Problem => new Problem(409, { code, words: "" });

beforeEach(() => {
  comeIn.mockReset();
  order.mockReset();
});

test("a suggested name that is taken gives way to another", async () => {
  comeIn.mockRejectedValueOnce(refusal("name_taken")).mockImplementation(async (name: string) => ({ name }));
  await enter({ name: "Saskia", isSuggested: true });
  const [first, second] = comeIn.mock.calls.map(([name]) => name as string);
  expect(first).toBe("Saskia");
  expect(second).not.toBe("Saskia");
});

test("a name that somebody typed is theirs to change, and other refusals are told at once", async () => {
  comeIn.mockRejectedValue(refusal("name_taken"));
  await expect(enter({ name: "Saskia", isSuggested: false })).rejects.toMatchObject({ code: "name_taken" });
  comeIn.mockRejectedValue(refusal("too_many"));
  await expect(enter({ name: "Saskia", isSuggested: true })).rejects.toMatchObject({ code: "too_many" });
  expect(comeIn).toHaveBeenCalledTimes(2);
});

test("it does not go on for ever where every name is taken", async () => {
  comeIn.mockRejectedValue(refusal("name_taken"));
  await expect(enter({ name: "Saskia", isSuggested: true })).rejects.toMatchObject({ code: "name_taken" });
  expect(comeIn.mock.calls.length).toBeLessThan(10);
});

const open: TableCard = {
  table: "t",
  game: "pebbles",
  seats: 3,
  status: "open",
  private: false,
  practice: false,
  rated: false,
  pace: "untimed",
  host: "p1",
  names: ["Noor", "", ""],
  players: ["p1", "", ""],
  created_at: 0,
  updated_at: 0,
  version: 1,
};

test("whoever finds a seat taken meanwhile gets the next one", async () => {
  comeIn.mockResolvedValue({ name: "Saskia" });
  order.mockRejectedValueOnce(refusal("not_allowed")).mockResolvedValueOnce({});
  expect(await takeSeat({ name: "Saskia", isSuggested: false }, open)).toBe("/table/t");
  expect(order.mock.calls.map(([, command]) => (command as { seat: number }).seat)).toEqual([1, 2]);
});

test("whoever sits there already takes no second seat", async () => {
  comeIn.mockResolvedValue({ name: "Saskia" });
  await takeSeat({ name: "Saskia", isSuggested: false }, { ...open, players: ["me", "", ""] });
  expect(order).not.toHaveBeenCalled();
});
