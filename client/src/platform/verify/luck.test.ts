// @vitest-environment node
// The same luck as the server's, by other code: the published vector, and vectors of every size written by the server.
import { describe, expect, it } from "vitest";
import { type Bytes, fromHex, hkdf, toHex, utf8 } from "./bytes";
import { commitmentOf, gameSeed, partHash } from "./deal";
import { KeyedLuck, LabelReused, Stream } from "./luck";
import vectors from "./vectors.json";

function hex(text: string): Bytes {
  const bytes = fromHex(text);
  if (!bytes) throw new Error(text);
  return bytes;
}

describe("luck", () => {
  it("follows the published vector", async () => {
    const subkey = Uint8Array.from({ length: 32 }, (_, at) => at);
    const stream = await Stream.open(subkey, "deck|1");
    expect(await stream.shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([0, 2, 4, 7, 8, 9, 6, 3, 1, 5]);
    expect(vectors.published.order).toEqual([0, 2, 4, 7, 8, 9, 6, 3, 1, 5]);
  });

  it("derives a key for each label as RFC 5869 says", async () => {
    const okm = "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d";
    expect(toHex(await hkdf(new Uint8Array(22).fill(0x0b), utf8("")))).toBe(okm);
    for (const [label, key] of Object.entries(vectors.subkeys)) expect(toHex(await hkdf(hex(vectors.seed), utf8(label)))).toBe(key);
  });

  it("chooses as the server chooses", async () => {
    for (const { label, n, value } of vectors.uniform)
      expect(await new KeyedLuck(hex(vectors.seed)).uniform(label, n), `${label} of ${n}`).toBe(value);
  });

  it("shuffles as the server shuffles", async () => {
    for (const { label, n, order } of vectors.shuffled) {
      const items = Array.from({ length: n }, (_, at) => at);
      expect(await new KeyedLuck(hex(vectors.seed)).shuffled(label, items), label).toEqual(order);
    }
  });

  it("uses a label once", async () => {
    const luck = new KeyedLuck(hex(vectors.seed));
    await luck.uniform("order", 4);
    await expect(luck.uniform("order", 4)).rejects.toThrow(LabelReused);
  });

  it("does not choose from nothing", async () => {
    const luck = new KeyedLuck(hex(vectors.seed));
    await expect(luck.uniform("order", 0)).rejects.toThrow(RangeError);
  });
});

describe("the deal", () => {
  it("is promised, sealed and joined as by the server", async () => {
    for (const deal of vectors.deals) {
      const serverSeed = hex(deal.server_seed);
      expect(toHex(await commitmentOf(deal.table, serverSeed))).toBe(deal.commitment);
      const parts: Bytes[] = [];
      for (const [seat, part] of deal.parts.entries()) {
        if (part !== null) expect(toHex(await partHash(deal.table, seat, hex(part)))).toBe(deal.hashes[seat]);
        parts.push(hex(part ?? deal.hashes[seat] ?? ""));
      }
      const seed = await gameSeed(deal.table, serverSeed, parts);
      expect(toHex(seed)).toBe(deal.game_seed);
      expect(await new KeyedLuck(seed).uniform("order", parts.length)).toBe(deal.first);
    }
  });
});
