// What a browser calls itself, cut down to what a person recognises.

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const found = (list: readonly [RegExp, string][], text: string): string => list.find(([sign]) => sign.test(text))?.[1] ?? "";

/** The browser and the system, each "" where it is not known. Order counts: many call themselves Chrome and Safari too. */
export function readAgent(agent: string): { browser: string; system: string } {
  return { browser: found(BROWSERS, agent), system: found(SYSTEMS, agent) };
}
