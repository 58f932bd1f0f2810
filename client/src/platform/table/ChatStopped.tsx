// In place of the line to write in: a moderator muted whoever plays here, until when, and why.
import { FormattedMessage, useIntl } from "react-intl";
import { OWN_ORDER } from "@/platform/order/own";
import { orderWords } from "@/platform/order/words";
import { Link } from "@/platform/router";
import { MoreWords } from "@/platform/words";
import type { OwnMeasure } from "@/wire/http";
import * as css from "./LogPanel.module.css";

export default function ChatStopped(props: { by: OwnMeasure }) {
  return (
    <MoreWords load={orderWords} waiting={null}>
      <Stopped {...props} />
    </MoreWords>
  );
}

function Stopped({ by }: { by: OwnMeasure }) {
  const intl = useIntl();
  const date = by.ends_at === null ? "" : intl.formatDate(by.ends_at, { dateStyle: "long", timeStyle: "short" });
  return (
    <div className={css.chatStopped} data-chat-stopped role="status">
      <p>{date === "" ? <FormattedMessage id="order.stopped.plain" /> : <FormattedMessage id="order.stopped" values={{ date }} />}</p>
      {by.reason && (
        <p>
          <FormattedMessage id="order.stopped.why" values={{ reason: by.reason }} />
        </p>
      )}
      <Link to={OWN_ORDER}>
        <FormattedMessage id="order.stopped.more" />
      </Link>
    </div>
  );
}
