// What touches do at a table: once shows, again does; what cannot be done says why; every decision has its sentence in every language.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import { Facts, Gain } from "./Facts";
import { TextBoard } from "./TextBoard";
import auctionEn from "./auction/words/en.json";
import auctionFr from "./auction/words/fr.json";
import auctionNl from "./auction/words/nl.json";
import { Beside } from "./board/Beside";
import { Discs } from "./board/Discs";
import { Layers } from "./board/Layers";
import { PRINTED } from "./board/sheet";
import { Mine } from "./mine/Mine";
import { Aside } from "./prompt/Look";
import { Prompt } from "./prompt/Prompt";
import rulesEn from "./rules/words/en.json";
import rulesFr from "./rules/words/fr.json";
import rulesNl from "./rules/words/nl.json";
import { gained, scoreLine } from "./scorelines";
import { type MerchantsProps, MerchantsProvider, useMerchants } from "./table";
import { MOMENTS, type MomentName, propsAt, rows, viewAt } from "./testing/moments";
import en from "./words/en.json";
import fr from "./words/fr.json";
import nl from "./words/nl.json";

const WORDS = { en: { ...en, ...auctionEn, ...rulesEn }, fr: { ...fr, ...auctionFr, ...rulesFr }, nl: { ...nl, ...auctionNl, ...rulesNl } };
type Language = keyof typeof WORDS;

/** The sheet with its touches, without a window over it. */
function Sheet() {
  const { touch } = useMerchants();
  return (
    <div
      onClick={(event) => {
        const spot = (event.target as Element).closest<SVGElement>("[data-spot]")?.dataset["spot"];
        if (spot) touch(spot as Parameters<typeof touch>[0]);
      }}
    >
      <Layers sheet={PRINTED} stand={null} />
    </div>
  );
}

type Shown = "all" | "words" | "prompt";

function show(props: MerchantsProps, language: Language = "en", what: Shown = "all") {
  const faults: string[] = [];
  const page = render(
    <IntlProvider
      locale={language === "en" ? "en-GB" : language}
      messages={WORDS[language]}
      onError={(error) => faults.push(error.message)}
    >
      <MerchantsProvider {...props}>
        {what === "words" && <TextBoard />}
        {what === "all" && (
          <>
            <Sheet />
            <Discs />
            <Beside />
            <Mine />
            <Facts seat={0} />
            <Gain seat={0} />
          </>
        )}
        {what !== "words" && <Prompt />}
      </MerchantsProvider>
    </IntlProvider>,
  );
  expect(faults).toEqual([]);
  return page;
}

const said = (): string => document.querySelector(".mer-say")?.textContent ?? "";
const mainButton = () => document.querySelector<HTMLButtonElement>("[data-do]");
const spot = (name: string) => document.querySelector<SVGElement>(`.mer-layer [data-spot="${name}"]`) as SVGElement;
const offered = () => [...document.querySelectorAll<SVGElement>(".mer-layer .is-offered")];

afterEach(cleanup);

describe("every decision", () => {
  const asked = MOMENTS.filter((moment) => !["Over", "SingleLimit", "DoubleLimit"].includes(moment));

  it("is one of fourteen, and has its sentence", () => {
    expect(asked).toHaveLength(14);
    const sentences = new Set<string>();
    for (const moment of asked) {
      const page = show(propsAt(moment), "en", "prompt");
      sentences.add(said());
      expect(said().length).toBeGreaterThan(20);
      page.unmount();
    }
    expect(sentences.size).toBe(asked.length);
  });

  for (const language of ["en", "fr", "nl"] as const) {
    it(`is told in ${language}, on the board and in words`, () => {
      show(propsAt("FoundColony"), language).unmount();
      for (const moment of MOMENTS) show(propsAt(moment), language, "prompt").unmount();
      for (const moment of ["PlaceCard", "CrossedArms", "ChooseGoods", "Over"] as const) {
        const page = show(propsAt(moment), language, "words");
        expect(page.container.textContent).not.toMatch(/undefined|merchants\./);
        page.unmount();
      }
    }, 20_000);
  }

  const onSites: [MomentName, RegExp][] = [
    ["FoundColony", /^found /],
    ["BuildHouse", /^build /],
    ["Globe", /^found /],
    ["Arms", /^build /],
    ["FreeHouse", /^build /],
    ["CrossedArms", /^remove /],
    ["CrossedGlobe", /^remove /],
    ["ReturnHouse", /^remove /],
    ["Ship", /^advance /],
    ["AdvanceGood", /^advance /],
    ["CrossedShip", /^back /],
  ];
  for (const [moment, move] of onSites) {
    it(`${moment} is shown at the first touch and done at the second`, async () => {
      const played: string[] = [];
      show(propsAt(moment, played));
      const [first] = offered();
      const name = first?.dataset["spot"] ?? "";
      fireEvent.click(spot(name));
      expect(spot(name).getAttribute("aria-pressed")).toBe("true");
      expect(mainButton()).not.toBeNull();
      expect(played).toEqual([]);
      fireEvent.click(spot(name));
      await waitFor(() => expect(played).toHaveLength(1));
      expect(played[0]).toMatch(move);
    });
  }
});

