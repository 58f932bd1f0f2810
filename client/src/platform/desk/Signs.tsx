// What can be seen in games, told as it is: it proves nothing, and nothing is done because of it alone.
import { FormattedMessage } from "react-intl";
import { Icon } from "@/kit/Icon";
import type { CaseSign } from "@/wire/http";
import * as css from "./Case.module.css";

export function Signs({ signs }: { signs: readonly CaseSign[] }) {
  return (
    <div className={css.box}>
      <header>
        <h3>
          <FormattedMessage id="desk.signs" />
        </h3>
        <span>
          <FormattedMessage id="desk.signs.about" />
        </span>
      </header>
      <ul className={css.signs}>
        {signs.map(({ kind, other, count, of }) => (
          <li key={`${kind} ${other?.player ?? ""}`}>
            <Icon name="i-spectator" size={18} />
            <FormattedMessage id="desk.sign" values={{ kind, other: other?.name ?? "", count, of }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
