// Who answers for a bot that somebody made: asked of the server once it is seen.
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { api } from "@/platform/api";

export function BotOwner({ bot }: { bot: string }) {
  const [owner, tell] = useState("");
  useEffect(() => {
    let isWanted = true;
    api.bot(bot).then(
      (found) => isWanted && tell(found.owner),
      () => {}, // it stays a bot, of nobody we know
    );
    return () => {
      isWanted = false;
    };
  }, [bot]);
  return owner ? <FormattedMessage id="waiting.botOf" values={{ owner }} /> : <FormattedMessage id="common.bot" />;
}
