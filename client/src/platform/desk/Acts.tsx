// The five measures, each with what it does; a figure on the keyboard for each.
import { FormattedMessage } from "react-intl";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import type { SymbolName } from "@/kit/symbols";
import type { CaseFile } from "@/wire/http";
import { ACTS, type Act, type Choice, possible, toggled } from "./choosing";
import * as css from "./Decide.module.css";

const SYMBOLS: Readonly<Record<Act, SymbolName>> = { hide: "i-hide", mute: "i-mute", close: "i-door", name: "i-pen", ban: "i-ban" };

interface ActsProps {
  file: CaseFile;
  choice: Choice;
  name: string;
  onChange: (change: Partial<Choice>) => void;
}

export function Acts({ file, choice, name, onChange }: ActsProps) {
  const can = possible(file);
  return (
    <ul className={css.acts}>
      {ACTS.map((act, index) => (
        <li key={act}>
          <label className={classes(css.act, choice.acts.has(act) && css.chosen, !can.has(act) && css.impossible)}>
            <Icon name={SYMBOLS[act]} size={20} />
            <span>
              <b>
                <FormattedMessage id="desk.act" values={{ act, name }} />
              </b>
              <span>
                <FormattedMessage id="desk.act.about" values={{ act, count: choice.lines.size }} />
              </span>
            </span>
            <kbd aria-hidden>{index + 1}</kbd>
            <input
              type="checkbox"
              checked={choice.acts.has(act)}
              disabled={!can.has(act)}
              aria-keyshortcuts={String(index + 1)}
              onChange={() => onChange({ acts: toggled(choice.acts, act) })}
            />
          </label>
        </li>
      ))}
    </ul>
  );
}
