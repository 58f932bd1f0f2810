// The cubes that can be spent now, the purse, and the house. Cubes that would leave are lifted; a touch pays with another.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { COLOURS, pieces, total } from "../map";
import { colourName } from "../names";
import { spend } from "../prompt/spending";
import { Symbol, cubeSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { cubesSaid } from "./saying";
import * as matCss from "./mat.module.css";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./pool.module.css";

/** More cubes than this lie in stacks, one for each colour. */
const ROOMY = 12;

interface Lying {
  colour: number;
  count: number;
  /** How many of them would be paid. */
  going: number;
}

function lay(pool: readonly number[], going: readonly number[]): Lying[] {
  if (total(pool) > ROOMY) return pool.flatMap((count, colour) => (count > 0 ? [{ colour, count, going: going[colour] ?? 0 }] : []));
  const left = [...going];
  return pieces(pool).map((colour) => {
    const isGoing = (left[colour] ?? 0) > 0;
    if (isGoing) left[colour] = (left[colour] ?? 0) - 1;
    return { colour, count: 1, going: Number(isGoing) };
  });
}

function Cubes({ pool, going }: { pool: readonly number[]; going: readonly number[] }) {
  const intl = useIntl();
  const { chosen, touch, payWith, isOpen, isChosen, moment, seat } = useHarbour();
  const came =
    moment?.events.some((event) => event.type === "RosesTurned" || (event.type === "CubesGained.2" && event.seat === seat)) ?? false;
  return lay(pool, going).map(({ colour, count, going: paid }, at) => {
    const thing = { kind: "cube", colour } as const;
    const pays = (chosen?.cubes.length ?? 0) > 0;
    const words = intl.formatMessage(
      { id: "harbour.mat.cube" },
      { colour: colourName(intl, colour), count, paid, can: pays || isOpen(thing) ? "yes" : "no" },
    );
    return (
      <button
        key={at}
        type="button"
        className={classes(
          css.hbCube,
          (paid > 0 || isChosen(thing)) && css.isGoing,
          isOpen(thing) && css.isOpen,
          came && css.hasCome,
          count > 1 && css.isStack,
        )}
        aria-label={words}
        aria-pressed={paid > 0}
        title={words}
        onClick={() => (pays ? payWith(colour) : touch(thing))}
      >
        <Symbol name={cubeSymbol(colour)} size={28} />
        {count > 1 && <b>{count}</b>}
        {count > 1 && paid > 0 && <i>−{paid}</i>}
      </button>
    );
  });
}

function Purse({ florins }: { florins: number }) {
  const intl = useIntl();
  const { view, seat } = useHarbour();
  const mine = view.at[seat];
  const tokens = mine?.tokens ?? 0;
  const kept = pieces(mine?.house ?? [])[0];
  const has = view.sides[seat]?.florins ?? 0;
  return (
    <div className={css.hbPurse}>
      <span className={classes(florins > 0 && css.isGoing)} title={intl.formatMessage({ id: "harbour.mat.florins" }, { count: has })}>
        <Symbol name="florin" size={22} />
        <b>{has}</b>
        {florins > 0 && <i>−{florins}</i>}
        <span className={wordsCss.hiddenWords}>{intl.formatMessage({ id: "harbour.mat.florins" }, { count: has })}</span>
      </span>
      <span className={classes(tokens === 0 && css.isNone)} title={intl.formatMessage({ id: "harbour.mat.tokens" }, { count: tokens })}>
        <Symbol name="penalty" size={22} />
        <b>{tokens}</b>
        <span className={wordsCss.hiddenWords}>{intl.formatMessage({ id: "harbour.mat.tokens" }, { count: tokens })}</span>
      </span>
      <span
        className={css.hbHouse}
        title={intl.formatMessage(
          { id: "harbour.mat.house" },
          { cube: kept === undefined ? "" : colourName(intl, kept), kept: kept === undefined ? "no" : "yes" },
        )}
      >
        <Symbol name="house-keep" size={26} />
        {kept !== undefined && <Symbol name={cubeSymbol(kept)} size={13} />}
        <span className={wordsCss.hiddenWords}>
          {intl.formatMessage(
            { id: "harbour.mat.house" },
            { cube: kept === undefined ? "" : colourName(intl, kept), kept: kept === undefined ? "no" : "yes" },
          )}
        </span>
      </span>
    </div>
  );
}

export function Pool() {
  const intl = useIntl();
  const { view, facts, seat, chosen } = useHarbour();
  const pool = view.at[seat]?.pool ?? COLOURS.map(() => 0);
  const { cubes, florins } = spend(chosen, view, facts);
  const count = total(pool);
  const title = intl.formatMessage({ id: "harbour.mat.pool" });
  return (
    <section className={css.hbPool} aria-label={title}>
      <div className={css.hbPoolHead}>
        <h2 className={matCss.hbCap}>
          <b>{title}</b>
        </h2>
        <Purse florins={florins} />
      </div>
      {count > 0 && <p className={wordsCss.hiddenWords}>{cubesSaid(intl, pool)}</p>}
      <div className={css.hbCubes}>
        <Cubes pool={pool} going={cubes} />
        {count === 0 && <span className={css.hbCubesNone}>{intl.formatMessage({ id: "harbour.mat.pool.none" })}</span>}
      </div>
    </section>
  );
}
