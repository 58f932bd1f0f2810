// What touches do at a table: once shows, again does; what cannot be done says why; every situation has its sentence.
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import { slowServer } from "@/platform/testing/slowServer";
import { Market } from "./market/Market";
import { routeName } from "./map";
import { Prompt } from "./prompt/Prompt";
import { scoreLine } from "./scoring";
import { type RoutesProps, RoutesProvider } from "./table";
import { propsAt } from "./testing/moments";
import { page, putAway, show } from "./testing/page";
import en from "./words/en.json";

const said = (): string => document.querySelector(".routes-say")?.textContent ?? "";
const mainButton = () => document.querySelector<HTMLButtonElement>("[data-do]");

afterEach(putAway);

describe("drawing", () => {
  it("shows at the first touch and takes at the second", async () => {
    const played: string[] = [];
    show(propsAt("turn", played));
    const slot = screen.getByRole("button", { name: /^Market 1/ });
    fireEvent.click(slot);
    expect(slot.getAttribute("aria-pressed")).toBe("true");
    expect(said()).toMatch(/take the/);
    expect(played).toEqual([]);
    fireEvent.click(slot);
    await waitFor(() => expect(played).toEqual(["draw 1"]));
  });

  it("takes by the one button too", async () => {
    const played: string[] = [];
    show(propsAt("turn", played));
    fireEvent.click(screen.getByRole("button", { name: /the draw pile$/ }));
    fireEvent.click(mainButton() as HTMLButtonElement);
    await waitFor(() => expect(played).toEqual(["draw deck"]));
  });

  it("keeps what is in hand when the answer to the last move comes late", async () => {
    const { play, answer } = slowServer();
    const { rerender } = show({ ...propsAt("turn"), play });
    const slot = () => screen.getByRole("button", { name: /the draw pile$/ });
    fireEvent.click(slot());
    fireEvent.click(slot());
    rerender(page({ ...propsAt("second"), play }));
    fireEvent.click(slot());
    expect(slot().getAttribute("aria-pressed")).toBe("true");
    await answer();
    expect(slot().getAttribute("aria-pressed")).toBe("true");
  });

  it("says why a card cannot be taken, with the rule", async () => {
    const played: string[] = [];
    const opened: string[] = [];
    const props = propsAt("second", played);
    const market = props.view.public.market.map((card, slot) => (slot === 0 ? 0 : card));
    const view = { ...props.view, public: { ...props.view.public, market } };
    const moves = props.moves.filter((move) => move !== "draw 1");
    show({ ...props, view, moves, foresee: async (move: string) => ({ move, rule: "ROU-033" }), openRule: (rule) => opened.push(rule) });
    fireEvent.click(screen.getByRole("button", { name: /^Market 1/ }));
    const rule = await screen.findByRole("button", { name: "ROU-033" });
    expect(said()).toContain("A wild of the market can’t be your second card.");
    fireEvent.click(rule);
    expect(opened).toEqual(["ROU-033"]);
    expect(played).toEqual([]);
  });
});

