// What is said where there is no career to show, and to a guest, whose page it is alone.
import { FormattedMessage } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Notice } from "@/kit/Notice";
import { useMe } from "@/platform/me";
import { Link } from "@/platform/router";
import { Note } from "@/platform/shared/Note";
import { unmarked } from "@/platform/shared/bots";
import type { Career } from "@/wire/http";

/** Nobody has an account of this name; the heading of the page says so already. */
export function Unknown() {
  return (
    <Note words={<FormattedMessage id="career.unknown.words" />}>
      <Link to="/" className={buttonClass("main")}>
        <FormattedMessage id="career.unknown.start" />
      </Link>
    </Note>
  );
}

/** Somebody plays here: nothing more is told. */
export function Hidden({ about }: { about: Career }) {
  const isVisitor = useMe() === null;
  const name = unmarked(about.name);
  if (!isVisitor) return <Note words={<FormattedMessage id="career.hidden" values={{ name }} />} />;
  return (
    <Note
      words={
        <>
          <FormattedMessage id="career.hidden" values={{ name }} /> <FormattedMessage id="career.hidden.visitor" values={{ name }} />
        </>
      }
    >
      <Link to="/profile" className={buttonClass("plain")}>
        <FormattedMessage id="common.signIn" />
      </Link>
    </Note>
  );
}

/** No game was finished yet. */
export function Empty({ about }: { about: Career }) {
  if (!about.is_own) return <Note words={<FormattedMessage id="career.empty.other" values={{ name: unmarked(about.name) }} />} />;
  return (
    <>
      {about.kind === "guest" && <GuestNote />}
      <Note title={<FormattedMessage id="career.empty.own" />} words={<FormattedMessage id="career.empty.own.words" />}>
        <Link to="/" className={buttonClass("main")}>
          <FormattedMessage id="career.empty.play" />
        </Link>
      </Note>
    </>
  );
}

/** No game fits what was chosen. */
export function NoneOfThese({ onAll }: { onAll: () => void }) {
  return (
    <Note title={<FormattedMessage id="career.none" />} words={<FormattedMessage id="career.none.words" />}>
      <Button onClick={onAll}>
        <FormattedMessage id="career.against.all" />
      </Button>
    </Note>
  );
}

export function Trouble({ onAgain }: { onAgain: () => void }) {
  return (
    <Note isAlert title={<FormattedMessage id="career.trouble" />} words={<FormattedMessage id="career.trouble.words" />}>
      <Button onClick={onAgain}>
        <FormattedMessage id="shell.again" />
      </Button>
    </Note>
  );
}

export function GuestNote() {
  return (
    <Notice
      icon="i-person"
      actions={
        <Link to="/profile" className={buttonClass("plain", "small")}>
          <FormattedMessage id="career.guest.keep" />
        </Link>
      }
    >
      <FormattedMessage id="career.guest" />
    </Notice>
  );
}
