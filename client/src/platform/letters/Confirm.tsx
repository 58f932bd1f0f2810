// The letter was opened: its address counts. Said to the server at once, and nobody need be signed in.
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Notice, Skeleton } from "@/kit/Notice";
import { useWork } from "@/platform/people/work";
import { confirmAddress } from "./asking";
import { OWN_WORDS, ToSettings, Wrong } from "./Parts";

export function Confirm({ token }: { token: string }) {
  const intl = useIntl();
  const { run, wrong } = useWork(OWN_WORDS);
  const [address, show] = useState("");
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void run(async () => show((await confirmAddress(token)).address));
  }, [run, token]);
  if (wrong) return <Wrong>{wrong}</Wrong>;
  if (!address) return <Skeleton lines={2} label={intl.formatMessage({ id: "common.loading" })} />;
  return (
    <>
      <Notice tone="good">
        <FormattedMessage id="letters.confirm.done" values={{ address: <b>{address}</b> }} />
      </Notice>
      <ToSettings />
    </>
  );
}
