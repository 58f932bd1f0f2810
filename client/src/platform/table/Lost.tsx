// The line to the server is broken: said where everybody looks, while everything else stays as it was.
import { FormattedMessage } from "react-intl";
import * as css from "./Lost.module.css";

/** Stands in the page from the start, so that readers hear it when it comes. */
export function Lost({ isLost }: { isLost: boolean }) {
  return (
    <div className={css.lostPlace} role="status">
      {isLost && (
        <p className={css.lost}>
          <span className={css.lostDot} />
          <FormattedMessage id="table.lost" />
        </p>
      )}
    </div>
  );
}
