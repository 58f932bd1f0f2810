// The ways by which one is called: tried, switched, added after a proof; and this browser, which is asked only when touched.
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useMyself } from "@/platform/me";
import { anna, card, type FakeServer, newServer, open, press, way } from "./testing/page";

let server: FakeServer;

beforeEach(() => void (server = newServer()));
afterEach(() => {
  cleanup();
  useMyself.setState({ me: null });
  vi.unstubAllGlobals();
});

describe("ways", () => {
  it("are tried, switched and taken away", async () => {
    server.has(way("mail", { state: "failed" }), way("service"));
    server.instead["POST /notices/ways/service-1/try"] = { status: 204, body: null };
    await open();
    expect(card("Ways").getByText("Off after a week of failing")).toBeTruthy();
    expect(card("Ways").getByRole<HTMLInputElement>("switch", { name: "E-mail" }).checked).toBe(false);
    fireEvent.click(card("Ways").getByRole("switch", { name: "E-mail" }));
    await press(card("Ways"), "Try it: Own service");
    expect(screen.getByText("A call for trial was sent.")).toBeTruthy();
    await press(card("Ways"), "Remove: Own service");
    expect(server.told).toEqual([
      ["PATCH /notices/ways/mail-1", { on: true }],
      ["POST /notices/ways/service-1/try", null],
      ["DELETE /notices/ways/service-1", null],
    ]);
  });

  it("say what was wrong where a trial did not arrive", async () => {
    server.has(way("service"));
    server.instead["POST /notices/ways/service-1/try"] = { status: 422, body: { code: "way_failed", words: "no", reason: "refused" } };
    await open();
    await press(card("Ways"), /^Try it/);
    expect(card("Ways").getByRole("alert").textContent).toContain("The other side refused the call.");
  });

  it("take an address after a proof, and wait until its letter is opened", async () => {
    await open();
    await press(card("Ways"), "Add an address");
    const dialog = within(screen.getByRole("dialog"));
    fireEvent.change(dialog.getByLabelText("Address"), { target: { value: " anna@post.example " } });
    fireEvent.change(dialog.getByLabelText("Password"), { target: { value: "four random words" } });
    server.has(way("mail", { name: "anna@post.example", state: "unconfirmed" }));
    await act(async () => void fireEvent.submit(dialog.getByLabelText("Password")));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.told).toEqual([
      ["POST /notices/ways/mail", { address: "anna@post.example", proof: { type: "password", password: "four random words" } }],
    ]);
    expect(card("Ways").getByText("Open the letter we sent")).toBeTruthy();
    await press(card("Ways"), "Send again");
    expect(within(screen.getByRole("dialog")).getByLabelText<HTMLInputElement>("Address").value).toBe("anna@post.example");
  });

  it("take a service with its token, and say why one was refused", async () => {
    await open();
    await press(card("Ways"), "Set up");
    const form = within(screen.getByRole("form", { name: "Own service" }));
    fireEvent.change(form.getByLabelText("Kind"), { target: { value: "matrix" } });
    fireEvent.change(form.getByLabelText("Address"), { target: { value: "https://10.0.0.1/!room" } });
    await press(card("Ways"), "Try it and keep it");
    expect(server.told).toEqual([]); // matrix wants a token
    fireEvent.change(form.getByLabelText("Access token"), { target: { value: "secret" } });
    server.instead["POST /notices/ways/service"] = { status: 422, body: { code: "bad_address", words: "no", reason: "inside" } };
    await press(card("Ways"), "Try it and keep it");
    expect(server.told).toEqual([["POST /notices/ways/service", { kind: "matrix", address: "https://10.0.0.1/!room", secret: "secret" }]]);
    expect(form.getByRole("alert").textContent).toContain("inside the server’s own network");
    server.instead = {};
    await press(card("Ways"), "Try it and keep it");
    await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  });

  it("are a guest's browser alone", async () => {
    useMyself.setState({ me: { ...anna, kind: "guest" } });
    await open();
    expect(card("Ways").getByText(/Guests are called by their browser alone/)).toBeTruthy();
    expect(card("Ways").queryByText("E-mail")).toBeNull();
    expect(card("What for").getAllByRole("checkbox")).toHaveLength(5);
  });

  it("may be none, and then there is nothing to choose", async () => {
    server.settings = { ...server.settings, ways: { own: [], push_key: null, mail: false, services: [] } };
    await open();
    expect(card("Ways").getByText(/This server calls nobody outside its pages/)).toBeTruthy();
    expect(screen.queryByRole("region", { name: "What for" })).toBeNull();
  });
});

describe("this browser", () => {
  function allows(permission: NotificationPermission): ReturnType<typeof vi.fn> {
    const ask = vi.fn(async () => "denied");
    vi.stubGlobal("PushManager", class {});
    vi.stubGlobal("Notification", { permission, requestPermission: ask });
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11; Linux) Firefox/1", languages: ["en"], serviceWorker: {} });
    return ask;
  }

  it("is asked for permission only when its switch is touched", async () => {
    const ask = allows("default");
    await open();
    expect(ask).not.toHaveBeenCalled();
    expect(card("Ways").getByText("Firefox on Linux, also when the page is closed")).toBeTruthy();
    fireEvent.click(card("Ways").getByRole("switch", { name: "This browser" }));
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect(server.told).toEqual([]);
  });

  it("that refused tells how to allow it again", async () => {
    allows("denied");
    await open();
    expect(card("Ways").getByText(/allow notifications there/)).toBeTruthy();
    expect(card("Ways").queryByRole("switch", { name: "This browser" })).toBeNull();
  });

  it("that is called, and has been refused since, tells so, too", async () => {
    allows("denied");
    server.has(way("push", { here: true }));
    await open();
    expect(card("Ways").getByText(/allow notifications there/)).toBeTruthy();
    cleanup();
    allows("granted");
    await open();
    expect(card("Ways").getByRole<HTMLInputElement>("switch", { name: "This browser" }).checked).toBe(true);
  });

  it("that cannot says so", async () => {
    allows("default");
    vi.stubGlobal("navigator", { userAgent: "", languages: ["en"] });
    await open();
    expect(card("Ways").getByText(/This browser cannot be called here/)).toBeTruthy();
  });
});
