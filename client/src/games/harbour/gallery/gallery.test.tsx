// The gallery: what filters let through, where the keys lead, and that nothing hidden is told.
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import { CARDS } from "@/wire/harbour-cards";
import { cardFace } from "../cards/printed";
import { HarbourProvider } from "../table";
import { NAMES, type Name, propsAt, viewAt } from "../testing/moments";
import { LANGUAGES, type Language, WORDS } from "../testing/words";
import { GalleryDoor } from "./GalleryDoor";
import { closeGallery } from "./door";
import { cardsOf, liesIn, placesOf } from "./places";
import { type Entry, OPEN, grouped, sifted, toggled } from "./sieve";
import { walked } from "./walking";

afterEach(() => {
  closeGallery();
  cleanup();
});

const PATIENCE = 30_000;
const LATE = NAMES.reduce((one, other) => (viewAt(other).discards.length > viewAt(one).discards.length ? other : one));

const entriesAt = (name: Name): Entry[] =>
  [...placesOf(viewAt(name))].map(([card, place]) => ({ card, place, words: `${card} ${cardFace(card).type}` }));

describe("where cards lie", () => {
  it.each(NAMES)("is told of every card once, from what everybody sees (%s)", (name) => {
    const view = viewAt(name);
    const places = placesOf(view);
    const seen = new Set([...view.discards, ...view.offer, ...view.at.flatMap(({ rack, tableau }) => [...rack, ...tableau])]);
    expect([...places.keys()]).toEqual(cardsOf(view));
    for (const [card, place] of places) expect(place.at === "unseen").toBe(!seen.has(card));
  });

  it("says the same of a card in a pile and of one that was never dealt", () => {
    const places = [...placesOf(viewAt(LATE)).values()].filter(({ at }) => at === "unseen");
    expect(places.length).toBeGreaterThan(20);
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
  });

  it("does not change with what was drawn of the piles", () => {
    const view = viewAt(LATE);
    expect([...placesOf({ ...view, drawn: view.drawn.map(() => 0) })]).toEqual([...placesOf(view)]);
  });

  it("has house cards only where they are played with", () => {
    const view = viewAt(LATE);
    expect(cardsOf({ ...view, extensions: [] })).toHaveLength(132);
    expect(cardsOf({ ...view, extensions: [5] })).toHaveLength(CARDS.length);
  });
});

describe("filters", () => {
  const entries = entriesAt(LATE);
  const cards = (sieve: typeof OPEN) => sifted(entries, sieve, 0).map(({ card }) => card);

  it("let everything through while nothing is asked", () => {
    expect(cards(OPEN)).toHaveLength(132);
  });

  it("ask for one of the answers to each question, and for all questions", () => {
    const plans = toggled(OPEN, "kinds", "plan");
    expect(cards(plans)).toHaveLength(24);
    const both = toggled(plans, "kinds", "building");
    expect(cards(both)).toHaveLength(78);
    const dear = toggled(both, "colours", 2);
    expect(cards(dear).every((card) => (cardFace(card).cost.violet ?? 0) > 0 && cardFace(card).kind !== "artisan")).toBe(true);
    expect(toggled(dear, "colours", 2)).toEqual(both);
  });

  it("find words without accents, also by number", () => {
    expect(cards({ ...OPEN, query: "BREWER" }).length).toBe(6);
    expect(cards({ ...OPEN, query: "brewer nonsense" })).toEqual([]);
  });

  it("know where cards lie", () => {
    const mine = viewAt(LATE).at[0];
    const own = [...(mine?.rack ?? []), ...(mine?.tableau ?? [])].toSorted((one, other) => one - other);
    expect(cards(toggled(OPEN, "wheres", "mine"))).toEqual(own);
    expect(liesIn({ at: "offer", seat: -1 }, "mine", -1)).toBe(false);
  });

  it("keep cards of a type together", () => {
    const groups = grouped(entries);
    expect(groups.flatMap((group) => group.entries)).toHaveLength(132);
    expect(new Set(groups.map(({ type }) => type)).size).toBe(groups.length);
  });
});

