// One's own things in one line, all that a low sheet shows: cubes, with which one pays, purse, cargo, and how full the rack is.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { COLOURS, RACK_PLACES, pieces } from "../map";
import { colourName, dockerName, goodName } from "../names";
import { spend } from "../prompt/spending";
import { Symbol, cubeSymbol, dockerSymbol, goodSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import * as css from "./hand.module.css";

/** Cubes of one colour; while something is paid for with any cubes, a touch pays with one of these. */
function Cubes({ colour, count, going }: { colour: number; count: number; going: number }) {
  const intl = useIntl();
  const { chosen, touch, payWith, isOpen } = useHarbour();
  const thing = { kind: "cube", colour } as const;
  const pays = (chosen?.cubes.length ?? 0) > 0;
  const can = pays || isOpen(thing) ? "yes" : "no";
  return (
    <button
      type="button"
      className={classes(css.hbGlanceCube, going > 0 && css.isGoing, isOpen(thing) && css.isOpen)}
      aria-pressed={going > 0}
      aria-label={intl.formatMessage({ id: "harbour.mat.cube" }, { colour: colourName(intl, colour), count, paid: going, can })}
      onClick={() => (pays ? payWith(colour) : touch(thing))}
    >
      <Symbol name={cubeSymbol(colour)} size={22} />
      <b>{count}</b>
      {going > 0 && <i>−{going}</i>}
    </button>
  );
}

export function Glance() {
  const intl = useIntl();
  const { view, facts, seat, chosen } = useHarbour();
  const mine = view.at[seat];
  const florins = view.sides[seat]?.florins ?? 0;
  const going = spend(chosen, view, facts);
  if (!mine) return null;
  const rack = mine.rack.length;
  return (
    <div className={css.hbGlance} data-glance>
      {COLOURS.map((colour, at) =>
        mine.pool[at] ? <Cubes key={colour} colour={at} count={mine.pool[at]} going={going.cubes[at] ?? 0} /> : null,
      )}
      <span className={css.hbGlanceLine} />
      <span title={intl.formatMessage({ id: "harbour.mat.florins" }, { count: florins })}>
        <Symbol name="florin" size={20} label={intl.formatMessage({ id: "harbour.mat.florins" }, { count: florins })} />
        <b aria-hidden="true">{florins}</b>
      </span>
      <span className={classes(mine.tokens === 0 && css.isNone)}>
        <Symbol name="penalty" size={20} label={intl.formatMessage({ id: "harbour.mat.tokens" }, { count: mine.tokens })} />
        <b aria-hidden="true">{mine.tokens}</b>
      </span>
      <span className={css.hbGlanceLine} />
      <span className={css.hbGlanceCargo}>
        {pieces(mine.hold).map((good, at) => (
          <Symbol key={at} name={goodSymbol(good)} size={20} label={goodName(intl, good)} />
        ))}
        {pieces(mine.aboard).map((docker, at) => (
          <Symbol key={`docker ${at}`} name={dockerSymbol(docker)} size={20} label={dockerName(intl, docker)} />
        ))}
      </span>
      <span className={classes(css.hbGlanceRack, rack >= RACK_PLACES && css.isFull)}>
        <Symbol name="card" size={18} label={intl.formatMessage({ id: "harbour.fact.rack" }, { count: rack })} />
        <b aria-hidden="true">
          {rack}/{RACK_PLACES}
        </b>
      </span>
    </div>
  );
}
