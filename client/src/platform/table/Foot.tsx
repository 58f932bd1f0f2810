// Undo and help: two buttons that are always at the same place, with their keys.
import { FormattedMessage, useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { Tip } from "@/kit/Tip";
import { classes } from "@/kit/classes";
import { HintButton } from "@/platform/hint/HintButton";
import { useHintKey } from "@/platform/hint/hinting";
import { useHelp } from "./help";
import { useTableState } from "./state";
import { undoOf } from "./undo";
import * as css from "./Foot.module.css";

/** Tables at which a move is being taken back: a second key or click means the same one. */
const undoing = new Set<string>();

/** Takes the last move back, asks for it, or says why not. */
export function useUndo(): { why: string; can: "own" | "ask" | "no"; undo: () => void } {
  const intl = useIntl();
  const { sight, wish, tell } = useTableState();
  const { can, why } = undoOf(sight);
  const words = intl.formatMessage({ id: why });
  const undo = () => {
    if (can === "no") tell(words);
    else if (!undoing.has(sight.table)) {
      undoing.add(sight.table);
      // What was seen is meant: should it have been taken back meanwhile, it is not the move before it.
      void wish({ type: "TakeBack" }, sight).finally(() => undoing.delete(sight.table));
    }
  };
  return { why: words, can, undo };
}

/** The foot of the side on a wide page. */
export function Foot() {
  const help = useHelp();
  const { why, can, undo } = useUndo();
  const hint = useHintKey();
  return (
    <div className={classes(css.foot, hint && css.isFull)}>
      <Tip says={why}>
        <Button icon="i-undo" className={classes(can === "no" && css.footOff)} onClick={undo} aria-keyshortcuts="U">
          {can === "ask" ? (
            <FormattedMessage id="table.undo.askButton" />
          ) : (
            <>
              <FormattedMessage id="table.undo" />
              <kbd aria-hidden>U</kbd>
            </>
          )}
        </Button>
      </Tip>
      <HintButton />
      <Button icon="i-help" onClick={help} aria-keyshortcuts="?">
        <FormattedMessage id="table.help" />
        <kbd aria-hidden>?</kbd>
      </Button>
    </div>
  );
}

/** The same as two symbols in the head of a phone. */
export function SmallFoot() {
  const intl = useIntl();
  const help = useHelp();
  const { why, can, undo } = useUndo();
  return (
    <>
      <IconButton
        icon="i-undo"
        kind="quiet"
        iconSize={20}
        className={classes(can === "no" && css.footOff)}
        label={`${intl.formatMessage({ id: "table.undo" })}: ${why}`}
        onClick={undo}
      />
      <HintButton isSmall />
      <IconButton icon="i-help" kind="quiet" iconSize={20} label={intl.formatMessage({ id: "table.help" })} onClick={help} />
    </>
  );
}
