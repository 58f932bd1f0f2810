// A menu that is loaded when it is first opened: nobody needs it to see the table.
import type { ComponentProps } from "react";
import type { Menu } from "@/kit/Popover";
import { Later } from "./Later";
import { menu } from "./laterParts";

/** Like the kit's menu. */
export function LaterMenu(props: ComponentProps<typeof Menu>) {
  if (!props.isOpen) return null;
  return <Later part={menu} props={props} onFail={() => props.onOpenChange(false)} again={() => props.onOpenChange(true)} />;
}
