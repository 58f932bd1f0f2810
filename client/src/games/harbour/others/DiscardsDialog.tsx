// The discards laid out, to be looked through.
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "@/kit/Dialog";
import { useHarbour } from "../table";
import { Lying } from "./Offer";
import * as css from "./beside.module.css";

export function DiscardsDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { view } = useHarbour();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="harbour.discards" />}
      closeLabel={intl.formatMessage({ id: "harbour.close" })}
      size="wide"
    >
      <ul className={css.hbCards}>
        {view.discards.map((card) => (
          <li key={card}>
            <Lying card={card} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
