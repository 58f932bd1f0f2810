// A dialog as large as the page, for what is looked through: it holds the focus, closes with Escape, and gives the focus back.
import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { classes } from "./classes";
import * as css from "./FullPage.module.css";

interface FullPageProps {
  onClose: () => void;
  /** What it is, for who does not see it. */
  label: string;
  children: ReactNode;
}

export function FullPage({ onClose, label, children }: FullPageProps) {
  return (
    <ModalOverlay className={classes(css.fullPage)} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className={classes(css.fullPageBox)}>
        <AriaDialog className={classes(css.fullPageDialog)} aria-label={label}>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
