// Passkeys are offered where a browser grants them: at a name, and never at a bare number.
import { afterEach, expect, test, vi } from "vitest";
import { knowsPasskeys } from "./passkeys";

afterEach(() => vi.unstubAllGlobals());

test.each(["127.0.0.1", "192.168.1.20", "[::1]", "fe80::1"])("not at %s", (host) => {
  vi.stubGlobal("PublicKeyCredential", class {});
  expect(knowsPasskeys(host)).toBe(false);
});

test.each(["localhost", "mokum.example", "10.example"])("at %s", (host) => {
  vi.stubGlobal("PublicKeyCredential", class {});
  expect(knowsPasskeys(host)).toBe(true);
});

test("nor where the browser knows none", () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  expect(knowsPasskeys("mokum.example")).toBe(false);
});
