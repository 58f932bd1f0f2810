// Moves that belong together go one after the other; the hand is free again when the server shows what came of them.
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { slowServer } from "@/platform/testing/slowServer";
import type { View } from "@/wire/harbour";
import { useSending } from "./sending";
import { viewAt } from "./testing/moments";

const shown = (...moves: string[]) => ({ view: { ...viewAt("solo") } as View, moves });

describe("a move on its way", () => {
  it("is over when the server shows what came of it, before it has answered", async () => {
    const house = slowServer();
    const { result, rerender } = renderHook(({ view, moves }) => useSending(view, moves, house.play), { initialProps: shown("end") });
    await act(async () => result.current.send(["end"]));
    expect(result.current.isBusy).toBe(true);
    rerender(shown("market"));
    expect(result.current.isBusy).toBe(false);
    await act(async () => result.current.send(["market"]));
    await house.answer();
    expect(result.current.isBusy).toBe(true);
    await house.answer();
    expect(result.current.isBusy).toBe(false);
    expect(house.played).toEqual(["end", "market"]);
  });

  it("is over in the very moment that this is shown", async () => {
    const house = slowServer();
    const seen: string[] = [];
    const { result, rerender } = renderHook(
      ({ view, moves }) => {
        const sending = useSending(view, moves, house.play);
        seen.push(`${moves[0]} ${sending.isBusy}`);
        return sending;
      },
      { initialProps: shown("end") },
    );
    await act(async () => result.current.send(["end"]));
    rerender(shown("market"));
    expect(new Set(seen)).toEqual(new Set(["end false", "end true", "market false"]));
  });

  it("tells by which rule it was refused, until something else is shown", async () => {
    const house = slowServer();
    const { result, rerender } = renderHook(({ view, moves }) => useSending(view, moves, house.play), { initialProps: shown("river") });
    await act(async () => result.current.send(["river", "pay red"]));
    await house.answer({ type: "refused", asked: "act", code: "illegal", words: "No.", rule: "HAR-101" });
    expect(result.current).toMatchObject({ isBusy: false, refused: "HAR-101" });
    await act(async () => rerender(shown("pay red")));
    expect(result.current).toMatchObject({ isBusy: false, refused: null });
    expect(house.played).toEqual(["river"]);
  });

  it("is not over as long as others follow", async () => {
    const house = slowServer();
    const { result, rerender } = renderHook(({ view, moves }) => useSending(view, moves, house.play), { initialProps: shown("river") });
    await act(async () => result.current.send(["river", "pay red", "pay blue"]));
    for (const paid of ["pay red", "pay blue"]) {
      await act(async () => rerender(shown(paid)));
      expect(result.current.isBusy).toBe(true);
      await house.answer();
      expect(result.current.isBusy).toBe(true);
    }
    await act(async () => rerender(shown("end")));
    expect(result.current.isBusy).toBe(false);
    expect(house.played).toEqual(["river", "pay red", "pay blue"]);
  });
});
