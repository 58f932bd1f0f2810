// Pages that only say something: that a game is on its way, or why it cannot be played back.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { buttonClass } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import type { Problem } from "@/platform/api";
import { Link } from "@/platform/router";
import * as css from "./Replay.module.css";

export function Waiting() {
  return (
    <main id="main" className={css.replayNote} role="status">
      <Icon name="i-replay" size={40} className={css.replayNoteWaiting} />
      <h1>
        <FormattedMessage id="replay.loading" />
      </h1>
    </main>
  );
}

/** A page that only says something, and where one can go from it. */
function Note({ title, more, children }: { title: ReactNode; more: ReactNode; children: ReactNode }) {
  return (
    <main id="main" className={css.replayNote}>
      <Icon name="mokum" size={56} />
      <h1>{title}</h1>
      <p>{more}</p>
      <p className={css.replayNoteWays}>{children}</p>
    </main>
  );
}

function Home() {
  return (
    <Link to="/" className={buttonClass("plain")}>
      <FormattedMessage id="replay.home" />
    </Link>
  );
}

export function Refused({ id, problem }: { id: string; problem: Problem }) {
  if (problem.code === "not_allowed") return <NotOver id={id} />;
  const isAbsent = problem.status === 404 || problem.status === 410;
  return (
    <Note
      title={isAbsent ? <FormattedMessage id="replay.missing.title" /> : <FormattedMessage id="replay.trouble.title" />}
      more={isAbsent ? <FormattedMessage id="replay.missing.more" /> : <FormattedMessage id="replay.trouble.more" />}
    >
      <Home />
    </Note>
  );
}

export function NotOver({ id }: { id: string }) {
  return (
    <Note title={<FormattedMessage id="replay.notOver.title" />} more={<FormattedMessage id="replay.notOver.more" />}>
      <Link to={`/table/${id}`} className={buttonClass("main")}>
        <FormattedMessage id="replay.notOver.look" />
      </Link>
    </Note>
  );
}

/** The table was closed before anything was dealt. */
export function NeverBegan() {
  return (
    <Note title={<FormattedMessage id="replay.empty.title" />} more={<FormattedMessage id="replay.empty.more" />}>
      <Home />
    </Note>
  );
}
