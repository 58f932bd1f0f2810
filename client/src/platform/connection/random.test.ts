// SHA-256 is the same with and without the browser's own, and a part of a deal is sealed as the protocol says.
import { afterEach, describe, expect, it, vi } from "vitest";
import { partOf, sealOf, sitting } from "./parts";
import { digest, hex, randomBytes, uuid } from "./random";

afterEach(() => vi.unstubAllGlobals());

describe("hashes", () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 1000])("of %i bytes are those of the browser on plain http too", async (length) => {
    const bytes = randomBytes(length);
    const own = await digest(bytes);
    vi.stubGlobal("crypto", {});
    expect(hex(await digest(bytes))).toBe(hex(own));
  });
});

describe("a part of the deal", () => {
  it("is sealed with the table and the seat, counted from 1", async () => {
    // Written by mokum.kernel.fair.contribution_hash("t", 2, bytes(range(16))).
    const part = Uint8Array.from({ length: 16 }, (_, byte) => byte);
    expect(await sealOf("t", 2, part)).toBe("fc806924b013c3c469bde6897e8d1735b41138a0ab5933ac82b6fe4799a34fae");
  });

  it("is kept until it is opened", async () => {
    const wish = await sitting("t", 1, "invited");
    const part = partOf("t", 1) ?? "";
    expect(part).toMatch(/^[0-9a-f]{32}$/);
    const bytes = Uint8Array.from(part.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    expect(wish).toEqual({ type: "Sit", seat: 1, part_hash: await sealOf("t", 1, bytes), invitation: "invited" });
  });
});

describe("a UUID", () => {
  it("is new each time, and spelled as the server wants it", () => {
    expect(uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(uuid()).not.toBe(uuid());
  });
});
