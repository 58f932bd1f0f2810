// How a card is read, in the place where an opened one would be.
import { FormattedMessage } from "react-intl";
import { Symbol } from "../symbols/Symbol";
import * as css from "./opened.module.css";

const PLACES = ["left", "picture", "right", "strip", "sentence", "foot"] as const;
const SIGNS = {
  left: "cube-any",
  picture: "kind-artisan",
  right: "time-III",
  strip: "op-pay",
  sentence: "card",
  foot: "house-keep",
} as const;

export function HowToRead() {
  return (
    <section className={css.hgReading} aria-labelledby="hg-reading">
      <h2 id="hg-reading">
        <FormattedMessage id="harbour.gallery.reading" />
      </h2>
      <ul>
        {PLACES.map((place) => (
          <li key={place}>
            <Symbol name={SIGNS[place]} size={22} />
            <span>
              <FormattedMessage id="harbour.gallery.reading.place" values={{ place }} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage id="harbour.gallery.keys" />
      </p>
    </section>
  );
}
