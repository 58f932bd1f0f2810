// What is said where there is no game to show.
import { FormattedMessage } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Link } from "@/platform/router";
import { Note } from "@/platform/shared/Note";

/** Nobody has said who they are. */
export function Nobody() {
  return (
    <Note title={<FormattedMessage id="finished.nobody" />} words={<FormattedMessage id="finished.nobody.words" />}>
      <Link to="/" className={buttonClass("main")}>
        <FormattedMessage id="finished.nobody.start" />
      </Link>
      <Link to="/profile" className={buttonClass("plain")}>
        <FormattedMessage id="common.signIn" />
      </Link>
    </Note>
  );
}

/** No game was finished yet. */
export function NoGame() {
  return (
    <Note title={<FormattedMessage id="finished.empty" />} words={<FormattedMessage id="finished.empty.words" />}>
      <Link to="/" className={buttonClass("main")}>
        <FormattedMessage id="finished.empty.play" />
      </Link>
    </Note>
  );
}

/** Nothing fits what was chosen. */
export function NoneOfThese({ onAll }: { onAll: () => void }) {
  return (
    <Note title={<FormattedMessage id="finished.none" />} words={<FormattedMessage id="finished.none.words" />}>
      <Button onClick={onAll}>
        <FormattedMessage id="finished.none.all" />
      </Button>
    </Note>
  );
}

export function Trouble({ onAgain }: { onAgain: () => void }) {
  return (
    <Note isAlert title={<FormattedMessage id="finished.trouble" />} words={<FormattedMessage id="finished.trouble.words" />}>
      <Button onClick={onAgain}>
        <FormattedMessage id="shell.again" />
      </Button>
    </Note>
  );
}
