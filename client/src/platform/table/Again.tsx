// Once more: the button that asks for it, the question to the others, and the way to the table where it is played.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { act } from "@/platform/connection";
import { isAsked, playAgain, useNext } from "@/platform/connection/again";
import { navigate } from "@/platform/router";
import { invitationIn } from "./invite";
import { refusalWords } from "./refusals";
import { useTableState } from "./state";

/** Where another game is offered: who asks for it, and whether one is asked oneself. */
export function useAsked(): { by: string } | null {
  const { sight, me, players } = useTableState();
  const next = useNext(me ? sight.rematch : "");
  if (!next || !isAsked(next)) return null;
  return { by: players.find((player) => player.sight.player === next.host && !player.isMe)?.name ?? "" };
}

/** The ways to another game. A yes is one click, whoever asks; a no frees one's seat. */
export function Again() {
  const intl = useIntl();
  const { sight, me, game, tell, invitationLink } = useTableState();
  const asked = useAsked();
  const [isGoing, go] = useState(false);
  const { rematch } = sight;
  const to = (table: string) => navigate(`/table/${table}${sight.private ? `?invitation=${invitationIn(invitationLink)}` : ""}`);
  if (!me && !rematch) return null;
  if (!me || (rematch && !asked && !isGoing)) {
    return (
      <Button kind={me ? "main" : "plain"} icon="i-arrow" onClick={() => to(rematch)}>
        <FormattedMessage id="table.rematch.go" />
      </Button>
    );
  }
  const again = async () => {
    go(true);
    const next = await playAgain(sight, me.seat);
    if (typeof next === "string") return to(next);
    go(false);
    return tell(refusalWords(next, intl, game));
  };
  return (
    <>
      {asked && !isGoing && (
        <Button onClick={() => void act(rematch, { type: "Leave" })}>
          <FormattedMessage id="table.rematch.no" />
        </Button>
      )}
      <Button kind="main" data-go-on isBusy={isGoing} onClick={() => void again()}>
        <FormattedMessage id="table.rematch.ask" />
      </Button>
    </>
  );
}
