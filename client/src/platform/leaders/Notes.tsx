// What is said where there are no leaders to show.
import { FormattedMessage } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Link } from "@/platform/router";
import { Note } from "@/platform/shared/Note";

/** Nobody has a rating yet that is told. */
export function Nobody() {
  return (
    <Note title={<FormattedMessage id="leaders.nobody" />} words={<FormattedMessage id="leaders.nobody.words" />}>
      <Link to="/" className={buttonClass("main")}>
        <FormattedMessage id="leaders.nobody.play" />
      </Link>
    </Note>
  );
}

/** The server does not know this game. */
export function NoGame() {
  return (
    <Note title={<FormattedMessage id="leaders.noGame" />} words={<FormattedMessage id="leaders.noGame.words" />}>
      <Link to="/leaders" className={buttonClass("plain")}>
        <FormattedMessage id="leaders.noGame.first" />
      </Link>
    </Note>
  );
}

export function Trouble({ onAgain }: { onAgain: () => void }) {
  return (
    <Note isAlert title={<FormattedMessage id="leaders.trouble" />} words={<FormattedMessage id="leaders.trouble.words" />}>
      <Button onClick={onAgain}>
        <FormattedMessage id="shell.again" />
      </Button>
    </Note>
  );
}
