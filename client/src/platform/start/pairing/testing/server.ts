// For tests of pairing: a server that says what it is told to, and seats where nobody really sits.
import { vi } from "vitest";
import type { Refused } from "@/wire/table";
import type { OwnWish, Pairing, PairingQueue } from "@/wire/http";
import { Search } from "../looking";

export const TABLE = "85dbb89f-5a1b-563c-904b-7bd85d4af7e9";
export const OTHER = "85dbb89f-5a1b-563c-904b-7bd85d4af7ea";

export const looking = (more: Partial<OwnWish> = {}): OwnWish => ({
  game: "pebbles",
  seats: [2],
  pace: "live",
  rated: false,
  since: Date.now(),
  table: null,
  seat: null,
  ...more,
});

/** What the server says from now on. */
export class FakeServer {
  own: OwnWish | null = null;
  waiting: readonly PairingQueue[] = [];
  /** Refuses everything with this code; "" answers, "never" does not even do that. */
  fault = "";
  /** What was asked: the method, the address, and what was sent with it. */
  readonly asked: [string, string, unknown][] = [];

  readonly fetch = (address: string, request: RequestInit = {}): Promise<Response> => {
    const { method = "GET", body } = request;
    this.asked.push([method, address, typeof body === "string" ? JSON.parse(body) : undefined]);
    const guest = { ref: "g1", name: "Saskia", kind: "guest" };
    if (address === "/api/guests" || method === "PATCH") return Promise.resolve(Response.json(guest));
    if (address === "/api/me") return Promise.resolve(Response.json({ code: "not_signed_in", words: "" }, { status: 401 }));
    if (this.fault === "never") return new Promise(() => {});
    const status = this.fault === "not_signed_in" ? 401 : 503;
    if (this.fault) return Promise.resolve(Response.json({ code: this.fault, words: "" }, { status }));
    if (method === "DELETE") this.own = null;
    if (method === "POST" && typeof body === "string") this.own = looking(JSON.parse(body) as OwnWish);
    return Promise.resolve(Response.json({ own: this.own, waiting: [...this.waiting] } satisfies Pairing));
  };

  /** How often something was asked. */
  count(method: string, address: string): number {
    return this.asked.filter(([how, where]) => how === method && where === address).length;
  }

  /** What was last sent with a wish. */
  get wished(): unknown {
    return this.asked.findLast(([method, address]) => method === "POST" && address === "/api/pairing")?.[2];
  }
}

export function fakeSeats() {
  const release = vi.fn();
  const sit = vi.fn((_table: string, _seat: number): Promise<Refused | null> => Promise.resolve(null));
  const hold = vi.fn((_table: string) => release);
  return { sit, hold, release, search: new Search({ sit, hold }) };
}
