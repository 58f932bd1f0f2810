// Who one is here: coming in, staying, leaving, and everything that the server keeps about one.
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Skeleton } from "@/kit/Notice";
import { api } from "@/platform/api";
import { useMe } from "@/platform/me";
import { useOwn } from "@/platform/order/own";
import { useTitle } from "@/platform/router";
import { PageFoot, PageHead } from "@/platform/start/PageHead";
import { Chosen } from "@/platform/ties";
import type { BotCard, PasskeyCard, Player, RecoveryState, SessionCard } from "@/wire/http";
import { Bots } from "./Bots";
import { CameByCode } from "./CameByCode";
import { KeepMe, Register, SignIn } from "./ComingIn";
import { Data } from "./Data";
import { Likes, WhoIAm } from "./Myself";
import { Passkeys } from "./Passkeys";
import { Recovery } from "./Recovery";
import { codesLeft } from "./recovery";
import { Sessions } from "./Sessions";
import * as css from "./people.module.css";

const OwnOrder = lazy(() => import("@/platform/order/OwnOrder"));

/** Order in the house, where there is something to tell. */
function Order() {
  const own = useOwn((state) => state.own);
  if (!own || (own.measures.length === 0 && own.complaints.length === 0 && !own.must_rename)) return null;
  return (
    <Suspense fallback={null}>
      <OwnOrder own={own} />
    </Suspense>
  );
}

interface Kept {
  sessions: readonly SessionCard[];
  passkeys: readonly PasskeyCard[];
  /** Null until the server has told it, and for guests. */
  codes: RecoveryState | null;
  bots: readonly BotCard[];
  again: () => void;
}

/** What is kept with an account; asked for again after each change. */
function useKept(me: Player): Kept {
  const [sessions, setSessions] = useState<readonly SessionCard[]>([]);
  const [passkeys, setPasskeys] = useState<readonly PasskeyCard[]>([]);
  const [codes, setCodes] = useState<RecoveryState | null>(null);
  const [bots, setBots] = useState<readonly BotCard[]>([]);
  const { ref, kind } = me;
  const again = useCallback(() => {
    // What cannot be fetched is not shown; the rest of the page works without it.
    api.sessions().then(setSessions, () => {});
    if (kind !== "account") return;
    api.passkeys().then(setPasskeys, () => {});
    codesLeft().then(setCodes, () => {});
    api.bots().then(setBots, () => {});
  }, [kind]);
  useEffect(again, [again, ref]);
  return { sessions, passkeys, codes, bots, again };
}

function Inside({ me }: { me: Player }) {
  const { sessions, passkeys, codes, bots, again } = useKept(me);
  const isGuest = me.kind !== "account";
  const hasPasskey = passkeys.length > 0;
  return (
    <div className={css.peopleColumns}>
      <div>
        <WhoIAm me={me} hasPasskey={hasPasskey} />
        <Order />
        {isGuest ? <KeepMe me={me} /> : <Passkeys passkeys={passkeys} onChange={again} />}
        {codes && <Recovery name={me.name} codes={codes} hasPasskey={hasPasskey} onChange={again} />}
        <Data me={me} hasPasskey={hasPasskey} />
      </div>
      <div>
        <Likes />
        <Chosen />
        {sessions.length > 0 && <Sessions sessions={sessions} hasPasskey={hasPasskey} onChange={again} />}
        {isGuest ? <SignIn guest={me.name} /> : <Bots bots={bots} onChange={again} />}
      </div>
    </div>
  );
}

function Outside() {
  return (
    <>
      <p className={css.peopleAbout}>
        <FormattedMessage id="people.in.about" />
      </p>
      <div className={css.peopleColumns}>
        <div>
          <SignIn guest="" />
          <Likes />
        </div>
        <div>
          <Register />
        </div>
      </div>
    </>
  );
}

export default function ProfilePage() {
  const intl = useIntl();
  const me = useMe();
  const title = me === null ? intl.formatMessage({ id: "people.title.in" }) : intl.formatMessage({ id: "people.title" });
  useTitle(title);
  return (
    <>
      <PageHead />
      <main id="main" className={css.people}>
        <h1>{title}</h1>
        {me !== undefined && <CameByCode />}
        {me === undefined ? (
          <Skeleton lines={6} label={intl.formatMessage({ id: "common.loading" })} />
        ) : me ? (
          <Inside key={me.ref} me={me} />
        ) : (
          <Outside />
        )}
      </main>
      <PageFoot />
    </>
  );
}
