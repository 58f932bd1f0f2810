// Strengths, ranks, payments and bonuses as the table shows them are those that the house paid, through a whole game.
import { describe, expect, it } from "vitest";
import type { Event, SeatView, View } from "@/wire/merchants";
import { FIRST_BRIDGE, GOODS_BONUS, colony } from "./map";
import { wouldPay } from "./nextScoring";
import { AREAS } from "./standing";
import { rows, viewAt } from "./testing/moments";
import { afterSteps, earnedByColony, earnedByHouse, lostWithHouse, whatItGives } from "./whatItGives";

interface Seat extends SeatView {
  houses: number[];
  colonies: number[];
  exchange: number[];
  bonuses: number[];
}

/** The board alone, as the events lay it out. */
function lay(at: Seat[], event: Event): void {
  const seat = "seat" in event ? at[event.seat] : undefined;
  if (!seat) return;
  switch (event.type) {
    case "StartTaken":
      seat.houses = [event.house];
      seat.colonies = [event.colony];
      seat.exchange[colony(event.colony).good] = 1;
      break;
    case "HouseBuilt":
      seat.houses = [...seat.houses, event.site];
      break;
    case "HouseRemoved":
      seat.houses = seat.houses.filter((site) => site !== event.site);
      break;
    case "ColonyFounded":
      seat.colonies = [...seat.colonies, event.site];
      break;
    case "ColonyRemoved":
      seat.colonies = seat.colonies.filter((site) => site !== event.site);
      break;
    case "GoodMoved":
      seat.exchange = seat.exchange.map((space, good) => (good === event.good ? event.space : space));
      break;
    case "BonusEarned":
      seat.bonuses = [...seat.bonuses, event.bonus];
      break;
    case "BonusReturned":
      seat.bonuses = seat.bonuses.filter((bonus) => bonus !== event.bonus);
      break;
    default:
  }
}

const empty = (): Seat => ({
  money: 0,
  loans: 0,
  supply: 24,
  houses: [],
  colonies: [],
  exchange: [0, 0, 0, 0],
  bonuses: [],
  house_owed: false,
  tally: [],
});

/** Calls back before each event of the game, with the board as it is then. */
function follow(told: (view: View, event: Event, after: readonly Event[]) => void): void {
  const at = Array.from({ length: 4 }, empty);
  for (const row of rows) {
    row.forEach((event, index) => {
      told({ ...viewAt("Over"), at }, event, row.slice(index + 1));
      lay(at, event);
    });
  }
}

describe("a scoring", () => {
  it("is told beforehand as the house pays it: MER-190 to MER-206", () => {
    let scorings = 0;
    follow((view, event) => {
      if (event.type !== "AreaScored") return;
      scorings += 1;
      const area = AREAS[event.area] ?? "exchange";
      const paid = wouldPay(view, area, event.square).flatMap((sector, index) =>
        sector.flatMap((amount, seat) => (amount > 0 ? [`${seat} ${index} ${amount}`] : [])),
      );
      expect(paid.toSorted()).toEqual(event.payments.map(([seat, sector, , amount]) => `${seat} ${sector} ${amount}`).toSorted());
    });
    expect(scorings).toBe(10);
  });
});

describe("a tile", () => {
  it("earns what the board promised: MER-231 to MER-234", () => {
    let promised = 0;
    follow((view, event, after) => {
      if (event.type !== "HouseBuilt" && event.type !== "ColonyFounded") return;
      const rest = after.slice(
        0,
        after.findIndex((next) => next.type === "HouseBuilt" || next.type === "ColonyFounded" || next.type === "AreaScored") >>> 0,
      );
      const paid = rest.reduce(
        (sum, next) => sum + (next.type === "BonusEarned" && next.seat === event.seat && next.bonus !== GOODS_BONUS ? next.money : 0),
        0,
      );
      const earned =
        event.type === "HouseBuilt" ? earnedByHouse(view, event.seat, event.site) : earnedByColony(view, event.seat, event.site);
      expect(earned.money).toBe(paid);
      promised += earned.money;
    });
    expect(promised).toBeGreaterThan(300);
  });

  it("costs the bonuses that go with it: MER-236", () => {
    const view = viewAt("Over");
    const at = view.at.map((own, seat) => (seat === 0 ? { ...own, houses: [14, 24], bonuses: [FIRST_BRIDGE + 4] } : own));
    expect(lostWithHouse({ ...view, at }, 0, 14)).toMatchObject({ money: 40, bridge: 4, isSet: false });
    expect(lostWithHouse({ ...view, at: at.map((own) => ({ ...own, bonuses: [] })) }, 0, 14).money).toBe(0);
  });
});

describe("what a card gives", () => {
  const view: View = { ...viewAt("PlaceCard"), at: Array.from({ length: 4 }, empty) };

  it("never goes beyond the last space: MER-016", () => {
    const at = view.at.map((own) => ({ ...own, exchange: [7, 8, 0, 1] }));
    expect(afterSteps({ ...view, at }, 0, [0, 0, 1])).toEqual([8, 8, 0, 1]);
  });

  it("counts free sites, and is nothing without a tile: MER-073", () => {
    const continent = 12;
    const [gift] = whatItGives(view, 0, continent);
    expect(gift).toMatchObject({ kind: "colony", good: null });
    expect(whatItGives({ ...view, at: view.at.map((own) => ({ ...own, supply: 0 })) }, 0, continent)).toEqual([]);
  });

  it("still advances a good where no house can be built: MER-083", () => {
    const amsterdam = 48;
    const gifts = whatItGives({ ...view, at: view.at.map((own) => ({ ...own, supply: 0 })) }, 0, amsterdam);
    expect(gifts.map(({ kind }) => kind)).toEqual(["good"]);
  });
});
