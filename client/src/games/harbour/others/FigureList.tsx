// The figures of the table on a desk: market, dice, districts and the end, each at its place.
import { Suspense, lazy } from "react";
import { classes } from "@/kit/classes";
import { useHarbour } from "../table";
import { Dice } from "./Dice";
import { Discards } from "./Discards";
import { Districts } from "./Districts";
import { Ending } from "./Ending";
import { MarketTile } from "./MarketTile";
import * as css from "./figures.module.css";

/** Only whoever plays alone meets him. */
const SoloPlan = lazy(async () => ({ default: (await import("../solo/Solo")).SoloPlan }));

export function FigureList() {
  const { view } = useHarbour();
  const isSolo = view.seats === 1;
  return (
    <div className={classes(css.hbFigures, isSolo && css.isSolo)}>
      <MarketTile isTold />
      <Dice tools={<Discards isShort />} />
      {view.districts.length > 0 && <Districts isTold />}
      <Ending />
      {isSolo && (
        <div className={css.hbToms}>
          <Suspense fallback={null}>
            <SoloPlan />
          </Suspense>
        </div>
      )}
    </div>
  );
}
