// Something that is asked of the server and takes a moment: waiting, then done, or what went wrong in words.
import { useState } from "react";
import { useIntl } from "react-intl";
import { PasskeyStopped } from "./passkeys";
import { type OwnWords, useProblemWords } from "./problems";

export interface Work {
  isBusy: boolean;
  /** What went wrong; "" while nothing has. */
  wrong: string;
  /** Does it; true once it is done. */
  run: (what: () => Promise<void>) => Promise<boolean>;
  clear: () => void;
}

/** `ownWords` is what some problems are called here. */
export function useWork(ownWords?: OwnWords): Work {
  const intl = useIntl();
  const wordsOf = useProblemWords(ownWords);
  const [isBusy, wait] = useState(false);
  const [wrong, complain] = useState("");
  const run = async (what: () => Promise<void>): Promise<boolean> => {
    wait(true);
    complain("");
    try {
      await what();
      return true;
    } catch (problem) {
      complain(problem instanceof PasskeyStopped ? intl.formatMessage({ id: "people.passkeys.stopped" }) : wordsOf(problem));
      return false;
    } finally {
      wait(false);
    }
  };
  return { isBusy, wrong, run, clear: () => complain("") };
}
