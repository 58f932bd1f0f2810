// Ends a kind of letters: one button, and nobody need be signed in.
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import { Notice } from "@/kit/Notice";
import { useWork } from "@/platform/people/work";
import type { Stopped } from "@/wire/http";
import { stopLetters } from "./asking";
import { OWN_WORDS, ToSettings, Wrong } from "./Parts";

export function Stop({ token }: { token: string }) {
  const work = useWork(OWN_WORDS);
  const [stopped, show] = useState<Stopped | null>(null);
  if (stopped)
    return (
      <>
        <div role="status">
          <Notice tone="good">
            <FormattedMessage id="letters.stop.done" values={{ kind: stopped.kind }} />
          </Notice>
        </div>
        <ToSettings />
      </>
    );
  return (
    <>
      <p>
        <FormattedMessage id="letters.stop.ask" />
      </p>
      {work.wrong && <Wrong>{work.wrong}</Wrong>}
      <div>
        <Button kind="main" isBusy={work.isBusy} onClick={() => void work.run(async () => show(await stopLetters(token)))}>
          <FormattedMessage id="letters.stop.go" />
        </Button>
      </div>
    </>
  );
}
