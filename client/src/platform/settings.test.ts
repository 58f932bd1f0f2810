// What is remembered is read with care, and what is not comes from the browser.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { daylight } from "./look";
import { changeSettings, languageOf, memory, readSettings, useSettings } from "./settings";

const before = useSettings.getState();

beforeEach(() => localStorage.clear());
// Other files run in the same page, and fetch their words in the language that is set.
afterEach(() => useSettings.setState(before));

describe("settings", () => {
  it.each([
    [["nl-BE", "en"], "nl"],
    [["de-CH", "fr-CH", "en"], "fr"],
    [["de"], "en"],
    [[], "en"],
  ])("take the first of %j that we speak", (wanted, language) => {
    expect(languageOf(wanted)).toBe(language);
  });

  it.each([null, "", "{", "7", "null", '{"language":"xx","theme":3,"sounds":"yes"}'])("survive %j", (kept) => {
    expect(readSettings(kept, ["fr"])).toEqual({ language: "fr", theme: "system", sounds: false, notices: false });
  });

  it("are remembered when they change", () => {
    changeSettings({ language: "nl", theme: "evening", sounds: true });
    expect(useSettings.getState()).toMatchObject({ language: "nl", theme: "evening", sounds: true });
    expect(readSettings(memory.read("mokum.settings"), ["en"])).toMatchObject({ language: "nl", theme: "evening", sounds: true });
  });

  it("follow the system until told otherwise", () => {
    expect(daylight("system", true)).toBe("evening");
    expect(daylight("system", false)).toBe("day");
    expect(daylight("day", true)).toBe("day");
  });

  it("are kept for the visit where the browser keeps nothing", () => {
    const storage = Object.getOwnPropertyDescriptor(window, "localStorage");
    Object.defineProperty(window, "localStorage", {
      configurable: true,
      get: () => {
        throw new Error("forbidden");
      },
    });
    memory.write("key", "value");
    expect(memory.read("key")).toBe("value");
    if (storage) Object.defineProperty(window, "localStorage", storage);
  });

  it("follow what is chosen in another window", () => {
    changeSettings({ language: "en", theme: "day" });
    const newValue = JSON.stringify({ ...useSettings.getState(), language: "nl", theme: "evening" });
    window.dispatchEvent(new StorageEvent("storage", { key: "mokum.settings", newValue }));
    expect(useSettings.getState()).toMatchObject({ language: "nl", theme: "evening" });
    window.dispatchEvent(new StorageEvent("storage", { key: "another", newValue: JSON.stringify({ language: "fr" }) }));
    expect(useSettings.getState().language).toBe("nl");
  });

  it("go with everything else of ours when somebody is forgotten", () => {
    for (const key of ["mokum.settings", "mokum.part.1.0", "theirs"]) window.localStorage.setItem(key, "x");
    memory.clear();
    expect(Object.keys(window.localStorage)).toEqual(["theirs"]);
    window.localStorage.clear();
  });
});
