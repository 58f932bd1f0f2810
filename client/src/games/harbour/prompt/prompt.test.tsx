// A turn that flows: every decision has its sentence, touches show before they do, cubes pay, and nothing is forgotten at the end.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import { Mine } from "../mat/Mine";
import { type HarbourProps, HarbourProvider, useHarbour } from "../table";
import { type Thing, readMove, thingsOf } from "../things";
import boardEn from "../words/board/en.json";
import boardFr from "../words/board/fr.json";
import boardNl from "../words/board/nl.json";
import cardsEn from "../words/cards/en.json";
import cardsFr from "../words/cards/fr.json";
import cardsNl from "../words/cards/nl.json";
import matEn from "../words/mat/en.json";
import matFr from "../words/mat/fr.json";
import matNl from "../words/mat/nl.json";
import { Prompt } from "./Prompt";
import { leftUndone } from "./leaving";
import { blockCost, missing } from "./spending";
import { NAMES, type Name, momentAt, propsAt } from "./testing/moments";

const WORDS = {
  en: { ...boardEn, ...cardsEn, ...matEn },
  fr: { ...boardFr, ...cardsFr, ...matFr },
  nl: { ...boardNl, ...cardsNl, ...matNl },
};
type Language = keyof typeof WORDS;

/** A stand-in for the board: one button that touches a thing. */
function Hand({ thing }: { thing: Thing }) {
  const { touch } = useHarbour();
  return (
    <button type="button" onClick={() => touch(thing)}>
      reach
    </button>
  );
}

function show(props: HarbourProps, thing: Thing = { kind: "river" }, language: Language = "en", hasMat = true) {
  const faults: string[] = [];
  const page = render(
    <IntlProvider locale={language} messages={WORDS[language]} onError={(error) => faults.push(error.message)}>
      <HarbourProvider {...props}>
        <Hand thing={thing} />
        <Prompt />
        {hasMat && <Mine />}
      </HarbourProvider>
    </IntlProvider>,
  );
  return { ...page, faults };
}

const said = (): string => document.querySelector(".hb-say")?.textContent ?? "";
const mainButton = () => document.querySelector<HTMLButtonElement>("[data-do]");
const reach = () => fireEvent.click(screen.getByRole("button", { name: "reach" }));
const card = (number: number) => document.querySelector<HTMLButtonElement>(`[data-card="${number}"]`) as HTMLButtonElement;
const asked = NAMES.filter((name) => momentAt(name).moves.length > 0);

afterEach(cleanup);

describe("every decision", () => {
  it.each(asked)("%s has its sentence in three languages", (name) => {
    const told = (["en", "fr", "nl"] as const).map((language) => {
      const { faults } = show(propsAt(name), { kind: "river" }, language, language === "en");
      expect(faults).toEqual([]);
      const words = said();
      cleanup();
      return words;
    });
    expect(new Set(told).size).toBe(3);
    for (const words of told) expect(words.length).toBeGreaterThan(15);
  });

  it.each(asked)("%s: one thing of each kind that can be touched says what it would do", (name) => {
    const props = propsAt(name);
    const byVerb = new Map(props.moves.map(readMove).map((said) => [said.verb, thingsOf(said)[0]] as const));
    for (const [verb, thing] of byVerb) {
      if (thing === undefined) continue;
      const { faults } = show(props, thing, "en", false);
      reach();
      expect(mainButton()?.textContent, verb).toBeTruthy();
      expect(said(), verb).not.toMatch(/undefined|NaN|harbour\./);
      expect(faults).toEqual([]);
      cleanup();
    }
  });
});

describe("a card of the rack", () => {
  it("is activated after a look: cubes lifted, a place for it among the active ones, then done", async () => {
    const played: string[] = [];
    show(propsAt("turn", played));
    fireEvent.click(card(26));
    expect(said()).toContain("Activate 026 Tile maker?Each time you take a block: 1 florin.");
    expect(screen.getByRole("button", { name: "HAR-241" })).toBeTruthy();
    expect(document.querySelectorAll(".hb-cube.is-going")).toHaveLength(2);
    expect(document.querySelector(".hb-active.is-new")).toBeTruthy();
    expect(played).toEqual([]);
    fireEvent.click(mainButton() as HTMLButtonElement);
    await waitFor(() => expect(played).toEqual(["activate 26"]));
  });

  it("says which cubes it lacks, with the rule", async () => {
    show(propsAt("turn"));
    fireEvent.click(card(98));
    expect(await screen.findByRole("button", { name: "HAR-100" })).toBeTruthy();
    expect(said()).toContain("You need 2 pink cubes; you have 1 pink cube.");
    expect(mainButton()).toBeNull();
    expect(missing(98, propsAt("turn").facts)).toEqual([0, 0, 0, 1, 0, 0]);
  });
});

describe("paying", () => {
  it("suggests cubes, lets others take their place, and sends them one by one", async () => {
    const played: string[] = [];
    const props = propsAt("turn", played);
    show(props, { kind: "river" });
    reach();
    const before = document.querySelector(".hb-cube.is-going")?.getAttribute("aria-label");
    const other = [...document.querySelectorAll<HTMLButtonElement>(".hb-cube:not(.is-going)")][0] as HTMLButtonElement;
    fireEvent.click(other);
    expect(document.querySelector(".hb-cube.is-going")?.getAttribute("aria-label")).not.toBe(before);
    expect(document.querySelectorAll(".hb-cube.is-going")).toHaveLength(1);
    fireEvent.click(mainButton() as HTMLButtonElement);
    await waitFor(() => expect(played).toEqual(["river"]));
  });

  it("asks for a block what is printed on it, unless the server says otherwise", () => {
    const { facts } = propsAt("turn");
    expect(blockCost(0, facts)).toBe(3);
    expect(blockCost(0, { ...facts, turn: { blocks: [2] } })).toBe(2);
  });
});

