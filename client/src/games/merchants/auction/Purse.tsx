// One's money, and what would be left of it.
import { FormattedMessage } from "react-intl";

/** `price`: what a press would cost now; null where nothing can be bought. */
export function Purse({ money, price }: { money: number; price: number | null }) {
  return (
    <p className="purse num">
      <span>
        <FormattedMessage id="merchants.auction.purse" />
      </span>
      <b>{money}</b>
      <span>
        <FormattedMessage id="merchants.auction.purse.after" />
      </span>
      <b className="purse-after">{price === null ? "–" : money - price}</b>
    </p>
  );
}
