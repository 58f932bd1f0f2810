// A mat at a glance, under its player's name: purse, cubes to spend and to come, cards, cargo; and a way to see all of it.
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { Later } from "@/platform/table/Later";
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

export function Facts({ seat }: { seat: number }) {
  const intl = useIntl();
  const { view, players } = useHarbour();
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  const at = view.at[seat];
  const side = view.sides[seat];
  if (!at || !side) return null;
  const say = (id: string, values: Record<string, string | number>) => intl.formatMessage({ id }, values);
  const kept = total(at.house);
  const cargo = pieces(at.hold);
  const stored = pieces(at.store);
  const dockers = pieces(at.aboard);
  return (
    <div className={classes(css.hbFacts, seatClass(gableOf(players, seat)))}>
      <div className={css.hbFactsRow}>
        <Fact words={say("harbour.fact.florins", { count: side.florins })}>
          <Symbol name="florin" />
          {side.florins}
        </Fact>
        {at.tokens > 0 && (
          <Fact words={say("harbour.fact.tokens", { count: at.tokens })}>
            <Symbol name="penalty" />
            {at.tokens}
          </Fact>
        )}
        <Fact words={say("harbour.fact.rack", { count: at.rack.length })}>
          <Symbol name="card" />
          {at.rack.length}
        </Fact>
        <Fact words={say("harbour.fact.tableau", { count: at.tableau.length })}>
          <Symbol name="card-free" />
          {at.tableau.length}
        </Fact>
        {at.tasks > 0 && (
          <Fact words={say("harbour.fact.tasks", { count: at.tasks })}>
            <Symbol name="laurel" />
            {at.tasks}
          </Fact>
        )}
        <Fact words={say("harbour.fact.cargo", { goods: cargo.length, stored: stored.length, dockers: dockers.length })}>
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
      </div>
      <button type="button" className={classes(css.hbFactsRow, css.hbFactsMat)} onClick={() => open(true)}>
        <span className={wordsCss.hiddenWords}>
          {say("harbour.others.open", { name: players.find((one) => one.seat === seat)?.name ?? "" })}
        </span>
        <span className={css.hbGlancePool} aria-hidden="true" title={say("harbour.fact.pool", { count: total(at.pool), kept })}>
          <CubeCounts counts={at.pool} />
          {kept > 0 && (
            <span className={css.hbKept}>
              <Symbol name="house-keep" size={20} />
              <CubeCounts counts={at.house} size={12} />
            </span>
          )}
          {total(at.pool) + kept === 0 && <span className={css.hbNil}>–</span>}
        </span>
        <span className={css.hbSlots} aria-hidden="true" title={say("harbour.fact.rose", { count: total(at.rose.map(total)) })}>
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
      </button>
      {isOpen && <Later part={mat} props={{ seat, onClose: close }} onFail={close} again={() => open(true)} />}
    </div>
  );
}
