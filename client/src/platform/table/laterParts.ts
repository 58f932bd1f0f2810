// The parts of a table that nobody needs to see it: loaded when they are first opened, or when there is time.
import type { ComponentProps } from "react";
import type { Menu } from "@/kit/Popover";
import { useSettings } from "@/platform/settings";
import type Dialogs from "./Dialogs";
import { later } from "./Later";
import type { TableEntries } from "./TableEntries";
import { dialogWords, rules } from "./dialogParts";

export const dialogs = later<ComponentProps<typeof Dialogs>>(async () => {
  const [part] = await Promise.all([import("./Dialogs"), dialogWords(useSettings.getState().language)]);
  return part.default;
});
export const menu = later<ComponentProps<typeof Menu>>(async () => (await import("@/kit/Popover")).Menu);
export const tableEntries = later<ComponentProps<typeof TableEntries>>(async () => (await import("./TableEntries")).TableEntries);

export const all: readonly { fetch: () => Promise<unknown> }[] = [dialogs, menu, tableEntries, rules];
