// What lies among the discards: everybody may look through them at any time.
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import { Later } from "@/platform/table/Later";
import { useHarbour } from "../table";
import { discards } from "./laterParts";
import * as css from "./beside.module.css";

export function Discards() {
  const { view } = useHarbour();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" className={css.hbDiscards} isDisabled={view.discards.length === 0} onClick={open}>
        <FormattedMessage id="harbour.discards.count" values={{ count: view.discards.length }} />
      </Button>
      {isOpen && <Later part={discards} props={{ onClose: close }} onFail={close} again={open} />}
    </>
  );
}
