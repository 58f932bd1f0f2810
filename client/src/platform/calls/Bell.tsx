// The bell in the head of a page: how many calls are not seen, and the way to them.
import { useIntl } from "react-intl";
import { buttonClass } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { type Class, classes } from "@/kit/classes";
import { Link } from "@/platform/router";
import { useUnseen } from "./unseen";
import * as css from "./Bell.module.css";

/** More than so many are not counted. */
const MOST = 99;

export function Bell({ className }: { className?: Class | undefined }) {
  const intl = useIntl();
  const count = useUnseen();
  const label = intl.formatMessage({ id: "common.bell" }, { count });
  return (
    <Link to="/notices" className={buttonClass("plain", "small", classes(css.bell, className))} aria-label={label} title={label}>
      <Icon name="i-bell" size={18} />
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          {Math.min(count, MOST)}
        </span>
      )}
    </Link>
  );
}
