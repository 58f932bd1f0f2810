// The market tile of the round: what it asks and gives in symbols, with the whole sentence on demand.
import { FormattedMessage, useIntl } from "react-intl";
import { Marks } from "../cards/Marks";
import { fieldsOf } from "../cards/fields";
import { marketFace } from "../cards/printed";
import { sayMarketTile } from "../cards/sentences";
import { Symbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import type { Thing } from "../things";

const TILE: Thing = { kind: "tile" };

export function MarketTile() {
  const intl = useIntl();
  const { view, isOpen, isChosen, touch } = useHarbour();
  const tile = view.tiles.at(-1);
  return (
    <section className="hb-panel hb-market" aria-labelledby="hb-market-title">
      <h2 id="hb-market-title">
        <FormattedMessage id="harbour.market" />
      </h2>
      {tile !== undefined && (
        <button
          type="button"
          className={`hb-market-tile ${isChosen(TILE) ? "is-chosen" : isOpen(TILE) ? "is-open" : ""}`}
          aria-pressed={isChosen(TILE)}
          title={sayMarketTile(intl, tile)}
          onClick={() => touch(TILE)}
        >
          <span className="hidden-words">{sayMarketTile(intl, tile)}</span>
          <span className="hb-market-sign" aria-hidden="true">
            <Symbol name="market" size={24} />
          </span>
          {fieldsOf(marketFace(tile).effect).map(({ zone, glyphs }, at) => (
            <span key={zone} className="hb-market-line" aria-hidden="true">
              {at > 0 && <Symbol name="op-pay" size={13} className="hb-market-op" />}
              <Marks glyphs={glyphs} />
            </span>
          ))}
        </button>
      )}
    </section>
  );
}
