// What is in hand belongs to the question that it was taken for.
import { act, renderHook } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { describe, expect, it } from "vitest";
import { useInHand } from "./inHand";

const asked = (question: string) => ({ question });

describe("what is in hand", () => {
  it("is gone when something else is asked, and does not come back with the same question", () => {
    const seen: string[] = [];
    const { result, rerender } = renderHook(
      ({ question }) => {
        const hand = useInHand<string>(question);
        seen.push(`${question}: ${hand.value}`);
        return hand;
      },
      { initialProps: asked("first") },
    );
    act(() => result.current.take("card"));
    expect(result.current.value).toBe("card");
    rerender(asked("second"));
    expect(seen).not.toContain("second: card");
    rerender(asked("first"));
    expect(result.current.value).toBeNull();
  });

  it("stays when it was taken as soon as the question was shown", () => {
    const { result, rerender } = renderHook(
      ({ question }) => {
        const hand = useInHand<string>(question);
        // The earliest that a hand can be.
        useLayoutEffect(() => {
          if (question === "second") hand.take("quick");
        }, [question]);
        return hand;
      },
      { initialProps: asked("first") },
    );
    act(() => result.current.take("card"));
    rerender(asked("second"));
    expect(result.current.value).toBe("quick");
  });

  it("is replaced only if it is still there", () => {
    const { result } = renderHook(() => useInHand<string>("first"));
    act(() => result.current.take("card"));
    act(() => result.current.replace("other", "wrong"));
    expect(result.current.value).toBe("card");
    act(() => result.current.replace("card", "answered"));
    expect(result.current.value).toBe("answered");
  });
});
