// One's own things under the prompt: the purse, and how strong one is in each area before it is scored again.
import { FormattedMessage } from "react-intl";
import { useMerchants } from "../table";
import { AreaPanel } from "./AreaPanel";
import { Purse } from "./Purse";
import "./mine.css";

export function Mine() {
  const { seat } = useMerchants();
  if (seat < 0) {
    return (
      <p className="mer-mine-none">
        <FormattedMessage id="merchants.mine.none" />
      </p>
    );
  }
  return (
    <div className="mer-mine-room">
      <div className="mer-mine">
        <Purse />
        <AreaPanel area="exchange" />
        <AreaPanel area="quarters" />
        <AreaPanel area="colonies" />
      </div>
    </div>
  );
}
