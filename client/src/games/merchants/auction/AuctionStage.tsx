// At a table that sells on the clock: the stage, whenever a lot is on the block.
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import { useLot, type Lot } from "@/platform/lot";
import { useMerchants } from "../table";
import { LotStage } from "./LotStage";
import { isDoubled, priceOf } from "./round";
import * as css from "./stage.module.css";

export function AuctionStage() {
  const { sight } = useMerchants();
  return sight.lots && sight.phase === "playing" ? <Live /> : null;
}

function Live() {
  const { sight } = useMerchants();
  const lot = useLot(sight.table);
  const [putAside, putAsideAt] = useState(0);
  const number = lot.lot?.number ?? 0;
  const isHere = sight.lot !== null && lot.lot !== null && sight.lot.number === number && sight.lot.call === lot.lot.call;
  if (!isHere) return null;
  if (putAside === number) return <Back lot={lot} onBack={() => putAsideAt(0)} />;
  return <LotStage lot={lot} onLeave={() => putAsideAt(number)} />;
}

/** The way back to a clock that was put aside to look at the board. */
function Back({ lot, onBack }: { lot: Lot; onBack: () => void }) {
  const isDouble = isDoubled(lot.lot?.prices.length ?? 0);
  const { look } = lot;
  useEffect(() => {
    const timer = setInterval(() => look(performance.now()), 100);
    return () => clearInterval(timer);
  }, [look]);
  return (
    <Button kind="main" icon="i-clock" className={css.auctionBack} onClick={onBack}>
      <FormattedMessage
        id="merchants.auction.back"
        values={{ price: priceOf(isDouble, lot.step), running: String(lot.phase === "running") }}
      />
    </Button>
  );
}
