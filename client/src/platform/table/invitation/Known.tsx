// The invitation as somebody sees it who is known here and has no seat: the same facts, and one press.
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import { useTableState } from "../state";
import { InvitationPage, Ways } from "./Page";
import { freeAt } from "./state";
import { InvitationWords } from "./Words";

/** `onWatch`: they would rather look on first. */
export default function Known({ invitation, onWatch }: { invitation: string; onWatch: () => void }) {
  const { sight, sit } = useTableState();
  const [isBusy, busy] = useState(false);
  const sitDown = (): void => {
    const [seat] = freeAt(sight);
    if (isBusy || seat === undefined) return;
    busy(true);
    void sit(seat).finally(() => busy(false));
  };
  return (
    <InvitationWords>
      <InvitationPage sight={sight} invitation={invitation} offer="seat">
        <Button kind="main" size="large" data-sit isBusy={isBusy} onClick={sitDown}>
          <FormattedMessage id="invitation.sit" />
        </Button>
        <Ways game={sight.game}>
          <Button size="small" icon="i-spectator" onClick={onWatch}>
            <FormattedMessage id="invitation.watch.first" />
          </Button>
        </Ways>
      </InvitationPage>
    </InvitationWords>
  );
}
