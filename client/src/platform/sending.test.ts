// A hand is free again as soon as what came of its move is shown.
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Refused } from "@/wire/table";
import { useSending } from "./sending";
import { slowServer } from "./testing/slowServer";

const asked = (question: string) => ({ question });

function hand(play: (move: string) => Promise<Refused | null>) {
  return renderHook(({ question }) => useSending(question, play), { initialProps: asked("first") });
}

describe("a move on its way", () => {
  it("keeps the hand until the server answers", async () => {
    const server = slowServer();
    const { result } = hand(server.play);
    act(() => void result.current.send("draw"));
    expect(result.current.isBusy).toBe(true);
    await server.answer();
    expect(result.current.isBusy).toBe(false);
  });

  it("keeps it no longer than the same thing is asked: the answer may come after what it tells of", async () => {
    const server = slowServer();
    const { result, rerender } = hand(server.play);
    act(() => void result.current.send("draw"));
    rerender(asked("second"));
    expect(result.current.isBusy).toBe(false);
    act(() => void result.current.send("claim"));
    await server.answer();
    expect(result.current.isBusy).toBe(true);
    await server.answer();
    expect(result.current.isBusy).toBe(false);
  });

  it("keeps it until the last of several, and sends no more when one is refused", async () => {
    const server = slowServer();
    const { result, rerender } = hand(server.play);
    let refused: Refused | null = null;
    act(() => void result.current.send("ahead", "limit", "never").then((answer) => (refused = answer)));
    rerender(asked("second"));
    expect(result.current.isBusy).toBe(true);
    await server.answer();
    const no: Refused = { type: "refused", asked: "act", code: "illegal", words: "No." };
    await server.answer(no);
    expect(result.current.isBusy).toBe(false);
    expect(server.played).toEqual(["ahead", "limit"]);
    expect(refused).toBe(no);
  });
});
