// The line to the house is broken: said where everybody looks, while everything else stays as it was.
import { FormattedMessage } from "react-intl";
import "./Lost.css";

/** Stands in the page from the start, so that readers hear it when it comes. */
export function Lost({ isLost }: { isLost: boolean }) {
  return (
    <div className="lost-place" role="status">
      {isLost && (
        <p className="lost">
          <span className="lost-dot" />
          <FormattedMessage id="table.lost" />
        </p>
      )}
    </div>
  );
}
