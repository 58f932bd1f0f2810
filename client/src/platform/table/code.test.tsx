// The way in as a code: a button of the waiting room opens it, it is the link that copying copies, and Escape leads back.
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Code } from "@/platform/shared/code/Code";
import { Opened } from "./Opened";
import { InviteCard } from "./RoomCards";
import { type Open, TableProvider, useTableState } from "./state";
import { show } from "./testing/atTable";

const LINK = "http://server/table/85dbb89f-5a1b-563c-904b-7bd85d4af7e9?invitation=61e4f1d2db966e27";
const TITLE = "Invitation as a QR code";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The card of the waiting room, and what it opens above the table. */
function Room() {
  const table = useTableState();
  const [opened, open] = useState<Open | null>(null);
  return (
    <TableProvider value={{ ...table, open }}>
      <InviteCard />
      <Opened opened={opened} />
    </TableProvider>
  );
}

const button = () => screen.getByRole("button", { name: "Show the code", hidden: true });
const picture = () => screen.findByRole("img", { name: "QR code of the link below" });
const pathOf = (drawing: Element) => drawing.querySelector("path")?.getAttribute("d");

/** Opens it as a keyboard does: the button has the focus when it is pressed. */
async function opens(): Promise<HTMLElement> {
  show(<Room />, { phase: "open", private: true }, { invitationLink: LINK });
  button().focus();
  fireEvent.click(button());
  return screen.findByRole("dialog", { name: TITLE });
}

test("the button opens a dialog with the link that copying copies, as a code and to be read", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const dialog = await opens();
  fireEvent.click(screen.getByRole("button", { name: "Copy", hidden: true }));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  const copied = writeText.mock.calls[0]?.[0] ?? "";
  expect(copied).toBe(LINK);
  expect(dialog.querySelector("code")?.textContent).toBe(copied);
  expect(dialog.textContent).toContain("Scan it with the camera of a phone.");
  const seen = pathOf(await picture());
  // What `Code` draws is proved beside it; here it is asked for the very text that was copied.
  expect(seen).toBe(pathOf(render(<Code text={copied} label="copied" />).container));
});

test("it takes the focus, closes with Escape, and gives the focus back to its button", async () => {
  const dialog = await opens();
  await picture();
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? dialog, { key: "Escape" });
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test("the cross closes it, and it opens again", async () => {
  await opens();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.click(button());
  expect(await picture()).toBeTruthy();
});
