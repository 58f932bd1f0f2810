// A line at the foot of the page while the server cannot be reached. A table says it in its own way.
import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "@/kit/Icon";
import { api, useReach } from "@/platform/api";
import * as css from "./shell.module.css";

const AGAIN = 5_000;

/** Whether the browser itself knows of a network. */
function useNetwork(): boolean {
  const [isThere, tell] = useState(navigator.onLine);
  useEffect(() => {
    const look = (): void => tell(navigator.onLine);
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, []);
  return isThere;
}

export function Away(): ReactNode {
  const isThere = useNetwork();
  const isAway = useReach((reach) => reach.isAway);
  useEffect(() => {
    if (!isAway) return;
    const knock = setInterval(() => void api.me().catch(() => {}), AGAIN);
    return () => clearInterval(knock);
  }, [isAway]);
  return (
    <div role="status">
      {(!isThere || isAway) && (
        <p className={css.shellAway}>
          <Icon name="i-warning" size={18} />
          {isThere ? <FormattedMessage id="shell.away" /> : <FormattedMessage id="shell.offline" />}
        </p>
      )}
    </div>
  );
}
