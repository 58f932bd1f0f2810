// A card says to a reader who it is, how strong, both lines, and whether they were asked; faces are radio buttons.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { afterEach, expect, it, vi } from "vitest";
import { turnShortcuts } from "@/platform/table/shortcuts";
import words from "@/words/opponents/en.json";
import { Faces } from "./Faces";
import { useKeys } from "./keys";
import { OpponentCard } from "./OpponentCard";
import { PEOPLE } from "./people";

afterEach(cleanup);

/** What a game says of her. */
const OWN = { "pebbles.plays": "Throws far.", "pebbles.slips": "Throws too far." };

const show = (what: ReactNode) =>
  render(
    <IntlProvider locale="en" messages={{ ...words, ...OWN }}>
      {what}
    </IntlProvider>,
  );
const trijn = PEOPLE[2]!;
const props = {
  person: trijn,
  told: { level: "regular", rating: 1215, doubt: 28 },
  scale: { low: 600, high: 1800 },
  own: undefined,
  style: { plays: "pebbles.plays", slips: "pebbles.slips" },
  isAsked: false,
  isFull: false,
  onAsk: vi.fn<() => void>(),
};

it("is heard with name, rating, both lines, and pressed or not", () => {
  show(<OpponentCard {...props} isAsked />);
  const button = screen.getByRole("button", { name: "At your table: Trijn Haring", pressed: true });
  const heard = button
    .getAttribute("aria-describedby")!
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
  expect(heard).toContain("Rating 1215, give or take 28");
  expect(heard).toContain("Throws far.");
  expect(heard).toContain("Throws too far.");
});

it("cannot be asked to a full table, and says so", () => {
  show(<OpponentCard {...props} isFull />);
  const button = screen.getByRole("button", { name: "The table is full: Trijn Haring", pressed: false });
  fireEvent.click(button);
  expect(props.onAsk).not.toHaveBeenCalled();
});

it("says where nobody has measured yet", () => {
  show(<OpponentCard {...props} told={{ level: "regular", rating: null, doubt: null }} />);
  expect(screen.getByText("Rating not measured yet")).toBeTruthy();
});

it("offers five faces, one of whom is chosen", () => {
  const choose = vi.fn<(level: string) => void>();
  show(<Faces label="Your opponent" value="casual" onChange={choose} />);
  expect(screen.getAllByRole("radio")).toHaveLength(5);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Barent Schuit" }).checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "Machteld Zegel" }));
  expect(choose).toHaveBeenCalledWith("expert");
});

it("starts by S, unless single letters are turned off", () => {
  const start = vi.fn<() => void>();
  function Quay(): null {
    useKeys(start);
    return null;
  }
  show(<Quay />);
  fireEvent.keyDown(document.body, { key: "s" });
  turnShortcuts(false);
  fireEvent.keyDown(document.body, { key: "s" });
  turnShortcuts(true);
  expect(start).toHaveBeenCalledOnce();
});
