// SHA-256 (FIPS 180-4), for pages that came by plain http, where browsers keep theirs back.

const WORDS = 64;

/** The first 32 bits of the fractional parts of a root of the first primes. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime)) found.push(candidate);
  }
  return Uint32Array.from(found, (prime) => (root(prime) % 1) * 2 ** 32);
}

const START = fractions(8, Math.sqrt);
const ROUND = fractions(WORDS, Math.cbrt);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its length, filled up to whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

function mix(state: Uint32Array, block: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < WORDS; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUND[i] ?? 0) + (block[i] ?? 0)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word;
}

/** The hash of a message. */
export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const state = START.slice();
  const block = new Uint32Array(WORDS);
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    for (let i = 0; i < 16; i++) block[i] = view.getUint32(offset + 4 * i);
    for (let i = 16; i < WORDS; i++) {
      const [far = 0, near = 0] = [block[i - 15], block[i - 2]];
      const first = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      const second = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      block[i] = (block[i - 16] ?? 0) + first + (block[i - 7] ?? 0) + second;
    }
    mix(state, block);
  }
  const hash = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) hash.setUint32(4 * i, word);
  return new Uint8Array(hash.buffer);
}
