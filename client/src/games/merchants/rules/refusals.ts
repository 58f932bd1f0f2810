// What each rule that can refuse a move says: message ids, and the words for them.
import type { Language } from "@/platform/settings";

const REFUSALS: Readonly<Record<string, string>> = {
  "MER-013": "merchants.rule.013",
  "MER-044": "merchants.rule.044",
  "MER-045": "merchants.rule.045",
  "MER-063": "merchants.rule.063",
  "MER-070": "merchants.rule.070",
  "MER-071": "merchants.rule.071",
  "MER-072": "merchants.rule.072",
  "MER-080": "merchants.rule.080",
  "MER-081": "merchants.rule.081",
  "MER-118": "merchants.rule.118",
  "MER-134": "merchants.rule.118",
  "MER-141": "merchants.rule.141",
  "MER-143": "merchants.rule.143",
  "MER-144": "merchants.rule.144",
  "MER-146": "merchants.rule.146",
  "MER-151": "merchants.rule.151",
  "MER-155": "merchants.rule.155",
  "MER-156": "merchants.rule.156",
  "MER-157": "merchants.rule.157",
  "MER-158": "merchants.rule.158",
  "MER-159": "merchants.rule.159",
  "MER-160": "merchants.rule.160",
  "MER-161": "merchants.rule.161",
  "MER-230": "merchants.rule.230",
  "MER-236": "merchants.rule.236",
  "MER-260": "merchants.rule.over",
  "MER-300": "merchants.rule.300",
};

const words = {
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
};

/** One sentence that says what a rule forbids. */
export function ruleWords(rule: string): string | null {
  return REFUSALS[rule] ?? null;
}

/** The sentences themselves, for the game's catalogue. */
export async function refusalWords(language: Language): Promise<Record<string, string>> {
  return (await words[language]()).default;
}
