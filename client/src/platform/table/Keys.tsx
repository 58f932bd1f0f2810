// The keys of a table, listed, and a switch for whoever they disturb.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Switch } from "@/kit/Switch";
import { useTableState } from "./state";
import { turnShortcuts, useShortcutsOn } from "./shortcuts";
import * as css from "./Dialogs.module.css";

/** The keys, and a switch for whoever they disturb. */
export function Keys() {
  const on = useShortcutsOn((state) => state.on);
  const { game } = useTableState();
  const doors = (game.doors ?? []).map(({ key, words }): [string, ReactNode] => [key, <FormattedMessage key={key} id={words} />]);
  const keys: readonly [string, ReactNode][] = [
    ["U", <FormattedMessage key="u" id="dialogs.keys.undo" />],
    ["?", <FormattedMessage key="h" id="dialogs.keys.help" />],
    ["H", <FormattedMessage key="i" id="dialogs.keys.hint" />],
    ["L", <FormattedMessage key="l" id="dialogs.keys.log" />],
    ["C", <FormattedMessage key="c" id="dialogs.keys.chat" />],
    ["T", <FormattedMessage key="t" id="dialogs.keys.text" />],
    ["P", <FormattedMessage key="p" id="dialogs.keys.prompt" />],
    ["B", <FormattedMessage key="b" id="dialogs.keys.board" />],
    ["R", <FormattedMessage key="r" id="dialogs.keys.recap" />],
    ["Shift 1–4", <FormattedMessage key="s" id="dialogs.keys.recapOne" />],
    ...doors,
    ["← ↑ ↓ →", <FormattedMessage key="a" id="dialogs.keys.arrows" />],
    ["Enter", <FormattedMessage key="e" id="dialogs.keys.enter" />],
    ["Esc", <FormattedMessage key="x" id="dialogs.keys.escape" />],
  ];
  return (
    <div className={css.keys}>
      <dl>
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={<FormattedMessage id="dialogs.keys.switch" />}
        hint={<FormattedMessage id="dialogs.keys.switchHint" />}
        isOn={on}
        onChange={turnShortcuts}
      />
    </div>
  );
}
