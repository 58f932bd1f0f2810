// Who plays here when that changes without a word: a session that ended, another player, a new account; and a server that is back.
import { beforeEach, expect, test, vi } from "vitest";
import type { Player } from "@/wire/http";
import { api, useReach } from "./api";
import { becomes, onChangeOfPlayer, tellPreferences, useMyself, whoAmI, whoIsThis, whoWasThis } from "./me";
import { changeSettings } from "./settings";

const anna = { ref: "a", name: "Anna", kind: "account", language: "en", theme: "system" } as Player;
const bob = { ...anna, ref: "b", name: "Bob" };
const fetching = vi.fn<(address: string, request?: RequestInit) => Promise<Response>>();
const answer = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

beforeEach(() => {
  fetching.mockReset();
  vi.stubGlobal("fetch", fetching);
  becomes(anna);
});

test("a server that does not know any more who asks makes one nobody, and everybody hears it", async () => {
  const heard = vi.fn();
  const stop = onChangeOfPlayer(heard);
  fetching.mockResolvedValue(answer({ code: "not_signed_in", words: "" }, 401));
  await expect(api.tables("mine")).rejects.toMatchObject({ status: 401 });
  expect(useMyself.getState().me).toBeNull();
  expect(heard).toHaveBeenCalledExactlyOnceWith(null);
  stop();
});

test("a wrong password leaves one who one is", async () => {
  fetching.mockResolvedValue(answer({ code: "wrong_credentials", words: "" }, 401));
  await expect(api.signIn("Anna", "no")).rejects.toMatchObject({ status: 401 });
  expect(useMyself.getState().me).toEqual(anna);
});

test("an end of the session that a socket tells makes one nobody, too", () => {
  whoWasThis();
  expect(useMyself.getState().me).toBeNull();
});

test("who was welcomed as somebody else asks who that is; the same player asks nothing", async () => {
  fetching.mockResolvedValue(answer(bob));
  whoIsThis("a");
  expect(fetching).not.toHaveBeenCalled();
  whoIsThis("b");
  await vi.waitFor(() => expect(useMyself.getState().me).toEqual(bob));
  expect(await whoAmI()).toEqual(bob);
});

test("a new account is told what was chosen in this browser", async () => {
  changeSettings({ language: "fr", theme: "system" });
  fetching.mockImplementation(async () => answer({ ...anna, language: "fr" }));
  becomes({ ...anna, ref: "new" });
  fetching.mockClear();
  tellPreferences();
  expect(fetching).toHaveBeenCalledExactlyOnceWith(
    "/api/me",
    expect.objectContaining({ method: "PATCH", body: JSON.stringify({ language: "fr", theme: "system" }) }),
  );
  changeSettings({ language: "en" });
});

test("a server that was away is found again", async () => {
  fetching.mockRejectedValueOnce(new TypeError("no network"));
  await api.games().catch(() => {});
  expect(useReach.getState().isAway).toBe(true);
  fetching.mockResolvedValue(answer(anna));
  await api.me();
  expect(useReach.getState().isAway).toBe(false);
});
