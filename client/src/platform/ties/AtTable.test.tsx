// The people of a table: one question says whom one follows and blocked, however many they are.
import { cleanup, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, expect, it, vi } from "vitest";
import { becomes, useMyself } from "@/platform/me";
import type { Player } from "@/wire/http";
import common from "@/words/common/en.json";
import words from "@/words/ties/en.json";
import { AtTable } from "./AtTable";

const asked: string[] = [];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useMyself.setState({ me: undefined });
});

it("asks once for all of them", async () => {
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return address === "/api/ties"
      ? Response.json({ followed: [], blocked: [] })
      : Response.json({ code: "no_such_player" }, { status: 404 });
  });
  becomes({ ref: "a0", name: "Anna", kind: "account", language: "en", theme: "system" } as Player);
  const others = ["b0", "w0", "s0"].map((player) => ({ player, name: player }));
  render(
    <IntlProvider locale="en" messages={{ ...common, ...words }}>
      <AtTable others={others} haveMet={false} />
    </IntlProvider>,
  );
  expect(await screen.findAllByRole("button", { name: /^Block/ })).toHaveLength(3);
  expect(asked.filter((address) => address === "/api/ties")).toHaveLength(1);
});
