// Everything else that can be done at a table, in one menu.
import { type ReactNode, type Ref, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Later } from "./Later";
import { tableEntries } from "./laterParts";

interface Trigger {
  ref: Ref<HTMLButtonElement>;
  label: string;
  onClick: () => void;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
}

interface TableMenuProps {
  isSmall: boolean;
  /** The head has room for nothing else. */
  isHandheld?: boolean;
  trigger: (props: Trigger) => ReactNode;
}

/** The menu with the button that opens it. */
export function TableMenu({ isSmall, isHandheld = false, trigger }: TableMenuProps) {
  const intl = useIntl();
  const [isOpen, open] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const label = intl.formatMessage({ id: "table.menu" });
  const props = { isSmall, isHandheld, anchor, isOpen, onOpenChange: open, label };
  return (
    <>
      {trigger({ ref: anchor, label, onClick: () => open(true), "aria-haspopup": "menu", "aria-expanded": isOpen })}
      {isOpen && <Later part={tableEntries} props={props} onFail={() => open(false)} again={() => open(true)} />}
    </>
  );
}
