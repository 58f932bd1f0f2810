// TOM, the opponent of the solo game: how he stands, and what he did this round, one step after the other.
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { useStillness } from "@/platform/settings";
import type { Event } from "@/wire/harbour";
import { lines } from "../log/lines";
import { MOUTH, TOM } from "../map";
import { gableOf } from "../names";
import { Symbol, seatClass } from "../symbols/Symbol";
import { useHarbour } from "../table";
import * as factsCss from "./facts.module.css";
import * as css from "./beside.module.css";

const STEP = 700;

function isTom(event: Event): boolean {
  return event.type.startsWith("Tom") || ("side" in event && event.side === TOM);
}

/** The row in which TOM last moved: it is kept while one plays on. */
function useTomsTurn(): { key: number; events: readonly Event[] } {
  const { moment } = useHarbour();
  const kept = useRef<{ key: number; events: readonly Event[] }>({ key: 0, events: [] });
  const found = moment?.events.filter(isTom) ?? [];
  if (moment && found.length > 0) kept.current = { key: moment.key, events: found };
  return kept.current;
}

/** How many of so many steps are told by now. */
function useTold(key: number, count: number): number {
  const isStill = useStillness();
  const [told, tell] = useState({ key, count });
  useEffect(() => tell({ key, count: isStill ? count : 1 }), [key, isStill, count]);
  useEffect(() => {
    if (told.key !== key || told.count >= count) return undefined;
    const timer = setTimeout(() => tell({ key, count: told.count + 1 }), STEP);
    return () => clearTimeout(timer);
  }, [told, key, count]);
  return told.key === key ? told.count : 0;
}

export function Tom() {
  const { view, players, seat } = useHarbour();
  const { key, events } = useTomsTurn();
  const steps = lines(events, players, seat);
  const told = useTold(key, steps.length);
  const side = view.sides[TOM];
  if (!side) return null;
  const gable = gableOf(players, TOM);
  return (
    <section className={classes(css.hbPanel, css.hbTom)} aria-label="TOM">
      <h2>
        <Gable kind={gable} size={26} />
        <b>TOM</b>
        <span className={css.hbTomPoints}>
          <FormattedMessage id="harbour.points" values={{ points: side.points }} />
        </span>
      </h2>
      <p className={classes(factsCss.hbFacts, seatClass(gable))}>
        <span>
          <Symbol name="florin" size={17} />
          {side.florins}
        </span>
        <span>
          <Symbol name="arms" size={17} />
          {side.arms.length}
        </span>
        <span>
          <Symbol name="river-pawn" size={17} />
          {side.pawn}/{MOUTH}
        </span>
      </p>
      <div className={css.hbTomTold}>
        <ol>
          {steps.slice(0, told).map((line, at) => (
            <li key={at}>
              <span>{line.text}</span>
              <b>{line.gain}</b>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
