// One's own rating where the list does not show it, and why it does not.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { playerAddress } from "@/platform/career/address";
import { useMe } from "@/platform/me";
import { Link } from "@/platform/router";
import type { Leaders, Rating } from "@/wire/http";
import * as css from "./Leaders.module.css";

export function OwnRating({ leaders: { own, is_listed: isListed }, isInList }: { leaders: Leaders; isInList: boolean }) {
  const me = useMe();
  if (isInList) return null;
  if (own === null) return <NoAccount />;
  return (
    <div className={css.own}>
      <Own own={own} />
      {!isListed && me ? (
        <p>
          <FormattedMessage id="leaders.own.hidden" />{" "}
          <Link to={playerAddress(me.name)}>
            <FormattedMessage id="leaders.own.page" />
          </Link>
        </p>
      ) : (
        own.rating !== null && (
          <p>
            <FormattedMessage id="leaders.own.behind" />
          </p>
        )
      )}
    </div>
  );
}

const strong = (parts: ReactNode[]) => <b key="rating">{parts}</b>;

function Own({ own: { rating, doubt, games, needed } }: { own: Rating }) {
  if (rating !== null)
    return (
      <p>
        <FormattedMessage id="leaders.own" values={{ rating, doubt, games, b: strong }} />
      </p>
    );
  return (
    <p>
      <FormattedMessage id="leaders.own.few" values={{ games, needed, b: strong }} />
    </p>
  );
}

/** A guest or a visitor; nothing is said before it is known which. */
function NoAccount() {
  const me = useMe();
  if (me === undefined) return <div className={css.own} />;
  return (
    <div className={css.own}>
      <p className={css.quiet}>
        {me ? <FormattedMessage id="leaders.guest" /> : <FormattedMessage id="leaders.visitor" />}{" "}
        <Link to="/profile">{me ? <FormattedMessage id="leaders.guest.keep" /> : <FormattedMessage id="common.signIn" />}</Link>
      </p>
    </div>
  );
}
