// What the barge carries, and what waits in the store. Goods are touched to load and to deliver, dockers at the end to hand them in.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { DOCKERS_ABOARD, pieces, total } from "../map";
import { dockerName, gableOf, goodName } from "../names";
import { Symbol, dockerSymbol, goodSymbol, seatClass } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { type Thing, keyOf } from "../things";
import * as css from "./ship.module.css";

const SHAPES = { good: css.isGood, docker: css.isDocker };

export function Piece({ thing, name, symbol, shape }: { thing: Thing; name: string; symbol: string; shape: "good" | "docker" }) {
  const intl = useIntl();
  const { isOpen, isChosen, touch } = useHarbour();
  const can = isOpen(thing);
  const words = intl.formatMessage({ id: "harbour.mat.piece" }, { name, can: can ? "yes" : "no" });
  return (
    <button
      type="button"
      className={classes(css.hbPiece, SHAPES[shape], can && css.isOpen, isChosen(thing) && css.isChosen)}
      data-open={can || undefined}
      data-piece-of={keyOf(thing)}
      aria-label={words}
      title={words}
      aria-pressed={isChosen(thing)}
      onClick={() => touch(thing)}
    >
      <Symbol name={symbol} size={shape === "good" ? 20 : 22} />
    </button>
  );
}

function Goods({ counts, at }: { counts: readonly number[]; at: "store" | "hold" }) {
  const intl = useIntl();
  return pieces(counts).map((good, index) => (
    <Piece key={index} thing={{ kind: "good", good, at }} name={goodName(intl, good)} symbol={goodSymbol(good)} shape="good" />
  ));
}

export function Ship() {
  const intl = useIntl();
  const { view, seat, players } = useHarbour();
  const mine = view.at[seat];
  const dockers = pieces(mine?.aboard ?? []);
  const hold = intl.formatMessage({ id: "harbour.mat.hold" });
  const store = intl.formatMessage({ id: "harbour.mat.store" });
  const isStoreEmpty = total(mine?.store ?? []) === 0;
  return (
    <div className={classes(css.hbShip, seatClass(gableOf(players, seat)))} data-ship>
      <section className={css.hbHold} aria-label={hold} data-info={`barge ${seat}`}>
        <Symbol name="barge" size={24} />
        <Goods counts={mine?.hold ?? []} at="hold" />
        <span className={css.hbHoldDockers}>
          {dockers.map((docker, at) => (
            <Piece
              key={at}
              thing={{ kind: "docker", docker, at: "barge" }}
              name={dockerName(intl, docker)}
              symbol={dockerSymbol(docker)}
              shape="docker"
            />
          ))}
          {Array.from({ length: Math.max(0, DOCKERS_ABOARD - dockers.length) }, (_, at) => (
            <i key={`free-${at}`} aria-hidden="true" />
          ))}
        </span>
      </section>
      <section className={css.hbStore} data-store aria-label={store} title={store}>
        <Symbol name="warehouse" size={22} />
        <Goods counts={mine?.store ?? []} at="store" />
        {isStoreEmpty && <span className={css.hbStoreNone}>{intl.formatMessage({ id: "harbour.mat.store.none" })}</span>}
      </section>
    </div>
  );
}
