// What stands where rules should: they are on their way, could not be brought, or are not written.
import { FormattedMessage } from "react-intl";
import { Icon } from "@/kit/Icon";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Reader.module.css";

const LINES = [92, 100, 78, 96, 64];

/** The shape of a text while it loads. */
export function Waiting() {
  return (
    <div className={css.rulesWaiting} role="status">
      <span className={wordsCss.hiddenWords}>
        <FormattedMessage id="rules.opening" />
      </span>
      {LINES.map((width) => (
        <span key={width} className={css.rulesWaitingLine} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

export function Missing({ isFailed }: { isFailed: boolean }) {
  return (
    <p className={css.rulesUnknown} role={isFailed ? "alert" : undefined}>
      <Icon name="i-warning" size={18} />
      {isFailed ? <FormattedMessage id="rules.failed" /> : <FormattedMessage id="rules.missing" />}
    </p>
  );
}
