// One's own things under the prompt: the purse, and how strong one is in each area before it is scored again.
import { FormattedMessage } from "react-intl";
import { useMerchants } from "../table";
import { AreaPanel } from "./AreaPanel";
import { Purse } from "./Purse";
import * as css from "./mine.module.css";

export function Mine() {
  const { seat } = useMerchants();
  if (seat < 0) {
    return (
      <p className={css.merMineNone}>
        <FormattedMessage id="merchants.mine.none" />
      </p>
    );
  }
  return (
    <div className={css.merMineRoom}>
      <div className={css.merMine}>
        <Purse />
        <AreaPanel area="exchange" />
        <AreaPanel area="quarters" />
        <AreaPanel area="colonies" />
      </div>
    </div>
  );
}
