// Before a table is there: a moment of waiting, and doors that do not open.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { buttonClass } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { Link } from "@/platform/router";
import type { LinkKind } from "./invite";
import * as headCss from "./Head.module.css";
import * as css from "./Layout.module.css";

/** The table is on its way; `isLost` while the connection to the server is broken. */
export function Arriving({ isLost = false }: { isLost?: boolean }) {
  return (
    <div className={css.tableWait} role="status">
      <Icon name="mokum" size={72} className={css.tableWaitMark} />
      <p>{isLost ? <FormattedMessage id="table.lost" /> : <FormattedMessage id="table.arriving" />}</p>
    </div>
  );
}

/** There is nothing to see here, and this is why. */
export function Closed({ title, children, more, ways }: { title: ReactNode; children: ReactNode; more?: ReactNode; ways?: ReactNode }) {
  return (
    <main className={css.tableWait} id="main" tabIndex={-1}>
      <Icon name="mokum" size={72} className={headCss.headHome} />
      <h1>{title}</h1>
      <p>{children}</p>
      {more}
      <div className={css.tableWays}>
        {ways}
        <Link to="/" className={buttonClass(ways ? "plain" : "main")}>
          <FormattedMessage id="table.toStart" />
        </Link>
      </div>
    </main>
  );
}

/** Why a link leads to no table. A private table is as absent as none to whoever was not invited, and the words say both. */
export function Nothing({ link }: { link: LinkKind }) {
  switch (link) {
    case "malformed":
      return (
        <Closed title={<FormattedMessage id="table.malformed.title" />}>
          <FormattedMessage id="table.malformed.more" />
        </Closed>
      );
    case "invited":
      return (
        <Closed title={<FormattedMessage id="table.uninvited.title" />}>
          <FormattedMessage id="table.uninvited.more" />
        </Closed>
      );
    case "plain":
      return (
        <Closed title={<FormattedMessage id="table.none.title" />}>
          <FormattedMessage id="table.none.more" />
        </Closed>
      );
  }
}
