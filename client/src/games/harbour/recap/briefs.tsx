// What others did, as parts: the log's own sentences, each with its symbol; steps on one way are one part.
import type { ReactNode } from "react";
import type { Brief, Player, PlayedRow } from "@/platform/game";
import type { Event } from "@/wire/harbour";
import { DetailsOf } from "../log/Details";
import { type Line, Sentence, add, tell } from "../log/lines";
import { type Short, shortOf } from "./shorts";

interface Part extends Line {
  event: Event;
  seq: number;
  /** In whose row it happened. */
  row: number;
}

/** What a piece does step by step is told by where it came to. */
const STEPS: ReadonlySet<Event["type"]> = new Set(["BargeMoved", "PawnMoved"]);
const MINOR: ReadonlySet<Event["type"]> = new Set(["GoodLoaded", "GoodStored", "RackCardDiscarded", "CubesPlaced", "FreeStepsChanged"]);

function joined(parts: readonly Part[]): Part[] {
  const told: Part[] = [];
  for (const part of parts) {
    const last = told.findLastIndex(({ side }) => side === part.side);
    const before = told[last];
    const isStep = before && before.event.type === part.event.type && STEPS.has(part.event.type);
    if (isStep) told[last] = { ...part, details: add(before.details, part.details) };
    else told.push(part);
  }
  return told;
}

function briefOf({ event, seq, side, row, text, place, details }: Part, { sign, words }: Short): Brief {
  const short: ReactNode = (
    <>
      {sign}
      {words}
      <DetailsOf {...details} />
    </>
  );
  return {
    seq,
    seat: side,
    short,
    sign,
    text: <Sentence text={text} details={details} />,
    ...(place ? { place } : {}),
    ...(event.type === "TokenTaken" && row !== side ? { isLoss: true } : {}),
    ...(MINOR.has(event.type) ? { isMinor: true } : {}),
  };
}

export function briefs(rows: readonly PlayedRow<Event>[], players: readonly Player[]): readonly Brief[] {
  const parts = rows.flatMap(({ seq, seat, events }) =>
    tell(events, players).flatMap((line) => (line.event && shortOf(line.event) ? [{ ...line, event: line.event, seq, row: seat }] : [])),
  );
  return joined(parts).flatMap((part) => {
    const short = shortOf(part.event);
    return short ? [briefOf(part, short)] : [];
  });
}
