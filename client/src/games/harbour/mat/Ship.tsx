// What the barge carries, and what waits in the store. Goods are touched to load and to deliver, dockers at the end to hand them in.
import { useIntl } from "react-intl";
import { DOCKERS, DOCKERS_ABOARD, GOODS, pieces, total, unpack } from "../map";
import { dockerName, gableOf, goodName } from "../names";
import { Symbol, dockerSymbol, goodSymbol, seatClass } from "../symbols/Symbol";
import { useHarbour } from "../table";
import type { Thing } from "../things";
import "./ship.css";

function Piece({ thing, name, symbol, shape }: { thing: Thing; name: string; symbol: string; shape: "good" | "docker" }) {
  const intl = useIntl();
  const { isOpen, isChosen, touch } = useHarbour();
  const can = isOpen(thing);
  const words = intl.formatMessage({ id: "harbour.mat.piece" }, { name, can: can ? "yes" : "no" });
  return (
    <button
      type="button"
      className={`hb-piece is-${shape}${can ? " is-open" : ""}${isChosen(thing) ? " is-chosen" : ""}`}
      aria-label={words}
      title={words}
      aria-pressed={isChosen(thing)}
      onClick={() => touch(thing)}
    >
      <Symbol name={symbol} size={shape === "good" ? 20 : 22} />
    </button>
  );
}

function Goods({ packed, at }: { packed: number; at: "store" | "hold" }) {
  const intl = useIntl();
  return pieces(unpack(packed, GOODS.length)).map((good, index) => (
    <Piece key={index} thing={{ kind: "good", good, at }} name={goodName(intl, good)} symbol={goodSymbol(good)} shape="good" />
  ));
}

export function Ship() {
  const intl = useIntl();
  const { view, seat, players } = useHarbour();
  const mine = view.at[seat];
  const dockers = pieces(unpack(mine?.aboard ?? 0, DOCKERS.length));
  const hold = intl.formatMessage({ id: "harbour.mat.hold" });
  const store = intl.formatMessage({ id: "harbour.mat.store" });
  const isStoreEmpty = total(unpack(mine?.store ?? 0, GOODS.length)) === 0;
  return (
    <div className={`hb-ship ${seatClass(gableOf(players, seat))}`}>
      <section className="hb-hold" aria-label={hold} title={hold}>
        <Symbol name="barge" size={24} />
        <Goods packed={mine?.hold ?? 0} at="hold" />
        <span className="hb-hold-dockers">
          {dockers.map((docker, at) => (
            <Piece key={at} thing={{ kind: "docker", docker, at: "barge" }} name={dockerName(intl, docker)} symbol={dockerSymbol(docker)} shape="docker" />
          ))}
          {Array.from({ length: Math.max(0, DOCKERS_ABOARD - dockers.length) }, (_, at) => (
            <i key={`free-${at}`} aria-hidden="true" />
          ))}
        </span>
      </section>
      <section className="hb-store" aria-label={store} title={store}>
        <Symbol name="warehouse" size={22} />
        <Goods packed={mine?.store ?? 0} at="store" />
        {isStoreEmpty && <span className="hb-store-none">{intl.formatMessage({ id: "harbour.mat.store.none" })}</span>}
      </section>
    </div>
  );
}
