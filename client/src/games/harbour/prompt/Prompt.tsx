// The heart of the table: one sentence that says what is asked or what would be done, what goes and comes, and one button.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { ruleWords } from "../rules/refusals";
import { useHarbour } from "../table";
import { useAsked } from "./asked";
import { Choices } from "./Choices";
import { Deal } from "./Deal";
import { useInHand } from "./inHand";
import { useLeft } from "./leaving";
import { Reason } from "./Reason";
import { RuleLink } from "./RuleLink";
import { nameOf } from "./saying";
import * as css from "./prompt.module.css";

function Back() {
  const intl = useIntl();
  const { choose } = useHarbour();
  return (
    <>
      <Button className={css.hbBackWide} onClick={() => choose(null)}>
        <FormattedMessage id="harbour.back" />
      </Button>
      <IconButton
        className={css.hbBackSmall}
        kind="quiet"
        icon="i-close"
        label={intl.formatMessage({ id: "harbour.back" })}
        onClick={() => choose(null)}
      />
    </>
  );
}

/** Ends the turn: at once where nothing is left to do, and otherwise only after saying what is. */
function End() {
  const { say, touch, isBusy, moves } = useHarbour();
  const left = useLeft();
  const isLast = moves.length === 1;
  return (
    <Button
      kind={isLast ? "main" : "plain"}
      data-end
      isBusy={isBusy}
      onClick={() => (left ? touch({ kind: "word", word: "end" }) : say("end"))}
    >
      <FormattedMessage id="harbour.end" />
    </Button>
  );
}

function Sentence({ title, more }: { title: ReactNode; more: ReactNode }) {
  const intl = useIntl();
  const { refused } = useHarbour();
  return (
    <div className={css.hbSay}>
      <b>{title}</b>
      {refused === null ? (
        more && <span>{more}</span>
      ) : (
        <span className={css.hbRefusal} role="alert">
          {intl.formatMessage({ id: ruleWords(refused) ?? "harbour.refused" })}
          {refused !== "" && <RuleLink rule={refused} />}
        </span>
      )}
    </div>
  );
}

export function Prompt() {
  const intl = useIntl();
  const { choice, chosen, isBusy, player, seat, act, moves } = useHarbour();
  const asked = useAsked();
  const inHand = useInHand(chosen);
  const me = player(seat);
  const blocked = choice?.kind === "blocked" ? choice : null;
  const title = blocked ? nameOf(intl, { thing: blocked.thing, way: { move: "", verb: "", number: -1 } }) : (inHand?.title ?? asked.title);
  const more = blocked ? <Reason blocked={blocked} /> : inHand ? inHand.more : asked.more;
  return (
    <div className={css.hbPromptRoom}>
      <div className={classes(css.hbPrompt, choice && css.hasChoice)}>
        {me && <Gable kind={me.gable} size={46} />}
        <Sentence title={title} more={more} />
        <Deal />
        <div className={css.hbWays}>
          <Choices />
          {inHand?.button && (
            <Button kind="main" data-do isBusy={isBusy} onClick={act}>
              {inHand.button}
            </Button>
          )}
          {choice ? <Back /> : moves.includes("end") && <End />}
        </div>
      </div>
    </div>
  );
}

/** While it is not one's turn: whom everybody waits for, unless a card or a place is looked at. */
export function Aside({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const { choice } = useHarbour();
  if (choice?.kind !== "blocked") return children;
  return (
    <div className={css.hbPromptRoom}>
      <div className={classes(css.hbPrompt, css.hasChoice)}>
        <Sentence
          title={nameOf(intl, { thing: choice.thing, way: { move: "", verb: "", number: -1 } })}
          more={<Reason blocked={choice} />}
        />
        <div className={css.hbWays}>
          <Back />
        </div>
      </div>
    </div>
  );
}
