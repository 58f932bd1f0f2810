// The market tile of the round: what it asks and gives in symbols, with the whole sentence on demand.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { Marks } from "../cards/Marks";
import { fieldsOf } from "../cards/fields";
import { marketFace } from "../cards/printed";
import { sayMarketTile } from "../cards/sentences";
import { Symbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import type { Thing } from "../things";
import * as stageCss from "../board/stage.module.css";
import * as wordsCss from "@/kit/words.module.css";
import * as figuresCss from "./figures.module.css";
import * as css from "./beside.module.css";

const TILE: Thing = { kind: "tile" };

/** `isTold`: its sentence stands below. */
export function MarketTile({ isTold = false }: { isTold?: boolean }) {
  const intl = useIntl();
  const { view, isOpen, isChosen, touch } = useHarbour();
  const tile = view.tiles.at(-1);
  return (
    <section className={classes(css.hbPanel, stageCss.hbMarket)} aria-labelledby="hb-market-title">
      <h2 id="hb-market-title">
        <FormattedMessage id="harbour.market" />
      </h2>
      {tile !== undefined && (
        <button
          type="button"
          className={classes(css.hbMarketTile, isChosen(TILE) ? css.isChosen : isOpen(TILE) && css.isOpen)}
          data-market-tile
          aria-pressed={isChosen(TILE)}
          onClick={() => touch(TILE)}
        >
          <span className={wordsCss.hiddenWords}>{sayMarketTile(intl, tile)}</span>
          <span className={css.hbMarketSign} aria-hidden="true">
            <Symbol name="market" size={24} />
          </span>
          {fieldsOf(marketFace(tile).effect).map(({ zone, glyphs }, at) => (
            <span key={zone} className={css.hbMarketLine} aria-hidden="true">
              {at > 0 && <Symbol name="op-pay" size={13} className={css.hbMarketOp} />}
              <Marks glyphs={glyphs} />
            </span>
          ))}
        </button>
      )}
      {isTold && tile !== undefined && (
        <p className={figuresCss.hbMarketSays} aria-hidden="true">
          {sayMarketTile(intl, tile)}
        </p>
      )}
    </section>
  );
}
