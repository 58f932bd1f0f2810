// Bytes, texts and hashes, by the browser's own cryptography and nothing else.

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** A text in UTF-8. */
export function utf8(text: string): Bytes {
  return encoder.encode(text) as Bytes;
}

/** Parts, one behind the other. */
export function join(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Bytes in hexadecimal, in small letters. */
export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of a hexadecimal text, or null where it is none. */
export function fromHex(text: string): Bytes | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16));
}

export async function sha256(data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

export async function hmac(key: Bytes, data: Bytes): Promise<Bytes> {
  return signWith(await hmacKey(key), data);
}

/** A key that is used more than once. */
export function hmacKey(key: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

export async function signWith(key: CryptoKey, data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, data));
}

/** HKDF-SHA256 without salt, 32 bytes. */
export async function hkdf(secret: Bytes, info: Bytes): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const how = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
}
