// Calls that gather: each at once, or at most one in an hour or a day.
import { FormattedMessage, useIntl } from "react-intl";
import { Segmented } from "@/kit/Segmented";
import { Card } from "./Card";
import type { Calls } from "./useCalls";
import * as css from "./Calls.module.css";

const TIMES = [
  { value: "at_once", label: "notices.together.at_once" },
  { value: "hourly", label: "notices.together.hourly" },
  { value: "daily", label: "notices.together.daily" },
] as const;

export function Together({ calls: { settings, change } }: { calls: Calls }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "notices.together" });
  const { together } = settings.wishes;
  return (
    <Card title={title} name="together">
      <Segmented
        isWide
        label={title}
        value={together}
        onChange={(chosen) => change({ together: chosen })}
        segments={TIMES.map(({ value, label }) => ({ value, label: intl.formatMessage({ id: label }) }))}
      />
      <p className={css.below}>
        <FormattedMessage id="notices.together.about" values={{ together }} />
      </p>
    </Card>
  );
}
