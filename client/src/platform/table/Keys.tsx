// The keys of a table, listed, and a switch for whoever they disturb.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Switch } from "@/kit/Switch";
import { turnShortcuts, useShortcutsOn } from "./shortcuts";

/** The keys, and a switch for whoever they disturb. */
export function Keys() {
  const on = useShortcutsOn((state) => state.on);
  const keys: readonly [string, ReactNode][] = [
    ["U", <FormattedMessage key="u" id="table.keys.undo" />],
    ["?", <FormattedMessage key="h" id="table.keys.help" />],
    ["L", <FormattedMessage key="l" id="table.keys.log" />],
    ["C", <FormattedMessage key="c" id="table.keys.chat" />],
    ["T", <FormattedMessage key="t" id="table.keys.text" />],
    ["P", <FormattedMessage key="p" id="table.keys.prompt" />],
    ["B", <FormattedMessage key="b" id="table.keys.board" />],
    ["← ↑ ↓ →", <FormattedMessage key="a" id="table.keys.arrows" />],
    ["Enter", <FormattedMessage key="e" id="table.keys.enter" />],
    ["Esc", <FormattedMessage key="x" id="table.keys.escape" />],
  ];
  return (
    <div className="keys">
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
        label={<FormattedMessage id="table.keys.switch" />}
        hint={<FormattedMessage id="table.keys.switchHint" />}
        isOn={on}
        onChange={turnShortcuts}
      />
    </div>
  );
}
