// The board of a game that has no picture here; and, where its picture did not come, the way to ask for it again.
import { FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import { Notice } from "@/kit/Notice";
import { Moves } from "./Moves";
import { Picture } from "./Picture";
import * as css from "./plain.module.css";

export function Board() {
  return (
    <div className={css.board}>
      <Picture />
    </div>
  );
}

export function BoardInstead() {
  return (
    <div className={css.board}>
      <Notice
        tone="warn"
        actions={
          <Button onClick={() => window.location.reload()}>
            <FormattedMessage id="plain.again" />
          </Button>
        }
      >
        <FormattedMessage id="plain.instead" />
      </Notice>
      <Picture />
    </div>
  );
}

/** The same again, where a table is read in words. */
export function TextBoard() {
  return (
    <div className={css.text}>
      <Picture />
      <Moves />
    </div>
  );
}
