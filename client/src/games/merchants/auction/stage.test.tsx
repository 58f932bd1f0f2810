// The stage: what it says at each point, that a hand counts when it goes down, and that everything has words in three languages.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import type { Lot } from "@/platform/lot";
import tableEn from "@/words/table/en.json";
import tableFr from "@/words/table/fr.json";
import tableNl from "@/words/table/nl.json";
import { progress } from "../progress";
import { MerchantsProvider } from "../table";
import gameEn from "../words/en.json";
import gameFr from "../words/fr.json";
import gameNl from "../words/nl.json";
import { LotStage } from "./LotStage";
import { type Kind, lotAt, propsIn } from "./testing/rounds";
import en from "./words/en.json";
import fr from "./words/fr.json";
import nl from "./words/nl.json";

const WORDS = { en: { ...tableEn, ...gameEn, ...en }, fr: { ...tableFr, ...gameFr, ...fr }, nl: { ...tableNl, ...gameNl, ...nl } };
type Language = keyof typeof WORDS;

function show(kind: Kind, more: Partial<Lot>, language: Language = "en") {
  const faults: string[] = [];
  const page = render(
    <IntlProvider locale={language} messages={WORDS[language]} onError={(error) => faults.push(error.message)}>
      <MerchantsProvider {...propsIn(kind, { tempo: "normal", mode: "photo" })}>
        <LotStage lot={lotAt(kind, more)} onLeave={() => {}} />
      </MerchantsProvider>
    </IntlProvider>,
  );
  expect(faults).toEqual([]);
  return page;
}

const buy = () => document.querySelector<HTMLButtonElement>(".buy")!;
const figure = () => document.querySelector(".dial-figure")?.textContent;
const place = () => ({ step: 8, part: 0.3 });

afterEach(cleanup);

describe("the number of a lot", () => {
  it.each(["single", "double"] as const)("is the one in the head of the page, also when prices are doubled (%s)", (kind) => {
    show(kind, { step: 8 });
    const number = progress(propsIn(kind).view)?.values.lot;
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(kind === "single" ? `Lot ${number}` : `Lot ${number}, doubled`);
  });
});

describe("the button", () => {
  it("says what a press would buy, and the purse what would be left", () => {
    show("single", { step: 8 });
    expect(buy().textContent).toContain("Buy at 130");
    expect(figure()).toBe("130");
    expect(document.querySelector(".purse")?.textContent).toContain("430");
  });

  it("counts when the hand goes down, once", () => {
    const presses: number[] = [];
    show("single", { step: 8, look: place, press: (at) => presses.push(at) > 0 });
    fireEvent.pointerDown(buy(), { button: 0 });
    fireEvent.click(buy(), { detail: 1 });
    expect(presses).toHaveLength(1);
    expect(Math.abs(presses[0]! - performance.now())).toBeLessThan(1_000);
  });

  it("is the space bar too, except where that bar does something else", () => {
    let presses = 0;
    show("single", { step: 8, look: place, press: () => ++presses > 0 });
    fireEvent.keyDown(document.body, { key: " " });
    expect(presses).toBe(1);
    fireEvent.keyDown(screen.getByRole("button", { name: "A lower price" }), { key: " " });
    fireEvent.keyDown(document.body, { key: " ", repeat: true });
    expect(presses).toBe(1);
  });

  it("can be clicked by those who have no hand on it", () => {
    let presses = 0;
    show("single", { step: 8, look: place, press: () => ++presses > 0 });
    fireEvent.click(buy(), { detail: 0 });
    expect(presses).toBe(1);
  });

  it("cannot be pressed above one's money, before the clock runs, or twice", () => {
    show("double", { step: 1 });
    expect(buy().getAttribute("aria-disabled")).toBe("true");
    expect(buy().textContent).toContain("400 is more than you have");
    cleanup();
    show("single", { phase: "countdown", seconds: 3 });
    expect([figure(), buy().getAttribute("aria-disabled")]).toEqual(["3", "true"]);
    cleanup();
    show("single", { step: 8, pressed: { step: 8, isSealed: true } });
    expect(buy().textContent).toBe("Pressed at 130, sealed");
  });
});

describe("the stage", () => {
  it("says that a press before 200 doubles", () => {
    show("single", { step: 0 });
    expect([figure(), buy().textContent]).toEqual(["×2", "Open and doubleSpace"]);
  });

  it("has the house press at a price, lower or higher, or not at all", () => {
    const stops: (number | null)[] = [];
    const stopAt = (step: number | null) => void stops.push(step);
    show("single", { phase: "countdown", stopAt });
    fireEvent.click(screen.getByRole("button", { name: "A lower price" }));
    cleanup();
    show("single", { phase: "countdown", stopAt, stop: { step: 8, isSealed: true } });
    fireEvent.click(screen.getByRole("button", { name: "A lower price" }));
    fireEvent.click(screen.getByRole("button", { name: "A higher price" }));
    fireEvent.click(screen.getByRole("button", { name: "Don’t press for me" }));
    expect(stops).toEqual([1, 9, 7, null]);
  });

  it("speaks the price", () => {
    show("single", { step: 8 });
    expect(document.querySelector("p[role=status]")?.textContent).toBe("130");
  });

  it.each(["en", "fr", "nl"] as const)("has words for everything in %s", (language) => {
    for (const kind of ["single", "double"] as const) {
      for (const phase of ["called", "countdown", "running", "closing"] as const) {
        show(kind, { phase, step: 8, link: { quality: "good", roundTrip: 38, doubt: 9 }, refusal: "late" }, language);
        cleanup();
      }
    }
  });
});
