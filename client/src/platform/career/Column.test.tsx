// A game of a career: places, figures and sources as tables whose cells are drawn, in the game's own words.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { tableName } from "@/platform/start/tableName";
import { frameOf, marksIn, shapeOf } from "./course";
import { column, fenna, heard, merchants, open, page, rated, routes, rows, server, text, withServer } from "./testing/page";

withServer();

describe("a game", () => {
  it("has its places by seats, with the share won", async () => {
    await open();
    const routesColumn = await column("Routes");
    expect(text(routesColumn)).toContain("95 games, left early: 2");
    const places = within(routesColumn).getByRole("table", { name: "Places by seats" });
    expect(rows(places).map(heard)).toEqual([
      ["2 players", "1st: 36, 2nd: 25", "59%"],
      ["4 players", "1st: 12, 2nd: 11, 3rd: 0, 4th: 11", "35%"],
    ]);
    const bars = rows(places)[1]?.querySelectorAll<HTMLElement>("[aria-hidden] > *");
    expect([...(bars ?? [])].map((bar) => [bar.textContent, bar.style.flexGrow])).toEqual([
      ["12", "12"],
      ["11", "11"],
      ["11", "11"],
    ]);
  });

  it("that is played alone is won or lost", async () => {
    server.answers = [{ ...fenna, games: [{ ...routes, game: "harbour", places: [{ seats: 1, places: [41, 12] }] }] }];
    await open();
    const places = within(await column("Harbour")).getByRole("table", { name: "Places by seats" });
    expect(rows(places).map(heard)).toEqual([["Solo", "41 won, 12 lost", "77%"]]);
    expect([...places.querySelectorAll("tbody [aria-hidden] > *")].map(text)).toEqual(["41 won", "12 lost"]);
  });

  it("has figures beside those of all players", async () => {
    await open();
    const told = [...(await column("Routes")).querySelectorAll("dl > div")].map((one) => [...one.children].map(text));
    expect(told).toEqual([
      ["contracts completed", "87%", "all players: 71%"],
      ["carts left at the end", "5.1", "all players: 4.4"],
      ["trade cards a game", "2.9"],
    ]);
    expect(page()).toContain("About the 93 newest games played to the end.");
  });

  it("has points by source, what was lost to the left of nothing", async () => {
    await open();
    const sources = within(await column("Routes")).getByRole("table", { name: "Points a game by source" });
    expect(rows(sources).map(heard)).toEqual([
      ["Routes", "18.1", "17.4"],
      ["Contracts not completed", "−3.8", "−2.1"],
      ["Trade cards", "", "5.8"],
    ]);
    const drawn = rows(sources).map((row) => [...row.querySelectorAll<HTMLElement>("[aria-hidden] > *")].map(({ style }) => style));
    const number = (length: string | undefined) => Number.parseFloat(length ?? "");
    const zero = (3.8 / 21.9) * 100;
    const [[line, won, mean] = [], [, lost] = [], last] = drawn;
    expect(number(line?.left)).toBeCloseTo(zero);
    expect(number(won?.left)).toBeCloseTo(zero);
    expect(number(won?.width)).toBeCloseTo((17.4 / 21.9) * 100);
    expect(number(mean?.left)).toBeCloseTo(100);
    expect(number(lost?.left)).toBeCloseTo((1.7 / 21.9) * 100);
    expect(number(lost?.width)).toBeCloseTo((2.1 / 21.9) * 100);
    // No stroke where nobody knows the mean.
    expect(last).toHaveLength(2);
  });

  it("counts what it is about, such as money", async () => {
    server.answers = [{ ...fenna, games: [merchants] }];
    await open();
    const money = await column("Merchants");
    expect(text(money)).toContain("thousand florins paid for each tile");
    const sources = within(money).getByRole("table", { name: "Thousand florins a game by source" });
    expect(rows(sources).map(heard)).toEqual([["Auctions", "−498", "−441"]]);
    expect(text(money)).toContain("Best: 2,340 thousand florins, 4 players, 3 Mar 2026");
    expect(page()).not.toContain("played to the end");
  });

  it("leads to the best one", async () => {
    await open();
    const best = await column("Routes");
    expect(text(best)).toContain("Best: 61 points, 3 players, 3 Mar 2026");
    const link = within(best).getByRole("link", { name: `Replay: ${tableName("t9")}` });
    expect(link.getAttribute("href")).toBe("/replay/t9");
  });

  it("that the client does not know has its name and keys as the server tells them", async () => {
    server.answers = [
      {
        ...fenna,
        games: [
          {
            ...routes,
            game: "chess",
            figures: [{ key: "pawns", value: 250, all: 12.3, is_share: false }],
            sources: [{ key: "mates", points: 0, all: 0 }],
          },
        ],
      },
    ];
    await open();
    const chess = await column("Chess");
    expect([...chess.querySelectorAll("dl > div > *")].map(text)).toEqual(["pawns", "250", "all players: 12"]);
    const sources = within(chess).getByRole("table", { name: "Points a game by source" });
    expect(rows(sources).map(heard)).toEqual([["mates", "0.0", "0.0"]]);
    expect(text(chess)).toContain("Best: 61 points");
  });

  it("of which none was played to the end has places alone", async () => {
    server.answers = [{ ...fenna, games: [{ ...routes, finished: 2, places: [{ seats: 2, places: [0, 2] }], counted: 0, best: null }] }];
    await open();
    const left = await column("Routes");
    expect(within(left).getAllByRole("table")).toHaveLength(1);
    expect(left.querySelector("dl")).toBeNull();
    expect(text(left)).not.toContain("Best");
  });

  it("is a tab on a phone", async () => {
    const query = (media: string) => ({ matches: media === "(max-width: 699px)", addEventListener() {}, removeEventListener() {} });
    vi.spyOn(window, "matchMedia").mockImplementation((media) => query(media) as unknown as MediaQueryList);
    server.answers = [{ ...fenna, games: [merchants, routes] }];
    await open();
    expect(await column("Merchants")).toBeTruthy();
    expect(screen.queryByRole("article", { name: "Routes" })).toBeNull();
    fireEvent.click(screen.getByRole("tab", { name: "Routes" }));
    expect(await column("Routes")).toBeTruthy();
    // Against bots there is no such game: the first one is shown.
    server.answers = [{ ...fenna, games: [merchants, { ...routes, game: "harbour" }] }];
    fireEvent.click(screen.getByRole("radio", { name: "Against bots" }));
    await waitFor(() => expect(screen.queryByRole("article", { name: "Routes" })).toBeNull());
    expect(await column("Merchants")).toBeTruthy();
    vi.restoreAllMocks();
  });
});

