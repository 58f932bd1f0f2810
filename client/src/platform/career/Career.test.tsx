// A player's page: what it shows to whom, what it asks of the server, and what is said where there is nothing to show.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { describe, expect, it, vi } from "vitest";
import { becomes, useMyself } from "@/platform/me";
import { WhoIAm } from "@/platform/people/Myself";
import type { Player } from "@/wire/http";
import common from "@/words/common/en.json";
import people from "@/words/people/en.json";
import { refOf } from "./ref";
import { column, fenna, hidden, ME, mine, open, page, played, routes, server, text, withServer } from "./testing/page";

withServer();

const here = () => window.location.pathname + window.location.search;
const choices = () => within(screen.getByRole("radiogroup", { name: "Who sees this page" }));
const chosen = (group: { getByRole: typeof screen.getByRole }, name: string) =>
  group.getByRole<HTMLInputElement>("radio", { name }).checked;

describe("the head", () => {
  it("says who it is, since when, how much they played, and what came of it between the two", async () => {
    await open();
    expect(server.asked).toEqual(["/api/careers/Fenna"]);
    expect(screen.getByRole("heading", { level: 1, name: "Fenna" })).toBeTruthy();
    expect(page()).toContain("Here since 3 March 2026");
    expect(page()).toContain("95 games finished left early: 2");
    expect(page()).toContain("You and Fenna: 4 to 6 in 11 games at one table");
    expect(document.title).toBe("Fenna · Mokum");
  });

  it("copies the link to the page", async () => {
    server.answers = [{ ...fenna, name: "Jan Pëter #2" }];
    const copied: string[] = [];
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: async (link: string) => void copied.push(link) } });
    await open("jan pëter #2", "?against=bots");
    expect(server.asked).toEqual(["/api/careers/jan%20p%C3%ABter%20%232?against=bots"]);
    fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
    await waitFor(() => expect(copied).toHaveLength(1));
    expect(new URL(copied[0] ?? "").pathname).toBe("/player/Jan%20P%C3%ABter%20%232");
    expect(await screen.findByText("The link to this page is copied.")).toBeTruthy();
  });
});

describe("a report", () => {
  const report = () => screen.queryByRole("button", { name: "Report" });

  it("is offered of somebody else, by what their games call them", async () => {
    const theirs = played(["Anna", "Fenna"], [ME, "f1"]);
    server.answers = [{ ...fenna, last: [theirs] }];
    await open();
    fireEvent.click(report()!);
    expect(await screen.findByRole("dialog", { name: "Report Fenna" })).toBeTruthy();
    expect(refOf({ ...fenna, last: [theirs] })).toBe("f1");
  });

  it("is offered neither of oneself, nor to who has not come in, nor where no game is told", async () => {
    await open();
    expect(report()).toBeNull();
    cleanup();
    const last = [played(["Anna", "Fenna"], [ME, "f1"])];
    server.answers = [{ ...mine, last }];
    await open();
    expect(report()).toBeNull();
    cleanup();
    useMyself.setState({ me: null });
    server.answers = [{ ...fenna, last }];
    await open();
    expect(report()).toBeNull();
  });
});

