// Where the light falls: the places of things on the page, as holes in a veil.
import { useEffect, useState } from "react";
import { MARK } from "./marked";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A hole, and whether it has a golden edge: what is asked for has one, the prompt has none. */
export type Hole = { edged: boolean } & ({ box: Box; isRound?: boolean } | { line: string; width: number });

export interface Light {
  holes: readonly Hole[];
  /** What is to be touched. */
  target: Box;
  view: { width: number; height: number };
}

const ROOM = 7;
const POINTS = 24;

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility();
};

/** The first of these that is on the page and drawn; a thing may lie there twice, once for each width of the page. */
export function shownAt(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find(isShown) ?? null;
}

/** The part of a thing that stands out of what it lies in. */
function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

const wider = ({ x, y, width, height }: Box, by: number): Box => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

/** Along a path of a drawing, as it is on the screen. */
function lineOf(path: SVGPathElement): Hole | null {
  const matrix = path.getScreenCTM();
  if (!matrix) return null;
  const whole = path.getTotalLength();
  const points = Array.from({ length: POINTS + 1 }, (_, at) => path.getPointAtLength((whole * at) / POINTS).matrixTransform(matrix));
  const width = Number.parseFloat(getComputedStyle(path).strokeWidth) || 0;
  return {
    edged: true,
    line: `M${points.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join("L")}`,
    width: Math.round(width * Math.hypot(matrix.a, matrix.b) + 2 * ROOM),
  };
}

function holeOf(element: Element): Hole | null {
  return element instanceof SVGPathElement
    ? lineOf(element)
    : { edged: true, box: wider(boxOf(element), ROOM), isRound: element instanceof SVGElement };
}

/** All of it, or null while the asked thing is not on the page. */
function lightOn(target: Element | null, lit: readonly string[], plain: readonly string[]): Light | null {
  if (!target) return null;
  const spoken = lit.flatMap((selector) => shownAt(selector) ?? []);
  const isSpokenOf = spoken.some((element) => target.contains(element));
  const edged = [...(isSpokenOf ? [] : [target]), ...spoken].flatMap((element) => holeOf(element) ?? []);
  const quiet = plain.flatMap((selector): Hole[] => {
    const element = shownAt(selector);
    return element ? [{ edged: false, box: wider(boxOf(element), 2) }] : [];
  });
  return { holes: [...quiet, ...edged], target: boxOf(target), view: { width: window.innerWidth, height: window.innerHeight } };
}

/** Marks the asked thing, for whoever reads the page, and no longer the one before; it may be drawn anew at any time. */
export function mark(target: Element | null, before: Element | null, describedBy: string): void {
  if (before !== target) {
    before?.removeAttribute(MARK);
    before?.removeAttribute("aria-describedby");
  }
  if (!target || target.hasAttribute(MARK)) return;
  target.setAttribute(MARK, "");
  target.setAttribute("aria-describedby", describedBy);
}

/** Follows the asked thing over the page, wherever it moves. Lists of selectors are told as one text each. */
export function useLight(at: string | null, lit: string, plain: string, describedBy: string): Light | null {
  const [light, shine] = useState<Light | null>(null);
  useEffect(() => {
    if (at === null) return shine(null);
    let last = "";
    let frame = 0;
    let marked: Element | null = null;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const target = document.querySelector("[role=dialog], [role=alertdialog]") ? null : shownAt(at);
      mark(target, marked, describedBy);
      marked = target;
      const now = lightOn(target, lit ? lit.split("|") : [], plain ? plain.split("|") : []);
      const told = JSON.stringify(now);
      if (told !== last) shine(now);
      last = told;
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      mark(null, marked, "");
    };
  }, [at, lit, plain, describedBy]);
  return at === null ? null : light;
}
