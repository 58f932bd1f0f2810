// The button that opens a hint, beside undo and help; a symbol on a phone.
import { FormattedMessage, useIntl } from "react-intl";
import { Button, IconButton } from "@/kit/Button";
import { useHintKey } from "./hinting";

export function HintButton({ isSmall = false }: { isSmall?: boolean }) {
  const intl = useIntl();
  const hint = useHintKey();
  if (!hint) return null;
  const { isOpen, isAsked, toggle } = hint;
  if (isSmall)
    return (
      <IconButton
        icon="i-hint"
        kind="quiet"
        iconSize={20}
        data-hint-button
        label={intl.formatMessage({ id: "table.hint" })}
        aria-expanded={isOpen}
        aria-disabled={!isAsked || undefined}
        onClick={toggle}
      />
    );
  return (
    <Button data-hint-button aria-keyshortcuts="H" aria-expanded={isOpen} isDisabled={!isAsked} onClick={toggle}>
      <FormattedMessage id="table.hint" />
      <kbd aria-hidden>H</kbd>
    </Button>
  );
}
