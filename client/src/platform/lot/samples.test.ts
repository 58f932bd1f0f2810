// What is known of the server's clock: the quickest answer counts, old ones do not, and a clock in sight never jumps.
import { describe, expect, it } from "vitest";
import { ShownClock } from "./clock";
import { type Path, endOf, placeAt, startOf } from "./path";
import { Samples } from "./samples";

/** An answer over a connection that takes so long there and so long back, from a server that is so far ahead. */
const answer = (asked: number, there: number, back: number, ahead = 5_000) => ({
  asked,
  came: asked + there + ahead,
  went: asked + there + ahead,
  heard: asked + there + back,
});

describe("samples", () => {
  it("say nothing before there is one", () => expect(new Samples().estimate(0)).toBeNull());

  it("trust the quickest, and doubt it by a quarter of its way", () => {
    const samples = new Samples();
    samples.add(answer(0, 90, 20));
    samples.add(answer(100, 10, 10));
    samples.add(answer(200, 10, 150));
    expect(samples.estimate(120)).toEqual({ offset: 5_000, delay: 20, doubt: 6 });
  });

  it("are at most sixteen, and at most a minute old", () => {
    const samples = new Samples();
    samples.add(answer(0, 1, 1));
    for (let turn = 1; turn <= 20; turn++) samples.add(answer(turn * 100, 10, 10));
    expect(samples.count).toBe(16);
    expect(samples.estimate(2_000)?.delay).toBe(20);
    samples.add(answer(70_000, 30, 30));
    expect(samples.count).toBe(1);
  });

  it("are doubted more as they age", () => {
    const samples = new Samples();
    samples.add(answer(0, 10, 10));
    expect(samples.estimate(50_020)?.doubt).toBeCloseTo(7.5);
  });
});

describe("the clock that is shown", () => {
  it("takes on what is learned at once while nobody sees it run", () => {
    const samples = new Samples();
    const clock = new ShownClock(samples);
    expect(clock.at(0, false)).toBeNull();
    samples.add(answer(0, 40, 0));
    expect(clock.at(100, false)).toBe(5_120);
    samples.add(answer(100, 5, 5));
    expect(clock.at(200, false)).toBe(5_200);
  });

  it("goes at most a twentieth faster or slower while it is watched", () => {
    const samples = new Samples();
    const clock = new ShownClock(samples);
    samples.add(answer(0, 80, 0));
    expect(clock.at(100, true)).toBe(5_140);
    samples.add(answer(100, 5, 5));
    expect(clock.at(200, true)).toBe(5_235);
    expect(clock.at(300, true)).toBe(5_330);
    expect(clock.at(1_100, true)).toBe(6_100);
  });
});

describe("the way of a price", () => {
  const path: Path = { opens: 1_000, runIn: 3_000, stepTime: 500, steps: 17 };

  it("begins with a run-in", () => {
    expect(placeAt(path, 1_000)).toEqual({ step: 0, part: 0 });
    expect(placeAt(path, 2_500)).toEqual({ step: 0, part: 0.5 });
    expect(placeAt(path, 3_999).step).toBe(0);
  });

  it("falls step by step, and stays on the last", () => {
    expect(placeAt(path, 4_000)).toEqual({ step: 1, part: 0 });
    expect(placeAt(path, 4_750)).toEqual({ step: 2, part: 0.5 });
    expect(placeAt(path, 60_000)).toEqual({ step: 16, part: 1 });
    for (let step = 1; step < path.steps; step++) expect(startOf(path, step)).toBe(endOf(path, step - 1));
  });
});