describe("who sees it", () => {
  it("is chosen by the player alone, and saved at once", async () => {
    server.answers = [mine];
    await open();
    expect(chosen(choices(), "People I played with")).toBe(true);
    expect(page()).toContain("Only people who have finished a game with you see this page.");
    fireEvent.click(choices().getByRole("radio", { name: "Nobody" }));
    await waitFor(() => expect(server.told).toEqual([{ shown: "nobody" }]));
    expect(chosen(choices(), "Nobody")).toBe(true);
    expect(page()).toContain("Only you see this page.");
    expect(screen.queryByText(/could not be saved/)).toBeNull();
  });

  it("stays as it was where it could not be saved, and says so", async () => {
    server.answers = [mine];
    server.saves = false;
    await open();
    fireEvent.click(choices().getByRole("radio", { name: "Everybody" }));
    expect(await screen.findByText("Your choice could not be saved. Try again.")).toBeTruthy();
    expect(chosen(choices(), "People I played with")).toBe(true);
  });

  it("is what was chosen last, however the answers come", async () => {
    server.answers = [mine];
    await open();
    fireEvent.click(choices().getByRole("radio", { name: "Everybody" }));
    fireEvent.click(choices().getByRole("radio", { name: "Nobody" }));
    await waitFor(() => expect(server.told).toEqual([{ shown: "everybody" }, { shown: "nobody" }]));
    expect(chosen(choices(), "Nobody")).toBe(true);
  });

  it("is no question on the page of somebody else, which leads to no games of one's own", async () => {
    server.answers = [{ ...fenna, last: [played(["Jan", "Fenna"], ["b1", "f1"])] }];
    await open();
    expect(screen.queryByRole("radiogroup", { name: "Who sees this page" })).toBeNull();
    expect(screen.queryByRole("link", { name: "All my games" })).toBeNull();
  });

  it("is nobody else where the player is a guest, who may keep the name", async () => {
    server.answers = [{ ...mine, kind: "guest", shown: null }];
    await open();
    expect(screen.queryByRole("radiogroup", { name: "Who sees this page" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Copy link" })).toBeNull();
    expect(page()).toContain("You are a guest: only you see this page");
    expect(screen.getByRole("link", { name: "Keep my name" }).getAttribute("href")).toBe("/profile");
    expect(await column("Routes")).toBeTruthy();
  });
});

describe("the filter", () => {
  it("is in the address, which is asked of the server, and who it is stays", async () => {
    await open();
    server.answers = [{ ...fenna, games: [{ ...routes, finished: 60, resigned: 1 }] }];
    fireEvent.click(screen.getByRole("radio", { name: "Against people" }));
    expect(here()).toBe("/player/Fenna?against=people");
    expect(screen.queryByRole("article", { name: "Routes" })).toBeNull();
    expect(page()).toContain("Here since 3 March 2026");
    await waitFor(() => expect(server.asked).toEqual(["/api/careers/Fenna", "/api/careers/Fenna?against=people"]));
    expect(await column("Routes")).toBeTruthy();
    expect(page()).toContain("60 games against people finished left early: 1");
    fireEvent.click(screen.getByRole("radio", { name: "All games" }));
    await waitFor(() => expect(server.asked).toHaveLength(3));
    expect(here()).toBe("/player/Fenna");
  });

  it("is read from the address, and what it says wrongly is left out", async () => {
    await open("Fenna", "?against=bots");
    expect(server.asked).toEqual(["/api/careers/Fenna?against=bots"]);
    expect(chosen(screen, "Against bots")).toBe(true);
    cleanup();
    await open("Fenna", "?against=me");
    expect(server.asked.at(-1)).toBe("/api/careers/Fenna");
  });

  it("leaves a way back to all games where none fits", async () => {
    server.answers = [{ ...fenna, games: [] }, fenna];
    await open("Fenna", "?against=bots");
    expect(screen.getByRole("heading", { name: "No such game" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "All games" }));
    expect(await column("Routes")).toBeTruthy();
    expect(here()).toBe("/player/Fenna");
  });
});

describe("the latest games", () => {
  it("are rows as on one's own page, and names of people lead to their pages", async () => {
    server.answers = [{ ...mine, last: [played(["Jan Pëter", "Fenna", "Trijn"], ["b1", ME, ""])] }];
    await open();
    const row = within(screen.getByRole("list", { name: "Finished games" })).getByRole("listitem");
    expect(text(row)).toContain("1st of 3");
    expect(within(row).getByRole("link", { name: "Jan Pëter" }).getAttribute("href")).toBe("/player/Jan%20P%C3%ABter");
    expect(text(row)).toContain("Trijn (bot)");
    expect(within(row).queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "All my games" }).getAttribute("href")).toBe("/games");
  });

  it("say what rated ones did to the rating", async () => {
    const [one, other] = [played(["Jan", "Fenna"], ["b1", "f1"]), played(["Jan", "Fenna"], ["b1", "f1"])];
    server.answers = [
      {
        ...fenna,
        last: [
          { ...one, change: -8 },
          { ...other, card: { ...other.card, table: "t2" } },
        ],
      },
    ];
    await open();
    const [first, second] = within(screen.getByRole("list", { name: "Finished games" })).getAllByRole("listitem");
    expect(text(first)).toContain("rating −8");
    expect(text(second)).not.toContain("rating");
  });
});

describe("without a career to show", () => {
  it("a hidden one says only that somebody plays here", async () => {
    server.answers = [hidden];
    await open("Fenna", "?against=people");
    expect(page()).toBe("FennaFenna plays here, and does not show this page to you.");
    expect(within(screen.getByRole("main")).queryAllByRole("button")).toEqual([]);
    expect(within(screen.getByRole("main")).queryAllByRole("radio")).toEqual([]);
  });

  it("a visitor may sign in to a hidden one", async () => {
    useMyself.setState({ me: null });
    server.answers = [hidden];
    await open();
    expect(page()).toContain("Have you played with Fenna? Sign in");
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/profile");
  });

  it("is asked for again when somebody else looks", async () => {
    useMyself.setState({ me: null });
    server.answers = [hidden, fenna];
    await open();
    act(() => void becomes({ ref: ME, name: "Anna", kind: "account" } as Player));
    expect(await column("Routes")).toBeTruthy();
    expect(server.asked).toHaveLength(2);
  });

  it("a name that nobody has is said kindly", async () => {
    server.answers = [{ status: 404, code: "no_such_player" }];
    await open("Fena");
    expect(screen.getByRole("heading", { level: 1, name: "Nobody here is called Fena" })).toBeTruthy();
    expect(page()).toContain("Check how the name is spelled.");
    expect(within(screen.getByRole("main")).getByRole("link", { name: "To the start page" }).getAttribute("href")).toBe("/");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is asked for again where it did not come", async () => {
    server.answers = [{ status: 503, code: "retry" }, fenna];
    await open();
    expect(text(screen.getByRole("alert"))).toContain("This page cannot be fetched right now");
    expect(screen.getByRole("heading", { level: 1, name: "Fenna" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await column("Routes")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("keeps who it is and the filter where only games against others did not come", async () => {
    await open();
    server.answers = [{ status: 503, code: "retry" }];
    fireEvent.click(screen.getByRole("radio", { name: "Against bots" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(page()).toContain("Here since 3 March 2026");
    expect(chosen(screen, "Against bots")).toBe(true);
  });

  it("offers oneself to play the first", async () => {
    server.answers = [{ ...mine, games: [] }];
    await open();
    expect(screen.getByRole("heading", { name: "You have not finished a game yet" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Play the first" }).getAttribute("href")).toBe("/");
    expect(screen.queryByRole("radio", { name: "Against bots" })).toBeNull();
    expect(choices()).toBeTruthy();
  });

  it("says of another that they have not finished a game yet", async () => {
    server.answers = [{ ...fenna, met: null, games: [] }];
    await open();
    expect(page()).toContain("Fenna has not finished a game yet");
    expect(screen.queryByRole("link", { name: "Play the first" })).toBeNull();
  });
});

it("is reached from one's profile", () => {
  render(
    <IntlProvider locale="en" messages={{ ...common, ...people }}>
      <WhoIAm me={{ ref: ME, name: "Jan Pëter", kind: "guest", created_at: 0 } as Player} hasPasskey={false} />
    </IntlProvider>,
  );
  expect(screen.getByRole("link", { name: "My page" }).getAttribute("href")).toBe("/player/Jan%20P%C3%ABter");
});
