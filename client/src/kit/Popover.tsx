// A small window beside what opened it, and a menu of things to do.
import type { ReactNode, RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Menu as AriaMenu, MenuItem } from "react-aria-components/Menu";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import { Icon } from "./Icon";
import { classes } from "./classes";
import type { SymbolName } from "./symbols";
import * as css from "./Popover.module.css";

interface PopoverProps {
  /** What it stands beside. */
  anchor: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  children: ReactNode;
  placement?: "top" | "bottom" | "left" | "right" | "bottom end" | "bottom start" | "top start" | "top end";
}

export function Popover({ anchor, isOpen, onOpenChange, label, children, placement = "bottom" }: PopoverProps) {
  return (
    <AriaPopover className={classes(css.popover)} triggerRef={anchor} isOpen={isOpen} onOpenChange={onOpenChange} placement={placement}>
      <Dialog className={classes(css.popoverBody)} aria-label={label}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}

export interface MenuEntry {
  id: string;
  label: string;
  icon?: SymbolName;
  /** In place of a symbol. */
  picture?: ReactNode;
  isDisabled?: boolean;
  /** Cannot be undone: it stands out. */
  isGrave?: boolean;
}

interface MenuProps extends Omit<PopoverProps, "children"> {
  entries: readonly MenuEntry[];
  onChoose: (id: string) => void;
}

/** Things to do, walked through with the arrows. */
export function Menu({ anchor, isOpen, onOpenChange, label, placement = "bottom end", entries, onChoose }: MenuProps) {
  return (
    <AriaPopover
      className={classes(css.popover)}
      aria-label={label}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
    >
      <AriaMenu
        className={classes(css.menu)}
        aria-label={label}
        autoFocus="first"
        onClose={() => onOpenChange(false)}
        onAction={(id) => onChoose(String(id))}
        disabledKeys={entries.filter((entry) => entry.isDisabled).map((entry) => entry.id)}
      >
        {entries.map((entry) => (
          <MenuItem key={entry.id} id={entry.id} textValue={entry.label} className={classes(css.menuEntry, entry.isGrave && css.menuGrave)}>
            {entry.picture ?? (entry.icon && <Icon name={entry.icon} size={18} />)}
            {entry.label}
          </MenuItem>
        ))}
      </AriaMenu>
    </AriaPopover>
  );
}
