// A line at the foot of every page: whoever plays here is banned, until when, and where it is said why.
import { FormattedMessage, useIntl } from "react-intl";
import "@/kit/moreSymbols";
import { Icon } from "@/kit/Icon";
import { Link } from "@/platform/router";
import type { OwnMeasure } from "@/wire/http";
import { OWN_ORDER } from "./own";
import * as css from "./order.module.css";

export function Banned({ ban }: { ban: OwnMeasure }) {
  const intl = useIntl();
  const date = ban.ends_at === null ? "" : intl.formatDate(ban.ends_at, { dateStyle: "long", timeStyle: "short" });
  return (
    <aside className={css.banned} role="status" aria-label={intl.formatMessage({ id: "order.banned" })}>
      <Icon name="i-ban" size={20} />
      <p>
        <FormattedMessage id="order.banned.until" values={{ date, ends: date === "" ? "open" : "then" }} />{" "}
        <Link to={OWN_ORDER}>
          <FormattedMessage id="order.banned.why" />
        </Link>
      </p>
    </aside>
  );
}
