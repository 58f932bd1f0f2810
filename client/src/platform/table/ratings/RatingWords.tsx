// A rating in a few signs: how strong, and how far off that may be; before it is told, how many games there were.
import { FormattedMessage } from "react-intl";
import type { Rating } from "@/wire/http";
import * as wordsCss from "@/kit/words.module.css";

export function RatingWords({ rating: { rating, doubt, games, needed } }: { rating: Rating }) {
  if (rating === null)
    return games === 0 ? <FormattedMessage id="ratings.new" /> : <FormattedMessage id="ratings.games" values={{ games, needed }} />;
  return (
    <>
      <span aria-hidden>{`${rating} ±${doubt}`}</span>
      <span className={wordsCss.hiddenWords}>
        <FormattedMessage id="ratings.told" values={{ rating: String(rating), doubt: String(doubt) }} />
      </span>
    </>
  );
}
