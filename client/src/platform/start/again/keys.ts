// The keys of the start page: a digit plays a turn, a letter leads to what is offered.
import { useEffect, useRef } from "react";
import { navigate } from "@/platform/router";
import type { Turn } from "./turns";

const TYPED = "input, textarea, select, [contenteditable]";

/** Where a letter leads: the first thing to press there. */
const PLACES: Readonly<Record<string, string>> = { p: "[data-pairing] :is(button, input, select)", b: "[data-play-now]" };

/** 1–9 play the turns in their order; P is pairing, B the bots, N a new table. */
export function useStartKeys(turns: readonly Turn[], onMake: () => void): void {
  const now = useRef({ turns, onMake });
  useEffect(() => {
    now.current = { turns, onMake };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      const { target } = event;
      if (target instanceof Element && target.matches(TYPED) && !target.matches("[type=radio], [type=checkbox]")) return;
      if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return;
      const key = event.key.toLowerCase();
      const turn = /^[1-9]$/.test(key) ? now.current.turns[Number(key) - 1] : undefined;
      const place = PLACES[key] && document.querySelector<HTMLElement>(PLACES[key]);
      if (turn) navigate(`/table/${turn.card.table}`);
      else if (place) place.focus();
      else if (key === "n") now.current.onMake();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
