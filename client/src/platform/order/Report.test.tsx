// Reporting somebody: from a line of the chat, from a table, from a page; what is asked, what is sent, and what is said then.
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import common from "@/words/common/en.json";
import words from "@/words/order/en.json";
import Report, { type ReportProps } from "./Report";

const server = { asked: [] as { what: string; told: unknown }[], status: 201, answer: { complaint: 7 } as unknown };

beforeEach(() => {
  Object.assign(server, { asked: [], status: 201, answer: { complaint: 7 } });
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    server.asked.push({ what: `${method} ${address}`, told: body ? JSON.parse(String(body)) : null });
    return Response.json(server.answer, { status: server.status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const onClose = vi.fn<() => void>();
const RUBEN = { ref: "aa", name: "Ruben" };
const ELIN = { ref: "bb", name: "Elin" };
const LINE = { id: 12, text: "you bid like a child" };

async function show(more: Partial<ReportProps> = {}) {
  onClose.mockClear();
  render(
    <IntlProvider locale="en" messages={{ ...common, ...words }}>
      <Report people={[RUBEN]} onClose={onClose} {...more} />
    </IntlProvider>,
  );
  return screen.findByRole("dialog");
}
const reasons = (dialog: HTMLElement) =>
  within(within(dialog).getByRole("group", { name: "What is wrong?" }))
    .getAllByRole("radio")
    .map((radio) => radio.closest("label")?.textContent);
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send the report" }));

describe("a line of the chat", () => {
  it("is shown again, and sent with its table and what opens that", async () => {
    const dialog = await show({ table: "t1", invitation: "abc", line: LINE });
    expect(dialog.textContent).toContain("Report Ruben");
    expect(dialog.textContent).toContain("you bid like a child");
    expect(reasons(dialog)).not.toContain("Leaves games, or keeps others waiting on purpose");
    choose("Insults, threats or hate");
    fireEvent.change(screen.getByLabelText("A few words, if you like"), { target: { value: " He is rude. " } });
    send();
    await screen.findByRole("heading", { name: "Thank you" });
    expect(server.asked).toEqual([
      {
        what: "POST /api/complaints",
        told: { about: "aa", reason: "insult", words: "He is rude.", table: "t1", line: 12, invitation: "abc" },
      },
    ]);
    expect(screen.getByRole("dialog").textContent).toContain("Ruben is not told who it came from.");
    fireEvent.click(screen.getAllByRole("button", { name: "Close" }).at(-1)!);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("somebody at a table", () => {
  it("is chosen first where there are several, and nothing is sent before all is said", async () => {
    const dialog = await show({ people: [RUBEN, ELIN], table: "t1" });
    expect(reasons(dialog)).toContain("Leaves games, or keeps others waiting on purpose");
    send();
    choose("Something else");
    send();
    expect(server.asked).toEqual([]);
    choose("Elin");
    send();
    await screen.findByRole("heading", { name: "Thank you" });
    expect(server.asked[0]?.told).toEqual({ about: "bb", reason: "other", words: "", table: "t1", invitation: "" });
  });
});

describe("somebody's page", () => {
  it("sends no table", async () => {
    await show();
    choose("The name is offensive, or pretends to be somebody");
    send();
    await screen.findByRole("heading", { name: "Thank you" });
    expect(server.asked[0]?.told).toEqual({ about: "aa", reason: "name", words: "" });
  });
});

describe("what was refused", () => {
  it.each([
    [429, "too_many", "You have reported a lot in a short time. Try again later."],
    [404, "not_found", "This is not here any more."],
    [422, "own", "You cannot report yourself."],
  ])("is said, and what was written stays: %i %s", async (status, code, said) => {
    await show();
    choose("Something else");
    fireEvent.change(screen.getByLabelText("A few words, if you like"), { target: { value: "rude" } });
    Object.assign(server, { status, answer: { code, words: "" } });
    send();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(said));
    expect(screen.getByLabelText<HTMLTextAreaElement>("A few words, if you like").value).toBe("rude");
  });
});
