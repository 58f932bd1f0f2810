// What is said where there is no game to show.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Link } from "@/platform/router";
import * as css from "./Finished.module.css";

function Note({ title, words, isAlert = false, children }: { title: string; words: string; isAlert?: boolean; children: ReactNode }) {
  return (
    <section className={css.finishedNote} role={isAlert ? "alert" : undefined}>
      <h2>
        <FormattedMessage id={title} />
      </h2>
      <p>
        <FormattedMessage id={words} />
      </p>
      <div className={css.finishedNoteWays}>{children}</div>
    </section>
  );
}

/** Nobody has said who they are. */
export function Nobody() {
  return (
    <Note title="finished.nobody" words="finished.nobody.words">
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
    <Note title="finished.empty" words="finished.empty.words">
      <Link to="/" className={buttonClass("main")}>
        <FormattedMessage id="finished.empty.play" />
      </Link>
    </Note>
  );
}

/** Nothing fits what was chosen. */
export function NoneOfThese({ onAll }: { onAll: () => void }) {
  return (
    <Note title="finished.none" words="finished.none.words">
      <Button onClick={onAll}>
        <FormattedMessage id="finished.none.all" />
      </Button>
    </Note>
  );
}

export function Trouble({ onAgain }: { onAgain: () => void }) {
  return (
    <Note isAlert title="finished.trouble" words="finished.trouble.words">
      <Button onClick={onAgain}>
        <FormattedMessage id="shell.again" />
      </Button>
    </Note>
  );
}
