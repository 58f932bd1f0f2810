// The sheet's part for what elsewhere lies beside the board: rounds, dice or offer, market, districts, TOM, and the discards.
import { Suspense, lazy } from "react";
import { useFetched } from "@/platform/table/Later";
import { Dice } from "../others/Dice";
import { Discards } from "../others/Discards";
import { Districts } from "../others/Districts";
import { MarketTile } from "../others/MarketTile";
import { Rounds } from "../others/Rounds";
import { all } from "../others/laterParts";
import { useHarbour } from "../table";
import { FormattedMessage } from "react-intl";
import { CardLine } from "./CardLine";
import * as besideCss from "../others/beside.module.css";
import * as css from "./hand.module.css";

/** Only whoever plays alone meets him. */
const Tom = lazy(async () => ({ default: (await import("../others/Tom")).Tom }));

/** Cards on offer, while others choose among them. */
function Lying() {
  const { view } = useHarbour();
  return (
    <section className={besideCss.hbPanel} aria-labelledby="hb-offer-title">
      <h2 id="hb-offer-title">
        <FormattedMessage id="harbour.offer" />
      </h2>
      <ul className={css.hbLookedCards}>
        {view.offer.map((card) => (
          <li key={card}>
            <CardLine card={card} hasCost />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Round() {
  const { view, moves } = useHarbour();
  useFetched(all);
  return (
    <div className={css.hbRoundTab}>
      {view.seats === 1 && (
        <Suspense fallback={null}>
          <Tom />
        </Suspense>
      )}
      {view.offer.length === 0 ? <Dice /> : moves.length === 0 && <Lying />}
      <MarketTile isTold />
      {view.districts.length > 0 && <Districts isTold />}
      <Rounds />
      <Discards />
    </div>
  );
}
