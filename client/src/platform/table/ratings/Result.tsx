// What a game did to the rating of everybody who played it, on the score sheet.
import { FormattedMessage, useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { sayPoints } from "@/kit/points";
import type { Player } from "@/platform/game";
import { Named } from "@/platform/shared/Named";
import { MoreWords } from "@/platform/words";
import type { SeatRating } from "@/wire/http";
import { useTableState } from "../state";
import { RatingWords } from "./RatingWords";
import { type Ended, useEndRatings } from "./asking";
import { ratingWords } from "./words";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Ratings.module.css";

export function Result() {
  const ended = useEndRatings();
  return (
    <MoreWords load={ratingWords} waiting={null}>
      <Ratings ended={ended} />
    </MoreWords>
  );
}

/** The rows are there before their ratings, so that nothing below them moves. */
function Ratings({ ended: { told, isMissing } }: { ended: Ended }) {
  const { players } = useTableState();
  return (
    <section className={css.ratings} aria-labelledby="ratings-title" data-ratings={told?.state ?? "asked"}>
      <h3 id="ratings-title">
        <FormattedMessage id="ratings.title" />
        {told?.state === "expected" && (
          <small>
            <FormattedMessage id="ratings.expected" />
          </small>
        )}
      </h3>
      {told?.state === "none" ? (
        <p>
          <FormattedMessage id="ratings.none" />
        </p>
      ) : isMissing ? (
        <p>
          <FormattedMessage id="ratings.missing" />
        </p>
      ) : (
        <ul>
          {players.map((player) => (
            <Row key={player.seat} player={player} told={told?.seats.find(({ seat }) => seat === player.seat)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ player, told }: { player: Player; told: SeatRating | undefined }) {
  return (
    <li>
      <Gable kind={player.gable} size={24} />
      <b>
        <Named name={player.name} />
      </b>
      <span>{told && <RatingWords rating={told.after ?? told.before} />}</span>
      <span className={css.ratingsChange}>{told && <Change told={told} />}</span>
    </li>
  );
}

/** By how much a rating changed: of none that was not told before or is not told yet, and of no bot's. */
function Change({ told: { before, after, change } }: { told: SeatRating }) {
  const intl = useIntl();
  if (change === null || before.rating === null || !after || after.rating === null) return null;
  const how = change > 0 ? "up" : change < 0 ? "down" : "same";
  return (
    <>
      <span aria-hidden data-change={how}>
        {sayPoints(intl, change, "exceptZero")}
      </span>
      <span className={wordsCss.hiddenWords}>
        <FormattedMessage id="ratings.change" values={{ how, by: Math.abs(change) }} />
      </span>
    </>
  );
}
