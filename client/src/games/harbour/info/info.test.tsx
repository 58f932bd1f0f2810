// What the information card says: always the same places, with a number and a way for what is missing, at moments of real games.
import { describe, expect, it } from "vitest";
import { createIntl } from "react-intl";
import type { Prospect } from "@/wire/table";
import { BLOCKS, SPACES } from "../map";
import { prices } from "../sailing";
import type { HarbourTable } from "../table";
import { type Name, NAMES, propsAt } from "../testing/moments";
import { LANGUAGES, type Language, WORDS } from "../testing/words";
import { type Thing, keyOf, readMove, sortMoves } from "../things";
import { about } from "./about";
import { placeFor } from "./place";
import type { About, Asked, Subject } from "./said";

function askedAt(name: Name, language: Language = "en", prospect: Prospect | null = null): { asked: Asked; faults: string[] } {
  const props = propsAt(name);
  const faults: string[] = [];
  const intl = createIntl({ locale: language, messages: WORDS[language], onError: (error) => faults.push(error.message) });
  const offered = sortMoves(props.moves);
  const reachable = prices(offered, props.view, props.facts, 0);
  const isOpen = (thing: Thing) => offered.has(keyOf(thing)) || (thing.kind === "space" && reachable.has(thing.space));
  const table = { ...props, offered, prices: reachable, isOpen } as unknown as HarbourTable;
  return { asked: { intl, table, prospect }, faults };
}

function subjectsAt(name: Name): Subject[] {
  const { view } = propsAt(name);
  return [
    ...BLOCKS.map(({ index }) => ({ kind: "block", block: index }) as const),
    ...SPACES.map(({ index }) => ({ kind: "space", space: index }) as const),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((good) => ({ kind: "good", good, at: "market" }) as const),
    ...[0, 1, 2, 3, 4].map((number) => ({ kind: "bridge", number }) as const),
    ...view.sides.flatMap((_, number) => [{ kind: "player", number } as const, { kind: "barge", number } as const]),
    ...(view.tasks[0] ?? []).map((number) => ({ kind: "task", number }) as const),
    ...(view.at[0]?.rack ?? []).map((card) => ({ kind: "card", card }) as const),
    ...(view.at[0]?.tableau ?? []).map((card) => ({ kind: "card", card }) as const),
    ...view.offer.map((card) => ({ kind: "card", card }) as const),
    ...[0, 1, 2, 3, 4, 5].map((docker) => ({ kind: "docker", docker, at: "pontoon" }) as const),
    { kind: "river" },
    { kind: "tile" },
  ];
}

describe("every thing of every moment", () => {
  it.each(LANGUAGES.flatMap((language) => NAMES.map((name) => [name, language] as const)))("has its card (%s, %s)", (name, language) => {
    const { asked, faults } = askedAt(name, language);
    for (const subject of subjectsAt(name)) {
      const said = about(asked, subject);
      if (!said) continue;
      expect(said.name, JSON.stringify(subject)).not.toBe("");
      expect(said.verdict, JSON.stringify(subject)).not.toBe("");
      expect(said.rule).toMatch(/^HAR-\d{3}$/);
      expect(said.ruleSays).not.toBe("");
      expect(Object.values(said).flat().join(" ")).not.toMatch(/undefined|NaN|harbour\./);
      expect(said.thing !== null, "a button only for what can be done").toBe(said.ground === "yes" && subject.kind !== "task");
    }
    expect(faults).toEqual([]);
  });
});

const card = (name: Name, subject: Subject, prospect: Prospect | null = null): About => {
  const said = about(askedAt(name, "en", prospect).asked, subject);
  if (!said) throw new Error("nothing is said of it");
  return said;
};

describe("a block", () => {
  const buys = propsAt("first")
    .moves.map(readMove)
    .filter(({ verb }) => verb === "buy");

  it("that can be bought says so, with what it adds at the end", () => {
    const block = buys[0]?.number ?? -1;
    const said = card("first", { kind: "block", block });
    expect([said.ground, said.thing]).toEqual(["yes", { kind: "block", block }]);
    const { ends, groups } = propsAt("first").facts.turn ?? {};
    expect(said.brings[0]?.words).toContain(`${ends?.[block]} point`);
    expect(said.brings[0]?.words).toContain(`${groups?.[block]} block`);
  });

  it("that is too dear says how many cubes are missing, and which round brings some", () => {
    const { view, facts, moves } = propsAt("first");
    const closed = BLOCKS.find(
      ({ index }) => !moves.includes(`buy ${BLOCKS[index]?.id.toLowerCase()}`) && !view.sides.some((side) => side.arms.includes(index)),
    );
    const colour = "pink";
    const prospect: Prospect = { move: "", rule: "HAR-121", lacks: [{ what: colour, need: 3, have: [{ what: colour, count: 1 }] }] };
    const said = card("first", { kind: "block", block: closed?.index ?? -1 }, prospect);
    expect(said.ground).toBe("no");
    expect(said.verdict).toContain("3 pink, you have 1: 2 more.");
    const slot = view.at[0]?.rose.findIndex((counts) => (counts[3] ?? 0) > 0) ?? -1;
    expect(said.verdict).toContain(slot >= 0 ? `Round ${facts.arrives?.[slot]} brings` : "No pink is coming");
  });

  it("can only be looked at while another plays", () => {
    const { asked } = askedAt("first");
    const watched = { ...asked, table: { ...asked.table, moves: [], isOpen: () => false } };
    expect(about(watched, { kind: "block", block: 0 })?.ground).toBe("look");
  });
});

describe("a place in the port", () => {
  it("that is too far says what is missing and which round brings the rest", () => {
    const { facts } = propsAt("sailing");
    const far = SPACES.map(({ index }) => card("sailing", { kind: "space", space: index })).filter(
      ({ ground, verdict }) => ground === "no" && verdict.includes("cubes, you have"),
    );
    expect(facts.turn?.later?.length ?? 0).toBeGreaterThan(0);
    expect(far.length).toBeGreaterThan(0);
    const told = (facts.turn?.later ?? []).map(({ lacks }) => `: ${lacks} more.`);
    for (const { verdict } of far) expect(told.some((words) => verdict.includes(words))).toBe(true);
  });
});

describe("the card", () => {
  const page = { width: 1366, height: 768 };
  const size = { width: 436, height: 300 };
  it.each([
    [40, 40],
    [1300, 40],
    [40, 700],
    [1300, 700],
    [600, 380],
  ])("never covers its own thing (%i, %i)", (x, y) => {
    const thing = { left: x, top: y, right: x + 40, bottom: y + 40 };
    const { left, top } = placeFor(thing, size, page);
    const isApart = left >= thing.right || left + size.width <= thing.left || top >= thing.bottom || top + size.height <= thing.top;
    expect(isApart).toBe(true);
    expect(left >= 0 && top >= 0 && left + size.width <= page.width && top + size.height <= page.height).toBe(true);
  });
});
