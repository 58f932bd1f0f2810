// What lies among the discards: everybody may look through them at any time.
import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Later } from "@/platform/table/Later";
import { GalleryButton } from "../gallery/GalleryDoor";
import { Symbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { discards } from "./laterParts";
import * as css from "./beside.module.css";

/** `isShort`: a symbol and a number, with the words for the ear. */
export function Discards({ isShort = false }: { isShort?: boolean }) {
  const intl = useIntl();
  const { view } = useHarbour();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const count = view.discards.length;
  const words = intl.formatMessage({ id: "harbour.discards.count" }, { count });
  return (
    <>
      <span className={css.hbDiscards}>
        <Button kind="quiet" isDisabled={count === 0} onClick={open} {...(isShort ? { title: words, "aria-label": words } : {})}>
          {isShort ? (
            <>
              <Symbol name="card" size={15} />
              {count}
            </>
          ) : (
            words
          )}
        </Button>
        {!isShort && <GalleryButton />}
      </span>
      {isOpen && <Later part={discards} props={{ onClose: close }} onFail={close} again={open} />}
    </>
  );
}
