// TOM's round in a strip that is always as high: his dice with what each did, and four cells that say what came of them.
import { Fragment, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { eventsOf } from "@/platform/table/rows";
import { useTableState } from "@/platform/table/state";
import type { Event } from "@/wire/harbour";
import { NO_DETAILS, DetailsOf } from "../log/Details";
import { add, tell } from "../log/lines";
import { COLOURS, TOM } from "../map";
import { blockName, colourName, dockerName } from "../names";
import { pointAt } from "../pointing";
import { Symbol, colourClass } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { CELLS, type Cell, isToms, stepsOf } from "./steps";
import * as css from "./solo.module.css";

const SYMBOLS = { river: "die-1", block: "die-6", docker: "docker", market: "market" };
const SIGNS: Readonly<Record<string, string>> = { river: "river-pawn", block: "arms", docker: "docker" };

/** The row in which TOM last moved; the log keeps it. */
function useTomsRow(): readonly Event[] {
  const { rows } = useTableState();
  const { moment } = useHarbour();
  return useMemo(() => {
    const found = rows.findLast((row) => (eventsOf(row) as readonly Event[]).some((event) => event.type === "DiceRolled"));
    const rolled = (found ? eventsOf(found) : (moment?.events ?? [])) as readonly Event[];
    return rolled.filter(isToms);
  }, [rows, moment]);
}

/** What a cell says, and where on the board it was. */
function useSaid(): (cell: Cell, events: readonly Event[]) => { words: string; spot: string | null } {
  const intl = useIntl();
  return (cell, events) => {
    const words = (values: Record<string, string | number>) => intl.formatMessage({ id: "harbour.solo.did" }, { cell, ...values });
    const moved = events.findLast((event) => event.type === "PawnMoved");
    const space = moved?.space ?? 0;
    const goes = moved ? "yes" : "no";
    if (events.length === 0) return { words: words({ count: 0, what: "", space: 0, goes: "no" }), spot: null };
    if (cell === "river") return { words: words({ count: 1, what: "", space, goes }), spot: `pawn ${TOM}` };
    if (cell === "block") {
      const blocks = events.flatMap((event) => (event.type === "BlockTaken" ? [event.block] : []));
      return {
        words: words({ count: blocks.length, what: intl.formatList(blocks.map(blockName)), space, goes }),
        spot: `block ${blocks[0] ?? 0}`,
      };
    }
    if (cell === "docker") {
      const dockers = events.flatMap((event) => (event.type === "TomHoused" ? [dockerName(intl, event.colour)] : []));
      return { words: words({ count: dockers.length, what: intl.formatList(dockers), space, goes }), spot: "building" };
    }
    const paid = events.some((event) => event.type === "FlorinsPaid");
    return { words: words({ count: paid ? 2 : 1, what: "", space, goes }), spot: moved ? `pawn ${TOM}` : null };
  };
}

function CellOf({ cell, events }: { cell: Cell; events: readonly Event[] }) {
  const { players } = useHarbour();
  const { words, spot } = useSaid()(cell, events);
  const details = tell(events, players).reduce((sum, line) => add(sum, line.details), NO_DETAILS);
  const light = (on: boolean) => pointAt(on ? spot : null);
  return (
    <li>
      <button
        type="button"
        className={classes(css.hsCell, events.length === 0 && css.isIdle)}
        data-toms-cell={cell}
        onPointerEnter={() => light(true)}
        onPointerLeave={() => light(false)}
        onFocus={() => light(true)}
        onBlur={() => light(false)}
        onClick={() => light(true)}
      >
        <b>
          <Symbol name={SYMBOLS[cell]} size={17} /> <FormattedMessage id="harbour.solo.cell" values={{ cell }} />
        </b>
        <span>{words}</span>
        <em>
          {details.points > 0 && `+${details.points}`} <DetailsOf {...details} points={0} />
        </em>
      </button>
    </li>
  );
}

function Dice() {
  const intl = useIntl();
  const { view, facts } = useHarbour();
  return (
    <ul className={css.hsDice}>
      {COLOURS.map((_, colour) => {
        const face = view.dice[colour];
        const does = facts.toms_dice?.[colour] ?? "";
        if (face === undefined) return <Fragment key={colour} />;
        const words = intl.formatMessage({ id: "harbour.solo.die" }, { colour: colourName(intl, colour), face, does: does || "nothing" });
        return (
          <li key={colour} className={classes(colourClass(colour))} role="img" aria-label={words} title={words}>
            <Symbol name={`die-${face}`} size={24} />
            {SIGNS[does] ? <Symbol name={SIGNS[does]} size={15} /> : <i />}
          </li>
        );
      })}
    </ul>
  );
}

export function Strip() {
  const { view } = useHarbour();
  const steps = stepsOf(useTomsRow());
  return (
    <section className={css.hsStrip} aria-labelledby="hs-strip-title" data-toms-strip>
      <div>
        <h2 id="hs-strip-title">
          <FormattedMessage id="harbour.solo.round" values={{ round: view.round, rolled: view.dice.length > 0 ? "yes" : "no" }} />
        </h2>
        <Dice />
      </div>
      <ol aria-live="polite">
        {CELLS.map((cell) => (
          <CellOf key={cell} cell={cell} events={steps[cell]} />
        ))}
      </ol>
    </section>
  );
}
