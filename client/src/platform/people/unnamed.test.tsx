// @vitest-environment-options { "url": "http://192.168.1.20:8000/" }
// A server that is opened by its number says why it has no passkeys, in a browser that knows them.
import { cleanup, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, expect, it, vi } from "vitest";
import words from "@/words/people/en.json";
import { Passkeys } from "./Passkeys";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("offers none, and tells the reason", () => {
  vi.stubGlobal("PublicKeyCredential", class {});
  render(
    <IntlProvider locale="en" messages={words}>
      <Passkeys passkeys={[]} onChange={() => {}} />
    </IntlProvider>,
  );
  expect(screen.getByText(/need a domain name/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
});
