// While others still seal: what one has sealed oneself, and how it is taken back.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useMerchants } from "../table";
import { NO_LIMIT, OPEN, PASS } from "./limits";
import * as css from "./prompt.module.css";

export function AuctionAside({ children }: { children: ReactNode }) {
  const { view, sight } = useMerchants();
  if (view.limit === NO_LIMIT || sight.phase !== "playing") return children;
  const kind = view.limit === PASS ? "pass" : view.limit === OPEN ? "open" : "price";
  return (
    <div className={css.sealedAside}>
      {children}
      <p>
        <FormattedMessage id="merchants.sealed.mine" values={{ kind, price: view.limit, canUndo: String(sight.take_back === "own") }} />
        {view.ahead.map(
          (price, at) =>
            price !== NO_LIMIT && (
              <span key={at}>
                {" "}
                <FormattedMessage
                  id="merchants.sealed.ahead.mine"
                  values={{ opener: String(at === 0), kind: price === PASS ? "pass" : "price", price }}
                />
              </span>
            ),
        )}
      </p>
    </div>
  );
}
