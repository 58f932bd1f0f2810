// The session ended while a table lay open: nothing of it is shown any more, and the way back in is right here.
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import { SignIn } from "@/platform/people/ComingIn";
import { MoreWords, wordsOf } from "@/platform/words";
import { Arriving, Closed } from "./Threshold";
import * as css from "./SignedOut.module.css";

const words = wordsOf("people");

/** Signing in leads straight back to the table; `otherwise` is for who comes back by another name. */
export default function SignedOut({ otherwise }: { otherwise: ReactNode }) {
  const [isAnother, another] = useState(false);
  if (isAnother) return otherwise;
  return (
    <MoreWords load={words} waiting={<Arriving />}>
      <Closed
        title={<FormattedMessage id="table.signedOut.title" />}
        more={
          <div className={css.signedOut}>
            <SignIn guest="" />
          </div>
        }
        ways={
          <Button onClick={() => another(true)}>
            <FormattedMessage id="table.signedOut.another" />
          </Button>
        }
      >
        <FormattedMessage id="table.signedOut.more" />
      </Closed>
    </MoreWords>
  );
}
