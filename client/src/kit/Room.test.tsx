// How large a room is decides how its parts are laid out: as the container queries said that it stands for.
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Class } from "./classes";
import { Room, looks } from "./Room";
import { useRootMark } from "./rootMark";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a room", () => {
  it("is narrow, low or high where its parts need other places", () => {
    expect(looks(1088, 560)).toBe("wide");
    expect(looks(860, 520)).toBe("narrow low");
    expect(looks(861, 521)).toBe("");
    expect(looks(800, 500)).toBe("narrow low high");
    expect(looks(801, 500)).toBe("narrow low");
    expect(looks(900, 900)).toBe("wide high");
  });

  it("tells its parts how large it is", () => {
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(3, 4, 850.5, 600));
    const { container } = render(<Room className={"some-room" as Class}>here</Room>);
    const room = container.querySelector<HTMLElement>(".some-room");
    expect(room?.style.getPropertyValue("--room-w")).toBe("850.5px");
    expect(room?.style.getPropertyValue("--room-h")).toBe("600px");
    expect(room?.dataset["room"]).toBe("narrow high");
    expect(room?.classList).toContain("measured-room");
  });
});

function Part() {
  useRootMark("has-part");
  return null;
}

describe("a mark on the page", () => {
  it("is there as long as its part is", () => {
    const { unmount } = render(<Part />);
    expect(document.documentElement.hasAttribute("data-has-part")).toBe(true);
    unmount();
    expect(document.documentElement.hasAttribute("data-has-part")).toBe(false);
  });
});