describe("the ratings of a game", () => {
  it("say how strong at which pace, and how far off that may be", async () => {
    server.answers = [{ ...fenna, games: [rated] }];
    await open();
    const ratings = within(within(await column("Routes")).getByRole("region", { name: "Rating" }));
    expect(ratings.getAllByRole("paragraph").map(text)).toEqual(["Live 3 games 1284 ±45", "By days 7 of 10 games"]);
    // Before enough games nothing is drawn.
    expect(ratings.getAllByRole("img").map((one) => one.getAttribute("aria-label"))).toEqual(["From 1240 to 1284 over 3 games"]);
  });

  it("say that a course is of the last games alone, and draw none of a single one", async () => {
    const [live] = rated.ratings;
    if (!live) throw new Error("no rating");
    const long = { ...live, rating: { ...live.rating, games: 80 } };
    server.answers = [{ ...fenna, games: [{ ...rated, ratings: [long, { ...live, pace: "days", course: live.course.slice(2) }] }] }];
    await open();
    const images = within(await column("Routes")).getAllByRole("img");
    expect(images.map((one) => one.getAttribute("aria-label"))).toEqual(["From 1240 to 1284 over the last 3 games"]);
  });

  it("are not there where no game was rated; the leaders of the game are a step away", async () => {
    await open();
    const routesColumn = within(await column("Routes"));
    expect(routesColumn.queryByRole("region", { name: "Rating" })).toBeNull();
    expect(routesColumn.getByRole("link", { name: "Leaders: Routes" }).getAttribute("href")).toBe("/leaders/routes");
  });

  it("are drawn from left to right and up, in a band that narrows; the first one's is cut off", () => {
    const course = rated.ratings[0]?.course ?? [];
    const frame = frameOf(course);
    const { line, band } = shapeOf(course, frame);
    const points = (path: string) => [...path.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    const heights = points(line).map(([, y]) => y);
    expect(points(line).map(([x]) => x)).toEqual([0, 50, 100]);
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    const [upper, lower] = [points(band).slice(0, 3), points(band).slice(3).toReversed()];
    const widths = upper.map(([, y], at) => (lower[at]?.[1] ?? 0) - y);
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
    expect(upper[0]?.[1]).toBeLessThan(0);
    expect(upper[2]?.[1]).toBeGreaterThanOrEqual(0);
    expect(lower[2]?.[1]).toBeLessThanOrEqual(100);
    expect(marksIn(frame)).toEqual([1250, 1300]);
  });

  it("that never changed are a line in the middle", () => {
    const frame = frameOf([1200, 1200].map((rating, at) => ({ at, rating, doubt: 0 })));
    expect(frame.down(1200)).toBe(50);
    expect(marksIn(frame)).toEqual([1150, 1200, 1250]);
  });
});
