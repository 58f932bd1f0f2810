// Cards on their way: from the market or a pile to the player who takes them, from a player to the discards.
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Moment } from "@/platform/game";
import type { Event } from "@/wire/routes";
import { CardBack, CardFace, type PileKind } from "../cards/Card";
import { type Flight, flightsOf } from "./flights";
import * as css from "./flights.module.css";

const LASTS = 300;
const BETWEEN = 90;

/** Where something stands on the page: the first of these spots that is there and seen. */
function boxOf(spots: readonly string[]): DOMRect | null {
  for (const spot of spots) {
    const box = document.querySelector(`[data-routes-at="${spot}"]`)?.getBoundingClientRect();
    if (box && box.width > 0) return box;
  }
  return null;
}

/** When the new view has been drawn: reading places earlier would lay out the page within the task that changed it. */
function afterPaint(what: () => void): void {
  requestAnimationFrame(() => setTimeout(what));
}

function isCalm(): boolean {
  return typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A card in the air, with where it begins and ends. */
interface Flying {
  key: string;
  what: Flight["what"];
  number: number;
  from: DOMRect;
  to: DOMRect;
}

/** Reads all places before anything is written to the page: each reading in between would lay it out anew. */
function placed(flights: readonly Flight[], key: number): Flying[] {
  const boxes = new Map<string, DOMRect | null>();
  const find = (spots: readonly string[]): DOMRect | null => {
    const name = spots.join();
    const known = boxes.get(name);
    const box = known === undefined ? boxOf(spots) : known;
    boxes.set(name, box);
    return box;
  };
  return flights.flatMap(({ what, from, to }, number) => {
    const [begin, end] = [find(from), find(to)];
    return begin && end ? [{ key: `${key}-${number}`, what, number, from: begin, to: end }] : [];
  });
}

const place = (box: DOMRect, scale: number): string =>
  `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%) scale(${scale})`;

/** The card itself; it flies as soon as it is there. */
function fly(element: HTMLElement, { from, to, number }: Flying, onLanded: () => void): () => void {
  const flying = element.animate(
    [
      { transform: place(from, 0.9), opacity: 1 },
      { transform: place(to, 0.5), opacity: 1, offset: 0.85 },
      { transform: place(to, 0.3), opacity: 0 },
    ],
    { duration: LASTS, delay: number * BETWEEN, easing: "cubic-bezier(.2, .7, .2, 1)", fill: "both" },
  );
  flying.finished.then(onLanded, () => undefined);
  return () => flying.cancel();
}

function FlyingCard({ flying, onLanded }: { flying: Flying; onLanded: () => void }) {
  const element = useRef<HTMLSpanElement>(null);
  const landed = useRef(onLanded);
  useLayoutEffect(() => (element.current ? fly(element.current, flying, () => landed.current()) : undefined), [flying]);
  return (
    <span ref={element} className={css.routesFlying}>
      {typeof flying.what === "number" ? <CardFace card={flying.what} /> : <CardBack kind={flying.what satisfies PileKind} />}
    </span>
  );
}

/** Shows the cards that moved with a row of the game, once. */
export function Flights({ moment, seat }: { moment: Moment<Event> | null; seat: number }) {
  const [inAir, setInAir] = useState<readonly Flying[]>([]);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (!moment || shown.current === moment.key) return;
    shown.current = moment.key;
    const flights = isCalm() || document.hidden ? [] : flightsOf(moment.events, seat);
    if (flights.length === 0) return;
    // A newer row has other cards to show.
    afterPaint(() => shown.current === moment.key && setInAir(placed(flights, moment.key)));
  }, [moment, seat]);
  return (
    <div className={css.routesFlights} aria-hidden="true">
      {inAir.map((flying) => (
        <FlyingCard key={flying.key} flying={flying} onLanded={() => setInAir((all) => all.filter((one) => one.key !== flying.key))} />
      ))}
    </div>
  );
}