describe("arrows", () => {
  // Two groups beside each other, and one below.
  const spots = [1, 2, 3, 4, 5, 6, 7].map((card, at) => ({ card, left: (at % 4) * 100, top: Math.floor(at / 4) * 230 + (at % 2) }));

  it("walk in reading order, and up and down by what is seen", () => {
    expect(walked(spots, 1, "ArrowRight")).toBe(2);
    expect(walked(spots, 5, "ArrowLeft")).toBe(4);
    expect(walked(spots, 2, "ArrowDown")).toBe(6);
    expect(walked(spots, 4, "ArrowDown")).toBe(7);
    expect(walked(spots, 7, "ArrowUp")).toBe(3);
    expect(walked(spots, 1, "ArrowUp")).toBeNull();
    expect(walked(spots, 6, "Home")).toBe(1);
    expect(walked(spots, 1, "End")).toBe(7);
  });
});

function show(name: Name, language: Language = "en", seat = 0) {
  const faults: string[] = [];
  render(
    <IntlProvider locale={language} messages={WORDS[language]} onError={(error) => faults.push(error.message)}>
      <HarbourProvider {...propsAt(name)} seat={seat}>
        <GalleryDoor />
      </HarbourProvider>
    </IntlProvider>,
  );
  return faults;
}

const tile = (card: number) => document.querySelector(`[data-gallery-card="${card}"]`) as HTMLElement;
const opened = () => document.querySelector<HTMLElement>("[data-opened-card]")?.dataset["openedCard"];
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

async function openIt(): Promise<HTMLElement> {
  fireEvent.keyDown(document.body, { key: "g" });
  return screen.findByRole("dialog", {}, { timeout: PATIENCE });
}

describe("the gallery", () => {
  it(
    "opens by its key, is searched, opens a card and the next one, and closes step by step",
    async () => {
      expect(show(LATE)).toEqual([]);
      const dialog = await openIt();
      expect(dialog.querySelectorAll("[data-gallery-card]")).toHaveLength(132);
      press("/");
      const field = within(dialog).getByRole("textbox");
      expect(document.activeElement).toBe(field);
      fireEvent.change(field, { target: { value: "waag" } });
      expect([...dialog.querySelectorAll<HTMLElement>("[data-gallery-card]")].map((one) => one.dataset["galleryCard"])).toEqual([
        "97",
        "98",
        "99",
        "100",
        "101",
        "102",
      ]);
      press("Enter");
      expect(document.activeElement).toBe(tile(97));
      fireEvent.click(tile(100));
      expect(opened()).toBe("100");
      await waitFor(() => expect(document.activeElement).toBe(document.querySelector("[data-opened-card]")));
      press("ArrowRight");
      expect(opened()).toBe("101");
      press("Escape");
      expect(opened()).toBeUndefined();
      expect(document.activeElement).toBe(tile(101));
      press("Escape");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    },
    PATIENCE,
  );

  it(
    "tells nothing of a card that nobody has seen but what is printed on it",
    async () => {
      show(LATE);
      await openIt();
      const unseen = [...placesOf(viewAt(LATE))].filter(([, { at }]) => at === "unseen").map(([card]) => card);
      for (const card of unseen) expect(tile(card).textContent).toContain("not seen yet");
      fireEvent.click(tile(unseen[0] ?? 0));
      const told = document.querySelector("[data-opened-card]")?.textContent ?? "";
      expect(told).not.toMatch(/pile|deck|next round|will come/i);
    },
    PATIENCE,
  );

  it.each(LANGUAGES)(
    "has all its words (%s)",
    async (language) => {
      const faults = show(LATE, language);
      await openIt();
      for (const card of [1, 100, 132]) fireEvent.click(tile(card));
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );

  it(
    "asks a spectator for no cards of one's own",
    async () => {
      show(LATE, "en", -1);
      const dialog = await openIt();
      expect(within(dialog).queryByRole("button", { name: /^Mine/ })).toBeNull();
      expect(within(dialog).getByRole("button", { name: /^Not seen yet/ })).toBeTruthy();
    },
    PATIENCE,
  );
});
