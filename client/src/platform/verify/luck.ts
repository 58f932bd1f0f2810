// The luck of a game, computed again from its seed: docs/decisions/0004 says how, and this follows it to the letter.
import { type Bytes, hkdf, hmacKey, join, signWith, utf8 } from "./bytes";

/** Where a game's check draws again what was drawn then. A label is used once. */
export interface Luck {
  /** One of 0 to n - 1. */
  uniform(label: string, n: number): Promise<number>;
  /** The items in the order that the label gives; the first is the top of the pile. */
  shuffled<T>(label: string, items: readonly T[]): Promise<T[]>;
}

/** The same label twice would not be fresh luck. */
export class LabelReused extends Error {
  constructor(readonly label: string) {
    super(`The label ${label} was used twice.`);
  }
}

/** The bytes of one label: HMAC-SHA256 blocks, counted from 0. */
export class Stream {
  #buffer: number[] = [];
  #counter = 0n;
  readonly #prefix: Bytes;

  private constructor(
    private readonly key: CryptoKey,
    label: string,
  ) {
    this.#prefix = utf8(`pf1|${label}|`);
  }

  static async open(subkey: Bytes, label: string): Promise<Stream> {
    return new Stream(await hmacKey(subkey), label);
  }

  async #byte(): Promise<number> {
    if (this.#buffer.length === 0) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, this.#counter);
      this.#counter += 1n;
      this.#buffer = Array.from(await signWith(this.key, join(this.#prefix, counter)));
    }
    return this.#buffer.shift() ?? 0;
  }

  /** The top bits of as few whole bytes as hold n - 1; too large a value is thrown away and drawn anew. */
  async uniform(n: number): Promise<number> {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 24) throw new RangeError(`Cannot choose one of ${n}.`);
    const bits = n === 1 ? 0 : 32 - Math.clz32(n - 1);
    const count = Math.ceil(bits / 8);
    if (count === 0) return 0;
    for (;;) {
      let value = 0;
      for (let read = 0; read < count; read++) value = value * 256 + (await this.#byte());
      value = Math.floor(value / 2 ** (8 * count - bits));
      if (value < n) return value;
    }
  }

  /** Fisher–Yates from the top. */
  async shuffled<T>(items: readonly T[]): Promise<T[]> {
    const pile = [...items];
    for (let last = pile.length - 1; last > 0; last--) {
      const other = await this.uniform(last + 1);
      [pile[last], pile[other]] = [pile[other] as T, pile[last] as T];
    }
    return pile;
  }
}

/** All luck of a game follows from its seed. */
export class KeyedLuck implements Luck {
  readonly #used = new Set<string>();

  constructor(private readonly seed: Bytes) {}

  async #stream(label: string): Promise<Stream> {
    if (this.#used.has(label)) throw new LabelReused(label);
    this.#used.add(label);
    return Stream.open(await hkdf(this.seed, utf8(label)), label);
  }

  async uniform(label: string, n: number): Promise<number> {
    return (await this.#stream(label)).uniform(n);
  }

  async shuffled<T>(label: string, items: readonly T[]): Promise<T[]> {
    return (await this.#stream(label)).shuffled(items);
  }
}
