// Order at a table: a game that a moderator closed says so wherever ends are told, and somebody can be reported from the menu.
import { cleanup, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import dutch from "@/words/table/nl.json";
import english from "@/words/table/en.json";
import french from "@/words/table/fr.json";
import type { Sight } from "@/wire/table";
import { BeforeGame } from "./BeforeGame";
import { Happening } from "./Happening";
import { PromptBar } from "./PromptBar";
import { useReported } from "./reported";
import { show } from "./testing/atTable";
import { seatSight } from "./testing/sights";

afterEach(cleanup);

const CLOSED: Partial<Sight> = {
  phase: "over",
  moves: [],
  awaited: [],
  result: { ranks: [], outcome: null, why: "moderated" } as unknown as NonNullable<Sight["result"]>,
};
const WHY = "A moderator closed it. Nobody has won or lost.";

describe("a table that a moderator closed", () => {
  it("says so in the prompt, with nobody's victory", () => {
    show(<PromptBar />, CLOSED);
    expect(screen.getByText("This table is closed")).toBeTruthy();
    expect(screen.getByText(WHY)).toBeTruthy();
  });

  it("says so where no game had begun", () => {
    show(<BeforeGame opened={null} />, { ...CLOSED, view: null });
    expect(screen.getByText(WHY)).toBeTruthy();
  });

  it.each([
    [english, "The table was closed: a moderator closed it."],
    [french, "La table a été fermée : un modérateur l’a fermée."],
    [dutch, "De tafel is gesloten: een moderator heeft hem gesloten."],
  ])("says so in the log, in each language", (words, said) => {
    const what = { type: "Abandoned", why: "moderated", server_seed: "" } as const;
    const { container } = render(
      <IntlProvider locale="en" messages={words}>
        <Happening what={what} players={[]} name="" outcome={null} />
      </IntlProvider>,
    );
    expect(container.textContent?.replace(/[\u00a0\u202f]/g, " ")).toBe(said);
  });
});

describe("who can be reported", () => {
  function Names() {
    return <p>{useReported().map(({ name }) => `${name}.`)}</p>;
  }

  it("are the people at the table, but oneself; bots are not", () => {
    show(<Names />);
    expect(screen.getByText("Noor.")).toBeTruthy();
  });

  it("is nobody for who has not come in, and no free seat", () => {
    show(<Names />, {}, { myself: "" });
    expect(screen.getByRole("paragraph").textContent).toBe("");
    cleanup();
    show(<Names />, { seats: [seatSight({}), seatSight({ player: "", name: "" })] });
    expect(screen.getByRole("paragraph").textContent).toBe("");
  });
});