describe("the mayor", () => {
  it("puts a card on a disc by touching it, or by the prompt", async () => {
    const played: string[] = [];
    show(propsAt("PlaceCard", played));
    fireEvent.click(document.querySelector<HTMLElement>(".mer-disc.is-offered") as HTMLElement);
    expect(document.querySelector(".mer-disc-ghost")).not.toBeNull();
    fireEvent.click(mainButton() as HTMLElement);
    await waitFor(() => expect(played[0]).toMatch(/^cover /));
  });
});

describe("three goods", () => {
  it("are picked one by one, and can be put back", async () => {
    const played: string[] = [];
    show(propsAt("ChooseGoods", played));
    const pick = (name: string) => fireEvent.click(screen.getByRole("button", { name: new RegExp(`^Pick ${name}`) }));
    pick("silk");
    pick("silk");
    pick("silk");
    expect(document.querySelectorAll(".mer-slot.is-full")).toHaveLength(2);
    pick("gems");
    fireEvent.click(screen.getAllByRole("button", { name: "Put silk back" })[0] as HTMLElement);
    expect(mainButton()?.getAttribute("aria-disabled")).toBe("true");
    pick("sugar");
    fireEvent.click(mainButton() as HTMLElement);
    await waitFor(() => expect(played).toEqual(["goods sugar gems silk"]));
  });

  it("are picked on the exchange too", () => {
    show(propsAt("ChooseGoods"));
    fireEvent.click(document.querySelector('.mer-beside [data-spot="good:2"]') as Element);
    expect(document.querySelectorAll(".mer-slot.is-full")).toHaveLength(1);
  });
});

describe("ways out", () => {
  it("are declining and borrowing, at once", async () => {
    const played: string[] = [];
    show(propsAt("Credit", played));
    fireEvent.click(screen.getByRole("button", { name: "No loan" }));
    await waitFor(() => expect(played).toEqual(["decline"]));
    cleanup();
    show(propsAt("Credit", played));
    fireEvent.click(screen.getByRole("button", { name: "Borrow 120" }));
    await waitFor(() => expect(played).toEqual(["decline", "borrow"]));
  });

  it("are not offered where a house must be built: MER-157", () => {
    show(propsAt("Arms"));
    expect(screen.queryByRole("button", { name: "Build none" })).toBeNull();
  });
});

describe("what cannot be done", () => {
  it("says why, with the rule", async () => {
    const opened: string[] = [];
    show({ ...propsAt("BuildHouse"), openRule: (rule) => opened.push(rule) });
    const taken = document.querySelector<SVGElement>('[data-spot^="house"].is-taken') as SVGElement;
    fireEvent.click(taken);
    await waitFor(() => expect(document.querySelector(".mer-rule")?.textContent).toBe("MER-013"));
    fireEvent.click(document.querySelector(".mer-rule") as Element);
    expect(opened).toEqual(["MER-013"]);
    expect(said()).toContain("tile on this site already");
  });

  it("is looked at while others play", () => {
    const props = { ...propsAt("BuildHouse"), moves: [] };
    render(
      <IntlProvider locale="en-GB" messages={WORDS.en}>
        <MerchantsProvider {...props}>
          <Sheet />
          <Aside>they think</Aside>
        </MerchantsProvider>
      </IntlProvider>,
    );
    expect(screen.getByText("they think")).toBeTruthy();
    fireEvent.click(spot("square:9"));
    expect(said()).toContain("1611");
    expect(said()).toContain("100/60");
  });
});

describe("money", () => {
  it("is counted from the rows as the house counts it", () => {
    const sums = [0, 0, 0, 0];
    for (const { seat, points } of rows.flatMap(gained)) sums[seat] = (sums[seat] ?? 0) + points;
    const end = rows.flat().findLast((event) => event.type === "GameEnded");
    expect(end).toBeTruthy();
    expect(sums.every((sum) => sum > 500 && sum % 10 === 0)).toBe(true);
  });

  it("has words on the score sheet", () => {
    const line = (key: string, values: Record<string, number> = {}) =>
      render(
        <IntlProvider locale="en-GB" messages={WORDS.en}>
          {scoreLine({ rule: "MER-165", key, points: 0, values })}
        </IntlProvider>,
      ).container.textContent;
    expect(line("scored", { square: 18, area: 1 })).toBe("Amsterdam, 1640");
    expect(line("scored", { square: 3, area: 0 })).toBe("Exchange, 1596–97");
    expect(line("bridges")).toBe("Bridges");
    expect(viewAt("Over").agenda).toEqual([]);
  });
});