describe("claiming", () => {
  it("previews in the prompt, the hand and the figures, changes the payment by the hand, and claims", async () => {
    const played: string[] = [];
    show(propsAt("turn", played), 36);
    const [button] = screen.getAllByRole("button", { name: routeName(36) });
    fireEvent.click(button as HTMLElement);
    expect(said()).toContain("pay for Munttoren – Oost-Indisch Huis");
    expect(document.querySelectorAll(".routes-hand .is-up")).toHaveLength(2);
    const ways = screen.getAllByRole("radio");
    expect(ways.length).toBeGreaterThan(5);
    fireEvent.click(screen.getByRole("button", { name: /^3 black/ }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "2 black" }).checked).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: "1 pink and 1 wild" }));
    fireEvent.click(mainButton() as HTMLButtonElement);
    await waitFor(() => expect(played).toEqual(["claim 37 pink1 wild1"]));
  });

  it("claims at the second touch, paid as it is chosen now", async () => {
    const played: string[] = [];
    show(propsAt("turn", played), 36);
    const [button] = screen.getAllByRole("button", { name: routeName(36) });
    fireEvent.click(button as HTMLElement);
    fireEvent.click(screen.getByRole("radio", { name: "2 orange" }));
    fireEvent.click(button as HTMLElement);
    await waitFor(() => expect(played).toEqual(["claim 37 orange2"]));
  });

  it("says what is missing for a route that cannot be claimed", async () => {
    const props = propsAt("turn");
    const moves = props.moves.filter((move) => !move.startsWith("claim 34 "));
    show({ ...props, moves }, 33);
    fireEvent.click(screen.getAllByRole("button", { name: routeName(33) })[0] as HTMLElement);
    await screen.findByRole("button", { name: "ROU-041" });
    expect(said()).toContain("You need 3 green; you have no green and 1 wild.");
    fireEvent.click(screen.getAllByRole("button", { name: "Back" })[0] as HTMLElement);
    expect(said()).toMatch(/^Your turn/);
  });

  it("names only what there is where any colour would do", async () => {
    const lacks = [
      {
        what: "any",
        need: 3,
        have: [
          { what: "pink", count: 0 },
          { what: "wild", count: 2 },
        ],
      },
    ];
    const props = propsAt("turn");
    const moves = props.moves.filter((move) => !move.startsWith("claim 34 "));
    show({ ...props, moves, foresee: async (move: string) => ({ move, rule: "ROU-042", lacks }) }, 33);
    fireEvent.click(screen.getAllByRole("button", { name: routeName(33) })[0] as HTMLElement);
    await screen.findByRole("button", { name: "ROU-042" });
    expect(said()).toContain("the most you have is 2 wilds.");
  });

  it("keeps what is in hand while others act, and forgets it when other moves are offered", () => {
    const props = propsAt("turn");
    const table = (more: Partial<RoutesProps>) => (
      <IntlProvider locale="en-GB" messages={en}>
        <RoutesProvider {...props} {...more}>
          <Market />
          <Prompt />
        </RoutesProvider>
      </IntlProvider>
    );
    const page = render(table({}));
    fireEvent.click(screen.getByRole("button", { name: /^Market 1/ }));
    page.rerender(table({ view: { ...props.view }, moves: [...props.moves] }));
    expect(said()).toMatch(/^Your turn: take the/);
    page.rerender(table({ moves: props.moves.slice(1) }));
    expect(said()).toMatch(/^Your turn: draw cards/);
  });

  it("tells a refusal at its place and keeps the choice", async () => {
    const props = propsAt("turn");
    show({ ...props, play: async () => ({ type: "refused", asked: "act", code: "illegal", words: "", rule: "ROU-044" }) });
    fireEvent.click(screen.getByRole("button", { name: /^Market 1/ }));
    fireEvent.click(mainButton() as HTMLButtonElement);
    expect((await screen.findByRole("alert")).textContent).toContain("You don’t have enough carts.");
  });
});

