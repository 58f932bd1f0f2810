// The photo finish: who pressed where, the draw, and who did not press; in three languages.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rowsOf } from "@/platform/table/testing/sights";
import type { Event } from "@/wire/merchants";
import type { Judged, Mode, Shown } from "@/wire/table";
import { MerchantsProvider } from "../table";
import gameEn from "../words/en.json";
import gameFr from "../words/fr.json";
import gameNl from "../words/nl.json";
import { AuctionAfter } from "./AuctionAfter";
import { propsIn } from "./testing/rounds";
import en from "./words/en.json";
import fr from "./words/fr.json";
import nl from "./words/nl.json";

const WORDS = { en: { ...gameEn, ...en }, fr: { ...gameFr, ...fr }, nl: { ...gameNl, ...nl } };
type Language = keyof typeof WORDS;

const judged = (seat: number, step: number, at: number): Judged => ({ seat, step, at, doubt_ms: 9, flags: [] });

/** Noor and Lotte pressed at 130, fifteen milliseconds apart, and Daan a step later. */
function rows(first: readonly number[], mode: Mode, winner: number) {
  const auction = { mode: "sold" as const, eligible: [0, 1, 2, 3], opener: -1, buyer: winner, price: 130 };
  const events: Event[] = [{ type: "Pressed", seat: winner, needle: 130, between: first, auction }];
  const armed: Shown = {
    type: "LotArmed",
    waited: [],
    terms: { opens: 1_000, run_in_ms: 3_000, step_ms: 500, steps: 17, mode, horizon_ms: 400 },
  };
  const presses = [judged(0, 8, 7_650), judged(2, 8, 7_665), judged(3, 9, 8_100)];
  const closed: Shown = { type: "LotClosed", number: 12, presses: [], resolution: { step: 8, first, closes: 8_050, judged: presses } };
  return rowsOf(armed, closed, { type: "PlayedShown", seat: 0, move: null, events, by_bot: false });
}

function show(first: readonly number[], isFresh = false, language: Language = "en", mode: Mode = "photo", winner = 0) {
  const faults: string[] = [];
  const onClose = vi.fn();
  render(
    <IntlProvider locale={language} messages={WORDS[language]} onError={(error) => faults.push(error.message)}>
      <MerchantsProvider {...propsIn("single")}>
        <AuctionAfter rows={rows(first, mode, winner)} seq={2} isFresh={isFresh} onClose={onClose} />
      </MerchantsProvider>
    </IntlProvider>,
  );
  expect(faults).toEqual([]);
  return onClose;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const told = () => [...document.querySelectorAll(".finish-all li")].map((line) => line.textContent);

describe("the photo finish", () => {
  it("tells of a draw between those whom no clock can tell apart", () => {
    show([0, 2]);
    expect(screen.getByRole("heading").textContent).toBe("You win the lot and pay 130");
    expect(document.querySelector(".finish-lead")?.textContent).toContain("you and Lotte pressed too close together");
    expect(told()).toEqual([
      "Noorpressed at 130, 150 ms ± 9won the draw",
      "Lottepressed at 130, 165 ms ± 9lost the draw",
      "Daanpressed at 120, 100 ms ± 9one step later",
      "Bramdid not press",
    ]);
    expect(document.querySelectorAll(".dial-pin")).toHaveLength(3);
    expect(document.querySelectorAll(".film-press")).toHaveLength(2);
  });

  it("tells of a draw within a step, where the table wants it so", () => {
    show([0, 2], false, "en", "draw");
    expect(document.querySelector(".finish-lead")?.textContent).toBe(
      "At this table a random draw decides between presses in the same step: you and Lotte, one chance in 2 each.",
    );
  });

  it("says why a later press could win, only where it did", () => {
    const why = () => document.querySelector(".finish-window")?.textContent?.trim();
    show([0, 2], false, "en", "photo", 2);
    expect(why()).toBe(
      "The winner pressed 15 ms later: here presses up to 18 ms apart count as equal, even where the ± ranges do not overlap.",
    );
    for (const [mode, winner] of [
      ["photo", 0],
      ["draw", 2],
    ] as const) {
      cleanup();
      show([0, 2], false, "en", mode, winner);
      expect(why()).toBeUndefined();
    }
  });

  it("tells who was first where that can be known", () => {
    show([0]);
    expect(told().slice(0, 2)).toEqual(["Noorpressed at 130, 150 ms ± 9first", "Lottepressed at 130, 165 ms ± 9same step, later"]);
    expect(document.querySelector(".finish-draw")).toBeNull();
  });

  it("goes by itself, but not while somebody looks at it closely", () => {
    const left = show([0], true);
    vi.advanceTimersByTime(10_000);
    expect(left).toHaveBeenCalledOnce();
    cleanup();
    const stays = show([0], true);
    fireEvent.pointerDown(document.querySelector(".finish")!);
    vi.advanceTimersByTime(60_000);
    expect(stays).not.toHaveBeenCalled();
    cleanup();
    const asked = show([0], false);
    vi.advanceTimersByTime(60_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(["en", "fr", "nl"] as const)("has words for everything in %s", (language) => {
    show([0, 2], true, language);
    cleanup();
    show([0], false, language);
    cleanup();
    show([0, 2], false, language, "photo", 2);
  });
});
