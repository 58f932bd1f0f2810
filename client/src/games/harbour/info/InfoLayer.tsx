// Shows the card of whatever is looked at, beside it; on a phone at the foot or the head of the page.
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useRootMark } from "@/kit/rootMark";
import { useRoomy } from "@/platform/shared/roomy";
import { inLanguage } from "@/platform/shared/inLanguage";
import { MoreWords } from "@/platform/words";
import type { Prospect } from "@/wire/table";
import { useLabels } from "../board/labels";
import { useHarbour } from "../table";
import { askMove } from "../things";
import { InfoCard } from "./InfoCard";
import { about } from "./about";
import { placeFor } from "./place";
import type { Subject } from "./said";
import { type Looked, useLooked } from "./sight";
import { isActing } from "./verdict";

const words = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});

export function InfoLayer() {
  return (
    <MoreWords load={words} waiting={null}>
      <Layer />
    </MoreWords>
  );
}

/** What the server says of the plainest move with something that cannot be done now. */
function useProspect(subject: Subject | null): Prospect | null {
  const table = useHarbour();
  const { view, seat, isOpen, foresee } = table;
  const [answer, keep] = useState<{ asked: string; prospect: Prospect } | null>(null);
  const thing = subject && !("number" in subject) ? subject : null;
  const move = thing && isActing(table) && !isOpen(thing) ? askMove(thing, view, seat) : null;
  // A state is known by its view: another one is asked about anew.
  useEffect(() => {
    if (move === null) return undefined;
    let isWanted = true;
    void foresee(move).then((prospect) => isWanted && keep({ asked: move, prospect }));
    return () => {
      isWanted = false;
    };
  }, [foresee, move, view]);
  return answer?.asked === move ? (answer?.prospect ?? null) : null;
}

/** The card is put where it covers nothing of its thing, once its size is known. */
function usePlace(looked: Looked | null, card: HTMLElement | null, size: unknown): void {
  useLayoutEffect(() => {
    if (!looked || !card) return;
    const { left, top } = placeFor(looked.element.getBoundingClientRect(), card.getBoundingClientRect(), {
      width: window.innerWidth,
      height: window.innerHeight,
    });
    card.style.left = `${left}px`;
    card.style.top = `${top}px`;
  }, [looked, card, size]);
}

/** While it is shown, the thing says that it is described there. */
function useDescribed(looked: Looked | null, id: string, isShown: boolean): void {
  useEffect(() => {
    if (!looked || !isShown) return undefined;
    const { element } = looked;
    const focused = document.activeElement;
    const described = focused && element.contains(focused) ? focused : element;
    const before = described.getAttribute("aria-describedby");
    described.setAttribute("aria-describedby", before ? `${before} ${id}` : id);
    return () => {
      if (before) described.setAttribute("aria-describedby", before);
      else described.removeAttribute("aria-describedby");
    };
  }, [looked, id, isShown]);
}

function Layer() {
  // Whoever waits for it, such as a test, sees that it listens.
  useRootMark("harbour-info");
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [card, setCard] = useState<HTMLElement | null>(null);
  const [seen, away] = useLooked(box);
  const labels = useLabels();
  const isRoomy = useRoomy();
  // Elsewhere a card that is pointed at is shown large.
  const looked = seen && (isRoomy || seen.isPressed || seen.subject.kind !== "card") ? seen : null;
  const prospect = useProspect(looked?.subject ?? null);
  const told = looked?.element.isConnected ? about({ ...labels, prospect }, looked.subject) : null;
  usePlace(looked, card, told);
  useDescribed(looked, id, told !== null);
  if (!told) return null;
  return createPortal(
    <InfoCard
      about={told}
      id={id}
      box={(element) => {
        box.current = element;
        setCard(element);
      }}
      onDo={(thing) => {
        away();
        labels.table.perform(thing);
      }}
    />,
    // In the main part of the page, so that whoever walks by landmarks meets it there.
    document.getElementById("main") ?? document.body,
  );
}
