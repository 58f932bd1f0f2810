// A mat at a glance, under its player's name: purse, cubes to spend and to come, cards, cargo; and a way to see all of it.
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { Later } from "@/platform/table/Later";
import type { SeatView } from "@/wire/harbour";
import { COLOURS, pieces, total } from "../map";
import { gableOf } from "../names";
import { Symbol, cubeSymbol, dockerSymbol, goodSymbol, seatClass } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { CubeCounts } from "./CubeCounts";
import { mat } from "./laterParts";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./facts.module.css";

function Fact({ words, children }: { words: string; children: ReactNode }) {
  return (
    <span className={css.hbFact} title={words}>
      <span aria-hidden="true">{children}</span>
      <span className={wordsCss.hiddenWords}>{words}</span>
    </span>
  );
}

/** A symbol with a number; `words` is the message that says it. */
function Counted({ symbol, words, count }: { symbol: string; words: string; count: number }) {
  const intl = useIntl();
  return (
    <Fact words={intl.formatMessage({ id: words }, { count })}>
      <Symbol name={symbol} />
      {count}
    </Fact>
  );
}

/** Goods and dockers on the barge, and goods in the store. */
function Cargo({ at }: { at: SeatView }) {
  const intl = useIntl();
  const cargo = pieces(at.hold);
  const stored = pieces(at.store);
  const dockers = pieces(at.aboard);
  const counts = { goods: cargo.length, stored: stored.length, dockers: dockers.length };
  return (
    <Fact words={intl.formatMessage({ id: "harbour.fact.cargo" }, counts)}>
      <Symbol name="barge" />
      {cargo.map((good, nth) => (
        <Symbol key={nth} name={goodSymbol(good)} size={16} />
      ))}
      {dockers.map((docker, nth) => (
        <Symbol key={`d${nth}`} name={dockerSymbol(docker)} size={16} />
      ))}
      {stored.length > 0 && <Symbol name="warehouse" />}
      {stored.map((good, nth) => (
        <Symbol key={`s${nth}`} name={goodSymbol(good)} size={16} />
      ))}
    </Fact>
  );
}

/** Cubes to spend, and those that are kept in the house. */
function Pool({ at }: { at: SeatView }) {
  const intl = useIntl();
  const kept = total(at.house);
  const words = intl.formatMessage({ id: "harbour.fact.pool" }, { count: total(at.pool), kept });
  return (
    <span className={css.hbGlancePool} aria-hidden="true" title={words}>
      <CubeCounts counts={at.pool} />
      {kept > 0 && (
        <span className={css.hbKept}>
          <Symbol name="house-keep" size={20} />
          <CubeCounts counts={at.house} size={12} />
        </span>
      )}
      {total(at.pool) + kept === 0 && <span className={css.hbNil}>–</span>}
    </span>
  );
}

/** Cubes to come, slot by slot. */
function Rose({ at }: { at: SeatView }) {
  const intl = useIntl();
  const words = intl.formatMessage({ id: "harbour.fact.rose" }, { count: total(at.rose.map(total)) });
  return (
    <span className={css.hbSlots} aria-hidden="true" title={words}>
      {at.rose.map((cubes, slot) => (
        <span key={slot} className={css.hbSlot}>
          {COLOURS.map((colour, number) =>
            cubes[number] ? (
              <span key={colour} className={css.hbSlotCube}>
                <Symbol name={cubeSymbol(number)} size={14} />
                <b>{cubes[number]}</b>
              </span>
            ) : null,
          )}
        </span>
      ))}
    </span>
  );
}

export function Facts({ seat }: { seat: number }) {
  const intl = useIntl();
  const { view, players } = useHarbour();
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  const at = view.at[seat];
  const side = view.sides[seat];
  if (!at || !side) return null;
  const name = players.find((one) => one.seat === seat)?.name ?? "";
  return (
    <div className={classes(css.hbFacts, seatClass(gableOf(players, seat)))}>
      <div className={css.hbFactsRow}>
        <Counted symbol="florin" words="harbour.fact.florins" count={side.florins} />
        {at.tokens > 0 && <Counted symbol="penalty" words="harbour.fact.tokens" count={at.tokens} />}
        <Counted symbol="card" words="harbour.fact.rack" count={at.rack.length} />
        <Counted symbol="card-free" words="harbour.fact.tableau" count={at.tableau.length} />
        {at.tasks > 0 && <Counted symbol="laurel" words="harbour.fact.tasks" count={at.tasks} />}
        <Cargo at={at} />
      </div>
      <button type="button" className={classes(css.hbFactsRow, css.hbFactsMat)} onClick={() => open(true)}>
        <span className={wordsCss.hiddenWords}>{intl.formatMessage({ id: "harbour.others.open" }, { name })}</span>
        <Pool at={at} />
        <Rose at={at} />
      </button>
      {isOpen && <Later part={mat} props={{ seat, onClose: close }} onFail={close} again={() => open(true)} />}
    </div>
  );
}
