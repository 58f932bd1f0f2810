// @vitest-environment happy-dom
// What the parts of the kit promise to whoever uses them by keyboard or by ear.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Button, IconButton } from "./Button";
import { Dialog } from "./Dialog";
import { Segmented } from "./Segmented";
import { Select } from "./Select";
import { Switch } from "./Switch";
import { Tabs } from "./Tabs";
import { TextField } from "./TextField";
import { Tip } from "./Tip";
import { ToastRegion, toast } from "./Toast";

afterEach(cleanup);

test("a button that is busy or off stays reachable and does nothing", () => {
  const pressed = vi.fn();
  const { rerender } = render(<Button onClick={pressed}>Play</Button>);
  const button = screen.getByRole("button", { name: "Play" });
  fireEvent.click(button);
  rerender(
    <Button onClick={pressed} isBusy>
      Play
    </Button>,
  );
  fireEvent.click(button);
  rerender(
    <Button onClick={pressed} isDisabled>
      Play
    </Button>,
  );
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button.hasAttribute("disabled")).toBe(false);
  expect(button.getAttribute("aria-disabled")).toBe("true");
});

test("a busy button does not send its form", () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => sent(event.nativeEvent)}>
      <Button type="submit" isBusy>
        Send
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole("button"));
  expect(sent).not.toHaveBeenCalled();
});

test("a button that is only a symbol has a name", () => {
  render(<IconButton icon="i-close" label="Close" />);
  expect(screen.getByRole("button", { name: "Close" })).toBeTruthy();
});

test("a field is named by its label and told apart when something is wrong", () => {
  const write = vi.fn();
  render(<TextField label="Name" value="a" onChange={write} hint="Two letters" wrong="Too short" />);
  const field = screen.getByRole("textbox", { name: "Name" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const told = (field.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
  expect(told).toEqual(["Two letters", "Too short"]);
  fireEvent.change(field, { target: { value: "an" } });
  expect(write).toHaveBeenCalledWith("an");
});

test("segments, switches and lists say what was chosen", () => {
  const [chosen, turned, listed] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <>
      <Segmented
        label="Language"
        value="en"
        onChange={chosen}
        segments={[
          { value: "en", label: "EN", spoken: "English" },
          { value: "fr", label: "FR", spoken: "Français" },
        ]}
      />
      <Switch label="Sounds" isOn={false} onChange={turned} />
      <Select
        label="Clock"
        value="a"
        onChange={listed}
        choices={[
          { value: "a", label: "A" },
          { value: "b", label: "B" },
        ]}
      />
    </>,
  );
  fireEvent.click(screen.getByRole("radio", { name: "Français" }));
  fireEvent.click(screen.getByRole("switch", { name: "Sounds" }));
  fireEvent.change(screen.getByRole("combobox", { name: "Clock" }), { target: { value: "b" } });
  expect([chosen.mock.calls, turned.mock.calls, listed.mock.calls]).toEqual([[["fr"]], [[true]], [["b"]]]);
});

test("a dialog is named by its title, takes the focus, and closes with Escape", async () => {
  const closed = vi.fn();
  await act(async () => {
    render(
      <Dialog isOpen onClose={closed} title="Make a table" closeLabel="Close">
        Words
      </Dialog>,
    );
  });
  const dialog = screen.getByRole("dialog", { name: "Make a table" });
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document.activeElement ?? dialog, { key: "Escape" });
  expect(closed).toHaveBeenCalled();
});

test("tabs show the panel that is chosen, and say how many wait", () => {
  const chosen = vi.fn();
  render(
    <Tabs
      label="Tables"
      onChoose={chosen}
      parts={[
        { id: "mine", label: "Mine", content: "my own" },
        { id: "open", label: "Open", count: 3, countLabel: "3 tables", content: "free seats" },
      ]}
    />,
  );
  expect(screen.getByRole("tabpanel").textContent).toBe("my own");
  fireEvent.click(screen.getByRole("tab", { name: /Open.*3 tables/ }));
  expect(chosen).toHaveBeenLastCalledWith("open");
  expect(screen.getByRole("tabpanel").textContent).toBe("free seats");
});

test("a message goes away by itself, but not while somebody is at it", () => {
  vi.useFakeTimers();
  render(<ToastRegion label="Notices" closeLabel="Close" />);
  act(() => toast("Copied"));
  const card = screen.getByText("Copied").closest("li");
  if (!card) throw new Error("no card");
  fireEvent.focus(card);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.queryByText("Copied")).not.toBeNull();
  fireEvent.blur(card);
  act(() => void vi.advanceTimersByTime(8_000));
  expect(screen.queryByText("Copied")).toBeNull();
  vi.useRealTimers();
});

test("arrows walk the tabs, but leave to the browser what is the browser's", () => {
  render(<Tabs label="Tables" parts={["one", "two"].map((id) => ({ id, label: id, content: id }))} />);
  const [first] = screen.getAllByRole("tab");
  const panel = () => screen.getByRole("tabpanel").textContent;
  if (!first) throw new Error("no tab");
  expect(fireEvent.keyDown(first, { key: "ArrowLeft", altKey: true })).toBe(true);
  expect(fireEvent.keyDown(first, { key: "ArrowDown" })).toBe(true);
  expect(panel()).toBe("one");
  fireEvent.keyDown(first, { key: "ArrowRight" });
  expect(panel()).toBe("two");
});

test("a tip is put away by Escape even where it is only pointed at, and keeps what describes its button already", () => {
  render(
    <Tip says="Takes your move back">
      <button type="button" aria-describedby="other">
        Undo
      </button>
    </Tip>,
  );
  const around = screen.getByRole("button").parentElement as HTMLElement;
  const told = screen.getByRole("button").getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(told[0]).toBe("other");
  expect(document.getElementById(told[1] ?? "")?.textContent).toBe("Takes your move back");
  const isPutAway = () => around.classList.contains("is-put-away");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(isPutAway()).toBe(false);
  fireEvent.pointerEnter(around);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(isPutAway()).toBe(true);
  fireEvent.pointerLeave(around);
  expect(isPutAway()).toBe(false);
});
