// The box at the front: a name, one large button, and beside it a table of one's own or somebody's link.
import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Dialog } from "@/kit/Dialog";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { Notice } from "@/kit/Notice";
import { TextField } from "@/kit/TextField";
import { useMe } from "@/platform/me";
import { Faces } from "@/platform/opponents/Faces";
import { type Level, personOf } from "@/platform/opponents/people";
import { Link, navigate } from "@/platform/router";
import { tableAddress } from "./link";
import { LONGEST_NAME } from "./names";
import * as fieldCss from "@/kit/Field.module.css";
import * as css from "./StartPage.module.css";

interface FrontProps {
  name: string;
  onName: (name: string) => void;
  /** Whom the bots play like. */
  opponent: Level;
  onOpponent: (level: Level) => void;
  onPlay: (() => void) | null;
  onMake: () => void;
  isBusy: boolean;
  wrong: string;
  isPhone: boolean;
  /** Something else on the page is the most useful thing to press. */
  isQuiet?: boolean;
}

/** Who plays: a field for whoever is new, the way to the profile for whoever is known. */
function Name({ name, onName }: Pick<FrontProps, "name" | "onName">) {
  const id = useId();
  const me = useMe();
  if (me) {
    return (
      <Link to="/profile" className={css.frontName}>
        <Gable kind="step" size={30} />
        <small>
          <FormattedMessage id="start.as" />
        </small>
        <b>{me.name}</b>
      </Link>
    );
  }
  return (
    <div className={css.frontName}>
      <Gable kind="step" size={30} />
      <label htmlFor={id}>
        <FormattedMessage id="start.name" />
      </label>
      <input
        id={id}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        spellCheck={false}
        onChange={(event) => onName(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}

/** A link of a table, pasted. */
function useJoining() {
  const intl = useIntl();
  const [link, write] = useState("");
  const [isWrong, mark] = useState(false);
  const join = (event: FormEvent): void => {
    event.preventDefault();
    const address = tableAddress(link);
    mark(!address);
    if (address) navigate(address);
  };
  const wrong = isWrong ? intl.formatMessage({ id: "start.link.wrong" }) : "";
  return {
    link,
    write: (text: string) => {
      write(text);
      mark(false);
    },
    join,
    wrong,
  };
}

function JoinHere() {
  const intl = useIntl();
  const { link, write, join, wrong } = useJoining();
  return (
    <form className={css.frontJoin} onSubmit={join} noValidate>
      <div className={css.frontJoinLine}>
        <Icon name="i-link" size={18} />
        <input
          aria-label={intl.formatMessage({ id: "start.link.label" })}
          placeholder={intl.formatMessage({ id: "start.link" })}
          value={link}
          onChange={(event) => write(event.target.value)}
          aria-invalid={wrong ? true : undefined}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit">
          <FormattedMessage id="start.join" />
        </button>
      </div>
      {wrong && (
        <span className={fieldCss.fieldWrong} role="alert">
          {wrong}
        </span>
      )}
    </form>
  );
}

function JoinDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl();
  const { link, write, join, wrong } = useJoining();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={intl.formatMessage({ id: "start.link.have" })}
      closeLabel={intl.formatMessage({ id: "common.close" })}
    >
      <form className={css.frontJoinForm} onSubmit={join} noValidate>
        <TextField
          label={intl.formatMessage({ id: "start.link" })}
          value={link}
          onChange={write}
          wrong={wrong}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" kind="main">
          <FormattedMessage id="start.join" />
        </Button>
      </form>
    </Dialog>
  );
}

/** Against whom: five faces, and the way to the page where they can be mixed. */
function Against({ opponent, onOpponent }: Pick<FrontProps, "opponent" | "onOpponent">) {
  const intl = useIntl();
  const name = personOf(opponent)?.first ?? "";
  return (
    <div className={css.frontAgainst}>
      <Faces label={intl.formatMessage({ id: "start.opponent" })} value={opponent} onChange={onOpponent} />
      <p>
        <span>
          <FormattedMessage id="start.opponent.against" values={{ name: <b key="name">{name}</b> }} />
        </span>
        <Link to="/opponents">
          <FormattedMessage id="start.opponents" />
        </Link>
      </p>
    </div>
  );
}

export function Front({ name, onName, opponent, onOpponent, onPlay, onMake, isBusy, wrong, isPhone, isQuiet = false }: FrontProps) {
  const [isJoining, showJoin] = useState(false);
  return (
    <div className={css.front}>
      <form
        className={css.frontFirst}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onPlay?.();
        }}
        noValidate
      >
        <Name name={name} onName={onName} />
        <Button type="submit" kind={isQuiet ? "plain" : "main"} size="large" data-play-now isBusy={isBusy} isDisabled={!onPlay}>
          <FormattedMessage id="start.play" />
        </Button>
      </form>
      {wrong && (
        <Notice tone="warn" isAlert>
          {wrong}
        </Notice>
      )}
      <Against opponent={opponent} onOpponent={onOpponent} />
      <div className={css.frontSecond}>
        <Button icon="i-plus" data-make onClick={onMake} isDisabled={!onPlay}>
          <FormattedMessage id="start.make" />
        </Button>
        {isPhone ? (
          <Button icon="i-link" onClick={() => showJoin(true)}>
            <FormattedMessage id="start.link.have" />
          </Button>
        ) : (
          <JoinHere />
        )}
      </div>
      <JoinDialog isOpen={isJoining} onClose={() => showJoin(false)} />
    </div>
  );
}
