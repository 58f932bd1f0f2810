// What a person prefers, remembered in this browser, and for players who are signed in by the server too.
import { useSyncExternalStore } from "react";
import { create } from "zustand";

export const LANGUAGES = ["en", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language by its own name, so that it is found by whoever speaks it. */
export const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français", nl: "Nederlands" };
export const THEMES = ["system", "day", "evening"] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  /** Off until somebody wants them. */
  sounds: boolean;
  /** Notices of the browser when it is one's turn and the page is out of sight. */
  notices: boolean;
}

const OURS = "mokum.";
const KEY = `${OURS}settings`;

/** The first of the browser's languages that we speak. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

/** What was remembered, as far as it can be read, and what the browser says of the rest. */
export function readSettings(kept: string | null, wanted: readonly string[]): Settings {
  let read: Partial<Settings> = {};
  try {
    const value: unknown = JSON.parse(kept ?? "{}");
    if (value && typeof value === "object") read = value;
  } catch {
    // What another version wrote, or somebody broke, is as good as nothing.
  }
  return {
    language: LANGUAGES.find((language) => language === read.language) ?? languageOf(wanted),
    theme: THEMES.find((theme) => theme === read.theme) ?? "system",
    sounds: read.sounds === true,
    notices: read.notices === true,
  };
}

const unkept = new Map<string, string>();

/** Storage of the browser; where it is forbidden or full, things are remembered until the page is left. */
export const memory = {
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key) ?? unkept.get(key) ?? null;
    } catch {
      return unkept.get(key) ?? null;
    }
  },
  write(key: string, value: string | null): void {
    unkept.delete(key);
    try {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
    } catch {
      if (value !== null) unkept.set(key, value);
    }
  },
  /** Forgets everything that this browser keeps of ours. */
  clear(): void {
    unkept.clear();
    try {
      for (const key of Object.keys(window.localStorage)) if (key.startsWith(OURS)) window.localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};

/** The settings; change them with `changeSettings`. */
export const useSettings = create<Settings>(() => readSettings(memory.read(KEY), navigator.languages));

/** Changes at once, everywhere, without loading anything anew. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  memory.write(KEY, JSON.stringify(useSettings.getState()));
}

// Another window of the same browser is the same person: what is chosen there is chosen here.
window.addEventListener("storage", (event) => {
  if (event.key === KEY) useSettings.setState(readSettings(event.newValue, navigator.languages));
});

/** The language and how to change it. */
export function useLanguage(): [Language, (language: Language) => void] {
  return [useSettings((settings) => settings.language), (language) => changeSettings({ language })];
}

const asks = (query: string): MediaQueryList => window.matchMedia(query);

/** Whether a media query holds, now and whenever it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = asks(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => asks(query).matches,
  );
}

const STILL = "(prefers-reduced-motion: reduce)";

/** Whether somebody wants little to move. */
export const wantsStillness = (): boolean => asks(STILL).matches;
export const useStillness = (): boolean => useMedia(STILL);

/** Day or evening as it is shown now. */
export function useDaylight(): "day" | "evening" {
  const theme = useSettings((settings) => settings.theme);
  const dark = useMedia("(prefers-color-scheme: dark)");
  return theme === "system" ? (dark ? "evening" : "day") : theme;
}
