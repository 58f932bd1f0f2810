// An extra of a page: there once it has come, and nothing, or what was said instead, where it does not.
import { cleanup, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { extra } from "./extra";

afterEach(cleanup);

const came = () => Promise.resolve({ default: () => <i>The extra</i> });
const gone = () => Promise.reject<{ default: ComponentType }>(new Error("Failed to fetch dynamically imported module"));

it.each([
  ["comes", extra(came), "The page, The extra"],
  ["does not come", extra(gone), "The page, "],
  ["does not come, and something is said instead", extra(gone, () => "nothing more"), "The page, nothing more"],
])("leaves the page where it %s", async (_, Extra, shown) => {
  const { container } = render(
    <p>
      The page,{" "}
      <Suspense fallback="waiting">
        <Extra />
      </Suspense>
    </p>,
  );
  expect(container.textContent).toContain("waiting");
  await screen.findByText((_, element) => element === container.firstElementChild && element?.textContent === shown);
});