describe("the end of a turn", () => {
  const end = () => screen.getByRole("button", { name: "End turn" });

  it("first says what is left undone, and goes back", async () => {
    const played: string[] = [];
    show(propsAt("turn", played));
    fireEvent.click(end());
    expect(said()).toBe("End your turn?18 cubes will be lost, 1 active card can still be used, and 2 cards can still be activated.");
    expect(played).toEqual([]);
    fireEvent.click(screen.getAllByRole("button", { name: "Back" })[0] as HTMLElement);
    expect(said()).toContain("your turn");
    fireEvent.click(end());
    fireEvent.click(mainButton() as HTMLButtonElement);
    await waitFor(() => expect(played).toEqual(["end"]));
  });

  it("comes at once where nothing is left", async () => {
    const played: string[] = [];
    show(propsAt("nothing", played));
    fireEvent.click(end());
    await waitFor(() => expect(played).toEqual(["end"]));
  });

  it("loses the cubes that the server says", () => {
    const { view, facts, moves } = propsAt("turn");
    expect(leftUndone(view, facts, moves).cubes).toBe(18);
    expect(leftUndone(view, { ...facts, cubes_lost: 0 }, moves).cubes).toBe(0);
  });
});

describe("questions", () => {
  it("that are a word are answered at once", async () => {
    const played: string[] = [];
    show(propsAt("PlaceGood", played));
    fireEvent.click(screen.getByRole("button", { name: "Store it" }));
    await waitFor(() => expect(played).toEqual(["store"]));
  });

  it("for a cube of choice offer six colours", async () => {
    const played: string[] = [];
    show(propsAt("GainCube", played));
    const [first] = screen.getByRole("group", { name: "Colours" }).querySelectorAll("button");
    expect(screen.getByRole("group", { name: "Colours" }).querySelectorAll("button")).toHaveLength(6);
    fireEvent.click(first as HTMLElement);
    expect(said()).toBe("Take black?");
    fireEvent.click(mainButton() as HTMLButtonElement);
    await waitFor(() => expect(played).toEqual(["gain black"]));
  });
});

describe("choosing a die", () => {
  it.each([
    [{ face: 4, rounds: 3 }, "A die that shows 4 brings 4 cubes, 3 rounds later."],
    [{ face: 4, rounds: 3, late: 6 }, "A die that shows 4 brings 4 cubes, 3 rounds later. A 6 counts as 1 now."],
    [{ face: 4, rounds: 3, late: 5 }, "A die that shows 4 brings 4 cubes, 3 rounds later. From 5 on it counts as 1 now."],
    [{ face: 3, rounds: 2, late: 4 }, "A die that shows 3 brings 3 cubes, 2 rounds later. From 4 on it counts as 1 now."],
    [{ face: 2, rounds: 1, late: 3 }, "A die that shows 2 brings 2 cubes, one round later. From 3 on it counts as 1 now."],
    [{ face: 1, rounds: 0, late: 2 }, "In the last round every die counts as 1."],
  ])("says of %o when its cubes arrive", (die_example, words) => {
    const props = propsAt("ChooseDie");
    show({ ...props, facts: { ...props.facts, die_example } });
    expect(said()).toContain(words);
  });
});

describe("the mat", () => {
  it("shows the dice in hand as cubes that would come", () => {
    const props = propsAt("ChooseDie");
    const number = props.view.dice.findIndex((face) => face === Math.max(...props.view.dice));
    show(props, { kind: "die", colour: number });
    reach();
    expect(document.querySelectorAll(".hb-rose .is-coming")).toHaveLength(props.view.dice[number] ?? 0);
  });

  it("marks used cards and lights up what can be used", () => {
    const props = propsAt("crowded");
    const { seat, view } = props;
    const at = view.at.map((one, index) => (index === seat ? { ...one, used: [43] } : one));
    show({ ...props, view: { ...view, at } });
    expect(document.querySelectorAll(".hb-active.is-used")).toHaveLength(1);
    expect(document.querySelectorAll(".hb-active.is-open")).toHaveLength(props.moves.filter((move) => move.startsWith("use")).length);
  });

  it("turns the rose once, when the rules say so", () => {
    const props = propsAt("first" satisfies Name);
    const { rerender } = show(props);
    expect(document.querySelector(".hb-rose-wheel.has-turned")).toBeNull();
    rerender(
      <IntlProvider locale="en" messages={WORDS.en}>
        <HarbourProvider {...props} moment={{ key: 9, seat: -1, events: [{ type: "RosesTurned" }] }}>
          <Mine />
        </HarbourProvider>
      </IntlProvider>,
    );
    expect(document.querySelector(".hb-rose-wheel.has-turned")).toBeTruthy();
  });

  it("has nothing to show to who only watches", () => {
    show({ ...propsAt("turn"), seat: -1, moves: [] });
    expect(document.querySelector(".hb-mat-none")?.textContent).toContain("You are watching");
  });
});
