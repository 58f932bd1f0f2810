// By which ways one is called: browsers, a letter box, a service of one's own, as far as this server has them.
import { FormattedMessage } from "react-intl";
import { Link } from "@/platform/router";
import type { Player } from "@/wire/http";
import { BrowserWays } from "./BrowserWays";
import { Card } from "./Card";
import { MailWays } from "./MailWays";
import { ServiceWay } from "./ServiceWay";
import { offeredTo } from "./ways";
import type { Calls } from "./useCalls";
import * as css from "./Calls.module.css";

export function Ways({ me, calls }: { me: Player; calls: Calls }) {
  const { ways } = calls.settings;
  const offered = offeredTo(me, ways);
  const isGuest = me.kind !== "account";
  return (
    <Card title={<FormattedMessage id="notices.ways" />} name="ways" quiet={<FormattedMessage id="notices.ways.about" />}>
      {offered.length > 0 && (
        <ul>
          <BrowserWays me={me} calls={calls} />
          {!isGuest && <MailWays calls={calls} />}
          {!isGuest && <ServiceWay calls={calls} />}
        </ul>
      )}
      {offered.length === 0 && (
        <p className={css.about}>
          <FormattedMessage id="notices.ways.none" />
        </p>
      )}
      {isGuest && (
        <p className={css.about}>
          <FormattedMessage id="notices.guest" values={{ profile: (words) => <Link to="/profile">{words}</Link> }} />
        </p>
      )}
    </Card>
  );
}
