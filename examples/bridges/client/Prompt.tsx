// What is asked, what would come of the move in hand, and the button that does it.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Saying } from "@/platform/table/PromptBar";
import { useSaying } from "./saying";
import { nameOf, useBridges } from "./table";
import * as css from "./prompt.module.css";

export function Prompt() {
  const intl = useIntl();
  const { view, boat, bridge, prospect, player, seat, send, putDown, isBusy, refused } = useBridges();
  const { saySending, sayProspect } = useSaying();
  const sending = prospect(bridge);
  const gable = player(seat)?.gable;
  const title = sending ? (
    saySending(sending)
  ) : boat !== null ? (
    <FormattedMessage id="bridges.ask.bridge" values={{ mast: view.hand[boat] }} />
  ) : bridge !== null ? (
    <FormattedMessage id="bridges.ask.boatTo" values={{ bridge: nameOf(bridge) }} />
  ) : (
    <FormattedMessage id="bridges.ask.boat" />
  );
  const more = refused ? "bridges.refused" : boat !== null ? "bridges.ask.bridge.more" : "bridges.ask.boat.more";
  return (
    <div className={css.prompt}>
      <Saying
        {...(gable ? { gable } : {})}
        title={title}
        more={sending && !refused ? sayProspect(sending) : intl.formatMessage({ id: more })}
      >
        {sending && (
          <Button kind="main" data-do isBusy={isBusy} onClick={() => send(sending)}>
            <FormattedMessage id="bridges.do" />
          </Button>
        )}
        {(boat !== null || bridge !== null) && (
          <Button onClick={putDown}>
            <FormattedMessage id="bridges.back" />
          </Button>
        )}
      </Saying>
    </div>
  );
}

/** While others play, a bridge that is touched says how it is. */
export function Aside({ children }: { children: ReactNode }) {
  const { bridge, sight } = useBridges();
  const { sayBridge } = useSaying();
  if (bridge === null || sight.phase === "over") return children;
  return <Saying title={nameOf(bridge)} more={sayBridge(bridge)} />;
}
