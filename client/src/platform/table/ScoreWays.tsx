// The ways on from the score sheet: the record, the replay, another game.
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { api } from "@/platform/api";
import { navigate } from "@/platform/router";
import { invitationIn } from "./invite";
import { useTableState } from "./state";

/** Where one goes from the score sheet. Whoever asks for another game is taken to its table. */
export function ScoreWays() {
  const { sight, me, wish, invitationLink } = useTableState();
  const [isGoing, go] = useState(false);
  const { rematch, table } = sight;
  useEffect(() => {
    if (isGoing && rematch) navigate(`/table/${rematch}`);
  }, [isGoing, rematch]);
  const again = () => {
    go(true);
    void wish({ type: "AskRematch" }).then((done) => done || go(false));
  };
  return (
    <>
      <a className={buttonClass("plain")} href={api.recordAddress(table, invitationIn(invitationLink))} download>
        <Icon name="i-download" size={19} />
        <FormattedMessage id="table.menu.record" />
      </a>
      <Button icon="i-replay" onClick={() => navigate(`/replay/${table}`)}>
        <FormattedMessage id="table.menu.replay" />
      </Button>
      {rematch ? (
        <Button kind="main" icon="i-arrow" onClick={() => navigate(`/table/${rematch}`)}>
          <FormattedMessage id="table.rematch.go" />
        </Button>
      ) : (
        me && (
          <Button kind="main" isBusy={isGoing} onClick={again}>
            <FormattedMessage id="table.rematch.ask" />
          </Button>
        )
      )}
    </>
  );
}
