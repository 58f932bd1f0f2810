// Letters do something at a table, but not where somebody writes, and not for those who turned them off.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { turnShortcuts, useShortcuts } from "./shortcuts";

const undo = vi.fn();

function Table({ isAsking = false }: { isAsking?: boolean }) {
  useShortcuts({ u: undo });
  return (
    <>
      <input aria-label="chat" />
      {isAsking && <div role="dialog" aria-label="question" />}
    </>
  );
}

beforeEach(() => undo.mockClear());
afterEach(() => {
  cleanup();
  turnShortcuts(true);
});

it("does what belongs to the letter, large or small", () => {
  render(<Table />);
  fireEvent.keyDown(document.body, { key: "u" });
  fireEvent.keyDown(document.body, { key: "U" });
  fireEvent.keyDown(document.body, { key: "x" });
  expect(undo).toHaveBeenCalledTimes(2);
});

it("leaves letters alone in a field, with a modifier, and while a key is held", () => {
  render(<Table />);
  fireEvent.keyDown(screen.getByLabelText("chat"), { key: "u" });
  fireEvent.keyDown(document.body, { key: "u", ctrlKey: true });
  fireEvent.keyDown(document.body, { key: "u", repeat: true });
  expect(undo).not.toHaveBeenCalled();
});

it("waits while something lies open", () => {
  render(<Table isAsking />);
  fireEvent.keyDown(document.body, { key: "u" });
  expect(undo).not.toHaveBeenCalled();
});

it("can be turned off", () => {
  render(<Table />);
  turnShortcuts(false);
  fireEvent.keyDown(document.body, { key: "u" });
  expect(undo).not.toHaveBeenCalled();
});
