// What a dialog above the table loads besides itself: its words, and the rules.
import type { ComponentProps } from "react";
import type { RulesDrawer } from "@/platform/rules/RulesDrawer";
import { tiesWords } from "@/platform/ties/words";
import { wordsOf } from "@/platform/words";
import { later } from "./Later";

export const dialogWords = wordsOf("dialogs", "rules", tiesWords);
export const rules = later<ComponentProps<typeof RulesDrawer>>(async () => (await import("@/platform/rules/RulesDrawer")).RulesDrawer);
