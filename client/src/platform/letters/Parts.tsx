// What the pages of letters have in common: what is said of a link that does not work, and the way to the settings.
import { FormattedMessage } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { Notice } from "@/kit/Notice";
import type { OwnWords } from "@/platform/people/problems";
import { Link } from "@/platform/router";

export const OWN_WORDS: OwnWords = { bad_link: "letters.bad" };

/** `onAgain` is left out where another try is offered elsewhere, or is of no use. */
export function Wrong({ children, onAgain }: { children: string; onAgain?: (() => void) | undefined }) {
  return (
    <Notice
      tone="warn"
      isAlert
      actions={
        onAgain && (
          <Button size="small" onClick={onAgain}>
            <FormattedMessage id="shell.again" />
          </Button>
        )
      }
    >
      {children}
    </Notice>
  );
}

export function ToSettings() {
  return (
    <div>
      <Link to="/notices" className={buttonClass()}>
        <Icon name="i-bell" size={19} />
        <FormattedMessage id="letters.settings" />
      </Link>
    </div>
  );
}
