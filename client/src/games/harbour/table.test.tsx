// What touches do: once shows, again does; a berth far away is sailed to step by step; what cannot be done asks the server why.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import { Layers } from "./board/Layers";
import { blockName } from "./names";
import { Beside } from "./others/Beside";
import { Facts } from "./others/Facts";
import { SPACES } from "./map";
import { wayTo } from "./sailing";
import { type HarbourProps, HarbourProvider, useHarbour } from "./table";
import { NAMES, propsAt } from "./testing/moments";
import { type Language, WORDS } from "./testing/words";
import { TextBoard } from "./text/TextBoard";
import { readMove, thingOf } from "./things";

afterEach(cleanup);

/** Stands in for the window over the board, which needs a page with sizes: a touch reaches the thing under it. */
function Board() {
  const { touch, choice } = useHarbour();
  const touched = (target: EventTarget) => {
    const key = target instanceof Element ? target.closest<SVGGElement>("[data-thing]")?.dataset["thing"] : undefined;
    const thing = key ? thingOf(key) : null;
    if (thing) touch(thing);
  };
  return (
    <div onClick={(event) => touched(event.target)} data-rule={choice?.kind === "blocked" ? choice.rule : ""}>
      <Layers stop="" />
    </div>
  );
}

function show(props: HarbourProps, language: Language = "en") {
  const faults: string[] = [];
  const page = render(
    <IntlProvider
      locale={language === "en" ? "en-GB" : language}
      messages={WORDS[language]}
      onError={(error) => faults.push(error.message)}
    >
      <HarbourProvider {...props}>
        <Board />
        <Beside />
        {props.players.map(({ seat }) => (
          <Facts key={seat} seat={seat} />
        ))}
        <section aria-label="words">
          <TextBoard />
        </section>
      </HarbourProvider>
    </IntlProvider>,
  );
  expect(faults).toEqual([]);
  return page;
}

const thing = (key: string) => document.querySelector(`[data-thing="${key}"]`) as SVGGElement;
const isChosen = (key: string) => thing(key).querySelector(".hb-glow.is-chosen") !== null;

/** Where on the board a move is touched; null for one that lies elsewhere. */
function keyOnBoard(verb: string, number: number): string | null {
  switch (verb) {
    case "buy":
    case "bailiff":
      return `block ${number}`;
    case "step":
    case "foreman":
      return `space ${number}`;
    case "pawn":
      return `good ${number} market`;
    case "docker":
      return `docker ${number} pontoon`;
    case "deliver":
      return `good ${number} hold`;
    default:
      return null;
  }
}

/** Drawing a whole table takes a while where the machine has other things to do. */
const PATIENCE = 30_000;

describe("every moment", () => {
  it.each(NAMES)(
    "is drawn and said, and offers each legal move of the board exactly where it lies (%s)",
    (name) => {
      const props = propsAt(name);
      show(props);
      for (const { verb, number, move } of props.moves.map(readMove)) {
        const key = keyOnBoard(verb, number);
        if (key) expect(thing(key)?.innerHTML, move).toMatch(/is-open|hb-gain/);
      }
    },
    PATIENCE,
  );

  it.each(["fr", "nl"] as const)(
    "is said in every language (%s)",
    (language) => {
      for (const name of ["crowded", "solo", "end"] as const) {
        show(propsAt(name), language);
        cleanup();
      }
    },
    PATIENCE,
  );
});

describe("a touch", () => {
  it(
    "chooses a block, and buys it when it comes again",
    async () => {
      const played: string[] = [];
      const props = propsAt("first", played);
      const buy = props.moves.map(readMove).find(({ verb }) => verb === "buy");
      show(props);
      fireEvent.click(thing(`block ${buy?.number}`));
      expect(isChosen(`block ${buy?.number}`)).toBe(true);
      expect(played).toEqual([]);
      fireEvent.click(thing(`block ${buy?.number}`));
      await waitFor(() => expect(played).toEqual([buy?.move]));
    },
    PATIENCE,
  );

  it(
    "on a berth further away shows the way and sends its first step",
    async () => {
      const played: string[] = [];
      const props = propsAt("sailing", played);
      const here = props.view.at[0]?.barge ?? -1;
      const far = SPACES.find(({ index }) => wayTo(here, index).length === 2)?.index ?? -1;
      show(props);
      fireEvent.click(thing(`space ${far}`));
      expect(document.querySelector(".hb-route")).not.toBeNull();
      fireEvent.click(thing(`space ${far}`));
      await waitFor(() => expect(played).toEqual([`step ${SPACES[wayTo(here, far)[0] ?? -1]?.id}`]));
    },
    PATIENCE,
  );

  it(
    "sends the next step once the server has answered the one before",
    async () => {
      const played: string[] = [];
      const props = propsAt("sailing", played);
      const here = props.view.at[0]?.barge ?? -1;
      const far = SPACES.find(({ index }) => wayTo(here, index).length === 2)?.index ?? -1;
      const page = show(props);
      const again = (moves: readonly string[]) =>
        page.rerender(
          <IntlProvider locale="en-GB" messages={WORDS.en}>
            <HarbourProvider {...props} moves={moves} view={{ ...props.view }}>
              <Board />
            </HarbourProvider>
          </IntlProvider>,
        );
      fireEvent.click(thing(`space ${far}`));
      fireEvent.click(thing(`space ${far}`));
      await waitFor(() => expect(played.length).toBe(1));
      again(["pay black", "pay brown", "pay violet", "pay pink", "pay orange", "pay grey"]);
      await waitFor(() => expect(played.length).toBe(2));
      expect(played[1]).toMatch(/^pay /);
      again(["take 12"]);
      again(["take 13"]);
      expect(played.length).toBe(2);
    },
    PATIENCE,
  );

  it(
    "asks the server why something cannot be done",
    async () => {
      const props = propsAt("first");
      const offered = new Set(props.moves);
      const closed = [...Array(36).keys()].find((block) => !offered.has(`buy ${blockId(block)}`)) ?? 0;
      show(props);
      fireEvent.click(thing(`block ${closed}`));
      await waitFor(() => expect(document.querySelector('[data-rule="HAR-121"]')).not.toBeNull());
    },
    PATIENCE,
  );

  it(
    "on a card of the offer takes it at the second time",
    async () => {
      const played: string[] = [];
      const props = propsAt("offer", played);
      show(props);
      const card = document.querySelector<HTMLButtonElement>("[data-card]") as HTMLButtonElement;
      fireEvent.click(card);
      expect(card.getAttribute("aria-pressed")).toBe("true");
      fireEvent.click(card);
      await waitFor(() => expect(played).toEqual([`take ${card.dataset["card"]}`]));
    },
    PATIENCE,
  );
});

const blockId = (block: number) =>
  blockName(block)
    .replace(/^(.).* (\d)$/, "$1$2")
    .toLowerCase();

describe("the others", () => {
  it(
    "show their whole mat on demand",
    async () => {
      show(propsAt("crowded"));
      fireEvent.click(screen.getByRole("button", { name: "See everything that Noor has" }));
      expect((await screen.findByRole("dialog", {}, { timeout: PATIENCE })).textContent).toContain("Mat of Noor");
    },
    PATIENCE,
  );
});
