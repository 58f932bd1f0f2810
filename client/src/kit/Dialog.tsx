// A dialog above the page: it holds the focus, closes with Escape, and gives the focus back.
import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "./Button";
import { classes } from "./classes";
import * as css from "./Dialog.module.css";

const VEILS = { middle: undefined, right: css.dialogVeilRight, below: css.dialogVeilBelow };
const SIZES = { small: css.dialogSmall, normal: css.dialogNormal, wide: css.dialogWide };
const BOXES = { middle: undefined, right: css.dialogFromRight, below: css.dialogFromBelow };

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What the cross in the corner says. */
  closeLabel: string;
  children: ReactNode;
  /** The buttons at the foot, the main one last. */
  actions?: ReactNode;
  size?: "small" | "normal" | "wide";
  /** In the middle, from the right edge, or from below; on a phone everything comes from below. */
  from?: "middle" | "right" | "below";
  /** Something grave: it does not close when the page behind it is touched. */
  isGrave?: boolean;
}

export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, children, actions, size = "normal", from = "middle", isGrave = false } = props;
  return (
    <ModalOverlay
      className={classes(css.dialogVeil, VEILS[from])}
      isOpen={isOpen}
      isDismissable={!isGrave}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={classes(css.dialogBox, SIZES[size], BOXES[from])}>
        <AriaDialog className={classes(css.dialog)} role={isGrave ? "alertdialog" : "dialog"}>
          <header className={css.dialogHead}>
            <Heading slot="title" className={classes(css.dialogTitle)}>
              {title}
            </Heading>
            <IconButton icon="i-close" label={closeLabel} kind="quiet" onClick={onClose} />
          </header>
          <div className={css.dialogBody}>{children}</div>
          {actions && <footer className={css.dialogActions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The same from the right edge, or on a phone from below: for what is read beside the page. */
export function Sheet(props: Omit<DialogProps, "from">) {
  return <Dialog {...props} from="right" />;
}
