// What lies beside the board: rounds, dice or offer, market, districts, and TOM.
import { Suspense, lazy } from "react";
import { useFetched } from "@/platform/table/Later";
import { useHarbour } from "../table";
import { Dice } from "./Dice";
import { Districts } from "./Districts";
import { MarketTile } from "./MarketTile";
import { Discards } from "./Discards";
import { Offer } from "./Offer";
import { useOffer } from "./useOffer";
import { all } from "./laterParts";
import { Rounds } from "./Rounds";
import * as css from "./beside.module.css";

/** Only whoever plays alone meets him. */
const Tom = lazy(async () => ({ default: (await import("./Tom")).Tom }));

export function Beside() {
  const { view } = useHarbour();
  const cards = useOffer();
  useFetched(all);
  return (
    <div className={css.hbBeside}>
      <Rounds />
      {cards.length > 0 ? <Offer /> : <Dice />}
      <MarketTile />
      {view.districts.length > 0 && <Districts />}
      {view.seats === 1 && (
        <Suspense fallback={null}>
          <Tom />
        </Suspense>
      )}
      <Discards />
    </div>
  );
}
