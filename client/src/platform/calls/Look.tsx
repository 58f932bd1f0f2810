// How a call looks: an example, with all that a call ever says.
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import { Card } from "./Card";
import * as css from "./Calls.module.css";

export function Look() {
  const intl = useIntl();
  return (
    <Card title={intl.formatMessage({ id: "notices.look" })} name="look">
      <div className={css.look}>
        <Icon name="mokum" size={30} />
        <div>
          <b>
            <FormattedMessage id="notices.look.title" />
          </b>
          <p>
            <FormattedMessage id="notices.look.body" />
          </p>
        </div>
      </div>
      <p className={css.below}>
        <FormattedMessage id="notices.look.about" />
      </p>
    </Card>
  );
}
