// One line for an account: the own rating and how wins are estimated, or what it takes until there is one.
import { FormattedMessage, useIntl } from "react-intl";
import { ratingsAddress } from "@/platform/leaders/address";
import { Link } from "@/platform/router";
import type { Rating } from "@/wire/http";
import * as css from "./OwnNote.module.css";

/** As long as most are. */
const USUAL = { rating: 1200, doubt: 100 };

/** Null while the rating is not known: the room is kept, so that nothing moves when it comes. */
export function OwnNote({ game, own }: { game: string; own: Rating | null }) {
  const intl = useIntl();
  return (
    <p className={css.note} data-room={intl.formatMessage({ id: "opponents.own" }, USUAL)}>
      {own && (
        <span>
          <Own game={game} own={own} />
        </span>
      )}
    </p>
  );
}

function Own({ game, own: { rating, doubt, needed } }: { game: string; own: Rating }) {
  if (rating !== null) return <FormattedMessage id="opponents.own" values={{ rating, doubt }} />;
  return (
    <>
      <FormattedMessage id="opponents.own.few" values={{ needed }} />{" "}
      <Link to={ratingsAddress(game)}>
        <FormattedMessage id="opponents.own.how" />
      </Link>
    </>
  );
}
