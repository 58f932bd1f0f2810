// Day or evening for the whole page, as the settings and the system say, from before the first picture on.
import { type Settings, useSettings } from "./settings";

const DARK = "(prefers-color-scheme: dark)";
const PAPER = { day: "#F7F1E3", evening: "#0F1E2B" } as const;

/** What is shown for a theme. */
export function daylight(theme: Settings["theme"], systemIsDark: boolean): "day" | "evening" {
  return theme === "system" ? (systemIsDark ? "evening" : "day") : theme;
}

/** Keeps the page as it is wanted, from now on. */
export function followSettings(): void {
  const system = window.matchMedia(DARK);
  const apply = (): void => {
    const { theme, language } = useSettings.getState();
    const shown = daylight(theme, system.matches);
    document.documentElement.dataset.theme = shown;
    document.documentElement.lang = language;
    // The bar of a phone's browser is of the same paper.
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) bar.content = PAPER[shown];
  };
  useSettings.subscribe(apply);
  system.addEventListener("change", apply);
  apply();
}
