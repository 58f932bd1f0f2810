// The keys of the start page: what each does, and that they do nothing for those who turned single keys off.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { navigate } from "@/platform/router";
import { turnShortcuts } from "@/platform/table/shortcuts";
import { useStartKeys } from "./keys";
import type { Turn } from "./turns";

const make = vi.fn();
const turns = ["one", "two"].map((table) => ({ card: { table }, left: null }) as Turn);

function Page() {
  useStartKeys(turns, make);
  return (
    <>
      <div data-pairing>
        <button>Find</button>
      </div>
      <button data-play-now>Play</button>
      <input aria-label="Name" />
    </>
  );
}
const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });
const here = () => window.location.pathname;

beforeEach(() => {
  make.mockReset();
  navigate("/");
  render(<Page />);
});
afterEach(() => {
  cleanup();
  turnShortcuts(true);
  navigate("/");
});

it("play a turn, make a table, and lead to what is offered", () => {
  press("n");
  expect(make).toHaveBeenCalledOnce();
  press("p");
  expect(document.activeElement).toBe(screen.getByText("Find"));
  press("b");
  expect(document.activeElement).toBe(screen.getByText("Play"));
  press("3");
  expect(here()).toBe("/");
  press("2");
  expect(here()).toBe("/table/two");
});

it("are letters where somebody writes", () => {
  press("n", screen.getByLabelText("Name"));
  expect(make).not.toHaveBeenCalled();
});

it("do nothing for those who turned single keys off", () => {
  turnShortcuts(false);
  for (const key of ["n", "p", "b", "1"]) press(key);
  expect(make).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  expect(here()).toBe("/");
});
