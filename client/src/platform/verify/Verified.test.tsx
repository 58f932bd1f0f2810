// @vitest-environment happy-dom
// The words of the check claim what was checked, and no more.
import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, expect, it } from "vitest";
import words from "@/words/replay/en.json";
import type { Known } from "./check";
import { sealOf, splitSeal } from "./record";
import { Verified } from "./Verified";

const text = readFileSync("../tests/record/golden/routes-2.mokum", "utf8");
const head = JSON.parse((text.split("== The log ==\n")[1] ?? "").split("\n")[0] ?? "") as { table: string; commitment: string };
const now: Known = { table: head.table, commitment: head.commitment };

async function show(record: string, known?: Known): Promise<string> {
  const load = () => Promise.resolve({ text: record, ...(known ? { known } : {}) });
  render(
    <IntlProvider locale="en" messages={words}>
      <Verified load={load} names={["Anna", "Bert"]} />
    </IntlProvider>,
  );
  await screen.findByText(/^(The shuffle was fair|The record fits its seal|This record is not true)\.$/, {}, { timeout: 5_000 });
  return document.body.textContent ?? "";
}

afterEach(cleanup);

it("calls a shuffle fair where the promise was seen before the game", async () => {
  const said = await show(text, { ...now, since: "sitting" });
  expect(said).toContain("The shuffle was fair.");
  expect(said).toContain("that your browser saw when you sat down");
});

it("says so where the promise was not seen before the game", async () => {
  const said = await show(text, now);
  expect(said).not.toContain("The shuffle was fair.");
  expect(said).toContain("this browser did not see the seal before the game");
  expect(said).toContain("as the server shows them now");
});

it("calls a game that was not played to its end unfinished", async () => {
  const body = splitSeal(text)?.body ?? "";
  const cut = `${body.split("\n").slice(0, -4).join("\n")}\n`.replace(/(== The end ==\n)[^\n]+/, "$1The game was not played to its end.");
  expect(await show(`${cut}Seal: ${await sealOf(cut)}\n`, now)).toContain("The record is unfinished");
  cleanup();
  const known = { ...now, course: { setup: [], moves: [], ended: true } };
  expect(await show(text, known)).toContain("Before the first move the record tells something else");
});

it("tells of who was drawn between equals, and counts the lots on the clock", async () => {
  const said = await show(readFileSync("src/games/merchants/testing/live.mokum", "utf8"));
  expect(said).toContain("Bert was chosen at random between equals, as the seed says (tie|");
  expect(said).toContain("the winner follows from all presses as they were sealed: 20 times.");
});

it("says of a practice table that it was one, and knows when that was left out", async () => {
  const body = splitSeal(text)?.body ?? "";
  const [line = ""] = (body.split("== The log ==\n")[1] ?? "").split("\n");
  const told = body.replace(line, JSON.stringify({ ...(JSON.parse(line) as object), practice: true }));
  const record = `${told}Seal: ${await sealOf(told)}\n`;
  expect(await show(record, { ...now, practice: true, since: "sitting" })).toContain("It was a practice table");
  cleanup();
  expect(await show(text, { ...now, practice: false })).not.toContain("practice");
  cleanup();
  expect(await show(text, { ...now, practice: true })).toContain("This record is not true.");
});
