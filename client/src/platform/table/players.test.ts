// Players as they are shown: bots have names, who asked to be forgotten has none, and the order begins with the viewer.
import { expect, it } from "vitest";
import { aroundMe, playersOf } from "./players";
import { seatSight, tableSight } from "./testing/sights";

it("names bots, says the server's word for a deleted player in the reader's language, and leaves free seats without a name", () => {
  const seats = [
    seatSight({ name: "Deleted player" }),
    seatSight({ player: "", bot: "greedy", name: "greedy 2" }),
    seatSight({ player: "", name: "" }),
    seatSight({ player: "", bot: "strong", name: "Claes" }),
    seatSight({ player: "", bot: "strong", name: "Griet" }),
  ];
  const names = ["Joueur supprimé", "Barent", "", "Claes", "Griet"];
  expect(playersOf(tableSight({ seats }), "Joueur supprimé").map(({ name }) => name)).toEqual(names);
});

it("gives each seat its gable and goes round from the viewer", () => {
  const players = playersOf(tableSight({ viewer: 2 }), "");
  expect(players.map(({ gable }) => gable)).toEqual(["step", "neck", "bell"]);
  expect(aroundMe(players, 2).map(({ seat, isMe }) => [seat, isMe])).toEqual([
    [2, true],
    [0, false],
    [1, false],
  ]);
});
