// How the like was decided lately, so that the same is judged alike.
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import type { CaseAlike } from "@/wire/http";
import { sayMeasure } from "./saying";
import * as css from "./Case.module.css";

export function Alike({ alike }: { alike: readonly CaseAlike[] }) {
  const intl = useIntl();
  const said = alike.map(({ kind, days, count }) =>
    intl.formatMessage({ id: "desk.alike.one" }, { count, measure: sayMeasure(intl, kind, days) }),
  );
  return (
    <p className={css.alike}>
      <Icon name="i-scales" size={20} />
      <span>
        <b>
          <FormattedMessage id="desk.alike" />
        </b>{" "}
        <FormattedMessage id="desk.alike.last" values={{ list: intl.formatList(said, { type: "unit" }) }} />
      </span>
    </p>
  );
}
