// @vitest-environment node
// Steps, jumps and playing stay within the game.
import { describe, expect, it } from "vitest";
import { go, type Place } from "./playing";

const BOUNDS = { first: 5, last: 9 };
const at = (version: number, more: Partial<Place> = {}): Place => ({ at: version, isPlaying: false, speed: 1, isStep: false, ...more });

describe("a place in a replay", () => {
  it("steps within the game", () => {
    expect(go(at(6), { to: "next" }, BOUNDS)).toMatchObject({ at: 7, isStep: true });
    expect(go(at(9), { to: "next" }, BOUNDS)).toMatchObject({ at: 9, isStep: false });
    expect(go(at(5), { to: "before" }, BOUNDS)).toMatchObject({ at: 5 });
    expect(go(at(7), { to: "before" }, BOUNDS)).toMatchObject({ at: 6, isStep: false });
  });

  it("jumps to what is there", () => {
    expect(go(at(6), { to: "version", version: 99 }, BOUNDS).at).toBe(9);
    expect(go(at(6), { to: "version", version: 1 }, BOUNDS).at).toBe(5);
    expect(go(at(6), { to: "first" }, BOUNDS).at).toBe(5);
    expect(go(at(6), { to: "last" }, BOUNDS).at).toBe(9);
  });

  it("plays to the end and stops there", () => {
    let place = go(at(7), { to: "play" }, BOUNDS);
    place = go(place, { to: "tick" }, BOUNDS);
    expect(place).toMatchObject({ at: 8, isPlaying: true, isStep: true });
    place = go(place, { to: "tick" }, BOUNDS);
    expect(place).toMatchObject({ at: 9, isPlaying: false });
  });

  it("plays from the start again when it is at the end", () => {
    expect(go(at(9), { to: "toggle" }, BOUNDS)).toMatchObject({ at: 5, isPlaying: true, isStep: false });
  });

  it("stops when somebody takes it in hand", () => {
    expect(go(at(7, { isPlaying: true }), { to: "version", version: 6 }, BOUNDS).isPlaying).toBe(false);
    expect(go(at(7, { isPlaying: true }), { to: "toggle" }, BOUNDS).isPlaying).toBe(false);
    expect(go(at(7), { to: "tick" }, BOUNDS)).toEqual(at(7));
  });

  it("keeps its speed", () => {
    const place = go(at(7, { isPlaying: true }), { to: "speed", speed: 4 }, BOUNDS);
    expect(go(place, { to: "tick" }, BOUNDS)).toMatchObject({ speed: 4, at: 8, isPlaying: true });
  });
});
