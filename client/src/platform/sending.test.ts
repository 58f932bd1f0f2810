// A hand is free again as soon as what came of its move is shown.
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Refused } from "@/wire/table";
import { useSending } from "./sending";
import { slowHouse } from "./testing/slowHouse";

const asked = (question: string) => ({ question });

function hand(play: (move: string) => Promise<Refused | null>) {
  return renderHook(({ question }) => useSending(question, play), { initialProps: asked("first") });
}

describe("a move on its way", () => {
  it("keeps the hand until the house answers", async () => {
    const house = slowHouse();
    const { result } = hand(house.play);
    act(() => void result.current.send("draw"));
    expect(result.current.isBusy).toBe(true);
    await house.answer();
    expect(result.current.isBusy).toBe(false);
  });

  it("keeps it no longer than the same thing is asked: the answer may come after what it tells of", async () => {
    const house = slowHouse();
    const { result, rerender } = hand(house.play);
    act(() => void result.current.send("draw"));
    rerender(asked("second"));
    expect(result.current.isBusy).toBe(false);
    act(() => void result.current.send("claim"));
    await house.answer();
    expect(result.current.isBusy).toBe(true);
    await house.answer();
    expect(result.current.isBusy).toBe(false);
  });

  it("keeps it until the last of several, and sends no more when one is refused", async () => {
    const house = slowHouse();
    const { result, rerender } = hand(house.play);
    let refused: Refused | null = null;
    act(() => void result.current.send("ahead", "limit", "never").then((answer) => (refused = answer)));
    rerender(asked("second"));
    expect(result.current.isBusy).toBe(true);
    await house.answer();
    const no: Refused = { type: "refused", asked: "act", code: "illegal", words: "No." };
    await house.answer(no);
    expect(result.current.isBusy).toBe(false);
    expect(house.played).toEqual(["ahead", "limit"]);
    expect(refused).toBe(no);
  });
});
