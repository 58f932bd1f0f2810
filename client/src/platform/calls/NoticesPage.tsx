// Being called: by which ways, for what and when, and the calls of the last days.
import { FormattedMessage, useIntl } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Notice, Skeleton } from "@/kit/Notice";
import { useMe } from "@/platform/me";
import { Link, useTitle } from "@/platform/router";
import { PageFoot, PageHead } from "@/platform/start/PageHead";
import type { Player } from "@/wire/http";
import { Look } from "./Look";
import { NoticeList } from "./NoticeList";
import { QuietCard } from "./QuietCard";
import { Together } from "./Together";
import { Ways } from "./Ways";
import { WhatFor } from "./WhatFor";
import { useCalls } from "./useCalls";
import { useNotices } from "./useNotices";
import * as css from "./Calls.module.css";

export default function NoticesPage() {
  const intl = useIntl();
  const me = useMe();
  const title = intl.formatMessage({ id: "notices.title" });
  useTitle(title);
  return (
    <>
      <PageHead />
      <main id="main" className={css.page}>
        <h1>{title}</h1>
        <p className={css.lead}>
          <FormattedMessage id="notices.about" />
        </p>
        {me === undefined ? (
          <Skeleton lines={8} label={intl.formatMessage({ id: "common.loading" })} />
        ) : me ? (
          <Inside key={me.ref} me={me} />
        ) : (
          <Nobody />
        )}
      </main>
      <PageFoot />
    </>
  );
}

/** Somebody who has not said a name yet is called for nothing. */
function Nobody() {
  return (
    <Notice
      actions={
        <Link to="/profile" className={buttonClass("plain", "small")}>
          <FormattedMessage id="common.signIn" />
        </Link>
      }
    >
      <FormattedMessage id="notices.nobody" />
    </Notice>
  );
}

function Inside({ me }: { me: Player }) {
  const intl = useIntl();
  const { calls, again: askForCalls } = useCalls();
  const { notices, again: askForNotices } = useNotices();
  const again = (): void => {
    askForCalls();
    if (notices === null) askForNotices();
  };
  return (
    <div className={css.columns}>
      {calls === undefined && (
        <div className={css.wide}>
          <Skeleton lines={8} label={intl.formatMessage({ id: "common.loading" })} />
        </div>
      )}
      {calls === null && (
        <div className={css.wide}>
          <Notice
            tone="warn"
            isAlert
            actions={
              <Button size="small" onClick={again}>
                <FormattedMessage id="shell.again" />
              </Button>
            }
          >
            <FormattedMessage id="notices.missing" />
          </Notice>
        </div>
      )}
      {calls && (
        <>
          <div>
            <Ways me={me} calls={calls} />
            <WhatFor me={me} calls={calls} />
          </div>
          <div>
            <QuietCard calls={calls} />
            <Together calls={calls} />
            <Look />
          </div>
        </>
      )}
      <NoticeList notices={notices} onAgain={calls === null ? null : askForNotices} />
    </div>
  );
}
