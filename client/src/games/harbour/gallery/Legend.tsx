// What the signs on cards mean: the grounds of the fields, and the pieces that are seen most.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { Mark } from "../cards/Marks";
import type { Zone } from "../cards/fields";
import { type Glyph, coin, cube, points, sign } from "../cards/glyphs";
import { LEADS, ZONES } from "./ReadingCard";
import * as css from "./gallery.module.css";

const FIELDS: readonly Zone[] = ["if", "pay", "each", "per", "set", "gain"];
const PIECES: readonly (readonly [string, Glyph])[] = [
  ["points", points(2)],
  ["florins", coin(2)],
  ["any", cube("any")],
];

export function Legend() {
  const intl = useIntl();
  return (
    <ul className={css.hgLegend} aria-label={intl.formatMessage({ id: "harbour.gallery.legend" })} tabIndex={0}>
      {FIELDS.map((zone) => (
        <li key={zone}>
          <span className={classes(css.hgSign, ZONES[zone])} aria-hidden="true">
            {zone !== "set" && <Mark glyph={sign(LEADS[zone] || "op-gain")} />}
          </span>
          <span>
            <b>
              <FormattedMessage id="harbour.gallery.sign" values={{ zone }} />
            </b>{" "}
            <small>
              <FormattedMessage id="harbour.gallery.sign.more" values={{ zone }} />
            </small>
          </span>
        </li>
      ))}
      {PIECES.map(([piece, glyph]) => (
        <li key={piece}>
          <span className={css.hgPiece} aria-hidden="true">
            <Mark glyph={glyph} />
          </span>
          <b>
            <FormattedMessage id="harbour.gallery.piece" values={{ piece }} />
          </b>
        </li>
      ))}
    </ul>
  );
}
