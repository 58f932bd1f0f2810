// What stands where rules should: they are on their way, could not be brought, or are not written.
import { FormattedMessage } from "react-intl";
import { Icon } from "@/kit/Icon";

const LINES = [92, 100, 78, 96, 64];

/** The shape of a text while it loads. */
export function Waiting() {
  return (
    <div className="rules-waiting" role="status">
      <span className="hidden-words">
        <FormattedMessage id="rules.opening" />
      </span>
      {LINES.map((width) => (
        <span key={width} className="rules-waiting-line" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

export function Missing({ isFailed }: { isFailed: boolean }) {
  return (
    <p className="rules-unknown" role={isFailed ? "alert" : undefined}>
      <Icon name="i-warning" size={18} />
      {isFailed ? <FormattedMessage id="rules.failed" /> : <FormattedMessage id="rules.missing" />}
    </p>
  );
}
