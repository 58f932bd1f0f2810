// Who won is said of seats and of the game's own opponent alike, and of nobody where a game was broken off.
import { expect, it } from "vitest";
import type { Player } from "@/platform/game";
import { winnersOf } from "./winners";

const player = (seat: number, name: string, isMe = false) => ({ seat, name, isMe, gable: "step" }) as Player;
const table = [player(0, "Saskia", true), player(1, "Noor")];
const beside = (ranks: number[], others: string[] = []) => ({ ranks, outcome: { why: "A-9", sheets: ranks.map(() => []), ranks, others } });

it("names the one who wins, and whether it is the reader", () => {
  expect(winnersOf(beside([1, 2]), table)).toMatchObject({ names: ["Saskia"], me: "true" });
  expect(winnersOf(beside([2, 1]), table)).toMatchObject({ names: ["Noor"], me: "false" });
  expect(winnersOf(beside([1, 1]), table)).toMatchObject({ names: ["Saskia", "Noor"], me: "false" });
});

it("knows that a game against the server's own opponent can be lost", () => {
  const alone = table.slice(0, 1);
  expect(winnersOf(beside([2, 1], ["TOM"]), alone)).toMatchObject({ names: ["TOM"], gable: null, me: "lost" });
  expect(winnersOf(beside([1, 2], ["TOM"]), alone)).toMatchObject({ names: ["Saskia"], me: "true" });
  const watched = [player(0, "Saskia")];
  expect(winnersOf(beside([2, 1], ["TOM"]), watched).me).toBe("false");
});

it("names nobody where there are no ranks", () => {
  expect(winnersOf({ ranks: [], outcome: null }, table)).toEqual({ names: [], gable: null, me: "false" });
});
