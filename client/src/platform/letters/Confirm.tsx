// The letter was opened: its address counts. Said to the server at once, and nobody need be signed in.
import { useCallback, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Notice, Skeleton } from "@/kit/Notice";
import { type Problem, problemOf } from "@/platform/api";
import { useProblemWords } from "@/platform/people/problems";
import { confirmAddress } from "./asking";
import { OWN_WORDS, ToSettings, Wrong } from "./Parts";

export function Confirm({ token }: { token: string }) {
  const intl = useIntl();
  const wordsOf = useProblemWords(OWN_WORDS);
  const [address, show] = useState("");
  const [problem, fail] = useState<Problem | null>(null);
  const isAsked = useRef(false);
  const confirm = useCallback(() => {
    fail(null);
    confirmAddress(token).then(
      (confirmed) => show(confirmed.address),
      (thrown: unknown) => fail(problemOf(thrown)),
    );
  }, [token]);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    confirm();
  }, [confirm]);
  // The token is not in the address any more: loading the page again would not help.
  if (problem) return <Wrong onAgain={problem.code === "bad_link" ? undefined : confirm}>{wordsOf(problem)}</Wrong>;
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
