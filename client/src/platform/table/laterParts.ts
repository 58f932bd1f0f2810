// The parts of a table that nobody needs to see it: loaded when they are first opened, or when there is time.
import type { ComponentProps } from "react";
import type { Menu } from "@/kit/Popover";
import type { RulesDrawer } from "@/platform/rules/RulesDrawer";
import { useSettings } from "@/platform/settings";
import { wordsOf } from "@/platform/words";
import type Dialogs from "./Dialogs";
import { later } from "./Later";

export const dialogWords = wordsOf("dialogs", "rules");
export const dialogs = later<ComponentProps<typeof Dialogs>>(async () => {
  const [part] = await Promise.all([import("./Dialogs"), dialogWords(useSettings.getState().language)]);
  return part.default;
});
export const menu = later<ComponentProps<typeof Menu>>(async () => (await import("@/kit/Popover")).Menu);
export const rules = later<ComponentProps<typeof RulesDrawer>>(async () => (await import("@/platform/rules/RulesDrawer")).RulesDrawer);

export const all: readonly { fetch: () => Promise<unknown> }[] = [dialogs, menu, rules];
