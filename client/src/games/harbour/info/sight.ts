// What is looked at: pointed at for a moment, focused, or pressed for a while on a screen that is touched. Escape puts it away.
import { type RefObject, useEffect, useState } from "react";
import { isAsking } from "@/platform/guide/marked";
import { thingOf } from "../things";
import type { Subject } from "./said";

const REST = 350;
const PRESS = 400;
/** The pointer may cross the gap to the card. */
const LEAVE = 180;
/** So far a finger may slip, in pixels. */
const SLIP = 10;
const SPOTS = "[data-info], [data-thing], [data-market-tile], [data-card]";

export interface Looked {
  element: Element;
  subject: Subject;
  /** Held with a finger: it stays until something else is touched. */
  isPressed: boolean;
}

/** What an element is about; null where the card has nothing to say. */
function subjectOf(element: HTMLElement | SVGElement): Subject | null {
  const { info, thing, card } = element.dataset;
  if (info) {
    const [kind = "", number = ""] = info.split(" ");
    return { kind: kind as "barge" | "player" | "task" | "bridge", number: Number(number) };
  }
  if (thing) return thingOf(thing);
  return card ? { kind: "card", card: Number(card) } : { kind: "tile" };
}

function found(target: EventTarget | null, isPressed = false): Looked | null {
  if (!isPressed && isAsking()) return null;
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>(SPOTS) : null;
  const subject = element && subjectOf(element);
  return element && subject && subject.kind !== "word" ? { element, subject, isPressed } : null;
}

/** Pointers, the focus and Escape, on the whole page: cards and rows lie beside the board. */
class Watch {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private near: Element | null = null;
  private start: PointerEvent | null = null;
  /** What a finger has pressed for long: the focus that it leaves behind there tells nothing new. */
  private held: Element | null = null;
  /** Where the mouse is. */
  private point = { x: -1, y: -1 };
  /** What came under it while it lay still: the page has moved, and nobody has asked. */
  private under: Looked | null = null;

  constructor(
    private readonly look: (looked: Looked | null) => void,
    private readonly card: RefObject<HTMLElement | null>,
  ) {}

  /** Until it is called off. */
  listen(): () => void {
    const leave = new AbortController();
    const on = { signal: leave.signal, capture: true } as const;
    document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.over(event), on);
    document.addEventListener("focusin", (event) => this.focused(event), on);
    document.addEventListener("focusout", ({ relatedTarget }) => !this.isOnCard(relatedTarget) && this.away(), on);
    document.addEventListener("pointerdown", (event) => this.down(event), on);
    document.addEventListener("pointermove", (event) => (event.pointerType === "mouse" ? this.moves(event) : this.slips(event)), on);
    document.addEventListener("pointerup", (event) => event.pointerType !== "mouse" && this.up(event), on);
    document.addEventListener("pointercancel", () => clearTimeout(this.timer), on);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.away(), on);
    this.begin();
    return () => {
      leave.abort();
      clearTimeout(this.timer);
    };
  }

  /** What was pointed at or focused while this was still being fetched. */
  private begin(): void {
    const hovered = [...document.querySelectorAll(":hover")].at(-1);
    const focused = document.querySelector(":focus-visible");
    const next = found(focused ?? null) ?? found(hovered ?? null);
    if (next) this.soon(next, REST);
  }

  private isOnCard(target: EventTarget | null): boolean {
    return target instanceof Node && (this.card.current?.contains(target) ?? false);
  }

  private soon(looked: Looked | null, after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(looked), after);
  }

  private away(): void {
    clearTimeout(this.timer);
    this.look(null);
  }

  /** It stays while the pointer is on its thing or on the card. */
  private over(event: PointerEvent): void {
    const { target } = event;
    const isStill = !this.hasMoved(event);
    this.under = null;
    if (this.isOnCard(target)) {
      this.near = null;
      return clearTimeout(this.timer);
    }
    const next = found(target);
    if (next && next.element === this.near) return;
    this.near = next?.element ?? null;
    if (next && isStill) this.under = next;
    else this.soon(next, next ? REST : LEAVE);
  }

  private hasMoved({ clientX: x, clientY: y }: PointerEvent): boolean {
    const { point } = this;
    this.point = { x, y };
    return point.x !== x || point.y !== y;
  }

  private moves(event: PointerEvent): void {
    const { under } = this;
    if (!this.hasMoved(event) || !under) return;
    this.under = null;
    this.soon(under, REST);
  }

  private focused({ target }: FocusEvent): void {
    const next = found(target);
    if (this.held && this.held === next?.element) return;
    if (next && target instanceof Element && target.matches(":focus-visible")) this.soon(next, 0);
    else if (!this.isOnCard(target)) this.away();
  }

  private down(event: PointerEvent): void {
    if (this.isOnCard(event.target)) return;
    this.away();
    this.held = null;
    if (event.pointerType === "mouse") return;
    this.start = event;
    const next = found(event.target, true);
    if (next) this.soon(next, PRESS);
  }

  private slips({ clientX, clientY }: PointerEvent): void {
    const { start } = this;
    if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > SLIP) clearTimeout(this.timer);
  }

  private up({ timeStamp }: PointerEvent): void {
    const { start } = this;
    this.start = null;
    if (!start) return;
    if (timeStamp - start.timeStamp < PRESS) return clearTimeout(this.timer);
    this.held = found(start.target, true)?.element ?? null;
    if (this.held) swallowClick();
  }
}

/** `card` is where it is shown. */
export function useLooked(card: RefObject<HTMLElement | null>): readonly [Looked | null, () => void] {
  const [looked, look] = useState<Looked | null>(null);
  useEffect(() => new Watch(look, card).listen(), [card]);
  return [looked, () => look(null)];
}

/** What was pressed to be read is not touched as well. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 300);
}
