// Recorded games of the server, what the check says of them, and the hands of a forger.
import { readdirSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { check, type DrawKind, Fault, type FaultKind, type Known, type Step, type Verdict } from "../check";
import { findDraws } from "../games";
import { sealOf, splitSeal } from "../record";

/** What was changed, what is found, and how to change it. */
export type Forgery = readonly [string, FaultKind, (body: string) => string];

const FOLDER = new URL("../../../../../tests/record/golden/", import.meta.url);
export const records = readdirSync(FOLDER).filter((name) => name.endsWith(".mokum"));

export function read(name: string): string {
  return readFileSync(new URL(name, FOLDER), "utf8");
}

export async function run(text: string, known?: Known): Promise<{ steps: Step[] } & Verdict> {
  const steps: Step[] = [];
  const checking = check(text, findDraws, known);
  for (;;) {
    const next = await checking.next();
    if (next.done) return { steps, ...next.value };
    steps.push(next.value);
  }
}

export function drawn(steps: readonly Step[], kind: DrawKind): number {
  return steps.filter((step) => step.kind === "draw" && step.draw.kind === kind).length;
}

export async function faultOf(text: string, known?: Known): Promise<Fault> {
  try {
    await run(text, known);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error("It was found true.");
}

/** The text with another body and a seal that fits it: what a forger would hand out. */
export async function forged(text: string, change: (body: string) => string): Promise<string> {
  const body = change(splitSeal(text)?.body ?? "");
  expect(body).not.toBe(splitSeal(text)?.body);
  return `${body}Seal: ${await sealOf(body)}\n`;
}

/** The digit of a hexadecimal field with its lowest bit the other way round. */
export function flipped(body: string, field: string, at = 0): string {
  return body.replace(new RegExp(`("${field}":\\[?(?:"[0-9a-f]+",)*?")([0-9a-f]+)`), (_, before: string, hex: string) => {
    const digit = (Number.parseInt(hex.charAt(at), 16) ^ 1).toString(16);
    return `${before}${hex.slice(0, at)}${digit}${hex.slice(at + 1)}`;
  });
}

/** The text without some lines of its log; from its end where `from` is negative. */
export function withoutLines(body: string, from: number, count: number): string {
  const [story, log] = body.split("== The log ==\n") as [string, string];
  return `${story}== The log ==\n${log.split("\n").toSpliced(from, count).join("\n")}`;
}

/** The first two different neighbours of an order, the other way round. */
export function swapped(body: string, event: string): string {
  return body.replace(new RegExp(`("${event}","order":\\[)([^\\]]+)`), (_, before: string, order: string) => {
    const cards = order.split(",");
    const at = cards.findIndex((card, index) => index > 0 && card !== cards[index - 1]);
    [cards[at - 1], cards[at]] = [cards[at] as string, cards[at - 1] as string];
    return before + cards.join(",");
  });
}
