// The heart of the table: one sentence that says what is asked or what would be done, what goes and comes, and one button.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { useRoomy } from "@/platform/shared/roomy";
import { useHandheld } from "@/platform/shared/handheld";
import { useShortcuts } from "@/platform/table/shortcuts";
import { Fetched } from "../Fetched";
import { todo, warning } from "../fetchedParts";
import { total } from "../map";
import { ruleWords } from "../rules/refusals";
import { useHarbour } from "../table";
import { useWarning } from "../turn/warnings";
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
  const isRoomy = useRoomy();
  const isLast = moves.length === 1;
  const end = () => (left ? touch({ kind: "word", word: "end" }) : say("end"));
  useShortcuts(isRoomy ? { e: end } : {});
  return (
    <Button kind={isLast ? "main" : "plain"} data-end isBusy={isBusy} onClick={end}>
      <FormattedMessage id="harbour.end" />
      {isRoomy && (
        <kbd className={css.hbKey} aria-hidden="true">
          E
        </kbd>
      )}
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

/** On a desk, and on a phone held upright, the list of the turn says what can be done; the sentence says what one has for it. */
function useSaid(): { title: ReactNode; more: ReactNode; button: ReactNode; isListed: boolean } {
  const intl = useIntl();
  const { choice, chosen, view, facts, seat } = useHarbour();
  const asked = useAsked();
  const inHand = useInHand(chosen);
  const hasList = [useRoomy(), useHandheld() !== null].includes(true);
  const isListed = hasList && choice === null && view.agenda.at(-1)?.type === "Act";
  if (choice?.kind === "blocked") {
    const title = nameOf(intl, { thing: choice.thing, way: { move: "", verb: "", number: -1 } });
    return { title, more: <Reason blocked={choice} />, button: null, isListed };
  }
  if (inHand) return { title: inHand.title, more: inHand.more, button: inHand.button, isListed };
  if (!isListed) return { title: asked.title, more: asked.more, button: null, isListed };
  const values = { cubes: total(view.at[seat]?.pool ?? []), florins: view.sides[seat]?.florins ?? 0, lost: facts.cubes_lost ?? 0 };
  return {
    title: <FormattedMessage id="harbour.todo.turn" />,
    more: <FormattedMessage id="harbour.todo.has" values={values} />,
    button: null,
    isListed,
  };
}

export function Prompt() {
  const { choice, isBusy, player, seat, act, moves } = useHarbour();
  const { title, more, button, isListed } = useSaid();
  const warned = useWarning();
  const isHandheld = useHandheld() !== null;
  const me = player(seat);
  if (warned && warning.there) return <warning.there kind={warned} />;
  return (
    <div className={css.hbPromptRoom}>
      <div className={classes(css.hbPrompt, choice && css.hasChoice, isListed && (isHandheld ? css.isBrief : css.isListed))}>
        {me && <Gable kind={me.gable} size={46} />}
        <Sentence title={title} more={more} />
        {isListed && !isHandheld && <Fetched part={todo} props={{}} />}
        <Deal />
        <div className={css.hbWays}>
          <Choices />
          {button && (
            <Button kind="main" data-do isBusy={isBusy} onClick={act}>
              {button}
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
