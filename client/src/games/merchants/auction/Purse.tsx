// One's money, and what would be left of it.
import { FormattedMessage } from "react-intl";
import { classes } from "@/kit/classes";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./stage.module.css";

/** `left`: what a press would leave now; null where nothing can be bought. */
export function Purse({ money, left }: { money: number; left: number | null }) {
  return (
    <p className={classes(css.purse, wordsCss.num)}>
      <span>
        <FormattedMessage id="merchants.auction.purse" />
      </span>
      <b>{money}</b>
      <span>
        <FormattedMessage id="merchants.auction.purse.after" />
      </span>
      <b className={css.purseAfter}>{left ?? "–"}</b>
    </p>
  );
}
