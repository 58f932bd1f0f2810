// What a delivery would bring, over the name of the house that takes it; touching it takes the good in hand.
import { classes } from "@/kit/classes";
import { GOODS, SPACES } from "../map";
import { goodName, spaceName } from "../names";
import { Use, goodSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import type { Thing } from "../things";
import { Touchable } from "./Touchable";
import { useLabels } from "./labels";
import * as css from "./board.module.css";

export function Deliveries({ stop }: { stop: string }) {
  const table = useHarbour();
  const { intl } = useLabels();
  const space = SPACES[table.view.at[table.seat]?.barge ?? -1];
  const delivery = table.facts.turn?.delivery;
  if (!space?.building || !delivery) return null;
  const [x = 0, y = 0] = space.building;
  const goods = GOODS.map((_, good): Thing => ({ kind: "good", good, at: "hold" })).filter((thing) => table.isOpen(thing));
  // What cards add is told when it happens.
  const { points, printed, more = 0 } = delivery;
  return goods.map((thing, at) => {
    if (thing.kind !== "good") return null;
    const middle = x + (at - (goods.length - 1) / 2) * 40;
    const words = goods.length > 1 ? "" : more > 0 ? `${printed} + ${more}` : String(printed);
    const wide = words === "" ? 34 : 104;
    const label = intl.formatMessage(
      { id: "harbour.deliver" },
      { good: goodName(intl, thing.good), place: spaceName(intl, space.index), points },
    );
    return (
      <g key={thing.good}>
        <Touchable thing={thing} stop={stop} label={more > 0 ? `${label} (${printed} + ${more})` : label}>
          <rect
            className={classes(css.hbGain, table.isChosen(thing) && css.isChosen)}
            x={middle - wide / 2}
            y={y + 22}
            width={wide}
            height="28"
            rx="14"
          />
          <rect className={css.hbRing} x={middle - wide / 2 - 2} y={y + 20} width={wide + 4} height="32" rx="16" />
        </Touchable>
        <g className={css.hbFigures} aria-hidden="true">
          <Use name={goodSymbol(thing.good)} x={words === "" ? middle : middle - 34} y={y + 36} size={20} />
          {words !== "" && <Use name="laurel" x={middle - 12} y={y + 36} size={18} />}
          <text className={css.hbGainWords} x={middle + 24} y={y + 41.5}>
            {words}
          </text>
        </g>
      </g>
    );
  });
}
