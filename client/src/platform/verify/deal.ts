// The fair deal: what was promised by hashes before the game, and the seed that follows from what was opened after it.
import { type Bytes, hmac, join, sha256, utf8 } from "./bytes";

export const SERVER_SEED_BYTES = 32;
export const PART_BYTES = 16;

/** What the server publishes before anybody sits down. */
export function commitmentOf(table: string, serverSeed: Bytes): Promise<Bytes> {
  return sha256(join(utf8(`pf1|commit|${table}|`), serverSeed));
}

/** What a player publishes before it sees the others' parts. */
export function partHash(table: string, seat: number, part: Bytes): Promise<Bytes> {
  return sha256(join(utf8(`pf1|c|${table}|${seat + 1}|`), part));
}

/** The seed of a deal that is fixed for learning: the same for everybody who asks for it by its name. */
export function fixedSeed(deal: string): Promise<Bytes> {
  return sha256(utf8(`pf1|fixed|${deal}`));
}

/** The seed of all luck in a game: by seat each part or, where it was never opened, its hash. */
export function gameSeed(table: string, serverSeed: Bytes, parts: readonly Bytes[]): Promise<Bytes> {
  return hmac(serverSeed, join(utf8(`pf1|seed|${table}`), ...parts));
}