describe("contracts", () => {
  it("are kept one or both, after a choice", async () => {
    const played: string[] = [];
    show(propsAt("first", played));
    expect(mainButton()?.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(screen.getByRole("radio", { name: "Oude Waal – Westermarkt (7)" }));
    expect(said()).toContain("Keep Oude Waal – Westermarkt");
    fireEvent.click(screen.getByRole("radio", { name: "Both" }));
    fireEvent.click(mainButton() as HTMLButtonElement);
    await waitFor(() => expect(played).toEqual(["keep both"]));
  });
});

describe("the end", () => {
  it("shows everybody's contracts, joined or not, in the picture and in words", () => {
    show(propsAt("over"), 32, "en", true);
    const opened = within(screen.getByRole("region", { name: "Contracts laid open" }));
    expect(opened.getAllByRole("heading", { level: 3 }).map((name) => name.textContent)).toEqual(["Saskia", "Noor", "Pieter"]);
    const told = opened.getAllByRole("button").map((one) => one.textContent ?? "");
    expect(told).toHaveLength(4);
    for (const one of told) expect(one).toMatch(/(Not completed-|Completed\+)\d+$/);
    const words = screen.getByRole("region", { name: "words" }).textContent ?? "";
    for (const one of told) expect(words).toContain(one.split("Not completed")[0]?.split("Completed")[0]);
    expect(words).not.toContain("to go");
  });

  it("tells a missed contract of the score sheet as missed", () => {
    const said = (key: string, values: Record<string, number>) =>
      render(
        <IntlProvider locale="en" messages={en}>
          {scoreLine({ rule: "ROU-061", key, points: 0, values })}
        </IntlProvider>,
      ).container.textContent?.trim();
    expect(said("contract_missed", { contract: 1 })).toBe("Dam – Waag: not completed");
    expect(said("contract", { contract: 1 })).toBe("Dam – Waag: completed");
    expect(said("route", { route: 14 })).toBe("Dam – Oude Kerk");
    expect(said("trade", { count: 1 })).toBe("1 trade card");
    expect(said("unheard", {})).toBe("");
  });
});

describe("through another's eyes", () => {
  it("nothing is yours: hand, contracts and routes are theirs by name", () => {
    const props = propsAt("last");
    const named = props.players.map((player) => ({ ...player, isMe: false }));
    for (const language of ["en", "fr", "nl"] as const) {
      show({ ...props, players: named, moves: [] }, 32, language, true);
      const page = `${document.body.textContent} ${[...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label")).join(" ")}`;
      expect(page).toContain("Saskia");
      const mine = [...document.querySelectorAll(".routes-mine, .routes-text")].map((one) => one.textContent).join(" ");
      expect(mine).not.toMatch(/\b(your|yours|you|vous|votre|vos|jij|je|jou)\b/i);
      cleanup();
    }
  });
});

describe("the sentence", () => {
  it.each(["first", "turn", "second", "last"] as const)("is there for %s in three languages", (name) => {
    const titles = (["en", "fr", "nl"] as const).map((language) => {
      show(propsAt(name), 32, language);
      const title = said();
      cleanup();
      return title;
    });
    expect(new Set(titles).size).toBe(3);
    for (const title of titles) expect(title.length).toBeGreaterThan(20);
  });

  it("says of one's own turn in the last round that it is the last, whoever comes after it", () => {
    show(propsAt("last"));
    expect(said()).toContain("Last round: this is your last turn.");
  });

  it("offers to pass where nothing else can be done", async () => {
    const played: string[] = [];
    show({ ...propsAt("turn", played), moves: ["pass"] });
    expect(said()).toContain("You can do nothing this turn");
    fireEvent.click(mainButton() as HTMLButtonElement);
    await waitFor(() => expect(played).toEqual(["pass"]));
  });
});

describe("the table in words", () => {
  it("lists the moves: pressed once chosen, again done", async () => {
    const played: string[] = [];
    const props = propsAt("turn", played);
    show(props, 32, "en", true);
    const words = within(screen.getByRole("region", { name: "words" }));
    expect(words.getAllByRole("button")).toHaveLength(props.moves.length);
    const claim = words.getByRole("button", { name: "Claim Munttoren – Oost-Indisch Huis with 1 pink and 1 wild: 2 points" });
    fireEvent.click(claim);
    expect(played).toEqual([]);
    expect(claim.textContent).toContain("Press again to confirm.");
    fireEvent.click(claim);
    await waitFor(() => expect(played).toEqual(["claim 37 pink1 wild1"]));
  });

  it("has every route once, the market, the hand and the contracts", () => {
    show(propsAt("turn"), 32, "en", true);
    const words = within(screen.getByRole("region", { name: "words" }));
    expect(words.getAllByRole("rowheader")).toHaveLength(44);
    expect(words.getByText("1 wild, 1 pink, 3 blue, 3 black, 4 red and 2 orange")).toBeTruthy();
    expect(words.getByText(/^Oude Waal – Westermarkt \(7\)/)).toBeTruthy();
    expect(words.getByText(/^Saskia \(you\): 0 points, 16 carts, 14 cards/)).toBeTruthy();
  });
});
