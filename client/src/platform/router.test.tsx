// Addresses lead to pages, and links move within the server unless somebody wants another window.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Link, navigate, routeOf, usePath } from "./router";

afterEach(cleanup);

describe("an address", () => {
  it.each([
    ["/", { page: "start" }],
    ["/table/abc", { page: "table", id: "abc", invitation: "" }],
    ["/table/abc/?invitation=61e4f1d2", { page: "table", id: "abc", invitation: "61e4f1d2" }],
    ["/replay/abc?at=12&eyes=all", { page: "replay", id: "abc", at: 12, eyes: "all" }],
    ["/replay/abc?at=x", { page: "replay", id: "abc", at: null, eyes: "" }],
    ["/rules", { page: "rules", game: "", rule: "" }],
    ["/rules/routes?rule=ROU-033", { page: "rules", game: "routes", rule: "ROU-033" }],
    ["/profile", { page: "profile" }],
    ["/fair", { page: "fair" }],
    ["/player/Fenna?against=people", { page: "player", name: "Fenna" }],
    ["/player/Jan%20P%C3%ABter", { page: "player", name: "Jan Pëter" }],
    ["/player", { page: "nowhere" }],
    ["/player/Fenna/games", { page: "nowhere" }],
    ["/desk", { page: "desk" }],
    ["/desk/7", { page: "nowhere" }],
    ["/leaders", { page: "leaders", game: "" }],
    ["/leaders/routes?pace=days", { page: "leaders", game: "routes" }],
    ["/leaders/routes/x", { page: "nowhere" }],
    ["/table", { page: "nowhere" }],
    ["/table/a/b", { page: "nowhere" }],
    ["/profile/x", { page: "nowhere" }],
    ["/canal", { page: "nowhere" }],
    ["/%E0%A4%A", { page: "nowhere" }],
  ])("%s leads to a page", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

function Here() {
  return <output>{usePath()}</output>;
}

const here = (): string | null => screen.getByRole("status").textContent;

describe("a link", () => {
  it("moves without loading the page anew", () => {
    navigate("/fair");
    render(
      <>
        <Link to="/rules/routes?rule=ROU-001">Rules</Link>
        <Here />
      </>,
    );
    const link = screen.getByRole("link");
    expect(link.getAttribute("href")).toBe("/rules/routes?rule=ROU-001");
    expect(fireEvent.click(link)).toBe(false);
    expect(here()).toBe("/rules/routes?rule=ROU-001");
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])("stays a plain link with %o", (how) => {
    navigate("/fair");
    render(
      <>
        <Link to="/rules" onClick={(event) => event.currentTarget.setAttribute("data-touched", "")}>
          Rules
        </Link>
        <Here />
      </>,
    );
    const link = screen.getByRole("link");
    link.addEventListener("click", (event) => event.preventDefault()); // the page under test would go away
    fireEvent.click(link, how);
    expect(link.hasAttribute("data-touched")).toBe(true);
    expect(here()).toBe("/fair");
  });
});
