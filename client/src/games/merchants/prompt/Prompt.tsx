// The heart of the table: one sentence for each decision, the choices, what they bring, and one button.
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { AuctionPrompt } from "../auction";
import { moveOf } from "../choice";
import { LOAN } from "../map";
import { ruleWords } from "../rules/refusals";
import { useMerchants } from "../table";
import { RuleLink } from "./Look";
import { PutBack } from "./PutBack";
import { useSaid } from "./said";
import * as css from "./prompt.module.css";

/** Ways out that have no place on the board: declining, borrowing. */
function Ways() {
  const { offered, asked, send, isBusy, choice } = useMerchants();
  if (choice !== null) return null;
  return (
    <>
      {offered.borrow && (
        <Button kind="main" isBusy={isBusy} onClick={() => send("borrow")}>
          <FormattedMessage id="merchants.borrow" values={{ money: LOAN }} />
        </Button>
      )}
      {offered.decline && (
        <Button isBusy={isBusy} onClick={() => send("decline")}>
          <FormattedMessage id="merchants.decline" values={{ what: asked?.type ?? "" }} />
        </Button>
      )}
    </>
  );
}

function Asked() {
  const intl = useIntl();
  const table = useMerchants();
  const { choice, isBusy, refused, player, seat, act, openRule } = table;
  const said = useSaid();
  const me = player(seat);
  const refusal = refused === null ? null : (ruleWords(refused) ?? "merchants.refused");
  return (
    <div className={css.merPromptRoom}>
      <div className={classes(css.merPrompt, Boolean(said.choices) && css.hasChoices)}>
        {me && <Gable kind={me.gable} size={46} />}
        <div className={css.merSay}>
          <b>{said.title}</b>
          {refusal ? (
            <span className={css.merRefusal} role="alert">
              {intl.formatMessage({ id: refusal })}
              {refused && <RuleLink rule={refused} onOpen={openRule} />}
            </span>
          ) : (
            <span>{said.more}</span>
          )}
        </div>
        {said.choices}
        {said.button && (
          <Button kind="main" data-do isBusy={isBusy} isDisabled={moveOf(choice) === null} onClick={act}>
            {said.button}
          </Button>
        )}
        <Ways />
        {choice !== null && <PutBack />}
      </div>
    </div>
  );
}

export function Prompt() {
  const { offered, choice } = useMerchants();
  // A site that is looked at while prices are sealed is told of; the auction waits behind it.
  return offered.limits && choice?.kind !== "look" ? <AuctionPrompt /> : <Asked />;
}
