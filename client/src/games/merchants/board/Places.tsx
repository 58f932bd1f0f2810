// Shortcuts to the parts of the sheet, where only one of them fits: the world, the city, the exchange.
import { FormattedMessage } from "react-intl";
import type { Part } from "@/kit/camera";
import { Sign } from "../Sign";
import { CITY_PART, EXCHANGE_PART, WORLD_PART } from "./sheet";
import * as css from "./board.module.css";

export function Places({ look }: { look: (part: Part) => void }) {
  return (
    <div
      className={css.merPlaces}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <button type="button" onClick={() => look(WORLD_PART)}>
        <Sign name="mer-colony" size={18} />
        <FormattedMessage id="merchants.look.world" />
      </button>
      <button type="button" onClick={() => look(CITY_PART)}>
        <Sign name="mer-house" size={18} />
        <FormattedMessage id="merchants.look.city" />
      </button>
      <button type="button" onClick={() => look(EXCHANGE_PART)}>
        <Sign name="mer-ship" size={18} />
        <FormattedMessage id="merchants.look.exchange" />
      </button>
    </div>
  );
}
